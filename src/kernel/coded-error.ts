/** Values that a translated sentence may carry. */
export type TextParams = Readonly<Record<string, string | number>>;

/** One field that breaks a rule. `cami` is a dotted path in the body (`adreces.0.codi_postal`), `codi` a text key. */
export interface FieldFault {
  readonly cami: string;
  readonly codi: string;
  readonly params?: TextParams;
}

/** A rule that warns and lets the user go on once its `codi` is accepted. */
export interface Avis {
  readonly codi: string;
  readonly cami: string;
  readonly params?: TextParams;
}

/** HTTP statuses that a business refusal may take (product rules, section 1). */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 503;

/**
 * A refusal with a stable code; sentences are made where it is shown, in the asked language, from the text
 * `error.<codi>`. `camps` go with 422, `avisos` with 409, `extra` is added to the answer as it is.
 */
export class CodedError extends Error {
  readonly status: RefusalStatus;
  readonly codi: string;
  readonly params: TextParams;
  readonly camps: readonly FieldFault[];
  readonly avisos: readonly Avis[];
  readonly extra: Readonly<Record<string, unknown>>;

  constructor(
    status: RefusalStatus,
    codi: string,
    more: {
      params?: TextParams;
      camps?: readonly FieldFault[];
      avisos?: readonly Avis[];
      extra?: Readonly<Record<string, unknown>>;
    } = {},
  ) {
    super(codi);
    this.name = 'CodedError';
    this.status = status;
    this.codi = codi;
    this.params = more.params ?? {};
    this.camps = more.camps ?? [];
    this.avisos = more.avisos ?? [];
    this.extra = more.extra ?? {};
  }
}

export const notFound = (): CodedError => new CodedError(404, 'no_trobat');
export const forbidden = (codi = 'no_permes'): CodedError => new CodedError(403, codi);
export const invalid = (camps: readonly FieldFault[]): CodedError =>
  new CodedError(422, 'dades_incorrectes', { camps });
export const fieldFault = (cami: string, codi: string, params?: TextParams): CodedError =>
  invalid([params ? { cami, codi, params } : { cami, codi }]);
