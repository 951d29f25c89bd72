import { esBeInversio, esTangible } from '#areas/amortitzacio/domain/regularitzacio.ts';
import { isAutoliquidada, senseTipus } from '#areas/despesa/domain/imports.ts';
import { ambProrrata } from '#areas/despesa/domain/prorrata.ts';
import { diaDeRetencio } from '#areas/despesa/domain/retencio.ts';
import { irpfOf, ivaOf } from '#areas/referencia/server/index.ts';
import { type CalendarDate, yearOf } from '#kernel/calendar-date.ts';
import { largestRemainder, toCents } from '#kernel/rounding.ts';
import type { Executor } from '#server/database/tables.ts';
import type { Perfil } from '../contract/schemas.ts';
import { PERIODES, type TipusRebuda } from '../domain/codis.data.ts';
import type { Activitat, LiniaRebuda } from '../domain/linies.ts';
import { trimestreOf } from '../domain/periode.ts';
import { prorrataDe, TOTA } from '../domain/prorrata.ts';
import type { Abast } from './expedides-store.ts';
import { identitatOf, mitjaOf } from './identitat.ts';
import {
  type DespesaDeLlibre,
  type LiniaDeDespesa,
  listContinguts,
  listDespeses,
  listLinies,
} from './rebudes-store.ts';

interface Dades {
  readonly qualificada?: boolean;
  readonly rectifica?: { readonly motiu: TipusRebuda } | null;
  readonly deduible_en?: { readonly exercici: number; readonly trimestre: number } | null;
  readonly num_final?: string;
  readonly irpf_fk?: number | null;
  readonly forma_pagament?: string;
  readonly compte?: string;
}
const TIPUS: Readonly<Record<string, TipusRebuda>> = {
  factura: 'F1',
  importacio: 'F5',
  altres: 'F6',
  sense_factura: 'SF',
};
const tipusOf = ({ tipus }: DespesaDeLlibre, dades: Dades): TipusRebuda => {
  if (tipus === 'rectificativa') return dades.rectifica?.motiu ?? 'R1';
  if (tipus === 'simplificada') return dades.qualificada ? 'F1' : 'F2';
  return TIPUS[tipus] ?? 'F1';
};

const retingutsOf = (despesa: DespesaDeLlibre, linies: readonly LiniaDeDespesa[]): readonly number[] => {
  if (despesa.retingut === 0) return linies.map(() => 0);
  const bases = linies.map((linia) => (linia.amb_retencio === 1 ? BigInt(linia.base) : 0n));
  return (
    largestRemainder(BigInt(despesa.retingut), bases)?.map(toCents) ??
    linies.map((_linia, at) => (at === 0 ? despesa.retingut : 0))
  );
};

/** An investment good for VAT (LIVA 108); smaller ones and what cannot be touched are written off, and deducted as any other. */
const esBeDeIva = ({ be, base, tipus_be }: LiniaDeDespesa, on: CalendarDate): boolean =>
  be === 1 && esBeInversio(Math.abs(base), on, esTangible(tipus_be ?? ''));

/**
 * What of the VAT of a line is deducted under a pro rata, and its expense with what is not, in the part of the line that counts as
 * one. Cents.
 */
const deduccioOf = (linia: LiniaDeDespesa, prorrata: string) => {
  if (prorrata === TOTA) return { quota_deduible: linia.deduible, despesa: linia.despesa };
  const under = ambProrrata({ ...linia, quota_recarrec: linia.recarrec }, prorrata);
  return { quota_deduible: under.deduible, deduible_sencer: linia.deduible, despesa: under.despesa };
};

/** Lines of purchases that are exempt, by expense and key: what is not subject bears no VAT either, and is none of them. */
const exemptesOf = async (
  db: Executor,
  empresaId: number,
  linies: readonly LiniaDeDespesa[],
): Promise<(linia: LiniaDeDespesa) => boolean> => {
  // Where no cause was said, only the rate that was chosen tells it.
  const unsaid = linies.filter(({ iva, causa }) => iva === '0' && causa === null);
  const found = new Set<string>();
  for (const { despesa_fk, linies: kept } of await listContinguts(db, empresaId, [
    ...new Set(unsaid.map(({ despesa_fk }) => despesa_fk)),
  ]))
    for (const { clau, iva_fk } of JSON.parse(kept) as { clau: string; iva_fk: number | null }[])
      if (iva_fk !== null && ivaOf(iva_fk)?.codi === EXEMPT) found.add(`${despesa_fk} ${clau}`);
  return ({ despesa_fk, clau, causa }) =>
    causa === null ? found.has(`${despesa_fk} ${clau}`) : causa.startsWith(EXEMPT);
};
const EXEMPT = 'E';

