import type { SchemaMaker } from '#server/database/schema.ts';

/** Issues of the programme of a work: what it said each time, whole. */
export const up = async (maker: SchemaMaker): Promise<void> => {
  await maker.table('programa_revisio', {
    columns: {
      id: 'id',
      empresa_fk: 'int!',
      treball_fk: 'int!',
      numero: 'int!',
      data: 'text!',
      foto: 'text!',
      usuari_fk: 'int',
      emesa: 'text!',
      emesa_per: 'text!',
      versio: 'int!',
    },
    constraints: [
      'unique (empresa_fk, treball_fk, numero)',
      'foreign key (empresa_fk, treball_fk) references treball (empresa_fk, id)',
    ],
  });
};
