import type { ImportacioOf } from '#contract/importacio.ts';
import type { Tasca } from '#contract/tasca.ts';
import { CodedError } from '#kernel/coded-error.ts';
import type { CompanyContext, FileAnswer } from '../http/context.ts';
import type { Platform } from '../platform.ts';
import type { ReadChoices, SheetRead } from '../sheets/index.ts';
import { type AskedFer, jobOf } from './job.ts';
import type { Asked, FilaJutjada, ImportKind, Judici, Retornat } from './kind.ts';
import { loadImportacio, readImportacio } from './read.ts';
import { reportImportacio } from './report.ts';
import {
  countFiles,
  deleteImportacio,
  type ImportacioRow,
  insertImportacio,
  listColumnes,
  listFiles,
  moveImportacio,
} from './store.ts';
import { keepVistos } from './vistos.ts';

/** Rows shown of a file before its columns are matched. */
const SHOWN_ROWS = 5;

interface Page {
  readonly nomes_errors: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** The calls of importing a kind of record, to be tied to its routes. Files are read outside any transaction. */
export const importCalls = <Camp extends string, More extends Asked<Camp>, Fila extends FilaJutjada, Made>(
  kind: ImportKind<Camp, More, Fila, Made>,
  { files, uploads, jobs }: Pick<Platform, 'files' | 'uploads' | 'jobs'>,
) => {
  const present = async (context: CompanyContext, row: ImportacioRow, read: SheetRead): Promise<ImportacioOf<Camp>> => {
    const ended = row.estat === 'oberta' ? null : await countFiles(context.db, row.empresa_fk, row.id);
    return {
      id: row.id,
      nom: row.nom,
      estat: row.estat as ImportacioOf<Camp>['estat'],
      creada: row.creada,
      format: read.format,
      codificacio: read.codificacio,
      separador: read.separador,
      capcalera: [...read.capcalera],
      mostra: read.files.slice(0, SHOWN_ROWS).map((cells) => read.capcalera.map((_head, at) => cells[at] ?? '')),
      total: read.files.length,
      proposta: [...kind.proposa(read.capcalera, await listColumnes(context.db, row.empresa_fk, kind.mena))],
      resultat: ended && { creats: ended.registres, saltats: ended.saltats, errors: ended.errors },
    };
  };
  return {
    /** Opens an import of an upload; one whose file cannot be read leaves nothing. In transactions of its own. */
    open: async (context: CompanyContext, pujada: number): Promise<ImportacioOf<Camp>> => {
      const row = await context.database.write(async (db) => {
        const { fitxer, nom } = await uploads.take({ ...context, db }, pujada);
        return insertImportacio(db, {
          empresa_fk: context.empresa.id,
          usuari_fk: context.caller.usuariId,
          fitxer_fk: fitxer.id,
          mena: kind.mena,
          nom,
          estat: 'oberta',
          creada: context.clock.now(),
          feta: null,
        });
      });
      try {
        return await present(context, row, await readImportacio(files, context, row, {}));
      } catch (error) {
        await context.database.write((db) => deleteImportacio(db, row.empresa_fk, row.id));
        throw error;
      }
    },
    see: async (context: CompanyContext, id: number, choices: ReadChoices): Promise<ImportacioOf<Camp>> => {
      const row = await loadImportacio(context, kind.mena, id);
      return present(context, row, await readImportacio(files, context, row, choices));
    },
    /** What each row would become; nothing is written but what was told of it. `shown` says of a row what is its own. */
    review: async <Shown>(
      context: CompanyContext,
      id: number,
      asked: More & Page,
      shown: (row: Fila, judici: Judici<Fila, Made>) => Shown,
    ) => {
      const row = await loadImportacio(context, kind.mena, id);
      const read = await readImportacio(files, context, row, asked);
      const judici = await kind.jutja(context, read, asked, { signal: context.signal });
      const judged = judici.files;
      const amb_faltes = judged.filter(({ faltes }) => faltes.length > 0).length;
      const amb_avisos = judged.filter(({ faltes, avisos }) => faltes.length === 0 && avisos.length > 0).length;
      const picked = asked.nomes_errors ? judged.filter((one) => one.faltes.length + one.avisos.length > 0) : judged;
      const shownRows = picked.slice(asked.offset, asked.offset + asked.limit);
      if (row.estat === 'oberta') await keepVistos(context, id, { judged, page: shownRows, first: asked.offset === 0 });
      return {
        judici,
        page: {
          total: picked.length,
          offset: asked.offset,
          limit: asked.limit,
          bones: judged.length - amb_avisos - amb_faltes,
          amb_avisos,
          amb_faltes,
          items: shownRows.map((one) => ({
            fila: one.fila,
            ...shown(one, judici),
            faltes: one.faltes.map((falta) => ({
              cami: falta.cami,
              codi: falta.codi,
              missatge: kind.diu.falta(context, falta),
            })),
            avisos: one.avisos.map((avis) => ({
              cami: avis.cami,
              codi: avis.codi,
              missatge: kind.diu.avis(context, avis),
            })),
          })),
        },
      };
    },
    /** Imports as a task. */
    start: async (context: CompanyContext, id: number, asked: More & AskedFer<Camp>): Promise<Tasca> => {
      const row = await loadImportacio(context, kind.mena, id);
      if (row.estat !== 'oberta') throw new CodedError(409, 'importacio_feta');
      const tipus = jobOf(kind);
      return jobs.enqueue(context, {
        tipus,
        titol: { codi: `tasca.${tipus}`, params: { nom: row.nom } },
        entrada: { ...asked, id: row.id },
      });
    },
    report: (context: CompanyContext, id: number, onlyLeftOut: boolean): Promise<FileAnswer> =>
      reportImportacio(files, context, kind.mena, id, onlyLeftOut),
    /** Takes away what the import brought; while some of it stays it can be asked again. */
    undo: async (context: CompanyContext, id: number): Promise<Retornat> => {
      const row = await loadImportacio(context, kind.mena, id);
      const of = { empresaId: row.empresa_fk, id };
      // Held as undone while it is: two at once do not both take away.
      if (!(await moveImportacio(context.db, of, 'feta', { estat: 'desfeta' })))
        throw new CodedError(409, 'importacio_no_feta');
      const brought = (await listFiles(context.db, row.empresa_fk, id)).flatMap(({ registre_fk, nom }) =>
        registre_fk === null ? [] : [{ id: Number(registre_fk), nom }],
      );
      const found = await kind.torna(context, brought, JSON.parse(row.afegits) as number[]);
      if (found.conservats > 0) await moveImportacio(context.db, of, 'desfeta', { estat: 'feta' });
      return found;
    },
  };
};
