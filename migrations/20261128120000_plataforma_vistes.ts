import type { SchemaMaker } from '#server/database/schema.ts';

/** Saved views of lists: each person's own, in each company. */
export const up = async (maker: SchemaMaker): Promise<void> => {
  await maker.table('vista', {
    columns: {
      id: 'id',
      versio: 'int!',
      empresa_fk: 'int!',
      usuari_fk: 'int!',
      area: 'text!',
      nom: 'text!',
      cerca: 'text!',
      per_defecte: 'flag!',
      contingut: 'text!',
    },
    constraints: [
      'unique (empresa_fk, usuari_fk, area, cerca)',
      'foreign key (empresa_fk) references empresa (id)',
      'foreign key (usuari_fk) references usuari (id)',
    ],
  });
};
