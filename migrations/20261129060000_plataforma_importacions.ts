import type { SchemaMaker } from '#server/database/schema.ts';

/** Imports of any kind of record, agents' own until now; what an import made besides its rows. */
export const up = async (maker: SchemaMaker): Promise<void> => {
  await maker.run('alter table agent_importacio rename to importacio');
  await maker.run('alter table agent_importacio_fila rename to importacio_fila');
  await maker.run('alter table importacio_fila rename column agent_fk to registre_fk');
  await maker.add('importacio', { mena: ['text!', "'agent'"], afegits: ['text!', "'[]'"] });
  await maker.run('drop index agent_importacio_fitxer');
  await maker.run('create index importacio_fitxer on importacio (empresa_fk, fitxer_fk)');
  await maker.table('importacio_columna', {
    columns: { empresa_fk: 'int!', mena: 'text!', columna: 'text!', camp: 'text!' },
    constraints: ['primary key (empresa_fk, mena, columna)', 'foreign key (empresa_fk) references empresa (id)'],
  });
  await maker.run(
    "insert into importacio_columna (empresa_fk, mena, columna, camp) select empresa_fk, 'agent', columna, camp from agent_columna",
  );
  await maker.run('drop table agent_columna');
};
