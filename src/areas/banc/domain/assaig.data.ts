/**
 * Headings whose checks are tests, which a laboratory is paid for: reception tests, tests during the works, service tests,
 * measurements in place. Papers and inspections are not. Ids of the bank's headings.
 */
const APARTATS_ASSAIG: readonly number[] = [9, 14, 15, 16];

const isAssaig = (categoria: number): boolean => APARTATS_ASSAIG.includes(categoria);
/** A test that nobody has priced. */
export const isSensePreu = (check: { readonly categoria_fk: number; readonly preu: number | null }): boolean =>
  check.preu === null && isAssaig(check.categoria_fk);

/** Tests among checks, priced whatever they are, and how many of them nobody has priced: what those cost is not known, and is not nothing. */
export const preusDe = (
  checks: readonly { readonly categoria_fk: number; readonly preu: number | null }[],
): { readonly n: number; readonly sense_preu: number } => {
  const tests = checks.filter(({ categoria_fk, preu }) => isAssaig(categoria_fk) || preu);
  return { n: tests.length, sense_preu: tests.filter(isSensePreu).length };
};

/** The same of many items together: screen and paper count by this alone. */
export const preusJunts = (
  items: readonly ReturnType<typeof preusDe>[],
): { readonly n: number; readonly sense_preu: number } => ({
  n: items.reduce((sum, one) => sum + one.n, 0),
  sense_preu: items.reduce((sum, one) => sum + one.sense_preu, 0),
});
