import type { SchemaMaker } from '#server/database/schema.ts';

/** Books find documents by the day of their operation too, without walking all that a company ever issued or received. */
export const up = async (maker: SchemaMaker): Promise<void> => {
  await maker.run(
    'create index factura_operacio on factura (empresa_fk, data_operacio, id) where data_operacio is not null',
  );
  await maker.run('create index despesa_operacio on despesa (empresa_fk, data_operacio, id)');
};
