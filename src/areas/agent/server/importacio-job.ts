import { z } from 'zod';
import type { Files } from '#server/files/index.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { type JobKind, jobKind } from '#server/jobs/index.ts';
import type { AgentFields } from '../contract/blank.ts';
import { importFerBody } from '../contract/importacio.ts';
import { columnKey } from '../domain/columnes.ts';
import { importCampOf } from '../domain/fila.ts';
import { loadImportacio, readImportacio } from './importacio.ts';
import { bringIn, type Entrada } from './importacio-entrada.ts';
import { type JudgedRow, judgeRows } from './importacio-judge.ts';
import type { FilaRow } from './importacio-store.ts';
import { listKnown } from './store.ts';

export const IMPORT_JOB = 'agent.importar';
const entrada = z.strictObject({ id: z.int(), ...importFerBody.shape });

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

const outcome = (context: CompanyContext, importacioId: number, row: JudgedRow, comes: boolean): FilaRow => {
  const resultat = comes ? 'creat' : row.faltes.length > 0 ? 'error' : 'saltat';
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
    agent_fk: null,
    nom: row.nom,
    faltes: said.join(' '),
    celles: JSON.stringify(row.celles),
  };
};

/** Brings the agents in, all or none: everything is read and judged before anything is written. */
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
    const comes = isKept(accepted);
    const rows = judged.map((row): Entrada => {
      const fila = outcome(context, id, row, comes(row));
      if (!comes(row)) return { fila, made: null };
      const fields = { ...row.fields, ...kind };
      const avisos = row.avisos.map(({ codi }) => codi);
      const despres = {
        ...fields,
        importacio: importacio.nom,
        ...(avisos.length > 0 && { avisos_acceptats: avisos }),
      };
      return { fila, made: { fields, despres } };
    });
    const heads = read.capcalera.flatMap((head, at): [string, string][] =>
      head === '' ? [] : [[columnKey(head), columnes[at] ?? '']],
    );
    await bringIn(context, id, {
      rows,
      heads: new Map(heads),
      progress: (done) => context.progress(read.files.length + done, total),
    });
    const creats = rows.filter(({ made }) => made !== null).length;
    return { resultat: { importacio: id, creats, saltats: rows.length - creats } };
  });
