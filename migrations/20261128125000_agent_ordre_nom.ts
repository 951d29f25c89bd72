import { sql } from 'kysely';
import type { SchemaMaker } from '#server/database/schema.ts';

const PAGE = 500;
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/l[·.\-‧•]l/g, 'll')
    .replace(/ŀl/g, 'll')
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();

/** Natural persons are ordered by the name that is shown, as everybody else. */
export const up = async ({ db }: SchemaMaker): Promise<void> => {
  for (let after = 0; ; ) {
    const { rows } = await sql<{ id: number; nom_complet: string }>`select id, nom_complet from agent
      where tipus_persona = 'F' and id > ${after} order by id limit ${PAGE}`.execute(db);
    for (const { id, nom_complet } of rows)
      await sql`update agent set nom_ordre = ${fold(nom_complet)} where id = ${id}`.execute(db);
    if (rows.length < PAGE) return;
    after = Number(rows.at(-1)?.id);
  }
};
