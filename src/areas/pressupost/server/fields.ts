import type { TotalsEnviats } from '#areas/fiscal/contract/document.ts';
import { totalsOfEscrit } from '#areas/fiscal/server/index.ts';
import { fold, foldWords } from '#kernel/fold.ts';
import type { PressupostFields } from '../contract/schemas.ts';
import type { PressupostColumns, PressupostRow } from './store.ts';

type Dades = Pick<
  PressupostFields,
  'idioma' | 'text' | 'condicions' | 'descomptes' | 'carrecs' | 'recarrec_equivalencia'
>;
/** A milestone as it is kept: with the invoice that it became, and those it had been before. */
export type FitaGuardada = PressupostFields['fites'][number] & {
  readonly factura_fk: number | null;
  readonly anteriors?: readonly number[];
};
/** Key of the only part of a quotation without milestones. */
export const TOT = 'tot';

export const fitesOf = (row: Pick<PressupostRow, 'fites'>): readonly FitaGuardada[] =>
  JSON.parse(row.fites) as FitaGuardada[];

/** What was written of a quotation. */
export const fieldsOf = (row: PressupostRow): PressupostFields => ({
  serie: row.serie,
  data: row.data,
  validesa: row.validesa,
  agent_fk: row.agent_fk,
  treball_fk: row.treball_fk,
  titol: row.titol,
  notes: row.notes,
  linies: JSON.parse(row.linies) as PressupostFields['linies'],
  fites: fitesOf(row)
    .filter((fita) => fita.clau !== TOT)
    .map(({ factura_fk: _factura, anteriors: _before, ...fita }) => fita),
  ...(JSON.parse(row.dades) as Dades),
});

/** What `partsOfFites` and `totalsOf` add up. */
export const writtenOf = (fields: PressupostFields) => ({ ...fields, retencio: null, bestretes: [] });

/** What a quotation comes to; refused where it cannot be added up. */
export const totalsOfFields = (fields: PressupostFields): TotalsEnviats => totalsOfEscrit(writtenOf(fields));

/** The columns that follow from what was written. `kept`: milestones with their invoices. */
export const columnsOf = (fields: PressupostFields, totals: TotalsEnviats, kept: readonly FitaGuardada[]) => {
  const { serie, data, validesa, agent_fk, treball_fk, titol, notes, linies, fites, ...dades } = fields;
  const invoiceOf = new Map(kept.map(({ clau, factura_fk, anteriors }) => [clau, { factura_fk, anteriors }]));
  return {
    serie,
    data,
    validesa,
    agent_fk,
    treball_fk,
    titol,
    notes,
    titol_ordre: fold(titol),
    linies: JSON.stringify(linies),
    dades: JSON.stringify(dades),
    fites: JSON.stringify(fites.map((fita) => ({ ...fita, ...(invoiceOf.get(fita.clau) ?? { factura_fk: null }) }))),
    totals: JSON.stringify(totals),
    base: totals.base,
    total: totals.total_factura,
  } satisfies Partial<PressupostColumns>;
};

/** What lists search and order by. */
export const searchColumns = (given: {
  readonly numero: string | null;
  readonly ordre: string;
  readonly nom: string;
  readonly nif: string;
  readonly titol: string;
  readonly treball: string;
}): Pick<PressupostColumns, 'cerca' | 'agent_ordre' | 'numero_ordre'> => ({
  cerca: foldWords(given.numero, given.nom, given.nif, given.titol, given.treball),
  agent_ordre: fold(given.nom),
  numero_ordre: given.ordre,
});
