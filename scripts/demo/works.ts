import { treballRoutes } from '#areas/treball/contract/routes.ts';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import type { Agents } from './agents.ts';
import type { Caller } from './caller.ts';

const FUNCIO = { promotor: 1, director: 4, execucio: 5, laboratori: 13, constructor: 14 } as const;
const NAMES = [
  'Escola Exemple i aparcament',
  'Edifici d’habitatges Exemple, 24 habitatges',
  'Rehabilitació de façana Exemple',
  'Biblioteca Exemple',
  'Nau industrial Exemple',
  'Casa unifamiliar Exemple',
  'Piscina municipal Exemple',
  'Residència Exemple per a gent gran',
  'Reforma de local Exemple',
  'Mur de contenció Exemple',
  'Ampliació del CAP Exemple',
  'Pavelló esportiu Exemple',
] as const;
const TOWNS = [8019, 8205, 17079, 43148, 25120] as const;
const CP = ['08015', '08172', '17002', '43003', '25007'] as const;

/** Twelve open works with their agents; the first one has the concrete. */
export const makeWorks = async (call: Caller, agents: Agents, today: CalendarDate): Promise<readonly number[]> => {
  const pick = (ids: readonly number[], index: number): number => ids[index % ids.length] ?? 0;
  const made: number[] = [];
  for (const [index, nom] of NAMES.entries()) {
    const commission = addDays(today, -700 + index * 55);
    const work = await call(treballRoutes.create, {
      body: {
        nom,
        expedient: `EX-${commission.slice(0, 4)}-${String(101 + index)}`,
        descripcio: 'Obra de demostració: ni el lloc ni les persones no existeixen.',
        tipus_obra: index === 9 ? 'civil' : 'edificacio',
        tipus_treball_fk: 1 + (index % 3),
        us: index % 2 === 0 ? 'Equipament' : 'Residencial',
        adreca: {
          via: `Carrer Fictici, ${10 + index}`,
          codi_postal: CP[index % CP.length] ?? '',
        },
        poblacio_fk: pick(TOWNS, index),
        data_encarrec: commission,
        data_projecte: addDays(commission, 60),
        data_inici: addDays(commission, 150),
        control_qualitat: index !== 8,
        pem: 18_500_000 + index * 7_350_000,
        superficie: 42_000 + index * 9100,
        plantes_sobre: 1 + (index % 5),
        plantes_sota: index % 3,
        agents: [
          { agent_fk: pick(agents.promotors, index), funcio_fk: FUNCIO.promotor },
          { agent_fk: pick(agents.tecnics, 1 + 2 * index), funcio_fk: FUNCIO.director },
          { agent_fk: pick(agents.tecnics, 2 * index), funcio_fk: FUNCIO.execucio, titulacio_fk: 1 },
          ...(index === 5 ? [] : [{ agent_fk: pick(agents.constructors, index), funcio_fk: FUNCIO.constructor }]),
          { agent_fk: pick(agents.laboratoris, index), funcio_fk: FUNCIO.laboratori },
        ],
      },
    });
    made.push(work.id);
  }
  return made;
};
