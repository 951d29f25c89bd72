import { sql } from 'kysely';
import type { SchemaMaker } from '#server/database/schema.ts';

/** How the income of a company is taxed bears years: what was written stands for them all. */
export const up = async ({ db }: SchemaMaker): Promise<void> => {
  const { rows } = await sql<{ empresa_fk: number; dades: string }>`
    select empresa_fk, dades from llibres_perfil order by empresa_fk`.execute(db);
  for (const { empresa_fk, dades } of rows) {
    const { estimacio = 'simplificada', exempt_130 = false, ...more } = JSON.parse(dades) as Record<string, unknown>;
    const asAll = estimacio === 'simplificada' && exempt_130 === false;
    const irpf = asAll ? [] : [{ des_de: 1986, estimacio, exempt_130 }];
    await sql`update llibres_perfil set dades = ${JSON.stringify({ ...more, irpf })}
      where empresa_fk = ${empresa_fk}`.execute(db);
  }
};
