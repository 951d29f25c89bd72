import type { Agent } from '#areas/agent/contract/schemas.ts';
import { type AgentCopy, copyOfAgent } from '#areas/agent/server/index.ts';
import { irpfOf, ivaOf } from '#areas/referencia/server/index.ts';
import { yearOf } from '#kernel/calendar-date.ts';
import { CodedError } from '#kernel/coded-error.ts';
import { fold, foldWords } from '#kernel/fold.ts';
import { trimestreOf } from '#kernel/trimestre.ts';
import { asFlag } from '#server/database/tables.ts';
import type { DespesaFields, ImportsDespesa, LiniaDespesa } from '../contract/schemas.ts';
import { compta, donaDret, importsOf, isAutoliquidada, type LiniaSumable, partsOf } from '../domain/imports.ts';
import type { LiniaRow, PartRow } from './linia-store.ts';
import type { DespesaColumns, DespesaRow } from './store.ts';

/** What was written of an expense. */
export const fieldsOf = (row: DespesaRow): DespesaFields => ({
  tipus: row.tipus as DespesaFields['tipus'],
  agent_fk: row.agent_fk,
  num_factura: row.num_factura,
  data: row.data,
  clau: row.clau as DespesaFields['clau'],
  isp: row.isp === 1,
  venciment: row.venciment,
  data_pagament: row.data_pagament,
  etiquetes: JSON.parse(row.etiquetes) as string[],
  linies: JSON.parse(row.linies) as DespesaFields['linies'],
  ...(JSON.parse(row.dades) as Omit<
    DespesaFields,
    | 'tipus'
    | 'agent_fk'
    | 'num_factura'
    | 'data'
    | 'clau'
    | 'isp'
    | 'venciment'
    | 'data_pagament'
    | 'etiquetes'
    | 'linies'
  >),
});

/** The day that it reached the office, by which it is numbered and told to the tax agency. */
export const recepcioOf = ({ data, data_recepcio }: Pick<DespesaFields, 'data' | 'data_recepcio'>): string =>
  data_recepcio ?? data;
/** The exercise in which its VAT is deducted. */
export const exerciciDeduccio = (fields: Pick<DespesaFields, 'data' | 'data_recepcio' | 'deduible_en'>): number =>
  fields.deduible_en?.exercici ?? yearOf(recepcioOf(fields));
export const exerciciOf = (fields: Pick<DespesaFields, 'data' | 'data_recepcio'>): number => yearOf(recepcioOf(fields));

/** Cents that an expense may come to: what JSON numbers and both databases hold with room to spare. */
const MOST = 1_000_000_000_000;
type Sumat = Pick<DespesaFields, 'tipus' | 'qualificada' | 'clau' | 'isp' | 'irpf_fk' | 'retingut'> & {
  readonly linies: readonly LiniaDespesa[];
};

const ratesOf = ({ iva_fk, recarrec }: Pick<LiniaDespesa, 'iva_fk' | 'recarrec'>) => {
  const rate = iva_fk === null ? null : ivaOf(iva_fk);
  return { iva: rate?.percentatge ?? null, recarrec: recarrec ? (rate?.recarrec ?? null) : null };
};
const sumableOf = (linia: LiniaDespesa): LiniaSumable => ({
  base: linia.base,
  ...ratesOf(linia),
  quota: linia.quota,
  quota_recarrec: linia.quota_recarrec,
  iva_deduible: linia.iva_deduible,
  deduible: linia.deduible,
  amb_retencio: linia.amb_retencio,
  compta: compta(linia),
});
/** Whether the VAT of a row is owed by whoever buys. */
export const isAutoliquidadaRow = ({ isp, clau }: Pick<DespesaRow, 'isp' | 'clau'>): boolean =>
  isAutoliquidada({ isp: isp === 1, clau });
/** What an expense comes to; refused where it cannot be kept. */
export const importsOfFields = (fields: Sumat): ImportsDespesa => {
  const { linies, ...sums } = importsOf({
    linies: fields.linies.map(sumableOf),
    autoliquidada: isAutoliquidada(fields),
    dona_dret: donaDret(fields),
    irpf: fields.irpf_fk === null ? null : (irpfOf(fields.irpf_fk)?.percentatge ?? null),
    retingut: fields.retingut,
  });
  if (Object.values(sums).some((cents) => Math.abs(cents) > MOST)) throw new CodedError(422, 'import_massa_gran');
  return {
    linies: linies.map((one, place) => {
      const linia = fields.linies[place];
      return { ...(linia ? ratesOf(linia) : { iva: null, recarrec: null }), ...one };
    }),
    ...sums,
  };
};

