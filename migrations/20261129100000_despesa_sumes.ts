import type { SchemaMaker } from '#server/database/schema.ts';

/** The sums of the list of expenses tell VAT that the office owes apart: the index that they are read from alone holds what says so. */
export const up = async (maker: SchemaMaker): Promise<void> => {
  await maker.run('drop index despesa_sumes');
  await maker.run(
    'create index despesa_sumes on despesa (empresa_fk, data, data_pagament, agent_fk, isp, clau, base, quota, deduible, retingut, total, a_pagar)',
  );
};
