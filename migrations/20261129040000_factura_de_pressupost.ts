import type { SchemaMaker } from '#server/database/schema.ts';

/**
 * The invoices of a client that were made of quotations, which issuing looks through for a milestone billed twice: found
 * without walking all that the client was ever billed.
 */
export const up = async (maker: SchemaMaker): Promise<void> => {
  await maker.run(
    'create index factura_de_pressupost on factura (empresa_fk, agent_fk, id) where pressupost_fk is not null',
  );
};
