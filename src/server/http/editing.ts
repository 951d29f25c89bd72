import { type Avis, CodedError } from '#kernel/coded-error.ts';

/** Refuses a change made from an older reading; `actual` is the record as it would be answered now. */
export const checkVersio = (given: number, record: { readonly versio: number }): void => {
  if (given !== record.versio) throw new CodedError(409, 'versio_obsoleta', { extra: { actual: record } });
};

/** Refuses with the soft checks that were not accepted; gives the codes that were, for the history. */
export const checkAvisos = (avisos: readonly Avis[], accepted: readonly string[] | undefined): readonly string[] => {
  const taken = new Set(accepted ?? []);
  const open = avisos.filter((avis) => !taken.has(avis.codi));
  if (open.length > 0) throw new CodedError(409, 'avisos', { avisos: open });
  return [...new Set(avisos.map((avis) => avis.codi))];
};

/** The fields of a body that a record keeps: no `versio`, no accepted checks, nothing absent. */
export const givenFields = <Body extends object>(body: Body): Omit<Body, 'versio' | 'avisos_acceptats'> =>
  Object.fromEntries(
    Object.entries(body).filter(
      ([key, value]) => value !== undefined && key !== 'versio' && key !== 'avisos_acceptats',
    ),
  ) as Omit<Body, 'versio' | 'avisos_acceptats'>;
