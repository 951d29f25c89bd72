import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '#server/database/migrate.ts';
import { withMigrations } from '#tests/support/old-database.ts';
import { firstSeries } from '../domain/series.ts';
import { fieldsOf } from './present.ts';
import { listSeries } from './serie-store.ts';
import { findEmpresa } from './store.ts';

test('companies that were there get the series of their language, and defaults that can be read', () =>
  withMigrations(
    (nom) => nom < '20261128100000',
    async (database) => {
      const languages = ['ca', 'es', 'en'] as const;
      const ids: number[] = [];
      for (const idioma of languages)
        await database.write(async (db) => {
          const { rows } = await sql<{
            id: number;
          }>`insert into empresa (versio, nom_fiscal, nom_comercial, tipus_persona,
        nif, adreca, telefon, email, web, registre_mercantil, num_collegiat, idioma_fk, peu_document, baixa, cerca,
        nom_ordre, creada, canviada) values (1, 'Antiga', '', 'E', '', '{}', '', '', '', '', '', ${idioma}, '', 0, '', '',
        '', '') returning id`.execute(db);
          ids.push(Number(rows[0]?.id));
        });
      await migrate(database);
      for (const [place, idioma] of languages.entries()) {
        const row = await findEmpresa(database.read, ids[place] ?? 0);
        if (!row) throw new Error('the company is gone');
        expect(fieldsOf(row, await listSeries(database.read, row.id))).toMatchObject({
          series: firstSeries(idioma),
          comptes: [],
          regim_iva: 'general',
          verifactu: { mode: 'cap', entorn: 'proves' },
        });
      }
    },
  ));
