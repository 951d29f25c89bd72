import { z } from 'zod';
import { headKey } from '#kernel/heads.ts';
import type { Files } from '../files/index.ts';
import type { CompanyContext } from '../http/context.ts';
import { type JobKind, jobKind } from '../jobs/index.ts';
import { bringIn, type Entrada } from './bring-in.ts';
import type { Asked, FilaJutjada, ImportKind } from './kind.ts';
import { loadImportacio, readImportacio } from './read.ts';
import type { FilaRow } from './store.ts';
import { mesQueVist } from './vistos.ts';

export const jobOf = ({ mena }: { readonly mena: string }): string => `${mena}.importar`;

/** What a run is asked for: the columns, and which warnings are accepted. */
export type AskedFer<Camp extends string> = Asked<Camp> & { readonly acceptades: 'totes' | readonly number[] };

/** Brings records in, all or none: everything is read and judged before anything is written. */
export const importJob = <Camp extends string, More extends Asked<Camp>, Fila extends FilaJutjada, Made>(
  kind: ImportKind<Camp, More, Fila, Made>,
  body: z.ZodType<More & AskedFer<Camp>>,
  files: Files,
): JobKind =>
  jobKind(
    jobOf(kind),
    z.looseObject({ id: z.int() }).transform(({ id, ...asked }) => ({ id, asked: body.parse(asked) })),
    async (context, { id, asked }) => {
      const importacio = await loadImportacio(context, kind.mena, id);
      const read = await readImportacio(files, context, importacio, asked);
      const total = read.files.length * 2;
      const { files: judged, registres } = await kind.jutja(context, read, asked, {
        signal: context.signal,
        progress: (done) => context.progress(done, total),
      });
      const accepted = new Set(asked.acceptades === 'totes' ? judged.map(({ fila }) => fila) : asked.acceptades);
      const byPlace = new Map(judged.map((row) => [row.fila, row]));
      // Accepted is what was shown: what a row warns of since then is asked about anew, of a sheet opened anew.
      const later = mesQueVist(importacio, context.caller.usuariId);
      const comes = registres.filter(({ files: places }) =>
        places.every((fila) => {
          const row = byPlace.get(fila);
          return row?.avisos.length === 0 || (accepted.has(fila) && !later(row));
        }),
      );
      const rows: Entrada<Made>[] = comes.map(({ files: places, made }) => {
        const own = places.flatMap((fila) => byPlace.get(fila) ?? []);
        const avisos = [...new Set(own.flatMap((row) => row.avisos.map(({ codi }) => codi)))];
        return {
          files: own.map((row) => outcome(context, kind, id, row, { comes: true })),
          made: {
            made,
            origen: { importacio: importacio.nom, ...(avisos.length > 0 && { avisos_acceptats: avisos }) },
          },
        };
      });
      const brought = new Set(comes.flatMap(({ files: places }) => places));
      const left = judged.filter(({ fila }) => !brought.has(fila));
      if (left.length > 0)
        rows.push(
          ...left.map((row) => ({
            files: [outcome(context, kind, id, row, { comes: false, later: accepted.has(row.fila) && later(row) })],
            made: null,
          })),
        );
      const heads = read.capcalera.flatMap((head, at): [string, string][] =>
        head === '' ? [] : [[headKey(head), asked.columnes[at] ?? '']],
      );
      await bringIn(context, kind, id, {
        rows,
        heads: new Map(heads),
        progress: (done) => context.progress(read.files.length + done, total),
      });
      return { resultat: { importacio: id, creats: comes.length, saltats: left.length } };
    },
  );

const outcome = <Camp extends string, More extends Asked<Camp>, Fila extends FilaJutjada, Made>(
  context: CompanyContext,
  { diu }: Pick<ImportKind<Camp, More, Fila, Made>, 'diu'>,
  importacioId: number,
  row: FilaJutjada,
  { comes, later = false }: { readonly comes: boolean; readonly later?: boolean },
): FilaRow => {
  const told = (cami: string, text: string): string => [diu.camp(context, cami), text].filter(Boolean).join(': ');
  const said = [
    ...row.faltes.map((one) => told(one.cami, diu.falta(context, one))),
    ...row.avisos.map((one) => told(one.cami, diu.avis(context, one))),
    ...(later ? [context.text('importacio.avis_despres')] : []),
  ];
  return {
    importacio_fk: importacioId,
    empresa_fk: context.empresa.id,
    fila: row.fila,
    resultat: comes ? 'creat' : row.faltes.length > 0 ? 'error' : 'saltat',
    registre_fk: null,
    nom: row.nom,
    faltes: said.join(' '),
    celles: JSON.stringify(row.celles),
  };
};
