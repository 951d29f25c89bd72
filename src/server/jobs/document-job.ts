import { z } from 'zod';
import type { FileAnswer } from '../http/context.ts';
import type { PutOff } from '../http/dispatch.ts';
import type { Replay } from '../http/replay.ts';
import type { Jobs } from './jobs.ts';
import { type JobKind, jobKind } from './kind.ts';

const TIPUS = 'document';

/** A download that was put off: made again later on behalf of whoever asked, and kept. */
export const documentJob = (replay: (asked: Replay) => Promise<FileAnswer>): JobKind =>
  jobKind(TIPUS, z.strictObject({ cami: z.string() }), async (context, { cami }) => {
    const { caller, empresa, language, signal, progress } = context;
    const { nom, contingut } = await replay({ caller, empresaId: empresa.id, language, cami, signal, progress });
    return { file: { nom, contingut } };
  });

/** Puts a long download in the queue. Its title is the text `tasca.<route name>`, which the route's room says. */
export const putOffWith =
  (jobs: Jobs): PutOff =>
  (context, route, cami) =>
    jobs.enqueue(context, { tipus: TIPUS, titol: { codi: `tasca.${route.name}` }, entrada: { cami } });
