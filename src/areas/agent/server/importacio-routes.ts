import { CodedError } from '#kernel/coded-error.ts';
import { recordHistory } from '#server/historial/store.ts';
import { type Bound, bind, type CompanyContext } from '#server/http/context.ts';
import type { Platform } from '#server/platform.ts';
import { importacioRoutes } from '../contract/importacio.ts';
import { loadImportacio, presentImportacio, readImportacio, reportImportacio, reviewImportacio } from './importacio.ts';
import { IMPORT_JOB } from './importacio-job.ts';
import { deleteImportacio, insertImportacio, listFiles, moveImportacio } from './importacio-store.ts';
import type { AgentPorts } from './ports.ts';
import { deleteUntouchedAgents } from './store.ts';

const undo = async (context: CompanyContext, ports: AgentPorts, id: number) => {
  const row = await loadImportacio(context, id);
  const of = { empresaId: row.empresa_fk, id };
  if (!(await moveImportacio(context.db, of, 'feta', { estat: 'desfeta' })))
    throw new CodedError(409, 'importacio_no_feta');
  const brought = (await listFiles(context.db, row.empresa_fk, id)).flatMap(({ agent_fk, nom }) =>
    agent_fk === null ? [] : [{ id: Number(agent_fk), nom }],
  );
  const ids = brought.map((one) => one.id);
  const used = new Set((await ports.usesOf(context.db, row.empresa_fk, ids)).map(({ agent_fk }) => agent_fk));
  const gone = new Set(
    await deleteUntouchedAgents(
      context.db,
      row.empresa_fk,
      ids.filter((one) => !used.has(one)),
    ),
  );
  await recordHistory(
    context,
    brought
      .filter((one) => gone.has(one.id))
      .map((one) => ({ entitat: 'agent', id: one.id, accio: 'suprimeix', abans: { nom_complet: one.nom } })),
  );
  return { suprimits: gone.size, conservats: brought.length - gone.size };
};

/** Calls of imports of agents. Files are read outside any transaction. */
export const importacioHandlers = (
  ports: AgentPorts,
  { files, uploads, jobs }: Pick<Platform, 'files' | 'uploads' | 'jobs'>,
): readonly Bound[] => [
  bind(
    importacioRoutes.create,
    async (context, { body }) => {
      const row = await context.database.write(async (db) => {
        const { fitxer, nom } = await uploads.take({ ...context, db }, body.pujada_fk);
        return insertImportacio(db, {
          empresa_fk: context.empresa.id,
          usuari_fk: context.caller.usuariId,
          fitxer_fk: fitxer.id,
          nom,
          estat: 'oberta',
          creada: context.clock.now(),
          feta: null,
        });
      });
      try {
        return await presentImportacio(context, row, await readImportacio(files, context, row, {}));
      } catch (error) {
        await context.database.write((db) => deleteImportacio(db, row.empresa_fk, row.id));
        throw error;
      }
    },
    { ownTransaction: true },
  ),
  bind(importacioRoutes.get, async (context, { params, query }) => {
    const row = await loadImportacio(context, params.id);
    return presentImportacio(context, row, await readImportacio(files, context, row, query));
  }),
  bind(importacioRoutes.revisio, (context, { params, body }) => reviewImportacio(files, context, params.id, body)),
  bind(importacioRoutes.fer, async (context, { params, body }) => {
    const row = await loadImportacio(context, params.id);
    if (row.estat !== 'oberta') throw new CodedError(409, 'importacio_feta');
    return jobs.enqueue(context, {
      tipus: IMPORT_JOB,
      titol: { codi: `tasca.${IMPORT_JOB}`, params: { nom: row.nom } },
      entrada: { ...body, id: row.id },
    });
  }),
  bind(importacioRoutes.informe, async (context, { params, query }) => ({
    tipus: 'text/csv; charset=utf-8',
    ...(await reportImportacio(files, context, params.id, query.nomes_errors === 'true')),
  })),
  bind(importacioRoutes.desfer, (context, { params }) => undo(context, ports, params.id)),
];