const liniesOf = (
  despesa: DespesaDeLlibre,
  linies: readonly LiniaDeDespesa[],
  activitat: Activitat,
  {
    prorrates,
    esExempta,
  }: {
    readonly prorrates: Perfil['prorrates'];
    readonly esExempta: (linia: LiniaDeDespesa) => boolean;
  },
): LiniaRebuda[] => {
  const dades = JSON.parse(despesa.dades) as Dades;
  const document = `d${despesa.id}`;
  const autoliquidada = isAutoliquidada({ isp: despesa.isp === 1, clau: despesa.clau });
  const retinguts = retingutsOf(despesa, linies);
  const irpf = dades.irpf_fk ? (irpfOf(dades.irpf_fk)?.percentatge ?? null) : null;
  const later = dades.deduible_en ?? null;
  const tipus = tipusOf(despesa, dades);
  const retencio = diaDeRetencio({ ...despesa, nif: despesa.copia_nif }) as CalendarDate | null;
  const prorrata = prorrataDe(prorrates, later?.exercici ?? yearOf(despesa.data_recepcio as CalendarDate));
  return linies.map((linia, at) => {
    const { despesa: gasto, ...deduccio } = deduccioOf(linia, prorrata);
    const total = linia.base + (autoliquidada ? 0 : linia.quota + linia.recarrec);
    const retingut = retinguts[at] ?? 0;
    return {
      id: `${document}.${linia.ordre}`,
      document,
      ...trimestreOf(despesa.data_recepcio as CalendarDate),
      activitat,
      // What is written off over years is an expense by its quotas.
      concepte: linia.be === 1 ? null : linia.concepte,
      expedicio: despesa.data as CalendarDate,
      operacio: despesa.data_operacio === despesa.data ? null : (despesa.data_operacio as CalendarDate),
      nif: identitatOf(despesa.copia_nif, despesa.copia),
      nom: despesa.copia_nom,
      clau: despesa.clau,
      total,
      base: linia.base,
      iva: linia.iva,
      quota: linia.quota,
      recarrec: linia.tipus_recarrec,
      quota_recarrec: linia.recarrec,
      irpf: linia.amb_retencio === 1 && despesa.retingut !== 0 ? irpf : null,
      retingut,
      acord: '',
      immoble: null,
      referencia: '',
      tipus,
      despesa: linia.be === 1 || linia.concepte === null ? null : gasto,
      numero: despesa.num_factura,
      numero_final: dades.num_final ?? '',
      recepcio: despesa.data_recepcio as CalendarDate,
      numero_recepcio: String(despesa.numero),
      numero_recepcio_final: '',
      be_inversio: esBeDeIva(linia, despesa.data_operacio as CalendarDate),
      be_material: linia.be === 1 && esTangible(linia.tipus_be ?? ''),
      sense_tipus: senseTipus(linia, linia.be === 1),
      exempta: esExempta(linia),
      isp: despesa.isp === 1,
      posterior: later !== null,
      deduccio: later && {
        exercici: later.exercici,
        periode: PERIODES[later.trimestre - 1] as (typeof PERIODES)[number],
      },
      ...deduccio,
      pagament:
        despesa.data_pagament === null
          ? null
          : {
              data: despesa.data_pagament as CalendarDate,
              import: total,
              mitja: mitjaOf(dades.forma_pagament ?? ''),
              identificacio: dades.compte ?? '',
            },
      retencio: linia.amb_retencio === 1 && despesa.retingut !== 0 ? retencio : null,
    };
  });
};

/** Lines of the book of invoices received that these days need, from the expenses themselves. */
export const rebudesOf = async (
  db: Executor,
  empresaId: number,
  abast: Abast,
  activitat: Activitat,
  prorrates: Perfil['prorrates'],
): Promise<LiniaRebuda[]> => {
  const despeses = await listDespeses(db, empresaId, abast);
  const all = await listLinies(db, empresaId, abast);
  const linies = Map.groupBy(all, (row) => row.despesa_fk);
  const esExempta = await exemptesOf(db, empresaId, all);
  return despeses.flatMap((despesa) =>
    liniesOf(despesa, linies.get(despesa.id) ?? [], activitat, { prorrates, esExempta }),
  );
};
