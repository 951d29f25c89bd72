import type { SchemaMaker } from '#server/database/schema.ts';

/** Zones of concrete belong to items of the control plan, whose strength is answered by their verdicts. */
export const up = async (maker: SchemaMaker): Promise<void> => {
  await maker.add('zona', { treball_partida_fk: ['int'] });
  await maker.run('create index zona_partida on zona (empresa_fk, treball_partida_fk)');
  await maker.table('formigo_partida', {
    columns: {
      empresa_fk: 'int!',
      treball_fk: 'int!',
      treball_partida_fk: 'int!',
      versio: 'int!',
      modalitat: 'text',
      central: 'text',
      notes: 'text!',
    },
    constraints: [
      'primary key (empresa_fk, treball_partida_fk)',
      'foreign key (empresa_fk, treball_partida_fk) references treball_partida (empresa_fk, id)',
    ],
    indexes: { treball: 'empresa_fk, treball_fk' },
  });
  await maker.add('treball_comprovacio', { automatica: ['flag!', '0'] });
  // Compressive strength of the two items of concrete of the bank.
  await maker.run('update treball_comprovacio set automatica = 1 where comprovacio_fk in (5055, 5062)');
};
