import type { SchemaMaker } from '#server/database/schema.ts';

const ofEmpresa = ['unique (empresa_fk, id)', 'foreign key (empresa_fk) references empresa (id)'] as const;
const ofDespesa = 'foreign key (empresa_fk, despesa_fk) references despesa (empresa_fk, id)';

/** Kinds of expense of a company, its expenses with their lines, parts and files, and what they are numbered by. */
export const up = async (maker: SchemaMaker): Promise<void> => {
  await maker.table('tipus_despesa', {
    columns: {
      id: 'id',
      empresa_fk: 'int!',
      cataleg: 'int',
      versio: 'int!',
      pare_fk: 'int',
      nom: 'text',
      iva_fk: 'int',
      irpf_fk: 'int',
      iva_deduible: 'text!',
      deduible: 'text!',
      concepte: 'text',
      amortitzacio: 'text',
      ajuda: 'text',
      baixa: 'flag!',
      suprimit: 'flag!',
      creat: 'text!',
      canviat: 'text!',
    },
    constraints: [...ofEmpresa, 'unique (empresa_fk, cataleg)', 'check (cataleg is not null or nom is not null)'],
  });
  await maker.table('despesa', {
    columns: {
      id: 'id',
      empresa_fk: 'int!',
      versio: 'int!',
      exercici: 'int!',
      numero: 'int!',
      trimestre: 'int!',
      tipus: 'text!',
      data: 'text!',
      data_operacio: 'text!',
      data_recepcio: 'text!',
      agent_fk: 'int',
      copia_nif: 'text!',
      copia_nom: 'text!',
      empremta: 'text!',
      num_factura: 'text!',
      num_clau: 'text!',
      clau: 'text!',
      isp: 'flag!',
      base: 'int!',
      quota: 'int!',
      recarrec: 'int!',
      deduible: 'int!',
      retingut: 'int!',
      total: 'int!',
      a_pagar: 'int!',
      venciment: 'text',
      data_pagament: 'text',
      be: 'flag!',
      arxius: 'int!',
      etiquetes: 'text!',
      cerca: 'text!',
      proveidor_ordre: 'text!',
      num_ordre: 'text!',
      creat: 'text!',
      canviat: 'text!',
    },
    constraints: [
      ...ofEmpresa,
      'unique (empresa_fk, exercici, numero)',
      'foreign key (empresa_fk, agent_fk) references agent (empresa_fk, id)',
      'check (trimestre between 1 and 4)',
    ],
    indexes: {
      data: 'empresa_fk, data, id',
      recepcio: 'empresa_fk, data_recepcio, id',
      pagament: 'empresa_fk, data_pagament, a_pagar, venciment',
      agent: 'empresa_fk, agent_fk, data, id',
      numero_proveidor: 'empresa_fk, num_clau, id',
      ordre_proveidor: 'empresa_fk, proveidor_ordre, id',
      sumes: 'empresa_fk, data, data_pagament, agent_fk, base, quota, deduible, retingut, total, a_pagar',
    },
  });
  // What is read of one expense alone, so that lists and sums read past none of it.
  await maker.table('despesa_contingut', {
    columns: {
      despesa_fk: 'int!',
      empresa_fk: 'int!',
      copia: 'text!',
      linies: 'text!',
      dades: 'text!',
      imports: 'text!',
    },
    constraints: ['primary key (despesa_fk)', ofDespesa],
    indexes: { empresa: 'empresa_fk, despesa_fk' },
  });
  await maker.table('despesa_linia', {
    columns: {
      empresa_fk: 'int!',
      despesa_fk: 'int!',
      ordre: 'int!',
      clau: 'text!',
      tipus_despesa_fk: 'int',
      concepte: 'text',
      iva: 'text',
      tipus_recarrec: 'text',
      causa: 'text',
      amb_retencio: 'flag!',
      base: 'int!',
      quota: 'int!',
      recarrec: 'int!',
      deduible: 'int!',
      despesa: 'int!',
      be: 'flag!',
    },
    constraints: ['primary key (despesa_fk, ordre)', ofDespesa],
    indexes: { empresa: 'empresa_fk, despesa_fk', tipus: 'empresa_fk, tipus_despesa_fk, despesa_fk' },
  });
  await maker.table('despesa_treball', {
    columns: {
      empresa_fk: 'int!',
      despesa_fk: 'int!',
      ordre: 'int!',
      treball_fk: 'int!',
      percentatge: 'text!',
      base: 'int!',
      quota: 'int!',
      deduible: 'int!',
      retingut: 'int!',
      total: 'int!',
      a_pagar: 'int!',
    },
    constraints: [
      'primary key (despesa_fk, ordre)',
      ofDespesa,
      'foreign key (empresa_fk, treball_fk) references treball (empresa_fk, id)',
    ],
    indexes: { empresa: 'empresa_fk, despesa_fk', treball: 'empresa_fk, treball_fk, despesa_fk' },
  });
  await maker.table('despesa_comptador', {
    columns: { empresa_fk: 'int!', exercici: 'int!', darrer: 'int!' },
    constraints: [
      'primary key (empresa_fk, exercici)',
      'foreign key (empresa_fk) references empresa (id)',
      'check (darrer >= 0)',
    ],
  });
  await maker.table('despesa_arxiu', {
    columns: {
      id: 'id',
      empresa_fk: 'int!',
      despesa_fk: 'int!',
      versio: 'int!',
      fitxer_fk: 'int!',
      vista_fk: 'int',
      nom: 'text!',
      ordre: 'int!',
      mida: 'int!',
      tipus: 'text!',
      pujat: 'text!',
      pujat_per: 'text!',
    },
    constraints: [
      ...ofEmpresa,
      ofDespesa,
      'foreign key (empresa_fk, fitxer_fk) references fitxer (empresa_fk, id)',
      'foreign key (empresa_fk, vista_fk) references fitxer (empresa_fk, id)',
    ],
    indexes: { despesa: 'empresa_fk, despesa_fk, ordre, id', fitxer: 'fitxer_fk', vista: 'vista_fk' },
  });
};
