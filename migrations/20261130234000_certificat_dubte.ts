import type { SchemaMaker } from '#server/database/schema.ts';

/** Why entry points of public bodies will not take what a certificate signs. */
export const up = async (maker: SchemaMaker): Promise<void> => {
  await maker.add('empresa_certificat', { dubte: ['text!', "''"] });
};
