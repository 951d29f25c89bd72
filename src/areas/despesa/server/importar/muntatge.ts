import type { Agent } from '#areas/agent/contract/schemas.ts';
import { baseOfTotal, PLACES_PERCENTATGE, partOf } from '#areas/fiscal/domain/linia.ts';
import { esComunitari } from '#areas/fiscal/domain/nif-iva.ts';
import { irpfDePercentatge, ivaDePercentatge, ivaOf } from '#areas/referencia/server/index.ts';
import type { FieldFault } from '#kernel/coded-error.ts';
import { largestRemainder } from '#kernel/rounding.ts';
import { type DespesaFields, type LiniaEscrita, MARGE_QUOTA, MAX_TREBALLS_DESPESA } from '../../contract/schemas.ts';
import { ivaDeCompra, liniesAmbDefectes } from '../defectes.ts';
import type { Coneguts } from './coneguts.ts';
import type { FilaLlegida } from './fila.ts';

/** What the columns of a sheet say, whatever its rows. */
export interface Diuen {
  readonly iva: boolean;
  readonly irpf: boolean;
  readonly tipusDespesa: number | null;
}
type Given = Partial<Omit<DespesaFields, 'linies'>> & { readonly linies: LiniaEscrita[] };
/** Faults of a row, by the column that they are in. */
export type Faltes = Map<number, FieldFault[]>;

/** A rate that makes so many cents of a base, among those in force: to a tenth of a percent. */
const rateOf = <Rate extends { readonly percentatge: string }>(
  cents: number,
  base: number,
  find: (percent: number) => Rate | null,
): Rate | null => {
  if (base === 0) return null;
  const percent = (cents * 100) / base;
  for (const places of [0, 1]) {
    const rate = find(Number(percent.toFixed(places)));
    if (rate && Math.abs(partOf(base, rate.percentatge) - cents) <= MARGE_QUOTA) return rate;
  }
  return null;
};

/** VAT of a row: what it says, else what its amounts show; `undefined`: that of its kind. */
const vatOf = (
  row: FilaLlegida,
  { day, diuen, agent }: { readonly day: string; readonly diuen: Diuen; readonly agent: Agent | null },
  tell: (fault: FieldFault) => void,
): Pick<LiniaEscrita, 'iva_fk' | 'causa' | 'recarrec'> => {
  const none = { iva_fk: null, causa: row.causa, recarrec: false };
  if (row.causa) return none;
  const recarrec = (row.recarrec ?? 0) !== 0;
  // Whoever buys from elsewhere owes the VAT that the paper does not bear: at the rate of the kind.
  const pais = agent?.nif_pais ?? 'ES';
  const own = pais !== 'ES' ? { causa: null, recarrec: false } : none;
  if (row.iva !== null) {
    if (row.iva === 0) return own;
    const rate = ivaDePercentatge(row.iva, day);
    if (!rate) tell({ cami: 'iva', codi: 'iva_desconegut', params: { tipus: row.iva } });
    return { iva_fk: rate?.id ?? null, causa: null, recarrec };
  }
  if (row.quota !== null && row.quota !== 0) {
    const base = row.base ?? (row.total === null ? 0 : row.total - row.quota - (row.recarrec ?? 0));
    const rate = rateOf(row.quota, base, (percent) => ivaDePercentatge(percent, day));
    if (!rate) tell({ cami: 'iva', codi: 'iva_no_deduit' });
    return { iva_fk: rate?.id ?? null, causa: null, recarrec };
  }
  return diuen.iva ? own : { causa: null, recarrec };
};

/** Whether an amount of the row is written in a way that says none. */
const illegible = ({ faltes }: FilaLlegida): boolean =>
  faltes.some(({ cami, codi }) => (cami === 'base' || cami === 'total') && codi !== 'massa_llarg');

