import { sql } from 'kysely';
import { dayNumber } from '#kernel/calendar-date.ts';
import type { Executor } from '#server/database/tables.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { EDATS, type Xifres } from '../contract/xifres.ts';
import { MAY_BE_LATE, replacements } from './part-store.ts';

/** Month of a `YYYY-MM-DD` column, 1 to 12. */
const monthOf = (column: string) => sql<number>`cast(substr(${sql.ref(column)}, 6, 2) as integer)`;
const of = (exercici: number) => ({ from: `${exercici}-01-01`, to: `${exercici}-12-31` });

const invoicedByMonth = (db: Executor, empresaId: number, exercici: number) =>
  db
    .selectFrom('factura')
    .select([monthOf('data').as('mes'), sql<number>`sum(base)`.as('import')])
    .where('empresa_fk', '=', empresaId)
    .where('data', '>=', of(exercici).from)
    .where('data', '<=', of(exercici).to)
    .where('estat', 'in', ['emesa', 'incobrable'])
    .where('tipus', '<>', 'proforma')
    .groupBy(monthOf('data'))
    .execute();

/**
 * What invoices that stand in the place of others take away, in the month of each: the new one counts whole in its month,
 * the old one stays in its own, and what is left in each is what the books and the forms say of it.
 */
const replacedByMonth = (db: Executor, empresaId: number, exercici: number) =>
  replacements(db, empresaId)
    .innerJoin('factura as vella', (on) =>
      on.onRef('vella.id', '=', 't.rectificada_fk').onRef('vella.empresa_fk', '=', 't.empresa_fk'),
    )
    .select([monthOf('nova.data').as('mes'), sql<number>`sum(vella.base)`.as('import')])
    .where('nova.data', '>=', of(exercici).from)
    .where('nova.data', '<=', of(exercici).to)
    .where('vella.estat', 'in', ['emesa', 'incobrable'])
    .groupBy(monthOf('nova.data'))
    .execute();

const collectedByMonth = (db: Executor, empresaId: number, exercici: number) =>
  db
    .selectFrom('cobrament')
    .select([monthOf('data').as('mes'), sql<number>`sum(total)`.as('import')])
    .where('empresa_fk', '=', empresaId)
    .where('data', '>=', of(exercici).from)
    .where('data', '<=', of(exercici).to)
    .groupBy(monthOf('data'))
    .execute();

/** What is owed, by due date: few rows even of many invoices. */
const owedByDue = (db: Executor, empresaId: number) =>
  db
    .selectFrom('factura')
    .select((on) => [
      sql<string | null>`case when ${MAY_BE_LATE} then coalesce(venciment, data) end`.as('venciment'),
      on.fn.countAll<number>().as('factures'),
      sql<number>`sum(pendent)`.as('pendent'),
    ])
    .where('empresa_fk', '=', empresaId)
    .where('estat', '=', 'emesa')
    .where('tipus', '<>', 'proforma')
    .where('pendent', '<>', 0)
    .groupBy(sql`case when ${MAY_BE_LATE} then coalesce(venciment, data) end`)
    .execute();

/** What clients keep back as a guarantee of what was issued. */
const keptBack = async (db: Executor, empresaId: number): Promise<number> => {
  const { total } = await db
    .selectFrom('factura')
    // The state is looked at in the few that keep something back, not searched by: all that were issued bear it.
    .select(
      sql<number>`coalesce(sum(case when estat = 'emesa' and tipus <> 'proforma' then garantia_pendent else 0 end), 0)`.as(
        'total',
      ),
    )
    .where('empresa_fk', '=', empresaId)
    .where('garantia_pendent', '<>', 0)
    .executeTakeFirstOrThrow();
  return Number(total);
};

const edatOf = (late: number): (typeof EDATS)[number] =>
  late <= 0 ? 'per_vencer' : late <= 30 ? 'fins_30' : late <= 60 ? 'fins_60' : late <= 90 ? 'fins_90' : 'mes_de_90';

/** Figures of an exercise for the first screen. */
export const xifresOf = async ({ db, empresa, clock }: CompanyContext, exercici: number): Promise<Xifres> => {
  const [invoiced, replaced, collected, owed, garanties] = await Promise.all([
    invoicedByMonth(db, empresa.id, exercici),
    replacedByMonth(db, empresa.id, exercici),
    collectedByMonth(db, empresa.id, exercici),
    owedByDue(db, empresa.id),
    keptBack(db, empresa.id),
  ]);
  const at = (rows: readonly { mes: number; import: number }[], mes: number): number =>
    Number(rows.find((row) => Number(row.mes) === mes)?.import ?? 0);
  const mesos = Array.from({ length: 12 }, (_none, place) => ({
    mes: place + 1,
    facturat: at(invoiced, place + 1) - at(replaced, place + 1),
    cobrat: at(collected, place + 1),
  }));
  const today = dayNumber(clock.today());
  const edats = EDATS.map((edat) => ({ edat, factures: 0, pendent: 0 }));
  for (const { venciment, factures, pendent } of owed) {
    const group = edats.find(
      ({ edat }) => edat === (venciment === null ? 'no_venc' : edatOf(today - dayNumber(venciment))),
    );
    if (!group) continue;
    group.factures += Number(factures);
    group.pendent += Number(pendent);
  }
  const never = edats.find(({ edat }) => edat === 'no_venc')?.pendent ?? 0;
  const owing = edats.reduce((sum, { edat, pendent }) => (edat === 'no_venc' ? sum : sum + pendent), 0);
  return {
    exercici,
    mesos,
    facturat: mesos.reduce((sum, { facturat }) => sum + facturat, 0),
    cobrat: mesos.reduce((sum, { cobrat }) => sum + cobrat, 0),
    pendent: owing + Math.max(0, never),
    per_tornar: Math.max(0, -never),
    garanties,
    edats,
  };
};
