import type { SchemaMaker } from '#server/database/schema.ts';

/** Imports of agents from sheets, the outcome of each row, and what each column was matched with last. */
export const up = async (maker: SchemaMaker): Promise<void> => {
  await maker.table('agent_importacio', {
    columns: {
      id: 'id',
      empresa_fk: 'int!',
      usuari_fk: 'int!',
      fitxer_fk: 'int!',
      nom: 'text!',
      estat: 'text!',
      creada: 'text!',
      feta: 'text',
    },
    constraints: [
      'unique (empresa_fk, id)',
      'foreign key (empresa_fk) references empresa (id)',
      'foreign key (usuari_fk) references usuari (id)',
      'foreign key (empresa_fk, fitxer_fk) references fitxer (empresa_fk, id)',
    ],
    indexes: { fitxer: 'empresa_fk, fitxer_fk' },
  });
  await maker.table('agent_importacio_fila', {
    columns: {
      importacio_fk: 'int!',
      empresa_fk: 'int!',
      fila: 'int!',
      resultat: 'text!',
      agent_fk: 'int',
      nom: 'text!',
      faltes: 'text!',
      celles: 'text!',
    },
    constraints: [
      'primary key (importacio_fk, fila)',
      'foreign key (empresa_fk, importacio_fk) references agent_importacio (empresa_fk, id)',
    ],
  });
  await maker.table('agent_columna', {
    columns: { empresa_fk: 'int!', columna: 'text!', camp: 'text!' },
    constraints: ['primary key (empresa_fk, columna)', 'foreign key (empresa_fk) references empresa (id)'],
  });
};
