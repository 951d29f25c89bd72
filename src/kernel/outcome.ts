/** The ok/failed type. Not a test result, which is a `resultat`. */
export type Outcome<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure };

export const ok = <Value>(value: Value): Outcome<Value, never> => ({ ok: true, value });
export const failed = <Failure>(failure: Failure): Outcome<never, Failure> => ({ ok: false, failure });
