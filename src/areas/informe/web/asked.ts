import type { Language } from '#kernel/language.ts';
import type { Disseny } from '../domain/disseny.ts';
import { type DocumentTreball, OPCIONS } from '../domain/documents.ts';
import { LOT_STATES, type LotState } from '../domain/lot-state.ts';

/** A kind of document as the reference list names it. */
export interface Kind {
  readonly codi: DocumentTreball;
  readonly nom: string;
  readonly fase: string;
  /** Functions of the work that sign it, by code. */
  readonly signants: readonly string[];
}

/** What the drawer of a document holds: every flag, of which each kind takes its own. */
export interface Asked {
  readonly idioma: Language;
  readonly disseny: Disseny;
  readonly data: string | null;
  readonly proces: number | null;
  readonly revisio: number | null;
  readonly base_legal: string | null;
  readonly resultat: number | null;
  readonly zones: readonly number[];
  readonly estats: readonly LotState[];
  readonly passos: boolean;
  readonly esborrany: boolean;
  readonly logo: boolean;
  readonly signatura: boolean;
  readonly nomes_amb_resultats: boolean;
  readonly sense_modificacions: boolean;
  readonly inclou_canvis_programa: boolean;
  readonly inclou_agents: boolean;
  readonly inclou_valoracio: boolean;
  readonly annex: boolean;
  readonly observacions: string;
  /** Reasons by what is missing. */
  readonly excepcions: Readonly<Record<string, string>>;
}
export type Flag = keyof Asked;

export const takes = (codi: DocumentTreball, flag: Flag): boolean =>
  (OPCIONS[codi] as readonly string[]).includes(flag);

type Sent = string | number | boolean | undefined;
const sentOf = (flag: Flag, asked: Asked, zones: number): Sent => {
  switch (flag) {
    case 'zones':
      return asked.zones.length === zones ? undefined : asked.zones.join(',');
    case 'estats':
      return asked.estats.length === LOT_STATES.length ? undefined : asked.estats.join(',');
    case 'excepcions': {
      const given = Object.entries(asked.excepcions).filter(([, motiu]) => motiu.trim() !== '');
      return given.length === 0 ? undefined : JSON.stringify(Object.fromEntries(given));
    }
    case 'observacions':
      return asked.observacions.trim() || undefined;
    default:
      return asked[flag] ?? undefined;
  }
};

/** The flags that a kind of document is asked with. */
export const queryOf = (codi: DocumentTreball, asked: Asked, zones: number): Record<string, Sent> =>
  Object.fromEntries(OPCIONS[codi].map((flag) => [flag, sentOf(flag, asked, zones)]));
