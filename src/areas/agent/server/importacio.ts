import type { z } from 'zod';
import { packs } from '#server/database/packs.ts';
import type { Files } from '#server/files/index.ts';
import { recordHistory, takeBackHistory } from '#server/historial/store.ts';
import { type ImportKind, importJob } from '#server/imports/index.ts';
import type { JobKind } from '#server/jobs/index.ts';
import type { AgentFields } from '../contract/blank.ts';
import { type ImportCamp, importFerBody } from '../contract/importacio.ts';
import { proposeColumns } from '../domain/columnes.ts';
import { importCampOf } from '../domain/fila.ts';
import { type JudgedRow, judgeRows } from './importacio-judge.ts';
import type { AgentPorts } from './ports.ts';
import { agentColumns } from './service.ts';
import { deleteUntouchedAgents, insertAgents, listKnown } from './store.ts';

/** Agents of one statement. */
const STATEMENT = 40;
type Asked = Pick<z.output<typeof importFerBody>, 'codificacio' | 'separador' | 'columnes'> &
  Partial<z.output<typeof importFerBody>>;
export type AgentImport = ImportKind<ImportCamp, Asked, JudgedRow, AgentFields>;

/** Importing agents: many thousands, pack by pack, so that whoever saves meanwhile waits for one pack at most. */
export const agentImport = (ports: Pick<AgentPorts, 'usesOf'>): AgentImport => ({
  mena: 'agent',
  paquet: 200,
  proposa: proposeColumns,
  jutja: async (context, read, { columnes, tots = null }, heard) => {
    const files = await judgeRows(read, columnes, await listKnown(context.db, context.empresa.id), heard);
    // Only where no column says what each one is.
    const kind = tots !== null && !columnes.includes('tipus') ? { [tots]: true } : {};
    return {
      files,
      registres: files.flatMap(({ fila, fields }) =>
        fields === null ? [] : [{ files: [fila] as const, made: { ...fields, ...kind } }],
      ),
    };
  },
  diu: {
    falta: (context, { codi, params }) => context.text(`camp.${codi}`, params),
    avis: (context, { codi, params }) => context.text(`importacio.avis.${codi}`, params),
    camp: (context, cami) => {
      const camp = importCampOf(cami);
      return camp === null ? cami : context.text(`importacio.camp.${camp}`);
    },
  },
  porta: async (context, id, registres) => {
    const now = context.clock.now();
    const ids: number[] = [];
    for (const some of packs(registres, STATEMENT)) {
      const columns = some.map(({ made }) => agentColumns(context.empresa.id, made, { creat: now, canviat: now }));
      ids.push(...(await insertAgents(context.db, id, columns)));
    }
    await recordHistory(
      context,
      registres.map(({ made, origen }, at) => ({
        entitat: 'agent',
        id: ids[at] ?? 0,
        accio: 'crea',
        despres: { ...made, ...origen },
      })),
    );
    return { ids };
  },
  retira: async ({ db }, empresaId, ids) => {
    await takeBackHistory(db, empresaId, 'agent', ids);
    await deleteUntouchedAgents(db, empresaId, ids);
  },
  torna: async (context, brought) => {
    const { db, empresa } = context;
    const ids = brought.map((one) => one.id);
    const used = new Set((await ports.usesOf(db, empresa.id, ids)).map(({ agent_fk }) => agent_fk));
    const unused = ids.filter((one) => !used.has(one));
    const gone = new Set(await deleteUntouchedAgents(db, empresa.id, unused));
    await recordHistory(
      context,
      brought
        .filter((one) => gone.has(one.id))
        .map((one) => ({ entitat: 'agent', id: one.id, accio: 'suprimeix', abans: { nom_complet: one.nom } })),
    );
    return gone;
  },
});

export const agentImportJob = (ports: Pick<AgentPorts, 'usesOf'>, files: Files): JobKind =>
  importJob(agentImport(ports), importFerBody, files);
