import type { SchemaMaker } from '#server/database/schema.ts';

/** Each change of the term of a non-conformity: who, when, from which day to which, and why. */
export const up = async (maker: SchemaMaker): Promise<void> => {
  await maker.table('no_conformitat_termini', {
    columns: {
      id: 'id',
      empresa_fk: 'int!',
      resultat_fk: 'int!',
      usuari_fk: 'int',
      usuari_nom: 'text!',
      quan: 'text!',
      abans: 'text!',
      despres: 'text!',
      motiu: 'text!',
    },
    constraints: ['foreign key (empresa_fk, resultat_fk) references resultat (empresa_fk, id)'],
    indexes: { resultat: 'empresa_fk, resultat_fk, id' },
  });
};
