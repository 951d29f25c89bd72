import type { SchemaMaker } from '#server/database/schema.ts';

/** Agents brought in pack by pack, seen once their import is done; whose turn an import is, and since when. */
export const up = async (maker: SchemaMaker): Promise<void> => {
  await maker.add('agent', { importacio_fk: ['int!', '0'] });
  await maker.add('agent_importacio', { clau: ['text!', "''"], presa: ['text'] });
};
