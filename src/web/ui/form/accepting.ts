import type { Problem } from '#contract/problem.ts';
import { TransportFailure } from '../../transport-error.ts';

type Avisos = NonNullable<Problem['avisos']>;

/**
 * Does something that may warn, each time with the codes that were accepted so far; null where `ask` is answered not to go on.
 * What fails otherwise is thrown.
 */
export const accepting = async <Answer>(
  act: (accepted: string[]) => Promise<Answer>,
  ask: (avisos: Avisos) => Promise<boolean>,
): Promise<Answer | null> => {
  for (let accepted: string[] = []; ; )
    try {
      return await act(accepted);
    } catch (error) {
      const avisos = error instanceof TransportFailure ? error.problem?.avisos : undefined;
      if (!avisos) throw error;
      if (!(await ask(avisos))) return null;
      accepted = [...new Set([...accepted, ...avisos.map(({ codi }) => codi)])];
    }
};
