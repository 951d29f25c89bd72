import type { SchemaMaker } from '#server/database/schema.ts';

/** What was deleted a short while ago, whole, so that it can be brought back; and the files that it still needs. */
export const up = async (maker: SchemaMaker): Promise<void> => {
  await maker.table('desfer', {
    columns: {
      id: 'id',
      empresa_fk: 'int!',
      usuari_fk: 'int!',
      tipus: 'text!',
      entitat_fk: 'int!',
      contingut: 'text!',
      creat: 'text!',
      caduca: 'text!',
    },
    constraints: [
      'unique (empresa_fk, id)',
      'foreign key (empresa_fk) references empresa (id)',
      'foreign key (usuari_fk) references usuari (id)',
    ],
    indexes: { caduca: 'caduca' },
  });
  await maker.table('desfer_fitxer', {
    columns: { desfer_fk: 'int!', empresa_fk: 'int!', fitxer_fk: 'int!' },
    constraints: [
      'primary key (desfer_fk, fitxer_fk)',
      'foreign key (empresa_fk, desfer_fk) references desfer (empresa_fk, id)',
      'foreign key (empresa_fk, fitxer_fk) references fitxer (empresa_fk, id)',
    ],
    indexes: { fitxer: 'fitxer_fk' },
  });
};
