import { expect, test } from 'vitest';
import { migrate } from '#server/database/migrate.ts';
import { blanks, OLD_COMPANY, putOld, withMigrations } from '#tests/support/old-database.ts';

const ABOUT = '20261128125000_agent_ordre_nom';

test('persons stored before are ordered by the name that is shown', () =>
  withMigrations(
    (nom) => nom < ABOUT,
    async (database) => {
      await putOld(database, 'empresa', OLD_COMPANY);
      for (let id = 1; id <= 502; id += 1)
        await putOld(database, 'agent', {
          ...blanks('nif', 'rao_social', 'nom_comercial', 'num_collegiat', 'poblacio', 'web', 'observacions', 'cerca'),
          ...blanks('poblacio_ordre', 'nif_clau'),
          ...{ promotor: 0, tecnic: 1, contractista: 0, proveidor: 0, nif_correcte: 1, baixa: 0 },
          ...{ empresa_fk: 100_000, versio: 1, creat: '2026-01-01', canviat: '2026-01-01', id, nif_pais: 'ES' },
          ...{ tipus: 'A', tipus_persona: id === 502 ? 'E' : 'F', nom: 'Núria', cognoms: `Cel·la ${id}` },
          ...{ nom_complet: `Núria Cel·la ${id}`, nom_ordre: `cella ${id} nuria` },
          ...{ adreces: '[]', telefons: '[]', emails: '[]' },
        });
      expect(await migrate(database)).toContain(ABOUT);
      const rows = await database.read.selectFrom('agent').select(['id', 'nom_ordre']).orderBy('id').execute();
      expect(rows[0]?.nom_ordre).toBe('nuria cella 1');
      expect(rows[500]?.nom_ordre).toBe('nuria cella 501');
      expect(rows[501]?.nom_ordre).toBe('cella 502 nuria');
    },
  ));
