import type { z } from 'zod';
import type { Files } from '#server/files/index.ts';
import { takeBackHistory } from '#server/historial/store.ts';
import { type ImportKind, importJob } from '#server/imports/index.ts';
import type { JobKind } from '#server/jobs/index.ts';
import type { AgentFields } from '../contract/blank.ts';
import { type ImportCamp, importFerBody } from '../contract/importacio.ts';
import { proposeColumns } from '../domain/columnes.ts';
import { importCampOf } from '../domain/fila.ts';
import { bringAgents, takeAgentsAway } from './bring.ts';
import { type JudgedRow, judgeRows } from './importacio-judge.ts';
import type { AgentPorts } from './ports.ts';
import { deleteUntouchedAgents, listKnown } from './store.ts';

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
  porta: async (context, id, registres) => ({ ids: await bringAgents(context, id, registres) }),
  retira: async ({ db }, empresaId, ids) => {
    await takeBackHistory(db, empresaId, 'agent', ids);
    await deleteUntouchedAgents(db, empresaId, ids);
  },
  torna: (context, brought) => takeAgentsAway(context, ports, brought),
});

export const agentImportJob = (ports: Pick<AgentPorts, 'usesOf'>, files: Files): JobKind =>
  importJob(agentImport(ports), importFerBody, files);
