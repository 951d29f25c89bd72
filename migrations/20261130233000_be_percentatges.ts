import type { SchemaMaker } from '#server/database/schema.ts';

/** Of a good, the percentages and rows of the table that follow the first, each from an exercise on. */
export const up = async (maker: SchemaMaker): Promise<void> => {
  await maker.add('be_inversio', { percentatges: ['text!', "'[]'"] });
};
