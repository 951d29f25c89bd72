import type { SchemaMaker } from '#server/database/schema.ts';

/** Items and checks of each office, beside those of the bank, which are files of the product. */
export const up = async (maker: SchemaMaker): Promise<void> => {
  await maker.table('partida', {
    columns: {
      id: 'id',
      empresa_fk: 'int!',
      versio: 'int!',
      usuari_fk: 'int!',
      origen_fk: 'int',
      familia: 'text',
      codi: 'text!',
      proces_fk: 'int!',
      control_fk: 'int!',
      sistema_fk: 'int!',
      nom: 'text!',
      unitat: 'text!',
      activa: 'flag!',
      inici: 'text',
      final: 'text',
      normes: 'text!',
      usos: 'text!',
      nivells: 'text!',
      lot: 'text!',
      completa: 'flag!',
      formigo_flg: 'flag!',
      ajuda: 'text!',
      informacio: 'text!',
      observacions_programa: 'text!',
      observacions_seguiment: 'text!',
      creat: 'text!',
      canviat: 'text!',
    },
    constraints: [
      'check (activa in (0, 1))',
      'check (completa in (0, 1))',
      'check (formigo_flg in (0, 1))',
      'unique (empresa_fk, id)',
      'foreign key (empresa_fk) references empresa (id)',
      'foreign key (usuari_fk) references usuari (id)',
    ],
  });
  await maker.table('comprovacio', {
    columns: {
      id: 'id',
      empresa_fk: 'int!',
      versio: 'int!',
      usuari_fk: 'int!',
      origen_fk: 'int',
      categoria_fk: 'int!',
      nom: 'text!',
      frequencia: 'text!',
      criteri: 'text!',
      normes: 'text!',
      valor_tipus: 'text!',
      unitat: 'text!',
      basic: 'flag!',
      activa: 'flag!',
      usos: 'text!',
      creat: 'text!',
      canviat: 'text!',
    },
    constraints: [
      'check (basic in (0, 1))',
      'check (activa in (0, 1))',
      'unique (empresa_fk, id)',
      'foreign key (empresa_fk) references empresa (id)',
      'foreign key (usuari_fk) references usuari (id)',
    ],
  });
  // A check is of the bank (below 100,000) or of the office, so that no foreign key can say which.
  await maker.table('partida_comprovacio', {
    columns: {
      empresa_fk: 'int!',
      partida_fk: 'int!',
      comprovacio_fk: 'int!',
      categoria_fk: 'int!',
      ordre: 'int!',
    },
    constraints: [
      'primary key (empresa_fk, partida_fk, comprovacio_fk)',
      'foreign key (empresa_fk, partida_fk) references partida (empresa_fk, id)',
    ],
    indexes: { comprovacio: 'empresa_fk, comprovacio_fk' },
  });
  // What each user prefers of a check of the bank; item 0 is wherever it is.
  await maker.table('comprovacio_basica', {
    columns: {
      empresa_fk: 'int!',
      usuari_fk: 'int!',
      partida_fk: 'int!',
      comprovacio_fk: 'int!',
      basic: 'flag!',
    },
    constraints: [
      'check (basic in (0, 1))',
      'primary key (empresa_fk, usuari_fk, partida_fk, comprovacio_fk)',
      'foreign key (empresa_fk) references empresa (id)',
      'foreign key (usuari_fk) references usuari (id)',
    ],
  });
};
