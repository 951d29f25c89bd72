/** Something that an entry point refuses (`error`) or that may be refused further on (`avis`). */
export interface Falta {
  /** Rule of the order, or the code of the register of invoices: `5b`, `RCF06001`. */
  readonly regla: string;
  /** What has to be mended: a field of the invoice, or one of its `emissor` (our company) or `receptor` (the agent). */
  readonly cami: string;
  readonly codi: string;
  readonly nivell: 'error' | 'avis';
  readonly params?: Readonly<Record<string, string | number>>;
}
type Params = Readonly<Record<string, string | number>>;

export const error = (regla: string, cami: string, codi: string, params?: Params): Falta => ({
  regla,
  cami,
  codi,
  nivell: 'error',
  ...(params && { params }),
});
export const warning = (regla: string, cami: string, codi: string, params?: Params): Falta => ({
  ...error(regla, cami, codi, params),
  nivell: 'avis',
});
