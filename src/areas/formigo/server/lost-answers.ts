import type { Avis } from '#kernel/coded-error.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { checkAvisos } from '#server/http/editing.ts';
import type { FormigoPorts, RespostesTretes } from './ports.ts';

/** Of answers taken away, those that somebody wrote are told first. */
export const avisosOf = ({ aMa }: RespostesTretes): Avis[] =>
  aMa > 0 ? [{ codi: 'pla_te_resultats', cami: '', params: { n: aMa } }] : [];

/** Takes away the answers about lots that change item. */
export const loseRespostes = async (
  context: CompanyContext,
  ports: FormigoPorts,
  treballId: number,
  lots: readonly number[],
  accepted: readonly string[] | undefined,
): Promise<void> => {
  checkAvisos(avisosOf(await ports.takeRespostes(context, treballId, lots)), accepted);
};
