import type { SchemaMaker } from '#server/database/schema.ts';

/** Records of billing of each company, the head of their chain, and what its checks found. */
export const up = async (maker: SchemaMaker): Promise<void> => {
  await maker.table('registre_cadena', {
    columns: {
      empresa_fk: 'int!',
      installacio: 'text!',
      ultim_ordre: 'int!',
      ultim_nif: 'text!',
      ultim_numserie: 'text!',
      ultim_data: 'text!',
      ultim_huella: 'text!',
    },
    constraints: [
      'primary key (empresa_fk)',
      'unique (installacio)',
      'foreign key (empresa_fk) references empresa (id)',
    ],
  });
  await maker.table('registre_facturacio', {
    columns: {
      id: 'id',
      empresa_fk: 'int!',
      ordre: 'int!',
      tipus: 'text!',
      factura_fk: 'int!',
      numserie: 'text!',
      data_expedicio: 'text!',
      text: 'text!',
      huella: 'text!',
      huella_anterior: 'text!',
      xml: 'text!',
      xml_suma: 'text!',
      moment: 'text!',
      sistema: 'text!',
      mode: 'text!',
      entorn: 'text!',
      estat: 'text!',
      cerca: 'text!',
      creat: 'text!',
    },
    constraints: [
      'unique (empresa_fk, id)',
      'unique (empresa_fk, ordre)',
      'foreign key (empresa_fk) references empresa (id)',
      'foreign key (empresa_fk, factura_fk) references factura (empresa_fk, id)',
    ],
    indexes: {
      factura: 'empresa_fk, factura_fk',
      espera: 'estat, empresa_fk, ordre',
      data: 'empresa_fk, data_expedicio',
    },
  });
  await maker.table('registre_comprovacio', {
    columns: {
      id: 'id',
      empresa_fk: 'int!',
      quan: 'text!',
      origen: 'text!',
      registres: 'int!',
      trencaments: 'int!',
      detall: 'text!',
    },
    constraints: ['unique (empresa_fk, id)', 'foreign key (empresa_fk) references empresa (id)'],
    indexes: { darrera: 'empresa_fk, quan' },
  });
};
