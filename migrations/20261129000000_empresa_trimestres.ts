import type { SchemaMaker } from '#server/database/schema.ts';

/** Quarters that a company closed, or closed and opened again. */
export const up = async (maker: SchemaMaker): Promise<void> => {
  await maker.table('empresa_trimestre', {
    columns: {
      empresa_fk: 'int!',
      exercici: 'int!',
      trimestre: 'int!',
      tancat: 'flag!',
      quan: 'text!',
      usuari_nom: 'text!',
      motiu: 'text!',
    },
    constraints: [
      'primary key (empresa_fk, exercici, trimestre)',
      'foreign key (empresa_fk) references empresa (id)',
      'check (trimestre between 1 and 4)',
    ],
  });
};
