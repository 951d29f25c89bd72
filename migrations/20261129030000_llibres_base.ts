import { sql } from 'kysely';
import type { SchemaMaker } from '#server/database/schema.ts';

/** How a company is taxed, boxes of forms that people write, and the later quarter in which an expense is deducted. */
export const up = async (maker: SchemaMaker): Promise<void> => {
  await maker.add('despesa', { deduccio: ['text'] });
  await maker.run('create index despesa_deduccio on despesa (empresa_fk, deduccio, id)');
  const later =
    maker.engine === 'postgres'
      ? sql`update despesa set deduccio = (select (c.dades::json#>>'{deduible_en,exercici}') || '-' ||
          (c.dades::json#>>'{deduible_en,trimestre}') from despesa_contingut c where c.despesa_fk = despesa.id)`
      : sql`update despesa set deduccio = (select json_extract(c.dades, '$.deduible_en.exercici') || '-' ||
          json_extract(c.dades, '$.deduible_en.trimestre') from despesa_contingut c where c.despesa_fk = despesa.id)`;
  await later.execute(maker.db);
  await maker.table('llibres_perfil', {
    columns: { empresa_fk: 'int!', versio: 'int!', dades: 'text!', canviat: 'text!' },
    constraints: ['primary key (empresa_fk)', 'foreign key (empresa_fk) references empresa (id)'],
  });
  await maker.table('llibres_casella', {
    columns: {
      empresa_fk: 'int!',
      model: 'text!',
      exercici: 'int!',
      trimestre: 'int!',
      casella: 'text!',
      valor: 'int!',
      quan: 'text!',
    },
    constraints: [
      'primary key (empresa_fk, model, exercici, trimestre, casella)',
      'foreign key (empresa_fk) references empresa (id)',
      'check (trimestre between 0 and 4)',
    ],
  });
};
