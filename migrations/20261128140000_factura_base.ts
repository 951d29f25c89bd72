import type { SchemaMaker } from '#server/database/schema.ts';

const ofEmpresa = ['unique (empresa_fk, id)', 'foreign key (empresa_fk) references empresa (id)'] as const;

/** Invoices, what they are numbered by, their payments, and those that come again and again. */
export const up = async (maker: SchemaMaker): Promise<void> => {
  await maker.table('factura_periodica', {
    columns: {
      id: 'id',
      empresa_fk: 'int!',
      versio: 'int!',
      nom: 'text!',
      periodicitat: 'text!',
      inici: 'text!',
      final: 'text',
      propera: 'text',
      accio: 'text!',
      dies_venciment: 'int',
      activa: 'flag!',
      agent_fk: 'int!',
      treball_fk: 'int',
      plantilla: 'text!',
      falla: 'text',
      cerca: 'text!',
      nom_ordre: 'text!',
      creat: 'text!',
      canviat: 'text!',
    },
    constraints: [
      ...ofEmpresa,
      'foreign key (empresa_fk, agent_fk) references agent (empresa_fk, id)',
      'foreign key (empresa_fk, treball_fk) references treball (empresa_fk, id)',
    ],
    indexes: { propera: 'propera', agent: 'empresa_fk, agent_fk', treball: 'empresa_fk, treball_fk' },
  });
  await maker.table('factura', {
    columns: {
      id: 'id',
      empresa_fk: 'int!',
      versio: 'int!',
      tipus: 'text!',
      estat: 'text!',
      situacio: 'text!',
      serie: 'text!',
      exercici: 'int',
      numero: 'int',
      numero_text: 'text',
      data: 'text!',
      data_operacio: 'text',
      venciment: 'text',
      agent_fk: 'int',
      copia_nif: 'text!',
      copia_nom: 'text!',
      empremta: 'text!',
      treball_fk: 'int',
      pressupost_fk: 'int',
      periodica_fk: 'int',
      periodica_data: 'text',
      base: 'int!',
      quota: 'int!',
      retingut: 'int!',
      total_factura: 'int!',
      total: 'int!',
      heretat: 'int!',
      cobrat: 'int!',
      pendent: 'int!',
      emesa: 'text',
      anullada: 'text',
      anullada_motiu: 'text',
      notes: 'text!',
      etiquetes: 'text!',
      cerca: 'text!',
      agent_ordre: 'text!',
      numero_ordre: 'text!',
      creat: 'text!',
      canviat: 'text!',
    },
    constraints: [
      ...ofEmpresa,
      'unique (empresa_fk, numero_text)',
      'unique (empresa_fk, periodica_fk, periodica_data)',
      'foreign key (empresa_fk, agent_fk) references agent (empresa_fk, id)',
      'foreign key (empresa_fk, treball_fk) references treball (empresa_fk, id)',
      'foreign key (empresa_fk, periodica_fk) references factura_periodica (empresa_fk, id)',
      "check ((estat = 'esborrany') = (numero_text is null))",
    ],
    indexes: {
      data: 'empresa_fk, data, id',
      sumes:
        'empresa_fk, data, tipus, estat, agent_fk, base, quota, retingut, total_factura, total, heretat, cobrat, pendent, venciment',
      agent: 'empresa_fk, agent_fk, data',
      treball: 'empresa_fk, treball_fk, data',
      numero: 'empresa_fk, numero_ordre, id',
      venciment:
        'empresa_fk, estat, venciment, pendent, tipus, base, quota, retingut, total, heretat, cobrat, data, agent_fk',
      ordre_agent: 'empresa_fk, agent_ordre, id',
      ordre_total: 'empresa_fk, total, id',
      ordre_pendent: 'empresa_fk, pendent, id',
      pressupost: 'empresa_fk, pressupost_fk',
    },
  });
  // What is read of one invoice alone, so that lists and sums read past none of it.
  await maker.table('factura_contingut', {
    columns: {
      factura_fk: 'int!',
      empresa_fk: 'int!',
      copia: 'text!',
      linies: 'text!',
      dades: 'text!',
      totals: 'text!',
      congelada: 'text',
    },
    constraints: [
      'primary key (factura_fk)',
      'foreign key (empresa_fk, factura_fk) references factura (empresa_fk, id)',
    ],
    indexes: { empresa: 'empresa_fk, factura_fk' },
  });
  await maker.table('factura_impost', {
    columns: {
      empresa_fk: 'int!',
      factura_fk: 'int!',
      ordre: 'int!',
      iva: 'text!',
      recarrec: 'text',
      regim: 'text!',
      base: 'int!',
      quota: 'int!',
      quota_recarrec: 'int!',
    },
    constraints: [
      'primary key (factura_fk, ordre)',
      'foreign key (empresa_fk, factura_fk) references factura (empresa_fk, id)',
    ],
    indexes: { empresa: 'empresa_fk, factura_fk' },
  });
  await maker.table('factura_comptador', {
    columns: { empresa_fk: 'int!', serie: 'text!', exercici: 'int!', darrer: 'int!', darrera_data: 'text!' },
    constraints: [
      'primary key (empresa_fk, serie, exercici)',
      'foreign key (empresa_fk) references empresa (id)',
      'check (darrer >= 0)',
    ],
  });
  await maker.table('factura_rectifica', {
    columns: {
      empresa_fk: 'int!',
      factura_fk: 'int!',
      ordre: 'int!',
      metode: 'text!',
      rectificada_fk: 'int!',
    },
    constraints: [
      'primary key (factura_fk, ordre)',
      'foreign key (empresa_fk, factura_fk) references factura (empresa_fk, id)',
      'foreign key (empresa_fk, rectificada_fk) references factura (empresa_fk, id)',
    ],
    indexes: { rectificada: 'empresa_fk, rectificada_fk', factura: 'empresa_fk, factura_fk' },
  });
  await maker.table('cobrament', {
    columns: {
      id: 'id',
      empresa_fk: 'int!',
      versio: 'int!',
      factura_fk: 'int!',
      data: 'text!',
      total: 'int!',
      forma: 'text!',
      compte: 'text!',
      observacions: 'text!',
      creat: 'text!',
      canviat: 'text!',
    },
    constraints: [...ofEmpresa, 'foreign key (empresa_fk, factura_fk) references factura (empresa_fk, id)'],
    indexes: { factura: 'empresa_fk, factura_fk', data: 'empresa_fk, data, id' },
  });
  await maker.table('factura_recordatori', {
    columns: { empresa_fk: 'int!', factura_fk: 'int!', pas: 'int!', quan: 'text!', correu_fk: 'int' },
    constraints: [
      'primary key (factura_fk, pas)',
      'foreign key (empresa_fk, factura_fk) references factura (empresa_fk, id)',
    ],
    indexes: { empresa: 'empresa_fk, factura_fk' },
  });
};
