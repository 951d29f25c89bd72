/** Slump of the same two items. */
const CON: readonly number[] = [5054, 5061];
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

/** Whether a check is the slump of concrete, which the readings of its lots may contradict; of the bank or copied from it. */
export const isConFormigo = ({ id, origen_fk }: { readonly id: number; readonly origen_fk: number | null }): boolean =>
  CON.includes(id) || (origen_fk !== null && CON.includes(origen_fk));

/** Whether a norm is of structural concrete: which of them rules a work is said by its regulation, not by its date alone. */
export const isNormaFormigo = (codi: string): boolean => codi === 'EHE-08' || codi.startsWith('CE-');
