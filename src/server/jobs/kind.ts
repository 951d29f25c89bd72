import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { CompanyContext } from '../http/context.ts';

/** What finished work leaves: a file to download, something to tell, both or neither. */
export interface JobResult {
  readonly file?: { readonly nom: string; readonly contingut: Buffer | Readable };
  /** Anything JSON holds; answered as `resultat`. */
  readonly resultat?: unknown;
}

/** A kind of long work. */
export interface JobKind {
  readonly tipus: string;
  run(context: CompanyContext, entrada: unknown): Promise<JobResult>;
}

/**
 * Declares a kind of long work. `run` gets a context like that of a call: the same person, company, language and the
 * role that the person has now; `db` reads, `database.write` opens short transactions, `signal` is aborted on cancel
 * and `progress(fet, total)` may be called as often as it likes. It may be run again from the start after a crash: what
 * it writes before its end must bear that.
 */
export const jobKind = <Entrada>(
  tipus: string,
  entrada: z.ZodType<Entrada>,
  run: (context: CompanyContext, entrada: Entrada) => Promise<JobResult>,
): JobKind => ({ tipus, run: (context, given) => run(context, entrada.parse(given)) });
