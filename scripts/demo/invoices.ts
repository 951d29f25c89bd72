import { facturaAccioRoutes } from '#areas/factura/contract/accions.ts';
import { cobramentRoutes } from '#areas/factura/contract/cobraments.ts';
import { facturaRoutes } from '#areas/factura/contract/routes.ts';
import { pressupostRoutes } from '#areas/pressupost/contract/routes.ts';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import type { Caller } from './caller.ts';

interface Made {
  /** Days ago that it was issued; null: a draft. */
  readonly ago: number | null;
  readonly work: number;
  readonly concepte: string;
  readonly preu: string;
  /** Part of it that was collected. */
  readonly paid?: number;
}
/** Oldest first: dates of a series never go back. */
const INVOICES: readonly Made[] = [
  { ago: 210, work: 0, concepte: 'Direcció d’execució, primera certificació', preu: '2400', paid: 1 },
  { ago: 175, work: 1, concepte: 'Programa de control de qualitat', preu: '1150', paid: 1 },
  { ago: 140, work: 2, concepte: 'Coordinació de seguretat i salut', preu: '1875.50', paid: 1 },
  { ago: 98, work: 0, concepte: 'Direcció d’execució, segona certificació', preu: '2400', paid: 0.5 },
  { ago: 70, work: 3, concepte: 'Control de recepció del formigó, lots 1 a 5', preu: '935' },
  { ago: 41, work: 4, concepte: 'Informe pericial', preu: '780', paid: 1 },
  { ago: 20, work: 1, concepte: 'Seguiment del control, trimestre', preu: '1640' },
  { ago: 6, work: 5, concepte: 'Certificat final i llibre de l’edifici', preu: '2150' },
  { ago: null, work: 2, concepte: 'Visites d’obra, novembre', preu: '640' },
];
const OFFERS = [
  { titol: 'Direcció d’execució d’un aparcament', preu: '6800', ago: 26, state: 'enviat' },
  { titol: 'Control de qualitat d’una escola', preu: '4200', ago: 12, state: 'enviat' },
  { titol: 'Certificat d’eficiència energètica', preu: '320', ago: 60, state: 'rebutjat' },
  { titol: 'Rehabilitació d’una façana', preu: '5400', ago: 45, state: 'acceptat' },
  { titol: 'Estudi de patologies', preu: '950', ago: 2, state: 'esborrany' },
] as const;
const FITES = [
  { clau: 'f1', nom: 'Encàrrec', percentatge: '30' },
  { clau: 'f2', nom: 'Meitat de l’obra', percentatge: '40' },
  { clau: 'f3', nom: 'Final d’obra', percentatge: '30' },
] as const;

/** Invoices of the year in every state, and quotations; the work that an accepted one would open is left for whoever looks. */
export const makeInvoices = async (
  call: Caller,
  empresa: number,
  given: { readonly promotors: readonly number[]; readonly works: readonly number[]; readonly today: CalendarDate },
): Promise<void> => {
  const { promotors, works, today } = given;
  const at = { params: { id: empresa } };
  for (const { ago, work, concepte, preu, paid = 0 } of INVOICES) {
    const data = addDays(today, -(ago ?? 0));
    const made = await call(facturaRoutes.create, {
      ...at,
      body: {
        agent_fk: promotors[work],
        treball_fk: works[work],
        data,
        venciments: [{ data: addDays(data, 30), import: null }],
        linies: [{ clau: 'a', concepte, preu, iva_fk: 1 }],
      },
    });
    if (ago === null) continue;
    const issued = await call(facturaAccioRoutes.emetre, {
      params: { id: empresa, fid: made.id },
      body: { versio: made.versio },
    });
    if (paid > 0)
      await call(cobramentRoutes.create, {
        params: { id: empresa, fid: made.id },
        body: {
          data: addDays(data, 25),
          total: Math.round(issued.totals.total_a_pagar * paid),
          forma: 'transferencia',
        },
      });
  }
  for (const [place, { titol, preu, ago, state }] of OFFERS.entries()) {
    const data = addDays(today, -ago);
    const validesa = addDays(data, 30) < today ? addDays(today, 15) : addDays(data, 30);
    const linies = [
      { clau: 'a', concepte: titol, preu, iva_fk: 1 },
      { clau: 'o', concepte: 'Llibre de l’edifici', preu: '450', iva_fk: 1, opcio: true },
    ];
    const { id, versio } = await call(pressupostRoutes.create, {
      ...at,
      body: { agent_fk: promotors[place + 2], titol, data, validesa, linies, fites: FITES },
    });
    if (state === 'esborrany') continue;
    const params = { id: empresa, pid: id };
    const sent = await call(pressupostRoutes.emetre, { params, body: { versio } });
    if (state === 'acceptat')
      await call(pressupostRoutes.accept, { params, body: { versio: sent.versio, nom: 'Propietat', treball: 'cap' } });
    if (state === 'rebutjat')
      await call(pressupostRoutes.refuse, {
        params,
        body: { versio: sent.versio, text: 'Han triat un altre despatx.' },
      });
  }
};
