/** Why a line carries no VAT although its issuer is a taxable person, as the tax agency tells it apart. */
export const CAUSES = ['E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'N1', 'N2'] as const;
export type Causa = (typeof CAUSES)[number];

/** How a line stands to VAT: charged, owed by the receiver, exempt or not subject for a cause. */
export const REGIMS = ['general', 'isp', ...CAUSES] as const;
export type Regim = (typeof REGIMS)[number];

export interface CausaRow {
  readonly codi: Causa;
  /** Articles of the VAT Act (Ley 37/1992) that the mention names. */
  readonly article: string;
  readonly since: string;
  readonly source: string;
  /** A read in the law or the agency's text, B in a secondary source, C general knowledge. */
  readonly confidence: 'A' | 'B' | 'C';
}

const AEAT = 'AEAT, validations of billing records v1.2.2, lists L9 and L10';

/** Causes by the code of the agency. */
export const CAUSA_ROWS: readonly CausaRow[] = [
  { codi: 'E1', article: '20', since: '1993-01-01', source: AEAT, confidence: 'A' },
  { codi: 'E2', article: '21', since: '1993-01-01', source: AEAT, confidence: 'A' },
  { codi: 'E3', article: '22', since: '1993-01-01', source: AEAT, confidence: 'A' },
  { codi: 'E4', article: '23-24', since: '1993-01-01', source: AEAT, confidence: 'A' },
  { codi: 'E5', article: '25', since: '1993-01-01', source: AEAT, confidence: 'A' },
  { codi: 'E6', article: '', since: '1993-01-01', source: AEAT, confidence: 'A' },
  { codi: 'N1', article: '7, 14', since: '1993-01-01', source: AEAT, confidence: 'A' },
  { codi: 'N2', article: '68-70', since: '1993-01-01', source: AEAT, confidence: 'A' },
];
/** Article behind reverse charge of works (article 84.Uno.2.f of the VAT Act), since 31-10-2012. */
export const ARTICLE_ISP = '84.Uno.2.º f)';

/**
 * Whether what taxes so is of cash accounting, for whoever is under it: exports, what goes to the Union, what its receiver
 * pays the tax of and what is not subject stay out (LIVA, art. 163 duodecies.Dos).
 */
export const esDeCaixa = (regim: Regim): boolean => regim === 'general' || regim === 'E1' || regim === 'E6';
