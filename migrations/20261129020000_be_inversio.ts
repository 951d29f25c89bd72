import type { SchemaMaker } from '#server/database/schema.ts';

/** Goods that are written off: those of lines of expenses, and those bought before or elsewhere. */
export const up = async (maker: SchemaMaker): Promise<void> => {
  await maker.table('be_inversio', {
    columns: {
      id: 'id',
      empresa_fk: 'int!',
      versio: 'int!',
      despesa_fk: 'int',
      clau: 'text',
      descripcio: 'text!',
      identificador: 'text!',
      tipus_be: 'text!',
      fila: 'text',
      data_inici: 'text!',
      valor: 'int!',
      valor_dit: 'int',
      valor_residual: 'int!',
      percentatge: 'text!',
      metode: 'text!',
      usat: 'flag!',
      amortitzat_abans: 'int!',
      exercici_inicial: 'int',
      observacions: 'text!',
      baixa_data: 'text',
      baixa_causa: 'text',
      baixa_import: 'int',
      baixa_factura_fk: 'int',
      cerca: 'text!',
      creat: 'text!',
      canviat: 'text!',
    },
    constraints: [
      'unique (empresa_fk, id)',
      'unique (empresa_fk, despesa_fk, clau)',
      'foreign key (empresa_fk) references empresa (id)',
      'foreign key (empresa_fk, despesa_fk) references despesa (empresa_fk, id)',
      'foreign key (empresa_fk, baixa_factura_fk) references factura (empresa_fk, id)',
      'check ((despesa_fk is null) = (clau is null))',
      'check ((baixa_data is null) = (baixa_causa is null))',
    ],
    indexes: { inici: 'empresa_fk, data_inici, id', factura: 'baixa_factura_fk' },
  });
};
