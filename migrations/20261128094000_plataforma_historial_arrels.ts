import type { SchemaMaker } from '#server/database/schema.ts';

/** Every row of history stands under its record and under all that it hangs from: a sample under lot, zone and work. */
export const up = async (maker: SchemaMaker): Promise<void> => {
  await maker.run('drop index historial_arrel');
  await maker.table('historial_arrel', {
    columns: { historial_fk: 'int!', empresa_fk: 'int!', arrel: 'text!', arrel_fk: 'int!' },
    constraints: [
      'primary key (historial_fk, arrel, arrel_fk)',
      'foreign key (historial_fk) references historial (id)',
    ],
    indexes: { fila: 'empresa_fk, arrel, arrel_fk, historial_fk' },
  });
  const into = 'insert into historial_arrel (historial_fk, empresa_fk, arrel, arrel_fk)';
  await maker.run(`${into} select id, empresa_fk, entitat, entitat_fk from historial`);
  await maker.run(`${into} select id, empresa_fk, arrel, arrel_fk from historial where true on conflict do nothing`);
  // What a record hangs from is known by the record, or by what its history says of one that was deleted.
  for (const [child, parent, key] of [
    ['zona_lot', 'zona', 'zona_fk'],
    ['zona', 'treball', 'treball_fk'],
  ])
    await maker.run(
      `${into} select h.historial_fk, h.empresa_fk, '${parent}', known.parent_fk from historial_arrel h
       join (select empresa_fk, id as child_fk, ${key} as parent_fk from ${child}
             union select empresa_fk, entitat_fk, arrel_fk from historial
             where entitat = '${child}' and arrel = '${parent}') known
         on known.empresa_fk = h.empresa_fk and known.child_fk = h.arrel_fk
       where h.arrel = '${child}' on conflict do nothing`,
    );
  await maker.run('alter table historial drop column arrel');
  await maker.run('alter table historial drop column arrel_fk');
};