/** What an expense without an agent keeps of its supplier: a name at most. */
const namedCopy = (nom: string): AgentCopy => ({ copia: '{}', copia_nif: '', copia_nom: nom, empremta: '' });
export const copyOf = (agent: Agent | null, nom: string): AgentCopy => (agent ? copyOfAgent(agent) : namedCopy(nom));

/** The supplier's number as it is found again: without case, spaces nor marks. */
export const numClau = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');
/** Numbers sorted as people read them: `9` before `10`. */
const numOrdre = (text: string): string => fold(text).replace(/\d+/g, (digits) => digits.padStart(12, '0'));

/** The columns that follow from what was written. */
export const columnsOf = (fields: DespesaFields, imports: ImportsDespesa) => {
  const { tipus, agent_fk, num_factura, data, clau, isp, venciment, data_pagament, etiquetes, linies, ...dades } =
    fields;
  const recepcio = recepcioOf(fields);
  return {
    exercici: yearOf(recepcio),
    trimestre: trimestreOf(recepcio).trimestre,
    tipus,
    data,
    data_operacio: fields.data_operacio ?? data,
    data_recepcio: recepcio,
    agent_fk,
    num_factura,
    num_clau: numClau(num_factura),
    num_ordre: numOrdre(num_factura),
    clau,
    isp: asFlag(isp),
    base: imports.base,
    quota: imports.quota,
    recarrec: imports.quota_recarrec,
    deduible: imports.deduible,
    retingut: imports.retingut,
    total: imports.total,
    a_pagar: imports.a_pagar,
    venciment,
    data_pagament,
    deduccio: fields.deduible_en ? `${fields.deduible_en.exercici}-${fields.deduible_en.trimestre}` : null,
    be: asFlag(linies.some((one) => one.be_inversio !== null)),
    etiquetes: JSON.stringify(etiquetes),
    linies: JSON.stringify(linies),
    dades: JSON.stringify(dades),
    imports: JSON.stringify(imports),
  } satisfies Partial<DespesaColumns>;
};

/** What lists search and order by. */
export const searchColumns = (
  fields: DespesaFields,
  given: {
    readonly nom: string;
    readonly nif: string;
    readonly treballs: readonly string[];
    readonly tipus: readonly string[];
  },
): Pick<DespesaColumns, 'cerca' | 'proveidor_ordre'> => ({
  cerca: foldWords(
    given.nom,
    given.nif,
    fields.num_factura,
    ...given.treballs,
    ...given.tipus,
    ...fields.linies.map((one) => one.concepte),
    ...fields.etiquetes,
  ),
  proveidor_ordre: fold(given.nom),
});

/** Rows of the lines; `concepteOf` gives the concept of the register book of each. */
export const liniaRows = (
  of: { readonly empresa_fk: number; readonly despesa_fk: number },
  fields: DespesaFields,
  imports: ImportsDespesa,
  concepteOf: (linia: LiniaDespesa) => string | null,
): LiniaRow[] =>
  fields.linies.map((linia, ordre) => {
    const sums = imports.linies[ordre];
    return {
      ...of,
      ordre,
      clau: linia.clau,
      tipus_despesa_fk: linia.tipus_despesa_fk,
      concepte: concepteOf(linia),
      iva: sums?.iva ?? null,
      tipus_recarrec: sums?.recarrec ?? null,
      causa: linia.causa,
      amb_retencio: asFlag(linia.amb_retencio),
      base: linia.base,
      quota: sums?.quota ?? 0,
      recarrec: sums?.quota_recarrec ?? 0,
      deduible: sums?.deduible ?? 0,
      despesa: sums?.despesa ?? 0,
      be: asFlag(linia.be_inversio !== null),
    };
  });

/** Rows of the parts that works take: each sum is parted, so that parts and what is left over add up to it. */
export const partRows = (
  of: { readonly empresa_fk: number; readonly despesa_fk: number },
  fields: Pick<DespesaFields, 'treballs' | 'isp' | 'clau'>,
  imports: ImportsDespesa,
): PartRow[] => {
  const percents = fields.treballs.map((one) => one.percentatge);
  const parted = (whole: number) => partsOf(whole, percents);
  const bases = parted(imports.base);
  const quotes = parted(imports.quota);
  const recarrecs = parted(imports.quota_recarrec);
  const deduibles = parted(imports.deduible);
  const retinguts = parted(imports.retingut);
  return fields.treballs.map(({ treball_fk, percentatge }, ordre) => {
    const [base = 0, quota = 0, retingut = 0] = [bases[ordre], quotes[ordre], retinguts[ordre]];
    const total = base + (isAutoliquidada(fields) ? 0 : quota + (recarrecs[ordre] ?? 0));
    const deduible = deduibles[ordre] ?? 0;
    return { ...of, ordre, treball_fk, percentatge, base, quota, deduible, retingut, total, a_pagar: total - retingut };
  });
};
