import { despesaRoutes } from '#areas/despesa/contract/routes.ts';
import type { Executor } from '#server/database/tables.ts';
import type { TestApp } from '#tests/support/test-app.ts';

/** Fewer on demand, to see that it runs. */
const EXPENSES = Number(process.env['BENCH_EXPENSES'] ?? 50_000);
const PACK = 50;

const copyExpense = async (db: Executor, id: number): Promise<void> => {
  const { id: _id, ...row } = await db.selectFrom('despesa').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const { despesa_fk: _of, ...content } = await db
    .selectFrom('despesa_contingut')
    .selectAll()
    .where('despesa_fk', '=', id)
    .executeTakeFirstOrThrow();
  const linies = await db
    .selectFrom('despesa_linia')
    .selectAll()
    .where('despesa_fk', '=', id)
    .orderBy('ordre')
    .execute();
  for (let start = 0; start < EXPENSES; start += PACK) {
    const made = await db
      .insertInto('despesa')
      .values(
        Array.from({ length: PACK }, (_none, at) => {
          const n = start + at;
          const year = 2016 + Math.floor((n / EXPENSES) * 10);
          const data = `${year}-${String(1 + (n % 12)).padStart(2, '0')}-${String(1 + (n % 28)).padStart(2, '0')}`;
          return {
            ...row,
            exercici: year,
            numero: n + 1,
            trimestre: 1 + Math.floor((n % 12) / 3),
            data,
            data_operacio: data,
            data_recepcio: data,
            data_pagament: n % 20 === 0 ? null : data,
            num_factura: `H-${n + 1}`,
            num_clau: `h${n + 1}`,
            num_ordre: `h-${String(n + 1).padStart(12, '0')}`,
          };
        }),
      )
      .returning('id')
      .execute();
    await db
      .insertInto('despesa_contingut')
      .values(made.map((one) => ({ ...content, despesa_fk: one.id })))
      .execute();
    await db
      .insertInto('despesa_linia')
      .values(made.flatMap((one) => linies.map((linia) => ({ ...linia, despesa_fk: one.id }))))
      .execute();
  }
};

/** Fills a company with expenses of ten years. */
export const seedExpenses = async (
  app: TestApp,
  token: string,
  { empresa, agent }: { readonly empresa: number; readonly agent: number },
): Promise<void> => {
  const made = await app.ok(despesaRoutes.create, {
    token,
    params: { id: empresa },
    body: {
      agent_fk: agent,
      num_factura: '1',
      linies: [
        { clau: 'a', tipus_despesa_fk: 6010, base: 10_000 },
        { clau: 'b', tipus_despesa_fk: 4020, base: 5000 },
      ],
    } as never,
  });
  await app.database.write((db) => copyExpense(db, made.id));
};
