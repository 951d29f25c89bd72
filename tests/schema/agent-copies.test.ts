import { expect, test } from 'vitest';
import { agentsById, copyOfAgent } from '#areas/agent/server/index.ts';
import { migrate } from '#server/database/migrate.ts';
import { blanks, OLD_COMPANY, putOld, withMigrations } from '#tests/support/old-database.ts';

const ABOUT = '20261128110100_agent_copies';

test('works that stood before copies were kept get the one of their agents, as it is taken today', () =>
  withMigrations(
    (nom) => nom < ABOUT,
    async (database) => {
      const flags = { promotor: 1, tecnic: 0, contractista: 0, proveidor: 0, nif_correcte: 1, baixa: 0 };
      const stamps = { empresa_fk: 100_000, versio: 1, creat: '2026-01-01', canviat: '2026-01-01' };
      await putOld(database, 'empresa', OLD_COMPANY);
      for (let id = 1; id <= 501; id += 1)
        await putOld(database, 'agent', {
          ...blanks('nom', 'cognoms', 'nom_comercial', 'num_collegiat', 'poblacio', 'web', 'observacions'),
          ...blanks('cerca', 'nom_ordre', 'poblacio_ordre', 'nif_clau'),
          ...{ ...flags, ...stamps, id, tipus: 'A', tipus_persona: 'E', nif: `N${id}`, nif_pais: 'ES' },
          ...{ rao_social: `Obres ${id}`, nom_complet: `Obres ${id}`, titulacio_fk: id % 2 === 0 ? 1 : null },
          adreces: '[{"tipus":"fiscal","via":"Nou, 1","codi_postal":"08001","poblacio_fk":null,"poblacio":"Vic"}]',
          telefons: '["930000000"]',
          emails: '[]',
          representant: id === 501 ? '{"nom":"Rosa","cognoms":"Mas","nif":"","carrec":""}' : null,
        });
      await putOld(database, 'treball', {
        ...blanks('expedient', 'expedient_clau', 'descripcio', 'us', 'poblacio', 'referencia_cadastral', 'coordenades'),
        ...blanks('llicencia', 'visat', 'observacions', 'promotor', 'cerca', 'nom_ordre', 'poblacio_ordre'),
        ...{ ...stamps, id: 1, codi: '2026/001', nom: 'A', tipus_obra: 'edificacio', adreca: '{}', formigo: '{}' },
        ...{ obert: 0, control_qualitat: 0, promotor_ordre: '' },
      });
      for (const agent_fk of [2, 501])
        await putOld(database, 'treball_agent', {
          empresa_fk: 100_000,
          treball_fk: 1,
          agent_fk,
          funcio_fk: 1,
          ordre: 0,
        });
      expect(await migrate(database)).toContain(ABOUT);
      const agents = await agentsById(database.read, 100_000, [2, 501]);
      const parts = await database.read.selectFrom('treball_agent').selectAll().orderBy('agent_fk').execute();
      expect(parts.map(({ agent_fk }) => agent_fk)).toEqual([2, 501]);
      for (const part of parts) {
        const agent = agents.get(part.agent_fk);
        expect(part).toMatchObject(agent ? copyOfAgent(agent) : {});
        expect(part.copia_nom).toBe(`Obres ${part.agent_fk}`);
      }
      const stored = await database.read
        .selectFrom('agent')
        .select('empremta')
        .where('id', '=', 501)
        .executeTakeFirst();
      expect(stored?.empremta).toBe(parts[1]?.empremta);
    },
  ));
