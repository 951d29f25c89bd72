import type { Executor } from '#server/database/tables.ts';
import type { Comprovacio } from '../contract/registre.ts';

const TOLD = 100;

/** Keeps what a check found. Of those that found nothing only the last one stays. */
export const insertComprovacio = async (
  db: Executor,
  empresaId: number,
  { quan, origen, registres, detall }: Omit<Comprovacio, 'trencaments'>,
): Promise<void> => {
  await db
    .deleteFrom('registre_comprovacio')
    .where('empresa_fk', '=', empresaId)
    .where('trencaments', '=', 0)
    .execute();
  await db
    .insertInto('registre_comprovacio')
    .values({
      empresa_fk: empresaId,
      quan,
      origen,
      registres,
      trencaments: detall.length,
      detall: JSON.stringify(detall.slice(0, TOLD)),
    })
    .execute();
};

/** The last check of a company's chain; of the kind named, where one is. */
export const lastComprovacio = async (
  db: Executor,
  empresaId: number,
  origen?: Comprovacio['origen'],
): Promise<Comprovacio | null> => {
  const row = await db
    .selectFrom('registre_comprovacio')
    .selectAll()
    .where('empresa_fk', '=', empresaId)
    .$if(origen !== undefined, (query) => query.where('origen', '=', origen ?? ''))
    .orderBy('quan', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row
    ? {
        quan: row.quan,
        origen: row.origen as Comprovacio['origen'],
        registres: row.registres,
        trencaments: row.trencaments,
        detall: JSON.parse(row.detall) as Comprovacio['detall'],
      }
    : null;
};
