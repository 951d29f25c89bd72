import type { SchemaMaker } from '#server/database/schema.ts';

/** Of what could not be collected until it was paid whole: it is so again once that payment is taken away. */
export const up = async (maker: SchemaMaker): Promise<void> => {
  await maker.add('factura', { incobrable_alcat: ['flag!', '0'] });
};
