import { ARTICLE_ISP, CAUSA_ROWS, type Regim } from '#areas/fiscal/domain/causes.data.ts';
import { esDeComerciantUe } from '#areas/fiscal/domain/nif-iva.ts';
import type { Language } from '#kernel/language.ts';
import { paperWording } from './document-wording.ts';

/** What the law asks to be said of a line that charges no VAT, of a surcharge, or of cash accounting. */
export type Mencio = Exclude<Regim, 'general'> | 'recarrec' | 'caixa' | 'isp_ue';

/**
 * Whether a line that is not subject here has its tax owed by a trader of another country of the Union, which must be said too
 * (Directive 2006/112, articles 196 and 226.11a; RD 1619/2012 6.1.m).
 */
export const isIspUe = (regim: Regim, client: { readonly nif: string; readonly nif_pais: string } | null): boolean =>
  regim === 'N2' && client !== null && esDeComerciantUe(client.nif, client.nif_pais);

/** A mention in the language of its document: on paper and in the electronic invoice alike. */
export const mencioOf = (language: Language, mencio: Mencio): string => {
  const { t } = paperWording(language);
  if (mencio === 'recarrec' || mencio === 'caixa' || mencio === 'isp_ue') return t(`mencio.${mencio}`);
  if (mencio === 'isp') return t('mencio.isp', { article: ARTICLE_ISP });
  const article = CAUSA_ROWS.find((row) => row.codi === mencio)?.article ?? '';
  if (mencio.startsWith('N')) return t('mencio.no_subjecta', { article });
  return article === '' ? t('mencio.exempta_sola') : t('mencio.exempta', { article });
};