/** Net amount of a row and the VAT printed where the rate makes another: as written, else out of the total. */
const amountsOf = (
  row: FilaLlegida,
  iva_fk: number | null,
  { recarrec, fora }: { readonly recarrec: boolean; readonly fora: boolean },
  tell: (fault: FieldFault) => void,
): Pick<LiniaEscrita, 'base' | 'quota' | 'quota_recarrec'> => {
  const rate = iva_fk === null ? null : ivaOf(iva_fk);
  const surcharge = recarrec ? (rate?.recarrec ?? '0') : '0';
  const bare = { quota: null, quota_recarrec: null };
  if (row.base === null && row.total === null) {
    // An amount that is there and could not be read has its own sentence already.
    if (!illegible(row)) tell({ cami: 'base', codi: 'import_obligatori' });
    return { base: 0, ...bare };
  }
  if (row.base === null && row.quota === null) {
    const total = row.total ?? 0;
    if (!rate || fora) return { base: total, ...bare };
    const { base } = baseOfTotal(total, { iva: rate.percentatge, recarrec: surcharge });
    const made = partOf(base, surcharge);
    const quota = total - base - made;
    return { base, quota: quota === partOf(base, rate.percentatge) ? null : quota, quota_recarrec: null };
  }
  const base = row.base ?? (row.total ?? 0) - (row.quota ?? 0) - (row.recarrec ?? 0);
  const printed = (said: number | null, percent: string): number | null =>
    said === null || said === partOf(base, percent) ? null : said;
  const quota = fora && row.quota === 0 ? null : printed(row.quota, rate?.percentatge ?? '0');
  return { base, quota, quota_recarrec: recarrec ? printed(row.recarrec, surcharge) : null };
};

/** Withholding of the rows of an expense: one rate, of those that say it. */
const withheldOf = (
  rows: readonly FilaLlegida[],
  linies: readonly LiniaEscrita[],
  { day, diuen }: { readonly day: string; readonly diuen: Diuen },
  tell: (at: number, fault: FieldFault) => void,
): Pick<Given, 'irpf_fk' | 'retingut'> => {
  if (!diuen.irpf) return {};
  const bears = rows.map((row) => (row.irpf ?? 0) !== 0 || (row.retingut ?? 0) !== 0);
  if (!bears.includes(true)) return { irpf_fk: null, retingut: null };
  for (const [at, linia] of linies.entries()) Object.assign(linia, { amb_retencio: bears[at] ?? true });
  const subject = linies.reduce((sum, linia, at) => sum + (bears[at] ? linia.base : 0), 0);
  const amounts = rows.flatMap((row) => row.retingut ?? []);
  // Some write what was withheld as a negative amount.
  const sum = amounts.reduce((total, one) => total + one, 0);
  const retingut = amounts.length === 0 ? null : Math.abs(sum) * (subject < 0 ? -1 : 1);
  const percents = [...new Set(rows.flatMap((row) => (row.irpf === null || row.irpf === 0 ? [] : [row.irpf])))];
  const first = Math.max(0, bears.indexOf(true));
  if (percents.length > 1) tell(first, { cami: 'irpf', codi: 'irpf_diversos' });
  const [percent] = percents;
  const rate =
    percent === undefined
      ? rateOf(retingut ?? 0, subject, (one) => irpfDePercentatge(one, day))
      : irpfDePercentatge(percent, day);
  if (!rate) {
    tell(
      first,
      percent === undefined
        ? { cami: 'irpf', codi: 'irpf_no_deduit' }
        : { cami: 'irpf', codi: 'irpf_desconegut', params: { tipus: percent } },
    );
    return { irpf_fk: null, retingut: null };
  }
  return {
    irpf_fk: rate.id,
    retingut: retingut === null || retingut === partOf(subject, rate.percentatge) ? null : retingut,
  };
};

/** Parts that works take: of one, all; of several, by the net amount of their rows, which has to be of one sign. */
const partsOf = (
  ids: readonly (number | null)[],
  linies: readonly LiniaEscrita[],
  tell: (fault: FieldFault) => void,
): DespesaFields['treballs'] => {
  const weights = new Map<number | null, number>();
  for (const [at, id] of ids.entries()) weights.set(id, (weights.get(id) ?? 0) + (linies[at]?.base ?? 0));
  const own = [...weights.keys()].filter((id) => id !== null);
  if (weights.size === 1) return own.map((treball_fk) => ({ treball_fk, percentatge: '100' }));
  if (own.length > MAX_TREBALLS_DESPESA) {
    tell({ cami: 'treball', codi: 'treballs_massa', params: { maxim: MAX_TREBALLS_DESPESA } });
    return [];
  }
  const signs = new Set([...weights.values()].map(Math.sign).filter((sign) => sign !== 0));
  // What adds to one work and takes away from another is no part of the whole.
  if (signs.size > 1) {
    tell({ cami: 'treball', codi: 'treballs_signe' });
    return [];
  }
  const unit = 10n ** BigInt(PLACES_PERCENTATGE);
  const shares = largestRemainder(100n * unit, [...weights.values()].map(BigInt)) ?? [];
  return [...weights.keys()].flatMap((treball_fk, at) => {
    const share = shares[at] ?? 0n;
    const decimals = (share % unit).toString().padStart(PLACES_PERCENTATGE, '0');
    return treball_fk === null ? [] : [{ treball_fk, percentatge: `${share / unit}.${decimals}` }];
  });
};

