/** A check of the bank, or one that was copied from it. */
interface Check {
  readonly id: number;
  readonly origen_fk: number | null;
}
const oneOf =
  (ids: readonly number[]) =>
  ({ id, origen_fk }: Check): boolean =>
    ids.includes(id) || (origen_fk !== null && ids.includes(origen_fk));

/** Whether a check is answered by the verdicts of concrete, of the bank or copied from it: strength, by either regulation. */
export const isResistenciaFormigo = oneOf([5055, 5062]);

/** Whether a check is the slump of concrete, which the readings of its lots may contradict, by either regulation. */
export const isConFormigo = oneOf([5054, 5061]);

/** Whether a norm is of structural concrete: which of them rules a work is said by its regulation, not by its date alone. */
export const isNormaFormigo = (codi: string): boolean => codi === 'EHE-08' || codi.startsWith('CE-');
