import { agentRoutes } from '#areas/agent/contract/routes.ts';
import { checkNif } from '#areas/fiscal/domain/nif.ts';
import type { Caller } from './caller.ts';

const TOWNS = [
  { poblacio_fk: 8019, poblacio: 'Barcelona', provincia: 'Barcelona', codi_postal: '08015' },
  { poblacio_fk: 8205, poblacio: 'Sant Cugat del Vallès', provincia: 'Barcelona', codi_postal: '08172' },
  { poblacio_fk: 17079, poblacio: 'Girona', provincia: 'Girona', codi_postal: '17002' },
  { poblacio_fk: 43148, poblacio: 'Tarragona', provincia: 'Tarragona', codi_postal: '43003' },
  { poblacio_fk: 25120, poblacio: 'Lleida', provincia: 'Lleida', codi_postal: '25007' },
] as const;

const ENDINGS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** A tax id whose check digit is right, from what comes before it. */
export const validNif = (start: string): string => {
  const last = [...ENDINGS].find((ending) => checkNif(start + ending).state === 'correcte');
  if (!last) throw new Error(`no check digit makes ${start} right`);
  return start + last;
};
const two = (number: number): string => String(number).padStart(2, '0');

interface Kind {
  readonly name: string;
  readonly count: number;
  readonly letter: string;
  readonly fields: Readonly<Record<string, unknown>>;
}
const FIRMS: readonly Kind[] = [
  { name: 'Promocions Exemple {n}, SL', count: 12, letter: 'B', fields: { promotor: true } },
  { name: 'Ajuntament Exemple {n}', count: 5, letter: 'P', fields: { tipus_persona: 'P', promotor: true } },
  { name: 'Construccions Exemple {n}, SA', count: 12, letter: 'A', fields: { contractista: true } },
  { name: 'Formigons Exemple {n}, SL', count: 6, letter: 'B', fields: { proveidor: true } },
  { name: 'Laboratori Exemple {n}, SL', count: 4, letter: 'B', fields: { proveidor: true } },
  { name: 'Subministraments Exemple {n}, SL', count: 6, letter: 'B', fields: { proveidor: true, contractista: true } },
  { name: 'Comunitat de propietaris Exemple {n}', count: 4, letter: 'H', fields: {} },
];
const PEOPLE = ['Anna', 'Bernat', 'Carla', 'David', 'Elena', 'Ferran', 'Gemma', 'Hug', 'Irene', 'Joan'] as const;

/** Identifiers of the agents made, by what they are. */
export interface Agents {
  readonly promotors: readonly number[];
  readonly constructors: readonly number[];
  readonly tecnics: readonly number[];
  readonly laboratoris: readonly number[];
}

/** Fifty-nine agents of every kind: with the technician of the first set-up, sixty. */
export const makeAgents = async (call: Caller): Promise<Agents> => {
  const made = new Map<string, number[]>();
  let number = 0;
  const create = async (kind: string, body: Record<string, unknown>): Promise<void> => {
    const town = TOWNS[number % TOWNS.length] ?? TOWNS[0];
    const agent = await call(agentRoutes.create, {
      body: {
        adreces: [{ tipus: 'fiscal', via: `Carrer Fictici, ${number + 1}`, pais: 'ES', ...town }],
        telefons: [`000 000 ${String(number).padStart(3, '0')}`],
        ...body,
      },
    });
    number += 1;
    made.set(kind, [...(made.get(kind) ?? []), agent.id]);
  };
  for (const { name, count, letter, fields } of FIRMS)
    for (let index = 1; index <= count; index += 1) {
      const rao_social = name.replace('{n}', two(index));
      const slug = rao_social.split(' ')[0]?.toLowerCase() ?? 'agent';
      await create(name, {
        tipus_persona: 'E',
        rao_social,
        nif: validNif(`${letter}99${String(number + 1).padStart(5, '0')}`),
        emails: [{ email: `${slug}${two(index)}@exemple.test`, us: 'general' }],
        ...fields,
      });
    }
  for (const [index, nom] of PEOPLE.entries())
    await create('tecnic', {
      tipus_persona: 'F',
      nom,
      cognoms: `Exemple ${two(index + 1)}`,
      nif: validNif(`9900${String(index + 1).padStart(4, '0')}`),
      tecnic: true,
      titulacio_fk: index % 2 === 0 ? 1 : 4,
      num_collegiat: String(9001 + index),
      emails: [{ email: `${nom.toLowerCase()}@exemple.test`, us: 'obra' }],
    });
  const of = (kind: string): readonly number[] => made.get(kind) ?? [];
  return {
    promotors: [...of('Promocions Exemple {n}, SL'), ...of('Ajuntament Exemple {n}')],
    constructors: of('Construccions Exemple {n}, SA'),
    tecnics: of('tecnic'),
    laboratoris: of('Laboratori Exemple {n}, SL'),
  };
};
