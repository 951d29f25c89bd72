export { documentJob, putOffWith } from './document-job.ts';
export { createJobs, type Jobs } from './jobs.ts';
export { type JobKind, jobKind } from './kind.ts';
export { tascaHandlers } from './routes.ts';
export { filesOfTasques, sweepTasques } from './store.ts';
