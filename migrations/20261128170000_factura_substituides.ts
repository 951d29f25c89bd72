import { sql } from 'kysely';
import type { SchemaMaker } from '#server/database/schema.ts';

interface Emesa {
  readonly id: number;
  readonly empresa_fk: number;
  readonly estat: string;
  readonly total: number;
  readonly cobrat: number;
  readonly dades: string;
}

/**
 * Whole invoices that took the place of simplified ones did it in their text alone: each is tied to those it names, which
 * owe nothing more, and what was collected of them is its own.
 */
export const up = async ({ db }: SchemaMaker): Promise<void> => {
  const { rows } = await sql<Emesa>`
    select f.id, f.empresa_fk, f.estat, f.total, f.cobrat, c.dades from factura as f
    join factura_contingut as c on c.factura_fk = f.id
    where f.tipus = 'ordinaria' and f.estat <> 'esborrany' and c.dades like '%"substitueix":[%'
    and c.dades not like '%"substitueix":[]%' order by f.id`.execute(db);
  for (const { id, empresa_fk, estat, total, cobrat, dades } of rows) {
    const { substitueix } = JSON.parse(dades) as { readonly substitueix: readonly number[] };
    for (const [ordre, simplificada] of [...new Set(substitueix)].entries())
      await sql`
        insert into factura_rectifica (empresa_fk, factura_fk, ordre, metode, rectificada_fk)
        select empresa_fk, ${id}, ${ordre}, 'F3', id from factura
        where id = ${simplificada} and empresa_fk = ${empresa_fk} and estat <> 'esborrany'
        on conflict do nothing`.execute(db);
    if (estat === 'anullada') continue;
    await sql`
      update factura set situacio = case when estat = 'emesa' then 'substituida' else situacio end, pendent = 0,
      venciment = null where empresa_fk = ${empresa_fk} and estat <> 'anullada' and id in (
        select rectificada_fk from factura_rectifica where factura_fk = ${id} and metode = 'F3')`.execute(db);
    const { rows: passed } = await sql<{ heretat: number | null }>`
      select sum(s.cobrat + s.heretat) as heretat from factura as s
      join factura_rectifica as r on r.rectificada_fk = s.id and r.empresa_fk = s.empresa_fk
      where r.factura_fk = ${id} and r.metode = 'F3'`.execute(db);
    const heretat = Number(passed[0]?.heretat ?? 0);
    const pendent = Number(total) - heretat - Number(cobrat);
    const how = pendent === 0 ? 'cobrada' : heretat + Number(cobrat) === 0 ? 'emesa' : 'cobrada_parcial';
    await sql`
      update factura set heretat = ${heretat}, pendent = ${pendent},
      situacio = case when estat = 'emesa' and situacio not in ('rectificada', 'substituida') then ${how} else situacio end,
      venciment = case when ${pendent} = 0 then null else venciment end
      where id = ${id} and not exists (
        select 1 from factura_rectifica as t join factura as nova on nova.id = t.factura_fk
        where t.rectificada_fk = factura.id and t.metode <> 'I' and nova.estat in ('emesa', 'incobrable'))`.execute(db);
  }
};
