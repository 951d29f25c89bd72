import type { SchemaMaker } from '#server/database/schema.ts';

/** The sums of the list of invoices: guarantees are read with the rest, and what is in no sum is found by itself. */
export const up = async (maker: SchemaMaker): Promise<void> => {
  await maker.run('drop index factura_sumes');
  await maker.run(`create index factura_sumes on factura
    (empresa_fk, data, tipus, estat, agent_fk, base, quota, retingut, total_factura, total, heretat, cobrat, pendent, venciment,
    garantia_pendent)`);
  await maker.run(`create index factura_no_compten on factura (empresa_fk, data, tipus, estat, agent_fk, pendent)
    where (estat not in ('emesa', 'incobrable') or tipus = 'proforma')`);
};
