import type { SchemaMaker } from '#server/database/schema.ts';

/** What rows of an open import warned of when somebody saw them, by user: what is accepted is that. */
export const up = async (maker: SchemaMaker): Promise<void> => {
  await maker.add('importacio', { vistos: ['text!', "'{}'"] });
};
