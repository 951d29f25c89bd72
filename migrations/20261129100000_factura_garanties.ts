import { sql } from 'kysely';
import type { SchemaMaker } from '#server/database/schema.ts';

interface Emesa {
  readonly id: number;
  readonly estat: string;
  readonly situacio: string;
  readonly total: number;
  readonly heretat: number;
  readonly cobrat: number;
  readonly totals: string;
  readonly dades: string;
}

/**
 * What is still to be paid of a guarantee kept back, and when it is released: payments over what an invoice asks were the
 * guarantee's. Credit notes of what was rectified whole have none, as it has none itself. Lists by date go on by number.
 */
export const up = async (maker: SchemaMaker): Promise<void> => {
  const { db, engine } = maker;
  await maker.add('factura', { garantia_pendent: ['int!', '0'], garantia_data: ['text'] });
  const kept =
    engine === 'postgres'
      ? sql`(c.totals::json->>'retencio')::bigint`
      : sql`cast(json_extract(c.totals, '$.retencio') as integer)`;
  const { rows } = await sql<Emesa>`
    select f.id, f.estat, f.situacio, f.total, f.heretat, f.cobrat, c.totals, c.dades from factura as f
    join factura_contingut as c on c.factura_fk = f.id and c.empresa_fk = f.empresa_fk
    where f.estat in ('emesa', 'incobrable') and f.tipus <> 'proforma' and ${kept} <> 0
    and f.situacio not in ('rectificada', 'substituida')
    and not exists (
      select 1 from factura_rectifica as t join factura as nova on nova.id = t.factura_fk
      where t.rectificada_fk = f.id and t.metode <> 'I' and nova.estat in ('emesa', 'incobrable'))
    and not exists (
      select 1 from factura_rectifica as t join factura as vella on vella.id = t.rectificada_fk
      where t.factura_fk = f.id and t.metode = 'I' and vella.situacio = 'rectificada')
    order by f.id`.execute(db);
  for (const row of rows) {
    const { retencio } = JSON.parse(row.totals) as { readonly retencio: number };
    const { retencio: asked } = JSON.parse(row.dades) as {
      readonly retencio: { readonly allibera: string | null } | null;
    };
    const [total, cobrat] = [Number(row.total), Number(row.heretat) + Number(row.cobrat)];
    const sign = retencio < 0 ? -1 : 1;
    const over = cobrat * sign > 0 ? Math.max(0, (cobrat - total) * sign) : 0;
    const taken = Math.min(over, retencio * sign) * sign;
    const [pendent, garantia] = [total - cobrat + taken, retencio - taken];
    const how = row.estat === 'emesa' && pendent === 0 ? 'cobrada' : row.situacio;
    await sql`
      update factura set garantia_pendent = ${garantia}, garantia_data = ${garantia === 0 ? null : (asked?.allibera ?? null)},
      pendent = ${pendent}, situacio = ${how}, venciment = case when ${pendent} = 0 then null else venciment end
      where id = ${row.id}`.execute(db);
  }
  await maker.run(
    'create index factura_garantia on factura (empresa_fk, garantia_data, id) where garantia_pendent <> 0',
  );
  await maker.run('drop index factura_data');
  await maker.run('create index factura_data on factura (empresa_fk, data, numero_ordre, id)');
};
