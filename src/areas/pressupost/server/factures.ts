import type { z } from 'zod';
import { preusFixats } from '#areas/fiscal/server/index.ts';
import { CodedError, fieldFault } from '#kernel/coded-error.ts';
import type { Executor } from '#server/database/tables.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { translator } from '#server/http/texts.ts';
import type { pressupostRoutes } from '../contract/routes.ts';
import type { Pressupost, PressupostFields } from '../contract/schemas.ts';
import { centsText, type PartDeFita, partsOfFites } from '../domain/fites.ts';
import { pressupostPaper } from '../texts/paper.ts';
import { type FitaGuardada, fieldsOf, fitesOf, TOT, writtenOf } from './fields.ts';
import type { FacturaDemanada, PressupostPorts } from './ports.ts';
import { checkStale, getPressupost, holdPressupost, writeRow } from './service.ts';
import { findPressupost, type PressupostRow } from './store.ts';

type Body = z.output<NonNullable<(typeof pressupostRoutes.invoice)['body']>>;
type Linia = PressupostFields['linies'][number];
const translate = translator([pressupostPaper]);
const BLANK: Omit<Linia, 'clau' | 'concepte'> = {
  tipus: 'linia',
  descripcio: '',
  quantitat: '1',
  unitat: '',
  preu: '0',
  preu_iva: null,
  descompte: '0',
  iva_fk: null,
  causa: null,
  irpf_fk: null,
  opcio: false,
  suplit: null,
};

/** The draft invoice that a milestone asks for, in the language of the quotation. */
const demanadaOf = (
  row: PressupostRow,
  fields: PressupostFields,
  { fita, part, language }: { fita: FitaGuardada; part: PartDeFita<Linia>; language: 'ca' | 'es' | 'en' },
): FacturaDemanada => {
  const number = row.numero_text ?? '';
  const concepte =
    fita.percentatge === null
      ? fita.nom
      : translate(language, 'pressupost.paper.part', {
          fita: fita.nom,
          percentatge: fita.percentatge.replace('.', language === 'en' ? '.' : ','),
          titol: fields.titol || number,
          numero: number,
        });
  const linies = part.linies.map(
    (one, place): Linia =>
      one.kind === 'copia'
        ? { ...one.linia, clau: `l${place}` }
        : {
            ...BLANK,
            clau: `l${place}`,
            concepte,
            preu: centsText(one.base),
            iva_fk: one.iva_fk,
            causa: one.causa,
            irpf_fk: one.irpf_fk,
          },
  );
  const general = { concepte: '', import: Math.abs(part.ajust) };
  return {
    pressupost_fk: row.id,
    agent_fk: fields.agent_fk,
    treball_fk: fields.treball_fk,
    idioma: fields.idioma,
    recarrec_equivalencia: fields.recarrec_equivalencia,
    linies: fields.fites.length === 0 ? fields.linies.filter((linia) => !linia.opcio) : linies,
    descomptes: part.ajust > 0 ? [general] : [],
    carrecs: part.ajust < 0 ? [general] : [],
  };
};

/** The milestone with another invoice in the place of the one it had. */
const invoicedBy = (fita: FitaGuardada, factura_fk: number): FitaGuardada => ({
  ...fita,
  factura_fk,
  anteriors: [...(fita.anteriors ?? []), ...(fita.factura_fk === null ? [] : [fita.factura_fk])].filter(
    (id) => id !== factura_fk,
  ),
});

interface FacturaDePressupost {
  readonly pressupostId: number;
  readonly facturaId: number;
}

/** How the milestone that an invoice was made of stands: another took its place, or its quotation is accepted no more. */
export const fitaDe = async (
  db: Executor,
  empresaId: number,
  { pressupostId, facturaId }: FacturaDePressupost,
): Promise<'perduda' | 'no_acceptada' | null> => {
  const row = await findPressupost(db, empresaId, pressupostId);
  if (row === undefined) return null;
  if (!fitesOf(row).some(({ factura_fk }) => factura_fk === facturaId)) return 'perduda';
  return row.estat === 'acceptat' ? null : 'no_acceptada';
};

