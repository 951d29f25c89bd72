/**
 * Headings whose checks are tests, which a laboratory is paid for: reception tests, tests during the works, service tests,
 * measurements in place. Papers and inspections are not. Ids of the bank's headings.
 */
const APARTATS_ASSAIG: readonly number[] = [9, 14, 15, 16];

export const isAssaig = (categoria: number): boolean => APARTATS_ASSAIG.includes(categoria);
