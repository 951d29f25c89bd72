import { agentRoutes } from '#areas/agent/contract/routes.ts';
import { despesaRoutes } from '#areas/despesa/contract/routes.ts';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import { validNif } from './agents.ts';
import type { Caller } from './caller.ts';

/** Suppliers by a short name: companies but where surnames say a person. */
const SUPPLIERS = {
  lloguer: { rao_social: 'Locals Exemple, SL' },
  llum: { rao_social: 'Elèctrica Exemple, SA' },
  telefon: { rao_social: 'Telefonia Exemple, SA' },
  paper: { rao_social: 'Papereria Exemple, SL' },
  benzina: { rao_social: 'Estació de Servei Exemple, SL' },
  collegi: { rao_social: 'Col·legi Exemple' },
  asseguranca: { rao_social: 'Mútua Exemple, SA' },
  informatica: { rao_social: 'Informàtica Exemple, SL' },
  delineant: { nom: 'Delineant', cognoms: 'Exemple' },
  programa: { rao_social: 'Software Exemple Ltd', nif_pais: 'IE', nif: 'IE1234567X' },
} as const;
type Supplier = keyof typeof SUPPLIERS;

interface Spent {
  /** Days ago that it came. */
  readonly ago: number;
  /** Null: nobody bills it. */
  readonly of: Supplier | null;
  /** Kinds and net cents of its lines. */
  readonly lines: readonly (readonly [tipus: number, base: number, concepte: string])[];
  /** Work that it is for, whole. */
  readonly work?: number;
  /** Days that it was paid after; absent: it is owed. */
  readonly paid?: number;
}
const QUARTERS = [275, 183, 92, 14];
const REGULAR: readonly Spent[] = QUARTERS.flatMap((ago): Spent[] => [
  { ago, of: 'lloguer', lines: [[2010, 65_000, 'Lloguer del despatx']], paid: 5 },
  { ago: ago + 6, of: 'llum', lines: [[2021, 11_240 + ago, 'Llum']], ...(ago > 30 && { paid: 12 }) },
  { ago: ago + 9, of: 'telefon', lines: [[2024, 5_490, 'Telèfon i internet']], paid: 3 },
  { ago: ago + 2, of: 'benzina', lines: [[4020, 6_230 + ago, 'Desplaçaments a obra']], paid: 0 },
]);
const OTHERS: readonly Spent[] = [
  { ago: 260, of: 'informatica', lines: [[3010, 148_000, 'Ordinador portàtil']], paid: 30 },
  { ago: 231, of: 'asseguranca', lines: [[7210, 92_000, 'Responsabilitat civil']], paid: 2 },
  { ago: 205, of: 'delineant', lines: [[7040, 45_000, 'Plànols de l’edifici']], work: 0, paid: 20 },
  { ago: 160, of: 'collegi', lines: [[7120, 16_500, 'Quota col·legial']], paid: 1 },
  { ago: 120, of: 'collegi', lines: [[7110, 8_300, 'Visat']], work: 1, paid: 0 },
  { ago: 104, of: 'programa', lines: [[3060, 24_900, 'Llicència anual']], paid: 0 },
  { ago: 76, of: 'delineant', lines: [[7040, 38_000, 'Detalls de fonaments']], work: 0, paid: 25 },
  {
    ago: 55,
    of: 'paper',
    lines: [
      [6010, 8_420, 'Paper i tòner'],
      [6030, 3_600, 'Llibres de normes'],
    ],
    paid: 8,
  },
  { ago: 33, of: null, lines: [[7520, 1_250, 'Comissions del compte']], paid: 0 },
  { ago: 9, of: 'delineant', lines: [[7040, 52_000, 'Façana i coberta']], work: 2 },
];
/** Books bear the reduced rate; insurance and the bank, none. */
const RATES: Readonly<Record<number, number | null>> = { 6030: 3, 7210: null, 7520: null };

/** Expenses of the last quarters: kinds, a good that is being written off, some for works, some owed. */
export const makeExpenses = async (
  call: Caller,
  empresa: number,
  { works, today }: { readonly works: readonly number[]; readonly today: CalendarDate },
): Promise<void> => {
  const ids = new Map<Supplier, number>();
  for (const [at, [name, fields]] of Object.entries(SUPPLIERS).entries()) {
    const persona = 'cognoms' in fields ? 'F' : 'E';
    const nif = validNif(persona === 'F' ? '99000900' : `B98${String(at + 1).padStart(5, '0')}`);
    const agent = await call(agentRoutes.create, {
      body: { tipus_persona: persona, proveidor: true, nif, ...fields },
    });
    ids.set(name as Supplier, agent.id);
  }
  const all = [...REGULAR, ...OTHERS].sort((one, other) => other.ago - one.ago);
  for (const [at, { ago, of, lines, work, paid }] of all.entries()) {
    const data = addDays(today, -ago);
    const treball_fk = work === undefined ? undefined : works[work];
    await call(despesaRoutes.create, {
      params: { id: empresa },
      body: {
        tipus: of === null ? 'sense_factura' : 'factura',
        agent_fk: of === null ? null : (ids.get(of) ?? null),
        num_factura: of === null ? '' : `${data.slice(2, 4)}/${String(1001 + at * 7)}`,
        data,
        venciment: addDays(data, 30),
        data_pagament: paid === undefined ? null : addDays(data, paid),
        linies: lines.map(([tipus_despesa_fk, base, concepte], place) => ({
          clau: `l${place + 1}`,
          tipus_despesa_fk,
          concepte,
          base,
          ...(tipus_despesa_fk in RATES && { iva_fk: RATES[tipus_despesa_fk] }),
        })),
        treballs: treball_fk === undefined ? [] : [{ treball_fk, percentatge: '100' }],
      },
    });
  }
};
