import type { SchemaMaker } from '#server/database/schema.ts';

/** Books find what was withheld of companies by its due day too. */
export const up = async (maker: SchemaMaker): Promise<void> => {
  await maker.run('create index despesa_retinguda on despesa (empresa_fk, venciment, id) where retingut <> 0');
};
