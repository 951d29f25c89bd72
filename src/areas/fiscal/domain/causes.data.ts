/**
 * Why a line carries no VAT although its issuer is a taxable person, by the codes of the tax agency. E1 article 20 of the
 * VAT Act, E2 21, E3 22, E4 23 and 24, E5 25, E6 another; N1 articles 7 and 14, N2 by the rules of place. Since 1993 (Ley
 * 37/1992). Source: AEAT, validations of billing records v1.2.2, lists L9 and L10; read.
 */
export const CAUSES = ['E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'N1', 'N2'] as const;
export type Causa = (typeof CAUSES)[number];

/** How a line stands to VAT: charged, owed by the receiver, exempt or not subject for a cause. */
export const REGIMS = ['general', 'isp', ...CAUSES] as const;
export type Regim = (typeof REGIMS)[number];
