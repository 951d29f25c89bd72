import { esDeCaixa } from '#areas/fiscal/domain/causes.data.ts';
import { showIban } from '#areas/fiscal/domain/iban.ts';
import { type PaperWording, paperBases, paperIrpf, type Suma } from '#areas/fiscal/server/index.ts';
import { translator } from '#server/http/texts.ts';
import type { FacturaEmesa } from '../contract/schemas.ts';
import { reparteix } from '../domain/situacio.ts';
import { vencimentsPerPagar } from '../domain/venciments.ts';
import { raonsTexts } from '../texts/raons.ts';
import { isIspUe, mencioOf } from './document-mencions.ts';

const raoText = translator([raonsTexts]);

/** What was received on an invoice that another takes the place of; below zero, what was given back. Cents. */
export interface CobratAbans {
  readonly numero: string;
  readonly total: number;
}

/** What is left to be paid, and of the guarantee, once what was received on those that it takes the place of is taken off. */
const leftOf = ({ totals }: FacturaEmesa, abans: readonly CobratAbans[]) =>
  reparteix({
    total: totals.total_a_pagar,
    garantia: totals.retencio,
    cobrat: abans.reduce((sum, one) => sum + one.total, 0),
  });

/** What was received before, invoice by invoice, and what that leaves: what is still asked for, or to be given back. */
const sumsAbans = (emesa: FacturaEmesa, abans: readonly CobratAbans[], { t, euros, money }: PaperWording): Suma[] => {
  if (abans.length === 0) return [];
  const { pendent, garantia_pendent } = leftOf(emesa, abans);
  const garantia = emesa.totals.retencio - garantia_pendent;
  return [
    ...abans.map(
      ({ numero, total }): Suma => [t(total < 0 ? 'tornat_abans' : 'cobrat_abans', { numero }), euros(-total), ''],
    ),
    ...(garantia === 0 ? [] : [[t('garantia_cobrada'), euros(garantia), ''] as Suma]),
    [t(pendent < 0 ? 'queda_tornar' : 'queda_pagar'), money(Math.abs(pendent)), 'pagar'],
  ];
};

/** Sums in their order: bases and taxes by rate, the total of the invoice, what is taken and added, what is to be paid. */
export const paperSums = (
  emesa: FacturaEmesa,
  wording: PaperWording,
  { anullada, abans }: { readonly anullada: boolean; readonly abans: readonly CobratAbans[] },
): readonly Suma[] => {
  const { t, euros, money, percent } = wording;
  const { totals, bestretes, retencio } = emesa;
  return [
    ...paperBases(emesa, wording),
    [t(emesa.tipus === 'proforma' ? 'total_proforma' : 'total_factura'), euros(totals.total_factura), 'fort'],
    ...paperIrpf(totals, wording),
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
    // Of what was annulled nothing is paid, and a proforma asks for nothing; of what is given back nothing is transferred to us.
    anullada
      ? [t('total_anullada'), euros(totals.total_a_pagar), '']
      : emesa.tipus === 'proforma'
        ? [t('net_proforma'), money(totals.total_a_pagar), 'pagar']
        : [
            t(totals.total_a_pagar < 0 ? 'total_tornar' : 'total_pagar'),
            money(Math.abs(totals.total_a_pagar)),
            abans.length === 0 ? 'pagar' : 'fort',
          ],
    ...(anullada ? [] : sumsAbans(emesa, abans, wording)),
  ];
};

/** How it is paid, where something is still to be, to us: means, account in fours, due dates, when the guarantee is given back. */
export const paperPayment = (
  emesa: FacturaEmesa,
  { mostrarIban, abans }: { readonly mostrarIban: boolean; readonly abans: readonly CobratAbans[] },
  { t, money, date }: PaperWording,
): readonly (readonly [string, string])[] => {
  const { forma_pagament, iban, retencio, totals } = emesa;
  const { pendent, garantia_pendent } = leftOf(emesa, abans);
  const venciments = vencimentsPerPagar(emesa.venciments, totals.total_a_pagar - pendent);
  const single = venciments.length === 1;
  const paid = pendent > 0 || garantia_pendent > 0;
  return [
    ...(paid ? [[t('pagament'), t(`forma.${forma_pagament}`)] as const] : []),
    ...(paid && mostrarIban && iban !== '' ? [[t('iban'), showIban(iban).replaceAll(' ', '\u00a0')] as const] : []),
    ...(pendent > 0 && venciments.length > 0
      ? [
          [
            t(single ? 'venciment' : 'venciments'),
            venciments.map((one) => (single ? date(one.data) : `${date(one.data)}: ${money(one.import)}`)).join('\n'),
          ] as const,
        ]
      : []),
    ...(paid && retencio?.allibera ? [[t('retencio'), t('allibera', { data: date(retencio.allibera) })] as const] : []),
  ];
};

const namedIn = (factures: readonly { numero: string; data: string }[], { t, date }: PaperWording): string =>
  factures.map((one) => t('rectifica_una', { numero: one.numero, data: date(one.data) })).join('; ');

/** Whether somebody chose the cause of a base: in a draft it may still be to choose. */
const isSaid = ({ numero, linies }: FacturaEmesa, regim: string): boolean =>
  numero !== null || regim === 'isp' || linies.some(({ causa }) => causa === regim);

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
            t('rao', { rao: raoText(language, `factura.rao.${rectifica.rao}`) }),
            rectifica.text,
          ]
            .filter(Boolean)
            .join(' '),
        ]
      : []),
    ...(substitueix.length > 0 ? [t('substitueix', { factures: namedIn(substitueix, wording) })] : []),
    ...new Set(
      totals.grups.flatMap(({ regim }) =>
        regim === 'general' || !isSaid(emesa, regim)
          ? []
          : [
              mencioOf(language, regim),
              ...(isIspUe(regim, emesa.receptor?.copia ?? null) ? [mencioOf(language, 'isp_ue')] : []),
            ],
      ),
    ),
    ...(totals.grups.some(({ recarrec }) => recarrec !== null) ? [mencioOf(language, 'recarrec')] : []),
    ...(emissor.regim_iva === 'caixa' && totals.grups.some(({ regim }) => esDeCaixa(regim))
      ? [mencioOf(language, 'caixa')]
      : []),
    ...(totals.suplits === 0 ? [] : [t('mencio.suplits')]),
  ];
};
