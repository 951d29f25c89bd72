import type { HistorialEntitat } from '#contract/historial.ts';
import { type Avis, CodedError } from '#kernel/coded-error.ts';
import { lastChange } from '../historial/store.ts';
import type { CompanyContext } from './context.ts';

/** The record that a change was about: what its history calls it. */
export interface Edited {
  readonly entitat: HistorialEntitat;
  readonly id: number;
}

/** The refusal of a change made from an older reading: `actual` is the record now, `canvi` who changed it last and when. */
export const staleVersio = async (
  context: CompanyContext,
  { entitat, id }: Edited,
  actual: unknown,
): Promise<CodedError> => {
  const last = await lastChange(context.db, context.empresa.id, entitat, id);
  if (!last) return new CodedError(409, 'versio_obsoleta', { extra: { actual } });
  const { qui, quan, usuari_fk } = last;
  const propi = usuari_fk !== null && Number(usuari_fk) === context.caller.usuariId;
  return new CodedError(409, 'versio_obsoleta', { extra: { actual, canvi: { qui, quan, propi } } });
};

/** Refuses a change made from an older reading; `record` is as it would be answered now. */
export const checkVersio = async (
  context: CompanyContext,
  edited: Edited,
  given: number,
  record: { readonly versio: number },
): Promise<void> => {
  if (given !== record.versio) throw await staleVersio(context, edited, record);
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
