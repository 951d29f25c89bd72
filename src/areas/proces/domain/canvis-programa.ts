import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Trilingual } from '#kernel/language.ts';
import type { BaseDecidida } from './base-legal.ts';
import { type FotoZona, zonesCanviades } from './zones.ts';

/** A check of an item as a programme has it. */
export interface FotoComprovacio {
  readonly comprovacio_fk: number;
  readonly categoria_fk: number;
  readonly nom: Trilingual;
  readonly frequencia: Trilingual;
  readonly criteri: Trilingual;
  readonly normes: readonly string[];
  readonly valor_tipus: string;
  readonly unitat: string;
  readonly valors: readonly Trilingual[];
  readonly preu: number | null;
  readonly assaigs: number | null;
  /** Tests forecast of it; absent of what was issued when they were those written or one a lot. */
  readonly previstos?: number;
  /** They are that many at least. */
  readonly previstos_minim?: boolean;
}
/** An item of a work as a programme has it. */
export interface FotoPartida {
  readonly id: number;
  readonly proces_fk: number;
  readonly partida_fk: number;
  readonly control_fk: number;
  readonly codi: string;
  readonly nom: Trilingual;
  readonly unitat: string;
  readonly normes: readonly string[];
  readonly sistema_fk: number;
  readonly usos: readonly number[];
  readonly nivells: readonly number[];
  readonly completa: boolean;
  readonly amidament: string | null;
  readonly lots: number;
  /** There are as many lots at least: nothing measures them, and nobody has said how many. */
  readonly lots_per_dir?: boolean;
  readonly marca: string;
  readonly fabricant: string;
  readonly proveidor_fk: number | null;
  readonly observacions_programa: string;
  readonly cost: number;
  /** It costs that at least: how many lots or samples there are is still to be said. */
  readonly cost_minim?: boolean;
  readonly comprovacions: readonly FotoComprovacio[];
  /** Of concrete, what its zones are; absent of other items, and of what was issued when zones were not kept. */
  readonly zones?: readonly FotoZona[];
}
/** Who has a function in the work. */
export interface FotoAgent {
  readonly funcio_fk: number;
  readonly nom: string;
  /** The degree said of the work, else the agent's own. */
  readonly titulacio_fk: number | null;
  readonly num_collegiat: string;
}
/** What the paper of a programme says besides its items: of the work, who takes part in it and what rules it. */
export interface FotoObra {
  readonly codi: string;
  readonly expedient: string;
  readonly nom: string;
  readonly adreca: string;
  readonly tipus_obra: 'edificacio' | 'civil';
  readonly us: string;
  readonly superficie: number | null;
  readonly plantes_sobre: number | null;
  readonly plantes_sota: number | null;
  readonly pem: number | null;
  readonly referencia_cadastral: string;
  readonly llicencia: string;
  readonly visat: string;
  readonly data_encarrec: CalendarDate | null;
  readonly data_projecte: CalendarDate | null;
  readonly data_inici: CalendarDate | null;
  readonly data_final: CalendarDate | null;
  readonly agents: readonly FotoAgent[];
  readonly base: BaseDecidida;
  /** Norms of the bank that did not rule the work, and items that did not hold in it. */
  readonly normes_fora: readonly string[];
  readonly fora: readonly (readonly [number, 'altra_norma' | 'no_vigent'])[];
  /** Names of those who supply its items, by id. */
  readonly proveidors: readonly (readonly [number, string])[];
}
/** A programme as it was issued, or as it is now. */
export interface FotoPrograma {
  /** Absent of what was issued when items alone were kept. */
  readonly obra?: FotoObra;
  readonly processos: readonly number[];
  readonly partides: readonly FotoPartida[];
  readonly cost: number;
}

/** What may change of an item from one issue to the next. */
export const CAMPS_PROGRAMA = [
  'amidament',
  'lots',
  'zones',
  'sistema_fk',
  'usos',
  'nivells',
  'completa',
  'marca',
  'fabricant',
  'proveidor_fk',
  'observacions_programa',
  'cost',
] as const;
/** What may change of a check. */
export const CAMPS_COMPROVACIO_PROGRAMA = ['categoria_fk', 'valors', 'preu', 'assaigs'] as const;
export const CANVIS_PARTIDA = ['entra', 'surt', 'canvia'] as const;

export interface CanviPartida {
  readonly canvi: (typeof CANVIS_PARTIDA)[number];
  /** As it is now, or as it was where it has gone. */
  readonly partida: FotoPartida;
  readonly camps: readonly {
    readonly camp: (typeof CAMPS_PROGRAMA)[number];
    readonly abans: FotoPartida[(typeof CAMPS_PROGRAMA)[number]];
    readonly despres: FotoPartida[(typeof CAMPS_PROGRAMA)[number]];
  }[];
  readonly entren: readonly FotoComprovacio[];
  readonly surten: readonly FotoComprovacio[];
  readonly canvien: readonly {
    readonly comprovacio: FotoComprovacio;
    readonly camps: readonly (typeof CAMPS_COMPROVACIO_PROGRAMA)[number][];
  }[];
}
/** What changed of the work that a programme says on its first page, and asks for a new issue. */
export type CanviObra =
  | { readonly camp: 'data_projecte'; readonly abans: CalendarDate | null; readonly despres: CalendarDate | null }
  | { readonly camp: 'base'; readonly abans: BaseDecidida['normes']; readonly despres: BaseDecidida['normes'] }
  /** Who has a function, by name. */
  | {
      readonly camp: 'agents';
      readonly funcio_fk: number;
      readonly abans: readonly string[];
      readonly despres: readonly string[];
    };
