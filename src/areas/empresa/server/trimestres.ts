import { type CalendarDate, showDate, yearOf } from '#kernel/calendar-date.ts';
import { CodedError } from '#kernel/coded-error.ts';
import { diesDeTrimestre, type Trimestre, trimestreOf } from '#kernel/trimestre.ts';
import type { Executor } from '#server/database/tables.ts';
import { recordHistory } from '#server/historial/store.ts';
import { type Bound, bind, type CompanyContext } from '#server/http/context.ts';
import { trimestreRoutes } from '../contract/trimestres.ts';
import { holdTrimestres, listTancatsDesDe, listTrimestres, saveTrimestre } from './trimestre-store.ts';

type Closed = (date: CalendarDate) => boolean;
const keyOf = ({ exercici, trimestre }: Trimestre): string => `${exercici}-${trimestre}`;

/** Tells which days are in a closed quarter, among those of these exercises. */
export const tancatsOf = async (db: Executor, empresaId: number, exercicis: readonly number[]): Promise<Closed> => {
  const rows = exercicis.length === 0 ? [] : await listTrimestres(db, empresaId, [...new Set(exercicis)]);
  const closed = new Set(rows.filter((row) => row.tancat === 1).map(keyOf));
  return (date) => closed.has(keyOf(trimestreOf(date)));
};

/** The first exercise that is not closed whole; where none was ever, that of today. */
export const exerciciObert = async ({ db, empresa, clock }: CompanyContext): Promise<number> => {
  const closed = await listTancatsDesDe(db, empresa.id, { exercici: 0, trimestre: 1 });
  const last = closed.findLast(({ trimestre }) => trimestre === 4);
  return last ? last.exercici + 1 : yearOf(clock.today());
};

/** The first of these days that is in a closed quarter, as a text names it; null when all are open. Holds quarters until the call ends. */
export const periodeTancat = async (
  { db, empresa, database }: Pick<CompanyContext, 'db' | 'empresa' | 'database'>,
  dates: readonly (CalendarDate | null)[],
): Promise<{ readonly data: string; readonly trimestre: number; readonly exercici: string } | null> => {
  await holdTrimestres(db, database.engine, empresa.id, 'dins');
  const said = dates.filter((date): date is CalendarDate => date !== null);
  const closed = await tancatsOf(
    db,
    empresa.id,
    said.map((date) => trimestreOf(date).exercici),
  );
  const data = said.find(closed);
  if (data === undefined) return null;
  const { exercici, trimestre } = trimestreOf(data);
  return { data, trimestre, exercici: String(exercici) };
};

/** Refuses with 409 `periode_tancat` what is dated in a closed quarter. */
export const checkObert = async (
  context: Pick<CompanyContext, 'db' | 'empresa' | 'database'>,
  dates: readonly (CalendarDate | null)[],
  /** What may say another day: its own, or the one that it was received on. */
  dia: 'data' | 'recepcio' = 'data',
): Promise<void> => {
  const params = await periodeTancat(context, dates);
  if (params) throw new CodedError(409, 'periode_tancat', { params: { ...params, data: showDate(params.data), dia } });
};

/** Exercises over which what a quarter leaves to compensate may be carried (LIVA 99.Cinco). */
const ANYS = 4;
const QUARTS = [1, 2, 3, 4] as const;

/** Quarters that are not closed before one, in its exercise and in those from which something may be carried to it. */
const obertsAbans = async (
  { db, empresa }: Pick<CompanyContext, 'db' | 'empresa'>,
  { exercici, trimestre }: Trimestre,
): Promise<readonly Trimestre[]> => {
  const anys = Array.from({ length: ANYS + 1 }, (_, at) => exercici - ANYS + at);
  const rows = await listTrimestres(db, empresa.id, anys);
  const closed = new Set(rows.filter((row) => row.tancat === 1).map(keyOf));
  return anys
    .flatMap((any) => QUARTS.map((one) => ({ exercici: any, trimestre: one })))
    .filter((one) => (one.exercici < exercici || one.trimestre < trimestre) && !closed.has(keyOf(one)));
};

const present = async ({ db, empresa }: CompanyContext, exercici: number) => {
  const rows = await listTrimestres(db, empresa.id, [exercici]);
  return {
    exercici,
    trimestres: [1, 2, 3, 4].map((trimestre) => {
      const row = rows.find((one) => one.trimestre === trimestre);
      return {
        exercici,
        trimestre,
        tancat: row?.tancat === 1,
        quan: row?.quan ?? null,
        usuari: row?.usuari_nom ?? '',
        motiu: row?.motiu ?? '',
      };
    }),
    oberts_abans: [...(await obertsAbans({ db, empresa }, { exercici, trimestre: 1 }))],
    tancats_despres: await listTancatsDesDe(db, empresa.id, { exercici: exercici + 1, trimestre: 1 }),
  };
};

/**
 * Closes a quarter with those before it, or opens it with all those after it: forms of a year add up what goes before (130), and
 * what is left to compensate goes on over the turn of years, so nothing that a closed quarter is made of stays open.
 */
const change = async (
  context: CompanyContext,
  { exercici, trimestre }: Trimestre,
  { tancat, motiu }: { readonly tancat: boolean; readonly motiu: string },
) => {
  const { db, empresa, database, clock, caller } = context;
  await holdTrimestres(db, database.engine, empresa.id, 'sol');
  const { final } = diesDeTrimestre({ exercici, trimestre });
  if (tancat && final >= clock.today())
    throw new CodedError(409, 'trimestre_per_acabar', {
      params: { trimestre, exercici: String(exercici), data: showDate(final) },
    });
  const own = (await listTrimestres(db, empresa.id, [exercici])).some(
    (row) => row.trimestre === trimestre && row.tancat === 1,
  );
  const changed: readonly Trimestre[] = tancat
    ? [...(await obertsAbans(context, { exercici, trimestre })), ...(own ? [] : [{ exercici, trimestre }])]
    : await listTancatsDesDe(db, empresa.id, { exercici, trimestre });
  for (const one of changed) {
    const key = { empresa_fk: empresa.id, exercici: one.exercici, trimestre: one.trimestre };
    await saveTrimestre(db, { ...key, tancat, motiu, quan: clock.now(), usuari_nom: caller.nom });
  }
  await recordHistory(
    context,
    changed.map((one) => ({
      entitat: 'empresa' as const,
      id: empresa.id,
      accio: tancat ? ('tanca' as const) : ('reobre' as const),
      despres: { trimestre: `${one.trimestre}T ${one.exercici}`, ...(motiu !== '' && { motiu }) },
    })),
  );
  return present(context, exercici);
};

export const trimestreHandlers: readonly Bound[] = [
  bind(trimestreRoutes.list, (context, { query }) => present(context, query.exercici)),
  bind(trimestreRoutes.tanca, (context, { params }) => change(context, params, { tancat: true, motiu: '' })),
  bind(trimestreRoutes.reobre, (context, { params, body }) =>
    change(context, params, { tancat: false, motiu: body.motiu }),
  ),
];
