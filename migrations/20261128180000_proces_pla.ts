import type { SchemaMaker } from '#server/database/schema.ts';

/** The control plan of each work: its processes, items, checks and ordinary lots. Those of concrete are its zones'. */
export const up = async (maker: SchemaMaker): Promise<void> => {
  await maker.table('treball_proces', {
    columns: { empresa_fk: 'int!', treball_fk: 'int!', proces_fk: 'int!', ordre: 'int!' },
    constraints: [
      'primary key (empresa_fk, treball_fk, proces_fk)',
      'foreign key (empresa_fk, treball_fk) references treball (empresa_fk, id)',
    ],
  });
  await maker.table('treball_partida', {
    columns: {
      id: 'id',
      empresa_fk: 'int!',
      treball_fk: 'int!',
      proces_fk: 'int!',
      versio: 'int!',
      ordre: 'int!',
      partida_fk: 'int!',
      control_fk: 'int!',
      codi: 'text!',
      nom: 'text!',
      unitat: 'text!',
      normes: 'text!',
      sistema_fk: 'int!',
      usos: 'text!',
      nivells: 'text!',
      lot: 'text!',
      completa: 'flag!',
      formigo_flg: 'flag!',
      amidament: 'int',
      lots_previstos: 'int',
      marca: 'text!',
      fabricant: 'text!',
      proveidor_fk: 'int',
      observacions_programa: 'text!',
      observacions_seguiment: 'text!',
      creat: 'text!',
      canviat: 'text!',
    },
    constraints: [
      'check (completa in (0, 1))',
      'check (formigo_flg in (0, 1))',
      'unique (empresa_fk, id)',
      'foreign key (empresa_fk, treball_fk, proces_fk) references treball_proces (empresa_fk, treball_fk, proces_fk)',
      'foreign key (empresa_fk, proveidor_fk) references agent (empresa_fk, id)',
    ],
    indexes: {
      treball: 'empresa_fk, treball_fk, proces_fk, ordre, id',
      banc: 'empresa_fk, partida_fk',
      proveidor: 'empresa_fk, proveidor_fk',
    },
  });
  await maker.table('treball_comprovacio', {
    columns: {
      empresa_fk: 'int!',
      treball_partida_fk: 'int!',
      comprovacio_fk: 'int!',
      treball_fk: 'int!',
      categoria_fk: 'int!',
      ordre: 'int!',
      nom: 'text!',
      frequencia: 'text!',
      criteri: 'text!',
      normes: 'text!',
      valor_tipus: 'text!',
      unitat: 'text!',
      valors: 'text!',
      basic: 'flag!',
      obligatoria: 'flag!',
      exigida: 'flag!',
      afegida: 'flag!',
      preu: 'int',
      assaigs: 'int',
    },
    constraints: [
      'check (basic in (0, 1))',
      'check (obligatoria in (0, 1))',
      'check (exigida in (0, 1))',
      'check (afegida in (0, 1))',
      'primary key (empresa_fk, treball_partida_fk, comprovacio_fk)',
      'foreign key (empresa_fk, treball_partida_fk) references treball_partida (empresa_fk, id)',
    ],
    indexes: { treball: 'empresa_fk, treball_fk, treball_partida_fk, ordre', banc: 'empresa_fk, comprovacio_fk' },
  });
  await maker.table('lot', {
    columns: {
      id: 'int!',
      empresa_fk: 'int!',
      treball_fk: 'int!',
      treball_partida_fk: 'int!',
      clau_client: 'text!',
      versio: 'int!',
      numero: 'int!',
      descripcio: 'text!',
      ubicacio: 'text!',
      data_inici: 'text',
      data_final: 'text',
      quantitat: 'int',
      estat: 'text!',
      creat: 'text!',
      canviat: 'text!',
    },
    constraints: [
      'primary key (id)',
      'unique (empresa_fk, id)',
      'unique (empresa_fk, clau_client)',
      'foreign key (empresa_fk, treball_partida_fk) references treball_partida (empresa_fk, id)',
    ],
    indexes: { partida: 'empresa_fk, treball_partida_fk, numero, id', treball: 'empresa_fk, treball_fk' },
  });
  // What the control of a work comes to, which its lists show.
  await maker.add('treball', { control: ['text!', "'{}'"] });
};
