import { type Problem, TIMEOUT_TEXT, type TransportError } from '#contract/problem.ts';

/** Why no 2xx answer came: a refusal with its problem, no answer in time, no line, or the caller gave up. */
export type FailureKind = 'refused' | 'timeout' | 'offline' | 'aborted';

/**
 * What the client throws: the specification's object of HTTP status and the server's error body (or empty). Status 0
 * when no answer came; the message of a time-out is `Timeout has occurred`.
 */
export class TransportFailure extends Error implements TransportError {
  readonly status: number;
  readonly response: Problem | Record<string, never>;
  readonly kind: FailureKind;

  constructor(kind: FailureKind, status: number, response: Problem | Record<string, never> = {}) {
    super(kind === 'timeout' ? TIMEOUT_TEXT : 'detail' in response ? response.detail : `${kind} ${status}`);
    this.name = 'TransportFailure';
    this.kind = kind;
    this.status = status;
    this.response = response;
  }

  /** The server's problem, when it gave one. */
  get problem(): Problem | null {
    return 'codi' in this.response ? (this.response as Problem) : null;
  }
}

/** The stable code of a refusal, or null. */
export const refusalCode = (error: unknown): string | null =>
  error instanceof TransportFailure ? (error.problem?.codi ?? null) : null;
