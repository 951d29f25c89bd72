import { formigoRoutes } from '#areas/formigo/contract/routes.ts';
import type { ZonaLot } from '#areas/formigo/contract/schemas.ts';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import type { Caller } from './caller.ts';
import { type DemoLot, ZONES } from './zones.data.ts';

const PITCH = 9;

/** Readings in the middle of what each consistency accepts, mm. */
const SLUMP: Readonly<Record<string, number>> = { S: 10, P: 35, B: 70, F: 120, L: 180 };
const ELEMENT: Readonly<Record<string, string>> = {
  PILARS_MURS_PORTANTS: 'Pilar P',
  PAVIMENTS_ALTRES_FLEXIO: 'Pany ',
  FEV_SUPERIOR_200: 'Llosa, tram ',
  FSE_INFERIOR_200: 'Sabata S',
};
const hundredths = (value: number): number => Math.round(value * 100) / 100;
const cylinder = (edat: 7 | 28, valor: number) => ({ edat, forma: 'cilindre' as const, valor: hundredths(valor) });

interface Made {
  readonly consistencia: string;
  readonly estructura: string;
}

/** The cells of a sample: what the site and the laboratory would have written. The mean of its two specimens is `xi`. */
const cellsOf = (xi: number | null, day: CalendarDate, place: number, { consistencia, estructura }: Made) => ({
  data: day,
  hora: `${String(8 + (place % 6)).padStart(2, '0')}:${place % 2 === 0 ? '15' : '40'}`,
  albara: String(48_000 + place * 7),
  element: `${ELEMENT[estructura] ?? 'Tram '}${place}`,
  con: [(SLUMP[consistencia] ?? 70) - 5, (SLUMP[consistencia] ?? 70) + (place % 3) * 5],
  provetes:
    xi === null
      ? [cylinder(7, 22 + (place % 4))]
      : [cylinder(7, xi * 0.72), cylinder(28, xi - 0.2 - (place % 3) / 10), cylinder(28, xi + 0.2 + (place % 3) / 10)],
  acta: xi === null ? '' : `LAB-${String(1200 + place)}`,
});

/** Samples of a lot: those that it was made with first, new ones beyond; those that will never come go. */
const samplesOf = (lot: ZonaLot, { xi, short }: DemoLot, first: CalendarDate, place: number, made: Made) => ({
  pastades: xi.map((value, index) => {
    const camps = cellsOf(value, addDays(first, index), place + index, made);
    const there = lot.pastades[index];
    return there ? { id: there.id, versio: there.versio, camps } : { lot_fk: lot.id, camps };
  }),
  unwanted: short ? lot.pastades.slice(xi.length).map(({ id, versio }) => ({ id, versio })) : [],
});

/** Fills a work with concrete in every state. */
export const pourConcrete = async (call: Caller, treballId: number, today: CalendarDate): Promise<void> => {
  let place = 0;
  for (const { fields, firstPour, lots } of ZONES) {
    const zona = await call(formigoRoutes.createZona, {
      body: { treball_fk: treballId, lots: lots.length, ...fields },
    });
    const params = { id: zona.id };
    const rows = lots.flatMap((given, index) => {
      const lot = zona.lots[index];
      if (!lot) return [];
      place += 4;
      return [samplesOf(lot, given, addDays(today, index * PITCH - firstPour), place, zona)];
    });
    const unwanted = rows.flatMap((row) => row.unwanted);
    const saved = await call(formigoRoutes.seguiment, {
      params,
      body: {
        pastades: rows.flatMap((row) => row.pastades),
        ...(unwanted.length > 0 ? { suprimeix: { pastades: unwanted } } : {}),
      },
    });
    const said = lots.flatMap(({ respostes, decisio }, index) => {
      const lot = saved.lots.find(({ id }) => id === zona.lots[index]?.id);
      if (!lot || !(respostes || decisio)) return [];
      const decided = decisio && {
        ...decisio,
        data: addDays(today, index * PITCH - firstPour + 45),
        autor: 'Direcció facultativa Exemple',
      };
      return [
        { id: lot.id, versio: lot.versio, ...(respostes && { respostes }), ...(decided && { decisio: decided }) },
      ];
    });
    if (said.length > 0) await call(formigoRoutes.seguiment, { params, body: { lots: said } });
  }
};
