import type { Translate } from './language.tsx';
import type { ca } from './texts/ca.ts';
import { refusalCode, TransportFailure } from './transport-error.ts';

/** What to tell of a failed call: a sentence, and the request's id when the server gave one. */
export interface FailureTold {
  readonly sentence: string;
  readonly requestId: string | null;
  readonly code: string | null;
}

/**
 * The one place where a failed call becomes a sentence: what happened, what was kept, what to do. The server's own
 * sentence, already in the language of the screen, leads when there is one.
 */
export const tellFailure = (error: unknown, t: Translate<typeof ca>): FailureTold => {
  if (!(error instanceof TransportFailure)) return { sentence: t('web.falla.interna'), requestId: null, code: null };
  const { problem } = error;
  const requestId = problem?.requestId ?? null;
  const code = refusalCode(error);
  if (error.kind === 'timeout') return { sentence: t('web.falla.temps'), requestId, code };
  if (error.kind === 'offline') return { sentence: t('web.falla.connexio'), requestId, code };
  if (problem && error.status < 500 && problem.detail) return { sentence: problem.detail, requestId, code };
  if (error.status === 413) return { sentence: t('web.falla.massa_gran'), requestId, code };
  if (error.status === 429) return { sentence: t('web.falla.massa_sovint'), requestId, code };
  if (error.status === 403) return { sentence: t('web.pantalla.403'), requestId, code };
  if (error.status === 404) return { sentence: t('web.pantalla.404'), requestId, code };
  if (error.status === 502 || error.status === 503) return { sentence: t('web.falla.ocupat'), requestId, code };
  return { sentence: t('web.falla.servidor'), requestId, code };
};

/** The sentence of the first field that a refusal names, which says more; else that of the failure. */
export const tellFault = (error: unknown, t: Translate<typeof ca>): string =>
  (error instanceof TransportFailure ? error.problem?.camps?.[0]?.missatge : undefined) ??
  tellFailure(error, t).sentence;
