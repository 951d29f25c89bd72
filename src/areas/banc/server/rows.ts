import type { Language, Trilingual } from '#kernel/language.ts';
import type { LotPartida, ORIGENS, UNITATS, VALOR_TIPUS } from '../contract/schemas.ts';
import type { Comprovacio, Partida } from '../domain/tipus.ts';

/** When and by how many changes a row of the office came to be; null in the bank. */
export interface Segell {
  readonly versio: number;
  readonly creat: string;
  readonly canviat: string;
}

/** An item with its words in the three languages. */
export interface BancPartida extends Partida {
  readonly segell: Segell | null;
  readonly origen_fk: number | null;
  readonly familia: string | null;
  readonly codi: string;
  readonly sistema_fk: number;
  readonly nom: Trilingual;
  readonly unitat: (typeof UNITATS)[number];
  readonly normes: readonly string[];
  readonly nivells: readonly number[];
  readonly lot: Omit<LotPartida, 'text'> & { readonly text: Trilingual };
  readonly formigo_flg: boolean;
  readonly ajuda: Trilingual;
  readonly informacio: Trilingual;
  readonly observacions_programa: Trilingual;
  readonly observacions_seguiment: Trilingual;
}

export interface UsEscrit {
  readonly us_fk: number;
  readonly valor: Trilingual;
  readonly obligatori: boolean;
}

/** A check with its words in the three languages. */
export interface BancComprovacio extends Omit<Comprovacio, 'usos'> {
  readonly segell: Segell | null;
  readonly origen_fk: number | null;
  readonly nom: Trilingual;
  readonly frequencia: Trilingual;
  readonly criteri: Trilingual;
  readonly normes: readonly string[];
  readonly valor_tipus: (typeof VALOR_TIPUS)[number];
  readonly unitat: string;
  readonly activa: boolean;
  readonly origen: (typeof ORIGENS)[number];
  readonly usos: readonly UsEscrit[];
}

/** A check in its place in an item. */
export interface Lloc {
  readonly comprovacio_fk: number;
  readonly categoria_fk: number;
}

/** The same words in every language: what somebody typed in one. */
export const inAll = (text: string): Trilingual => ({ ca: text, es: text, en: text });
/**
 * A text after somebody wrote it in their language. What did not change keeps its three languages; what changed says the
 * same in all, so that no language is left telling the old.
 */
export const rewritten = (old: Trilingual, given: string | undefined, language: Language): Trilingual =>
  given === undefined || given === old[language] ? old : inAll(given);

/** Words as a column keeps them. */
export const words = (text: string): Trilingual => JSON.parse(text) as Trilingual;

/** Who wrote a row, and where. */
export interface Autor {
  readonly empresa_fk: number;
  readonly usuari_fk: number;
}