export const CAMPS_OBRA = ['data_projecte', 'base', 'agents'] as const;
export interface CanvisPrograma {
  readonly obra: readonly CanviObra[];
  readonly cost: { readonly abans: number; readonly despres: number };
  readonly partides: readonly CanviPartida[];
}

const same = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));
/** Uses and levels are sets: their order says nothing. */
const tidy = (value: FotoPartida[(typeof CAMPS_PROGRAMA)[number]]) =>
  Array.isArray(value) ? [...(value as readonly number[])].sort((one, other) => one - other) : value;
/** Of zones, only those that changed are told; nothing is while one of the two did not keep them. */
const fieldChange = (
  camp: (typeof CAMPS_PROGRAMA)[number],
  before: FotoPartida,
  after: FotoPartida,
): CanviPartida['camps'] => {
  if (camp !== 'zones')
    return same(tidy(before[camp]), tidy(after[camp])) ? [] : [{ camp, abans: before[camp], despres: after[camp] }];
  if (!before.zones || !after.zones) return [];
  const { abans, despres } = zonesCanviades(before.zones, after.zones);
  return abans.length + despres.length === 0 ? [] : [{ camp, abans, despres }];
};

const whole = (canvi: 'entra' | 'surt', partida: FotoPartida): CanviPartida => ({
  canvi,
  partida,
  camps: [],
  entren: [],
  surten: [],
  canvien: [],
});

const changed = (before: FotoPartida, after: FotoPartida): CanviPartida => {
  const had = new Map(before.comprovacions.map((one) => [one.comprovacio_fk, one]));
  const has = new Set(after.comprovacions.map((one) => one.comprovacio_fk));
  return {
    canvi: 'canvia',
    partida: after,
    camps: CAMPS_PROGRAMA.flatMap((camp) => fieldChange(camp, before, after)),
    entren: after.comprovacions.filter((one) => !had.has(one.comprovacio_fk)),
    surten: before.comprovacions.filter((one) => !has.has(one.comprovacio_fk)),
    canvien: after.comprovacions.flatMap((comprovacio) => {
      const old = had.get(comprovacio.comprovacio_fk);
      const camps = CAMPS_COMPROVACIO_PROGRAMA.filter((camp) => old && !same(old[camp], comprovacio[camp]));
      return camps.length > 0 ? [{ comprovacio, camps }] : [];
    }),
  };
};
const isChange = ({ camps, entren, surten, canvien }: CanviPartida): boolean =>
  camps.length + entren.length + surten.length + canvien.length > 0;

const namesOf = ({ agents }: FotoObra, funcio: number): string[] =>
  agents
    .filter(({ funcio_fk }) => funcio_fk === funcio)
    .map(({ nom }) => nom)
    .sort();
const changesOfObra = (before: FotoObra | undefined, after: FotoObra | undefined): CanviObra[] => {
  if (!before || !after) return [];
  const funcions = [...new Set([...before.agents, ...after.agents].map(({ funcio_fk }) => funcio_fk))];
  return [
    ...(before.data_projecte === after.data_projecte
      ? []
      : [{ camp: 'data_projecte' as const, abans: before.data_projecte, despres: after.data_projecte }]),
    ...(same(before.base.normes, after.base.normes)
      ? []
      : [{ camp: 'base' as const, abans: before.base.normes, despres: after.base.normes }]),
    ...funcions.flatMap((funcio_fk) => {
      const [abans, despres] = [namesOf(before, funcio_fk), namesOf(after, funcio_fk)];
      return same(abans, despres) ? [] : [{ camp: 'agents' as const, funcio_fk, abans, despres }];
    }),
  ];
};

/** How many changes there are, of items and of the work. */
export const countCanvis = ({ obra, partides }: CanvisPrograma): number => obra.length + partides.length;

/**
 * What changed of a programme since it was issued: items in, then those changed, in the order that they have now; then
 * those out. The order of processes and items is no change of what is controlled.
 */
export const changesOf = (before: FotoPrograma, after: FotoPrograma): CanvisPrograma => {
  const had = new Map(before.partides.map((one) => [one.id, one]));
  const has = new Set(after.partides.map(({ id }) => id));
  const now = after.partides.map((one) => {
    const old = had.get(one.id);
    return old ? changed(old, one) : whole('entra', one);
  });
  return {
    obra: changesOfObra(before.obra, after.obra),
    cost: { abans: before.cost, despres: after.cost },
    partides: [
      ...now.filter(({ canvi }) => canvi === 'entra'),
      ...now.filter((one) => one.canvi === 'canvia' && isChange(one)),
      ...before.partides.filter(({ id }) => !has.has(id)).map((one) => whole('surt', one)),
    ],
  };
};

/** States of a programme: nothing in it, not issued yet, issued, or changed since. */
export const ESTATS_PROGRAMA = ['buit', 'en_curs', 'emes', 'modificat'] as const;
export const estatPrograma = (partides: number, emes: boolean, canvis: number): (typeof ESTATS_PROGRAMA)[number] => {
  if (emes) return canvis > 0 ? 'modificat' : 'emes';
  return partides === 0 ? 'buit' : 'en_curs';
};
