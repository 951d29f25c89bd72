/** Compressive strength of the two items of concrete of the bank: that of the Codi Estructural and that of EHE-08. */
const RESISTENCIA: readonly number[] = [5055, 5062];

/** Whether a check is the strength of concrete, which the verdicts of its lots answer; of the bank or copied from it. */
export const isResistenciaFormigo = ({
  id,
  origen_fk,
}: {
  readonly id: number;
  readonly origen_fk: number | null;
}): boolean => RESISTENCIA.includes(id) || (origen_fk !== null && RESISTENCIA.includes(origen_fk));
