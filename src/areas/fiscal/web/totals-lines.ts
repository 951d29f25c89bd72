import type { Formats } from '#web/formats.ts';
import type { TotalsEnviats } from '../contract/document.ts';
import type { T } from './linia-columns.tsx';

/** A line of the totals: what it is, cents, where it comes from. */
export interface TotalsLine {
  readonly key: string;
  readonly text: string;
  readonly cents: number;
  readonly why: string;
  readonly look?: 'total' | 'due';
}
/** Totals as screens read them: of an answer or of a sum made here. */
export type Totals = Pick<
  TotalsEnviats,
  | 'brut'
  | 'descomptes'
  | 'carrecs'
  | 'base'
  | 'quotes'
  | 'retingut'
  | 'total_factura'
  | 'retencio'
  | 'suplits'
  | 'bestretes'
  | 'total_a_pagar'
> & {
  readonly grups: readonly Readonly<TotalsEnviats['grups'][number]>[];
  readonly irpf: readonly Readonly<TotalsEnviats['irpf'][number]>[];
  /** Stand for a cause that was not chosen: none is named. */
  readonly sense_causa?: readonly string[];
};

/** What the totals are of: an invoice asks for money, the others say what one would. */
export type TotalsKind = 'factura' | 'proforma' | 'pressupost';

/** The totals of a document, in the order of the paper. What does not apply is left out. */
export const totalsLines = (
  totals: Totals,
  { t, formats, kind }: { t: T; formats: Formats; kind: TotalsKind },
): readonly TotalsLine[] => {
  const { money, percent } = formats;
  const lines: TotalsLine[] = [];
  const add = (key: string, text: string, cents: number, why: string, look?: TotalsLine['look']): void => {
    lines.push({ key, text, cents, why, ...(look ? { look } : {}) });
  };
  if (totals.descomptes !== 0 || totals.carrecs !== 0) {
    add('brut', t('fiscal.totals.brut'), totals.brut, t('fiscal.perque.brut'));
    if (totals.descomptes !== 0)
      add('descomptes', t('fiscal.totals.descomptes'), -totals.descomptes, t('fiscal.perque.ajust'));
    if (totals.carrecs !== 0) add('carrecs', t('fiscal.totals.carrecs'), totals.carrecs, t('fiscal.perque.ajust'));
  }
  for (const grup of totals.grups) {
    const { regim } = grup;
    const rate = percent(grup.iva);
    const key = `${regim}.${grup.iva}.${grup.recarrec}`;
    const text =
      regim === 'general'
        ? t('fiscal.totals.base', { tipus: rate })
        : regim === 'isp'
          ? t('fiscal.totals.base_isp')
          : totals.sense_causa?.includes(regim)
            ? t(regim.startsWith('E') ? 'fiscal.totals.base_E_tria' : 'fiscal.totals.base_N_tria')
            : t(regim.startsWith('E') ? 'fiscal.totals.base_E' : 'fiscal.totals.base_N', { causa: regim });
    add(`base.${key}`, text, grup.base, t('fiscal.perque.base'));
    if (regim !== 'general') continue;
    const quota = (tipus: string, cents: number): string =>
      t('fiscal.perque.quota', { base: money(grup.base), tipus, quota: money(cents) });
    add(`iva.${key}`, t('fiscal.totals.iva', { tipus: rate }), grup.quota, quota(rate, grup.quota));
    if (grup.recarrec !== null && grup.quota_recarrec !== 0) {
      const surcharge = percent(grup.recarrec);
      add(
        `recarrec.${key}`,
        t('fiscal.totals.recarrec', { tipus: surcharge }),
        grup.quota_recarrec,
        quota(surcharge, grup.quota_recarrec),
      );
    }
  }
  add(
    'total',
    t(`fiscal.totals.total_${kind}`),
    totals.total_factura,
    t('fiscal.perque.total', { base: money(totals.base), quotes: money(totals.quotes) }),
    'total',
  );
  for (const { percentatge, base, quota } of totals.irpf) {
    if (quota === 0) continue;
    const tipus = percent(percentatge);
    add(
      `irpf.${percentatge}`,
      t('fiscal.totals.irpf', { tipus }),
      -quota,
      t('fiscal.perque.irpf', { base: money(base), tipus, quota: money(quota) }),
    );
  }
  if (totals.retencio !== 0)
    add('retencio', t('fiscal.totals.retencio'), -totals.retencio, t('fiscal.perque.retencio'));
  if (totals.suplits !== 0) add('suplits', t('fiscal.totals.suplits'), totals.suplits, t('fiscal.perque.suplits'));
  if (totals.bestretes !== 0)
    add('bestretes', t('fiscal.totals.bestretes'), -totals.bestretes, t('fiscal.perque.bestretes'));
  add(
    'a_pagar',
    t(kind === 'proforma' ? 'fiscal.totals.net' : 'fiscal.totals.a_pagar'),
    totals.total_a_pagar,
    t('fiscal.perque.a_pagar', {
      total: money(totals.total_factura),
      irpf: money(totals.retingut),
      retencio: money(totals.retencio),
      suplits: money(totals.suplits),
      bestretes: money(totals.bestretes),
    }),
    'due',
  );
  return lines;
};
