import type { SchemaMaker } from '#server/database/schema.ts';

/** The proforma that an invoice was made of. */
export const up = async (maker: SchemaMaker): Promise<void> => {
  await maker.add('factura', { proforma_fk: ['int'] });
  await maker.run(
    'create index factura_de_proforma on factura (empresa_fk, proforma_fk, id) where proforma_fk is not null',
  );
};
