import { showIban } from '#areas/fiscal/domain/iban.ts';
import { ajustOf } from '#areas/fiscal/domain/linia.ts';
import type { FacturaEmesa } from '../contract/schemas.ts';
import { mencioOf } from './document-mencions.ts';
import type { PaperWording } from './document-wording.ts';

/** A sum: what it is, how much, and how it stands out. */
type Suma = readonly [etiqueta: string, valor: string, pes: '' | 'fort' | 'pagar'];

type Grup = FacturaEmesa['totals']['grups'][number];
const baseLabel = ({ regim, iva }: Grup, { t, percent }: PaperWording): string => {
  if (regim === 'general') return t('base', { tipus: percent(iva) });
  if (regim === 'isp') return t('base.isp');
  return t(regim.startsWith('E') ? 'base.exempta' : 'base.no_subjecta');
};

/** Sums in their order: bases and taxes by rate, the total of the invoice, what is taken and added, what is to be paid. */
export const paperSums = (emesa: FacturaEmesa, wording: PaperWording): readonly Suma[] => {
  const { t, euros, percent } = wording;
  const { totals, descomptes, carrecs, bestretes, retencio } = emesa;
  const adjusted = descomptes.length + carrecs.length > 0;
  const ajust = (one: (typeof descomptes)[number], word: string, sign: 1 | -1): Suma => [
    [one.concepte || word, 'percentatge' in one ? percent(one.percentatge) : ''].filter(Boolean).join(' '),
    euros(sign * ajustOf(totals.brut, one)),
    '',
  ];
  return [
    ...(adjusted ? [[t('suma'), euros(totals.brut), ''] as Suma] : []),
    ...descomptes.map((one) => ajust(one, t('descompte'), -1)),
    ...carrecs.map((one) => ajust(one, t('carrec'), 1)),
    ...totals.grups.flatMap((grup): Suma[] => [
      [baseLabel(grup, wording), euros(grup.base), ''],
      ...(grup.regim === 'general' ? [[t('iva', { tipus: percent(grup.iva) }), euros(grup.quota), ''] as Suma] : []),
      ...(grup.recarrec === null
        ? []
        : [[t('recarrec', { tipus: percent(grup.recarrec) }), euros(grup.quota_recarrec), ''] as Suma]),
    ]),
    [t('total_factura'), euros(totals.total_factura), 'fort'],
    ...totals.irpf.map(
      (grup): Suma => [t('irpf', { tipus: percent(grup.percentatge), base: euros(grup.base) }), euros(-grup.quota), ''],
    ),
    ...(totals.retencio === 0
      ? []
      : [
          [
            [t('retencio'), retencio && 'percentatge' in retencio ? percent(retencio.percentatge) : '']
              .filter(Boolean)
              .join(' '),
            euros(-totals.retencio),
            '',
          ] as Suma,
        ]),
    ...(totals.suplits === 0 ? [] : [[t('suplits'), euros(totals.suplits), ''] as Suma]),
    ...bestretes.map((one): Suma => [one.concepte || t('bestreta'), euros(-one.import), '']),
    [t('total_pagar'), `${euros(totals.total_a_pagar)} €`, 'pagar'],
  ];
};

/** How it is paid: means, account in fours, due dates, when the guarantee is given back. */
export const paperPayment = (
  emesa: FacturaEmesa,
  mostrarIban: boolean,
  { t, euros, date }: PaperWording,
): readonly (readonly [string, string])[] => {
  const { venciments, forma_pagament, iban, retencio, totals } = emesa;
  const single = venciments.length === 1;
  return [
    [t('pagament'), t(`forma.${forma_pagament}`)] as const,
    ...(mostrarIban && iban !== '' ? [[t('iban'), showIban(iban).replaceAll(' ', '\u00a0')] as const] : []),
    ...(totals.total_a_pagar > 0 && venciments.length > 0
      ? [
          [
            t(single ? 'venciment' : 'venciments'),
            venciments.map((one) => (single ? date(one.data) : `${date(one.data)}: ${euros(one.import)} €`)).join('\n'),
          ] as const,
        ]
      : []),
    ...(retencio?.allibera ? [[t('retencio'), t('allibera', { data: date(retencio.allibera) })] as const] : []),
  ];
};

const namedIn = (factures: readonly { numero: string; data: string }[], { t, date }: PaperWording): string =>
  factures.map((one) => t('rectifica_una', { numero: one.numero, data: date(one.data) })).join('; ');

/** What the law asks to be said, each once; in a rectification, of what and how. */
export const paperMentions = (emesa: FacturaEmesa, wording: PaperWording): readonly string[] => {
  const { t, euros, language } = wording;
  const { rectifica, substitueix, totals, emissor } = emesa;
  const known = (amount: 'base' | 'quota') =>
    rectifica?.factures.reduce((total, one) => total + (one[amount] ?? 0), 0) ?? 0;
  return [
    ...(emesa.tipus === 'proforma' ? [t('no_factura')] : []),
    ...(rectifica
      ? [
          [
            t('rectifica', { factures: namedIn(rectifica.factures, wording) }),
            t(`metode.${rectifica.metode}`),
            rectifica.metode === 'S' && rectifica.factures.some((one) => one.base !== null)
              ? t('metode.imports', { base: euros(known('base')), quota: euros(known('quota')) })
              : '',
            rectifica.text,
          ]
            .filter(Boolean)
            .join(' '),
        ]
      : []),
    ...(substitueix.length > 0 ? [t('substitueix', { factures: namedIn(substitueix, wording) })] : []),
    ...new Set(totals.grups.flatMap(({ regim }) => (regim === 'general' ? [] : [mencioOf(language, regim)]))),
    ...(totals.grups.some(({ recarrec }) => recarrec !== null) ? [mencioOf(language, 'recarrec')] : []),
    ...(emissor.regim_iva === 'caixa' ? [mencioOf(language, 'caixa')] : []),
    ...(totals.suplits === 0 ? [] : [t('mencio.suplits')]),
  ];
};