/** Gives a milestone back to its deleted draft; refused where it has been invoiced again, or is agreed no more. */
export const recuperaFita = async (
  context: CompanyContext,
  ports: PressupostPorts,
  { pressupostId, facturaId }: FacturaDePressupost,
): Promise<void> => {
  const row = await holdPressupost(context, pressupostId);
  if (row.estat !== 'acceptat')
    throw new CodedError(409, 'desfer_fita_no_acceptada', { params: { pressupost: row.numero_text ?? row.titol } });
  const fites = fitesOf(row);
  if (fites.some(({ factura_fk }) => factura_fk === facturaId)) return;
  const fita = fites.find(({ anteriors }) => anteriors?.includes(facturaId));
  const now = fita?.factura_fk ?? null;
  const live = now === null ? null : await ports.factures.named(context.db, context.empresa.id, [now]);
  if (!fita || (now !== null && live?.has(now)))
    throw new CodedError(409, 'desfer_fita_facturada', {
      params: { fita: fita?.nom ?? row.titol, pressupost: row.numero_text ?? '' },
    });
  const after = fites.map((one) => (one === fita ? invoicedBy(fita, facturaId) : one));
  await writeRow(context, ports, row, { fites: JSON.stringify(after) });
};

/** Draft invoices of milestones; each milestone is invoiced once while its invoice exists. */
export const invoicePressupost = async (
  context: CompanyContext,
  ports: PressupostPorts,
  id: number,
  body: Body,
): Promise<{ factures: number[]; pressupost: Pressupost }> => {
  const row = await holdPressupost(context, id);
  await checkStale(context, ports, row, body.versio);
  if (row.estat !== 'acceptat') throw new CodedError(409, 'pressupost_no_acceptat');
  const fields = preusFixats(fieldsOf(row));
  const kept = fitesOf(row);
  const fites: readonly FitaGuardada[] =
    fields.fites.length > 0
      ? kept
      : [
          kept[0] ?? {
            clau: TOT,
            nom: fields.titol || (row.numero_text ?? TOT),
            percentatge: null,
            capitol: null,
            factura_fk: null,
          },
        ];
  const parts = partsOfFites(writtenOf(fields)) as readonly PartDeFita<Linia>[];
  const live = await ports.factures.named(
    context.db,
    context.empresa.id,
    fites.flatMap(({ factura_fk }) => (factura_fk === null ? [] : [factura_fk])),
  );
  const made = new Map<string, number>();
  for (const clau of new Set(body.fites)) {
    const place = fites.findIndex((fita) => fita.clau === clau);
    const [fita, part] = [fites[place], parts[place]];
    if (!fita || !part) throw fieldFault('fites', 'fita_desconeguda');
    if (fita.factura_fk !== null && live.has(fita.factura_fk))
      throw new CodedError(409, 'fita_facturada', { params: { fita: fita.nom } });
    const demanada = demanadaOf(row, fields, { fita, part, language: fields.idioma ?? context.language });
    made.set(clau, await ports.factures.create(context, demanada));
  }
  const after = fites.map((fita) => {
    const factura_fk = made.get(fita.clau);
    return factura_fk === undefined ? fita : invoicedBy(fita, factura_fk);
  });
  await writeRow(context, ports, row, { fites: JSON.stringify(after) });
  await recordHistory(context, [
    {
      entitat: 'pressupost',
      id,
      accio: 'canvia',
      abans: { facturat: null },
      despres: { facturat: fites.filter(({ clau }) => made.has(clau)).map(({ nom }) => nom) },
      ...(row.treball_fk !== null && { arrel: { entitat: 'treball', id: row.treball_fk } }),
    },
  ]);
  return { factures: [...made.values()], pressupost: await getPressupost(context, ports, id) };
};
