import { setImmediate as breathe } from 'node:timers/promises';
import { z } from 'zod';
import { CodedError } from '#kernel/coded-error.ts';
import type { Files } from '#server/files/index.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { type JobKind, jobKind } from '#server/jobs/index.ts';
import type { AgentFields } from '../contract/blank.ts';
import { importFerBody } from '../contract/importacio.ts';
import { columnKey } from '../domain/columnes.ts';
import { importCampOf } from '../domain/fila.ts';
import { loadImportacio, readImportacio } from './importacio.ts';
import { type JudgedRow, judgeRows } from './importacio-judge.ts';
import { type FilaRow, insertFiles, moveImportacio, saveColumnes } from './importacio-store.ts';
import { agentColumns } from './service.ts';
import { type AgentColumns, insertAgents, listKnown } from './store.ts';

export const IMPORT_JOB = 'agent.importar';
const entrada = z.strictObject({ id: z.int(), ...importFerBody.shape });
/** Agents written by one statement. */
const BATCH = 40;
/** Agents made ready before others are let on. */
const AT_ONCE = 200;

type Kept = JudgedRow & { readonly fields: AgentFields };
const isKept =
  (accepted: 'totes' | ReadonlySet<number>) =>
  (row: JudgedRow): row is Kept =>
    row.fields !== null && (row.avisos.length === 0 || accepted === 'totes' || accepted.has(row.fila));

/** A field by the words of the screen. */
const fieldWords = (context: CompanyContext, cami: string): string => {
  const camp = importCampOf(cami);
  return camp === null ? cami : context.text(`importacio.camp.${camp}`);
};

const outcome = (context: CompanyContext, importacioId: number, row: JudgedRow, agentId: number | null): FilaRow => {
  const resultat = agentId !== null ? 'creat' : row.faltes.length > 0 ? 'error' : 'saltat';
  const said = [
    ...row.faltes.map(
      ({ cami, codi, params }) => `${fieldWords(context, cami)}: ${context.text(`camp.${codi}`, params)}`,
    ),
    ...row.avisos.map(({ codi, params }) => context.text(`importacio.avis.${codi}`, params)),
  ];
  return {
    importacio_fk: importacioId,
    empresa_fk: context.empresa.id,
    fila: row.fila,
    resultat,
    agent_fk: agentId,
    nom: row.nom,
    faltes: said.join(' '),
    celles: JSON.stringify(row.celles),
  };
};

/** Brings the agents in: everything is read and judged before, and one transaction writes all or nothing. */
export const importJob = (files: Files): JobKind =>
  jobKind(IMPORT_JOB, entrada, async (context, { id, columnes, acceptades, tots, ...choices }) => {
    const importacio = await loadImportacio(context, id);
    const { signal, empresa } = context;
    const read = await readImportacio(files, context, importacio, choices);
    const total = read.files.length * 2;
    const judged = await judgeRows(read, columnes, await listKnown(context.db, empresa.id), {
      signal,
      progress: (done) => context.progress(done, total),
    });
    const accepted = acceptades === 'totes' ? acceptades : new Set(acceptades);
    // Only where no column says what each one is.
    const kind = tots !== null && !columnes.includes('tipus') ? { [tots]: true } : {};
    const kept = judged.filter(isKept(accepted)).map((row): Kept => ({ ...row, fields: { ...row.fields, ...kind } }));
    const now = context.clock.now();
    // Whatever takes time is made before: while the transaction is open, who saves waits for it.
    const rows: AgentColumns[] = [];
    for (const { fields } of kept) {
      rows.push(agentColumns(empresa.id, fields, { creat: now, canviat: now }));
      if (rows.length % AT_ONCE === 0) {
        await breathe();
        signal.throwIfAborted();
      }
    }
    await context.database.write(async (db) => {
      if (!(await moveImportacio(db, { empresaId: empresa.id, id }, 'oberta', { estat: 'feta', feta: now })))
        throw new CodedError(409, 'importacio_feta');
      const ids = new Map<number, number>();
      for (let start = 0; start < kept.length; start += BATCH) {
        signal.throwIfAborted();
        context.progress(read.files.length + start, total);
        const batch = kept.slice(start, start + BATCH);
        const made = await insertAgents(db, rows.slice(start, start + BATCH));
        for (const [at, { fila }] of batch.entries()) ids.set(fila, made[at] ?? 0);
        await recordHistory(
          { ...context, db },
          batch.map(({ fields, avisos }, at) => ({
            entitat: 'agent' as const,
            id: made[at] ?? 0,
            accio: 'crea' as const,
            despres: {
              ...fields,
              importacio: importacio.nom,
              ...(avisos.length > 0 && { avisos_acceptats: avisos.map(({ codi }) => codi) }),
            },
          })),
        );
      }
      await insertFiles(
        db,
        judged.map((row) => outcome(context, id, row, ids.get(row.fila) ?? null)),
      );
      const heads = read.capcalera.flatMap((head, at): [string, string][] =>
        head === '' ? [] : [[columnKey(head), columnes[at] ?? '']],
      );
      await saveColumnes(db, empresa.id, new Map(heads));
      signal.throwIfAborted();
    });
    return { resultat: { importacio: id, creats: kept.length, saltats: judged.length - kept.length } };
  });
