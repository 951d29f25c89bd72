/** Why a certificate is not taken by entry points: signed by itself, or by whoever does not say that it is qualified (Orden HAP/1650/2015, annex II, rule 2). */
export const CERTIFICAT_DUBTES = ['autosignat', 'no_qualificat'] as const;
export type CertificatDubte = (typeof CERTIFICAT_DUBTES)[number];
