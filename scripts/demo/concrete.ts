import { formigoRoutes } from '#areas/formigo/contract/routes.ts';
import type { ZonaLot } from '#areas/formigo/contract/schemas.ts';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import type { Caller } from './caller.ts';
import { type DemoLot, ZONES } from './zones.data.ts';

const PITCH = 9;

/** The cells of a sample: what the site and the laboratory would have written. */
const cellsOf = (xi: number | null, day: CalendarDate, place: number) => ({
  data: day,
  hora: `${String(8 + (place % 6)).padStart(2, '0')}:${place % 2 === 0 ? '15' : '40'}`,
  albara: String(48_000 + place * 7),
  con: [60 + (place % 3) * 10, 70],
  ...(xi === null ? {} : { resistencia: xi, acta: `LAB-${String(1200 + place)}` }),
});

/** Samples of a lot: those that it was made with first, new ones beyond; those that will never come go. */
const samplesOf = (lot: ZonaLot, { xi, short }: DemoLot, first: CalendarDate, place: number) => ({
  pastades: xi.map((value, index) => {
    const camps = cellsOf(value, addDays(first, index), place + index);
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
      return [samplesOf(lot, given, addDays(today, index * PITCH - firstPour), place)];
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
      const lot = saved.zona.lots[index];
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
