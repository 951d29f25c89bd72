import type { Resultat } from '#areas/proces/domain/estat.ts';

/** What a lot of concrete answers to the strength check of its item, or null while it answers nothing. */
export interface RespostaAutomatica {
  readonly resultat: Extract<Resultat, 'C' | 'NC' | 'NA'>;
  /** Day of the decision that settled the failure: it is closed, and goes on being one. */
  readonly tancada: string | null;
}

/**
 * The answer that the verdict of a lot gives (`qualitat.md` §2.4, rule 5). A failure stays not conforming for ever; the
 * decision taken on it closes it. Too few samples do not undo a satisfactory verdict: the lot tells them itself.
 */
export const answerOfVerdict = ({
  verdict,
  decidit,
}: {
  readonly verdict: string;
  readonly decidit: string | null;
}): RespostaAutomatica | null => {
  if (verdict === 'satisfactori') return { resultat: 'C', tancada: null };
  if (verdict === 'no_satisfactori') return { resultat: 'NC', tancada: decidit };
  return verdict === 'no_aplica' ? { resultat: 'NA', tancada: null } : null;
};
