import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { SchemaMaker } from '#server/database/schema.ts';

const PAGE = 500;
type Row = Record<string, string | number | null>;
const parsed = (text: unknown): unknown => (text === null ? null : JSON.parse(String(text)));
const orNull = (value: unknown): number | null => (value === null ? null : Number(value));

/** Works keep each agent's data as they were when it came in, with what tells whether they have changed since. */
export const up = async ({ add, db }: SchemaMaker): Promise<void> => {
  await add('agent', { empremta: ['text!', "''"] });
  await add('treball_agent', {
    copia: ['text!', "'{}'"],
    copia_nif: ['text!', "''"],
    copia_nom: ['text!', "''"],
    empremta: ['text!', "''"],
  });
  for (let after = 0; ; ) {
    const { rows } = await sql<Row>`select * from agent where id > ${after} order by id limit ${PAGE}`.execute(db);
    for (const row of rows) {
      const copia = JSON.stringify({
        v: 1,
        nom_complet: row['nom_complet'],
        nif: row['nif'],
        nif_pais: row['nif_pais'],
        tipus_persona: row['tipus_persona'],
        nom: row['nom'],
        cognoms: row['cognoms'],
        rao_social: row['rao_social'],
        nom_comercial: row['nom_comercial'],
        representant: parsed(row['representant']),
        titulacio_fk: orNull(row['titulacio_fk'] ?? null),
        num_collegiat: row['num_collegiat'],
        adreces: parsed(row['adreces']),
        telefons: parsed(row['telefons']),
        emails: parsed(row['emails']),
      });
      const empremta = createHash('sha256').update(copia).digest('hex');
      await sql`update agent set empremta = ${empremta} where id = ${row['id']}`.execute(db);
      await sql`update treball_agent set copia = ${copia}, copia_nif = ${row['nif']}, copia_nom = ${row['nom_complet']},
        empremta = ${empremta} where agent_fk = ${row['id']}`.execute(db);
    }
    if (rows.length < PAGE) return;
    after = Number(rows.at(-1)?.['id']);
  }
};
