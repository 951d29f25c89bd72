import fc from 'fast-check';

/** Mutation runs every property thousands of times over: few examples each are enough there. */
fc.configureGlobal({ numRuns: 8 });
