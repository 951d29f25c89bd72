import type { SchemaMaker } from '#server/database/schema.ts';

/** Who follows the calendar of a company from a program of calendars: the hash of the key in the address. */
export const up = async (maker: SchemaMaker): Promise<void> => {
  await maker.table('calendari_subscripcio', {
    columns: {
      id: 'id',
      empresa_fk: 'int!',
      usuari_fk: 'int!',
      hash: 'text!',
      idioma: 'text!',
      creat: 'text!',
    },
    constraints: [
      'unique (empresa_fk, usuari_fk)',
      'unique (hash)',
      'foreign key (empresa_fk) references empresa (id)',
      'foreign key (usuari_fk) references usuari (id)',
    ],
  });
};
