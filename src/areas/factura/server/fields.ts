import type { TotalsEnviats } from '#areas/fiscal/contract/document.ts';
import { totalsOfEscrit } from '#areas/fiscal/server/index.ts';
import { fold, foldWords } from '#kernel/fold.ts';
import type { FacturaFields } from '../contract/schemas.ts';
import { importsOfVenciments, primerVenciment } from '../domain/venciments.ts';
import type { FacturaColumns, FacturaRow } from './store.ts';

/** What was written of an invoice. */
export const fieldsOf = (row: FacturaRow): FacturaFields => ({
  tipus: row.tipus as FacturaFields['tipus'],
  serie: row.serie,
  data: row.data,
  data_operacio: row.data_operacio,
  agent_fk: row.agent_fk,
  treball_fk: row.treball_fk,
  notes: row.notes,
  etiquetes: JSON.parse(row.etiquetes) as string[],
  linies: JSON.parse(row.linies) as FacturaFields['linies'],
  ...(JSON.parse(row.dades) as Omit<
    FacturaFields,
    'tipus' | 'serie' | 'data' | 'data_operacio' | 'agent_fk' | 'treball_fk' | 'notes' | 'etiquetes' | 'linies'
  >),
});

/** What a document comes to; refused where it cannot be added up. */
export const totalsOfFields = (
  fields: Pick<FacturaFields, 'linies' | 'descomptes' | 'carrecs' | 'recarrec_equivalencia' | 'retencio' | 'bestretes'>,
): TotalsEnviats => totalsOfEscrit(fields);

/** The columns that follow from what was written. */
export const columnsOf = (
  fields: FacturaFields,
  totals: TotalsEnviats,
): Pick<
  FacturaColumns,
  | 'tipus'
  | 'serie'
  | 'data'
  | 'data_operacio'
  | 'agent_fk'
  | 'treball_fk'
  | 'notes'
  | 'etiquetes'
  | 'linies'
  | 'dades'
  | 'totals'
  | 'base'
  | 'quota'
  | 'retingut'
  | 'total_factura'
  | 'total'
> => {
  const { tipus, serie, data, data_operacio, agent_fk, treball_fk, notes, etiquetes, linies, ...dades } = fields;
  return {
    tipus,
    serie,
    data,
    data_operacio,
    agent_fk,
    treball_fk,
    notes,
    etiquetes: JSON.stringify(etiquetes),
    linies: JSON.stringify(linies),
    dades: JSON.stringify(dades),
    totals: JSON.stringify(totals),
    base: totals.base,
    quota: totals.quotes,
    retingut: totals.retingut,
    total_factura: totals.total_factura,
    total: totals.total_a_pagar,
  };
};

/** What lists search and order by. */
export const searchColumns = (
  fields: FacturaFields,
  given: {
    readonly numero: string | null;
    readonly ordre: string;
    readonly nom: string;
    readonly nif: string;
    readonly treball: string;
  },
): Pick<FacturaColumns, 'cerca' | 'agent_ordre' | 'numero_ordre'> => ({
  cerca: foldWords(
    given.numero,
    given.nom,
    given.nif,
    given.treball,
    fields.serie,
    fields.referencies.comanda,
    fields.referencies.expedient,
    fields.referencies.contracte,
    ...fields.etiquetes,
  ),
  agent_ordre: fold(given.nom),
  numero_ordre: given.ordre,
});

/**
 * The first due date that is still to be paid, of so much of which so much is covered. A proforma and what gives back, by
 * its sign or by differences, have none but the ones that were written.
 */
export const vencimentOf = (fields: FacturaFields, total: number, covered: number): string | null =>
  fields.venciments.length === 0 && (fields.tipus === 'proforma' || fields.rectifica?.metode === 'I' || total < 0)
    ? null
    : primerVenciment(importsOfVenciments(fields.venciments, fields.data, total), covered);
