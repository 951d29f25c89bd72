import { programaRoutes } from '#areas/proces/contract/programa.ts';
import { procesRoutes } from '#areas/proces/contract/routes.ts';
import type { TreballPartida } from '#areas/proces/contract/schemas.ts';
import { resultatRoutes } from '#areas/resultat/contract/routes.ts';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import type { Caller } from './caller.ts';

/** An item of the bank that the work takes: how much of it, its uses, what was answered of its lots. */
interface Taken {
  readonly partida: number;
  readonly amidament?: string;
  readonly usos?: readonly number[];
  /** Lots answered whole; of one more, half of its checks. */
  readonly fets?: number;
  /** Its first check fails in the first lot: mended and closed, or still open. */
  readonly falla?: 'tancada' | 'oberta';
}
const FONAMENTS = 2;
const ESTRUCTURA = 4;
const FABRICA = 7;
const COBERTES = 10;
const ACABADA = 22;
const ITEMS: readonly (readonly [proces: number, items: readonly Taken[]])[] = [
  [
    FONAMENTS,
    [
      { partida: 1004, amidament: '12', fets: 1 },
      { partida: 1005, amidament: '46', fets: 1, falla: 'tancada' },
    ],
  ],
  [
    ESTRUCTURA,
    [
      { partida: 1538, usos: [3, 4, 5] },
      { partida: 1012, usos: [3, 4, 5] },
      { partida: 1016, amidament: '96', usos: [9], fets: 2 },
      { partida: 1021, amidament: '1450', fets: 2 },
      { partida: 1023, amidament: '380', fets: 2, falla: 'oberta' },
      { partida: 1025, amidament: '1' },
    ],
  ],
  [
    FABRICA,
    [
      { partida: 1037, amidament: '90', usos: [11], fets: 1 },
      { partida: 1042, amidament: '620', fets: 1 },
    ],
  ],
  [
    COBERTES,
    [
      { partida: 1058, amidament: '780' },
      { partida: 1060, amidament: '2' },
    ],
  ],
];
const LATER = 1114;
/** Cents of one test, by kind of what it gives. */
const PREU = 9_500;

/** Answers of the lots of an item, as the site would have written them. */
const answersOf = (
  item: TreballPartida,
  lots: readonly { readonly id: number }[],
  { fets = 0, falla }: Taken,
  day: CalendarDate,
  today: CalendarDate,
) =>
  lots.slice(0, fets + 1).flatMap((lot, place) =>
    item.comprovacions
      .slice(0, place < fets ? undefined : Math.floor(item.comprovacions.length / 2))
      .map(({ comprovacio_fk, categoria_fk, valor_tipus }, at) => {
        const fails = falla !== undefined && place === 0 && at === 0;
        return {
          proces_fk: item.proces_fk,
          treball_partida_fk: item.id,
          lot_fk: lot.id,
          categoria_fk,
          comprovacio_fk,
          data: addDays(day, place * 12 + at),
          resultat: fails ? 'NC' : 'C',
          ...(valor_tipus === 'numero' && !fails ? { valor: String(24 + at * 3) } : {}),
          ...(fails && {
            observacions: 'Recobriment de 15 mm en dos punts del costat nord.',
            accio: 'Recol·locar els separadors i tornar a comprovar abans de formigonar.',
            termini: falla === 'oberta' ? addDays(today, -3) : addDays(day, 7),
            ...(falla === 'tancada' && { tancada: addDays(day, 5) }),
          }),
        };
      }),
  );

/** The programme of a work: items of five processes, half followed, issued once and changed since. */
export const planControl = async (call: Caller, treballId: number, today: CalendarDate): Promise<void> => {
  const start = addDays(today, -120);
  for (const [order, [proces, items]] of ITEMS.entries()) {
    const made = await call(procesRoutes.addPartides, {
      params: { id: treballId, pid: proces },
      body: {
        partides: items.map(({ partida, amidament, usos }) => ({
          partida_fk: partida,
          ...(amidament && { amidament }),
          ...(usos && { usos }),
        })),
      },
    });
    for (const [place, given] of items.entries()) {
      const item = made[place];
      if (!item || item.formigo_flg) continue;
      const params = { id: treballId, pid: proces, xid: item.id };
      const lots = await call(procesRoutes.addLots, { params, body: { previstos: true } });
      const [tested] = item.comprovacions.filter(({ valor_tipus }) => valor_tipus === 'numero');
      if (tested)
        await call(procesRoutes.updatePartida, {
          params,
          body: { versio: item.versio, comprovacions: [{ comprovacio_fk: tested.comprovacio_fk, preu: PREU }] },
        });
      const resultats = answersOf(item, lots, given, addDays(start, order * 30), today);
      if (given.fets !== undefined && resultats.length > 0)
        await call(resultatRoutes.create, { body: { treball_fk: treballId, resultats } });
    }
  }
  await call(programaRoutes.emet, { params: { id: treballId }, body: { data: start } });
  await call(procesRoutes.addPartides, {
    params: { id: treballId, pid: ACABADA },
    body: { partides: [{ partida_fk: LATER, amidament: '10' }] },
  });
};
