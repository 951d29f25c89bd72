import type { SchemaMaker } from '#server/database/schema.ts';

/** The payment that each of two is set against; those of before are found by what both say. */
export const up = async (maker: SchemaMaker): Promise<void> => {
  await maker.add('cobrament', { parella_fk: ['int'] });
  await maker.run(`update cobrament set parella_fk = (
    select min(altre.id) from cobrament as altre
    join factura as seva on seva.id = altre.factura_fk and seva.empresa_fk = altre.empresa_fk
    join factura as meva on meva.id = cobrament.factura_fk and meva.empresa_fk = cobrament.empresa_fk
    where altre.empresa_fk = cobrament.empresa_fk and altre.factura_fk <> cobrament.factura_fk
    and altre.forma = 'compensacio' and altre.creat = cobrament.creat and altre.total = -cobrament.total
    and altre.observacions = meva.numero_text and cobrament.observacions = seva.numero_text
  ) where forma = 'compensacio'`);
};
