import type { SchemaMaker } from '#server/database/schema.ts';

/** How many times a quarter was closed or opened again: what was worked out of it while closed is told from what it is now. */
export const up = async (maker: SchemaMaker): Promise<void> => {
  await maker.add('empresa_trimestre', { canvis: ['int!', '1'] });
};
