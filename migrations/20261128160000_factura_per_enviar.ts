import type { SchemaMaker } from '#server/database/schema.ts';

/** Invoices that the program issued and is still to send. */
export const up = async (maker: SchemaMaker): Promise<void> => {
  await maker.table('factura_per_enviar', {
    columns: { empresa_fk: 'int!', factura_fk: 'int!', quan: 'text!' },
    constraints: [
      'primary key (factura_fk)',
      'foreign key (empresa_fk, factura_fk) references factura (empresa_fk, id)',
    ],
    indexes: { empresa: 'empresa_fk, factura_fk' },
  });
};
