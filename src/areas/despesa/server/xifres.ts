import { sql } from 'kysely';
import type { CompanyContext } from '#server/http/context.ts';

/** Figures of an exercise: what was spent by month of the paper, and what is owed today. */
export const xifresOf = async ({ db, empresa, clock }: CompanyContext, exercici: number) => {
  const month = sql<number>`cast(substr(data, 6, 2) as integer)`;
  const spent = await db
    .selectFrom('despesa')
    .select([month.as('mes'), sql<number>`sum(base)`.as('gastat')])
    .where('empresa_fk', '=', empresa.id)
    .where('data', '>=', `${exercici}-01-01`)
    .where('data', '<=', `${exercici}-12-31`)
    .groupBy(month)
    .orderBy(month)
    .execute();
  const owed = await db
    .selectFrom('despesa')
    .select([
      sql<number>`sum(a_pagar)`.as('pendent'),
      sql<number>`sum(case when venciment < ${clock.today()} then a_pagar else 0 end)`.as('vencut'),
    ])
    .where('empresa_fk', '=', empresa.id)
    .where('data_pagament', 'is', null)
    .executeTakeFirst();
  const byMonth = new Map(spent.map((row) => [Number(row.mes), Number(row.gastat)]));
  const mesos = Array.from({ length: 12 }, (_none, place) => ({ mes: place + 1, gastat: byMonth.get(place + 1) ?? 0 }));
  return {
    exercici,
    mesos,
    gastat: mesos.reduce((total, { gastat }) => total + gastat, 0),
    pendent: Number(owed?.pendent ?? 0),
    vencut: Number(owed?.vencut ?? 0),
  };
};
