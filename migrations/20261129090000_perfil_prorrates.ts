import { sql } from 'kysely';
import type { SchemaMaker } from '#server/database/schema.ts';

/** The pro rata of a company bears years: what was written stands for them all. */
export const up = async ({ db }: SchemaMaker): Promise<void> => {
  const { rows } = await sql<{ empresa_fk: number; dades: string }>`
    select empresa_fk, dades from llibres_perfil order by empresa_fk`.execute(db);
  for (const { empresa_fk, dades } of rows) {
    const { prorrata = '100', ...more } = JSON.parse(dades) as { readonly prorrata?: string };
    const prorrates = prorrata === '100' ? [] : [{ des_de: 1986, percentatge: prorrata }];
    await sql`update llibres_perfil set dades = ${JSON.stringify({ ...more, prorrates })}
      where empresa_fk = ${empresa_fk}`.execute(db);
  }
};
