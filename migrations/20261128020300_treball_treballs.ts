import type { SchemaMaker } from '#server/database/schema.ts';

export const up = async (maker: SchemaMaker): Promise<void> => {
  await maker.table('treball', {
    columns: {
      id: 'id',
      empresa_fk: 'int!',
      versio: 'int!',
      codi: 'text!',
      expedient: 'text!',
      expedient_clau: 'text!',
      nom: 'text!',
      descripcio: 'text!',
      tipus_obra: 'text!',
      tipus_treball_fk: 'int',
      us: 'text!',
      adreca: 'text!',
      poblacio_fk: 'int',
      poblacio: 'text!',
      referencia_cadastral: 'text!',
      coordenades: 'text!',
      data_encarrec: 'text',
      data_projecte: 'text',
      data_inici: 'text',
      data_final: 'text',
      data_tancament: 'text',
      obert: 'flag!',
      control_qualitat: 'flag!',
      pem: 'int',
      superficie: 'int',
      plantes_sobre: 'int',
      plantes_sota: 'int',
      llicencia: 'text!',
      visat: 'text!',
      observacions: 'text!',
      promotor: 'text!',
      formigo: 'text!',
      cerca: 'text!',
      nom_ordre: 'text!',
      poblacio_ordre: 'text!',
      promotor_ordre: 'text!',
      creat: 'text!',
      canviat: 'text!',
    },
    constraints: [
      'unique (empresa_fk, id)',
      'unique (empresa_fk, codi)',
      'foreign key (empresa_fk) references empresa (id)',
    ],
    indexes: {
      obert: 'empresa_fk, obert, codi, id',
      nom: 'empresa_fk, nom_ordre, id',
      promotor: 'empresa_fk, obert, promotor_ordre, id',
      poblacio: 'empresa_fk, obert, poblacio_ordre, id',
      canviat: 'empresa_fk, canviat, id',
      expedient: 'empresa_fk, expedient_clau',
    },
  });
  // The embedded database reads the searched words from the index, without opening each row. PostgreSQL bounds the size
  // of an index row, and has no need of it.
  if (maker.engine === 'sqlite')
    await maker.run('create index treball_cerca on treball (empresa_fk, obert, codi, id, cerca)');
  await maker.table('treball_agent', {
    columns: {
      id: 'id',
      empresa_fk: 'int!',
      treball_fk: 'int!',
      agent_fk: 'int!',
      funcio_fk: 'int!',
      titulacio_fk: 'int',
      percentatge: 'int',
      ordre: 'int!',
    },
    constraints: [
      'foreign key (empresa_fk, treball_fk) references treball (empresa_fk, id)',
      'foreign key (empresa_fk, agent_fk) references agent (empresa_fk, id)',
    ],
    indexes: { treball: 'empresa_fk, treball_fk, ordre', agent: 'empresa_fk, agent_fk' },
  });
  await maker.table('treball_usuari', {
    columns: { empresa_fk: 'int!', treball_fk: 'int!', usuari_fk: 'int!' },
    constraints: [
      'primary key (empresa_fk, treball_fk, usuari_fk)',
      'foreign key (empresa_fk, treball_fk) references treball (empresa_fk, id)',
      'foreign key (usuari_fk) references usuari (id)',
    ],
    indexes: { usuari: 'usuari_fk, empresa_fk' },
  });
};
