import type { SchemaMaker } from '#server/database/schema.ts';

/** Why a work was closed with non-conformities open, by what its certificate names them. */
export const up = async (maker: SchemaMaker): Promise<void> => {
  await maker.add('treball', { excepcions: ['text!', "''"] });
};
