/**
 * Concepts of the register books whose expenses bear no VAT by law: wages and contributions (no operation of a trader), insurance
 * (LIVA 20.Uno.16), interest (20.Uno.18) and taxes (7.8, 78). Charges of banks may.
 */
export const SENSE_IVA: ReadonlySet<string> = new Set(['G04', 'G05', 'G20', 'G23', 'G26', 'G45', 'G46']);