/** An expense as its rows say it, before what they leave unsaid is filled in; what is wrong is told by row. */
export const muntar = (
  rows: readonly FilaLlegida[],
  given: { readonly agent: Agent | null; readonly coneguts: Coneguts; readonly diuen: Diuen; readonly faltes: Faltes },
): Given => {
  const { agent, coneguts, diuen, faltes } = given;
  const tell = (at: number, fault: FieldFault): void => {
    faltes.get(rows[at]?.fila ?? 0)?.push(fault);
  };
  const [first] = rows;
  const data = first?.data ?? '';
  const said = <Key extends keyof FilaLlegida>(key: Key): FilaLlegida[Key] | null =>
    rows.map((row) => row[key]).find((value) => value !== null && value !== '') ?? null;
  const day = said('data_operacio') ?? data;
  const pais = agent?.nif_pais ?? 'ES';
  const fora = pais !== 'ES' && (esComunitari(pais) || agent !== null);
  const works: (number | null)[] = [];
  const vats = rows.map((row, at) => vatOf(row, { day, diuen, agent }, (fault) => tell(at, fault)));
  // Without a number nor VAT there is no invoice: wages, taxes, bank charges.
  const sense = rows.every((row) => row.num_factura === '') && vats.every((vat) => !vat.iva_fk && vat.causa === null);
  const linies = rows.map((row, at): LiniaEscrita => {
    const kind = row.tipus_despesa === '' ? null : coneguts.tipusOf(row.tipus_despesa);
    if (row.tipus_despesa !== '' && kind === null)
      tell(at, { cami: 'tipus_despesa', codi: 'tipus_no_trobat', params: { nom: row.tipus_despesa } });
    const treball = row.treball === '' ? null : coneguts.treballOf(row.treball);
    if (row.treball !== '' && treball === null)
      tell(at, { cami: 'treball', codi: 'treball_no_trobat', params: { nom: row.treball } });
    works.push(treball);
    const known = agent && agent.id !== 0 ? coneguts.lastTipus(agent.id) : null;
    const open: LiniaEscrita = {
      clau: `f${at + 1}`,
      tipus_despesa_fk: kind ?? (row.tipus_despesa === '' ? (known ?? diuen.tipusDespesa) : null),
      concepte: row.concepte,
      base: 0,
      quota: null,
      quota_recarrec: null,
      amb_retencio: true,
      ...(vats[at] ?? { causa: null, recarrec: false }),
    };
    const [filled] = liniesAmbDefectes([open], coneguts.arbre, {
      data,
      iva_fk: ivaDeCompra(agent, coneguts.iva),
      sense_factura: sense,
    });
    const iva_fk = filled?.iva_fk ?? null;
    return {
      ...open,
      iva_fk,
      ...amountsOf(row, iva_fk, { recarrec: open.recarrec, fora }, (fault) => tell(at, fault)),
    };
  });
  const notes = [...new Set(rows.map((row) => row.observacions).filter(Boolean))];
  const paid = said('data_pagament');
  const forma = said('forma_pagament');
  return {
    tipus: sense ? 'sense_factura' : 'factura',
    nom_proveidor: agent && agent.id !== 0 ? '' : (first?.proveidor ?? ''),
    agent_fk: agent && agent.id !== 0 ? agent.id : null,
    num_factura: first?.num_factura ?? '',
    data,
    data_operacio: said('data_operacio') === data ? null : said('data_operacio'),
    data_recepcio: said('data_recepcio') === data ? null : said('data_recepcio'),
    data_pagament: paid,
    ...(forma && { forma_pagament: forma }),
    observacions: notes.join('\n').slice(0, 4000),
    treballs: partsOf(works, linies, (fault) => tell(0, fault)),
    ...withheldOf(rows, linies, { day, diuen }, tell),
    linies,
  };
};
