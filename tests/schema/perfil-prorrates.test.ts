import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '#server/database/migrate.ts';
import { withMigrations } from '#tests/support/old-database.ts';

test('a pro rata, or a way to tax income, that bore no years stands for them all; what is usual says nothing', () =>
  withMigrations(
    (nom) => nom < '20261129090000',
    async (database) => {
      const profiles = [
        { epigraf: '421', prorrata: '80', estimacio: 'normal', exempt_130: false },
        { epigraf: '411', prorrata: '100', estimacio: 'simplificada', exempt_130: false },
        { iban: '', estimacio: 'simplificada', exempt_130: true },
        { iban: '' },
      ];
      for (const profile of profiles)
        await database.write(async (db) => {
          const { rows } = await sql<{
            id: number;
          }>`insert into empresa (versio, nom_fiscal, nom_comercial, tipus_persona,
        nif, adreca, telefon, email, web, registre_mercantil, num_collegiat, idioma_fk, peu_document, baixa, cerca,
        nom_ordre, creada, canviada) values (1, 'Antiga', '', 'E', '', '{}', '', '', '', '', '', 'ca', '', 0, '', '',
        '', '') returning id`.execute(db);
          await sql`insert into llibres_perfil (empresa_fk, versio, dades, canviat)
            values (${rows[0]?.id}, 3, ${JSON.stringify(profile)}, '')`.execute(db);
        });
      await migrate(database);
      const { rows } = await sql<{ dades: string; versio: number }>`
        select dades, versio from llibres_perfil order by empresa_fk`.execute(database.read);
      expect(rows.map(({ dades, versio }) => [JSON.parse(dades), Number(versio)])).toEqual([
        [
          {
            epigraf: '421',
            prorrates: [{ des_de: 1986, percentatge: '80' }],
            irpf: [{ des_de: 1986, estimacio: 'normal', exempt_130: false }],
          },
          3,
        ],
        [{ epigraf: '411', prorrates: [], irpf: [] }, 3],
        [{ iban: '', prorrates: [], irpf: [{ des_de: 1986, estimacio: 'simplificada', exempt_130: true }] }, 3],
        [{ iban: '', prorrates: [], irpf: [] }, 3],
      ]);
    },
  ));
