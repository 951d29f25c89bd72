import type { TotalsEnviats } from '../contract/document.ts';
import { type Ajust, ajustOf } from '../domain/linia.ts';
import type { PaperWording } from './paper-wording.ts';

/** A sum: what it is, how much, and how it stands out. */
export type Suma = readonly [etiqueta: string, valor: string, pes: '' | 'fort' | 'pagar'];

type Grup = TotalsEnviats['grups'][number];
const baseLabel = ({ regim, iva }: Grup, { t, percent }: PaperWording): string => {
  if (regim === 'general') return t('base', { tipus: percent(iva) });
  if (regim === 'isp') return t('base.isp');
  return t(regim.startsWith('E') ? 'base.exempta' : 'base.no_subjecta');
};

interface Adjusted {
  readonly totals: TotalsEnviats;
  readonly descomptes: readonly (Ajust & { readonly concepte: string })[];
  readonly carrecs: readonly (Ajust & { readonly concepte: string })[];
}

/** What lines come to, what is taken and added on the whole, bases and taxes by rate: down to the total. */
export const paperBases = ({ totals, descomptes, carrecs }: Adjusted, wording: PaperWording): readonly Suma[] => {
  const { t, euros, percent } = wording;
  const ajust = (one: Adjusted['descomptes'][number], word: string, sign: 1 | -1): Suma => [
    [one.concepte || word, 'percentatge' in one ? percent(one.percentatge) : ''].filter(Boolean).join(' '),
    euros(sign * ajustOf(totals.brut, one)),
    '',
  ];
  return [
    ...(descomptes.length + carrecs.length > 0 ? [[t('suma'), euros(totals.brut), ''] as Suma] : []),
    ...descomptes.map((one) => ajust(one, t('descompte'), -1)),
    ...carrecs.map((one) => ajust(one, t('carrec'), 1)),
    ...totals.grups.flatMap((grup): Suma[] => [
      [baseLabel(grup, wording), euros(grup.base), ''],
      ...(grup.regim === 'general' ? [[t('iva', { tipus: percent(grup.iva) }), euros(grup.quota), ''] as Suma] : []),
      ...(grup.recarrec === null
        ? []
        : [[t('recarrec', { tipus: percent(grup.recarrec) }), euros(grup.quota_recarrec), ''] as Suma]),
    ]),
  ];
};

/** Income tax that the receiver keeps back, by rate; a line without withholding says nothing. */
export const paperIrpf = ({ irpf }: TotalsEnviats, { t, euros, percent }: PaperWording): readonly Suma[] =>
  irpf
    .filter(({ percentatge }) => Number(percentatge) !== 0)
    .map(
      (grup): Suma => [t('irpf', { tipus: percent(grup.percentatge), base: euros(grup.base) }), euros(-grup.quota), ''],
    );
