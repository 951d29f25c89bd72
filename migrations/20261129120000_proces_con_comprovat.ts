import type { SchemaMaker } from '#server/database/schema.ts';

/** The check of the slump of concrete, which the readings of its lots contradict: of the bank, or copied from it. */
export const up = async (maker: SchemaMaker): Promise<void> => {
  await maker.add('treball_comprovacio', { con: ['flag!', '0'] });
  await maker.run(
    'update treball_comprovacio set con = 1 where comprovacio_fk in (5054, 5061) or comprovacio_fk in (select id from comprovacio where origen_fk in (5054, 5061))',
  );
};
