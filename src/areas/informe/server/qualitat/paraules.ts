import { faltesOfNivells, LLISTES } from '#areas/banc/server/index.ts';
import type { ResultatAnswer } from '#areas/resultat/contract/schemas.ts';
import type { Language } from '#kernel/language.ts';
import type { Translate } from '#server/http/texts.ts';
import { type Wording, wordingOf } from '../wording.ts';

/** Words of a document of the quality control: those of every report, and the names of the bank's short lists. */
export interface Paraules extends Wording {
  readonly sistema: (id: number) => string;
  readonly usos: (ids: readonly number[]) => string;
  readonly nivells: (ids: readonly number[]) => string;
  /** The levels of an item, each marked that does not reach what its uses ask of its checks. */
  readonly nivellsDe: (
    triat: { readonly usos: readonly number[]; readonly nivells: readonly number[] },
    comprovacions: readonly { readonly nom: string; readonly valors: readonly string[] }[],
  ) => string;
  /** What is said of those that do not, one by one. */
  readonly nivellsCurts: (
    triat: { readonly usos: readonly number[]; readonly nivells: readonly number[] },
    comprovacions: readonly { readonly nom: string; readonly valors: readonly string[] }[],
  ) => readonly string[];
  readonly categoria: (id: number) => string;
  /** A quantity written with a point, as the language writes it. */
  readonly quantitat: (value: string | null) => string;
  readonly mesura: (value: string | null, unitat: string) => string;
  readonly euros: (cents: number) => string;
  /** With its sign: before the figure in English, after it elsewhere. */
  readonly preu: (cents: number) => string;
  readonly valor: (resultat: Pick<ResultatAnswer, 'valor' | 'unitat'>) => string;
}

const NUMBER = /^-?\d+(\.\d+)?$/;

export const paraulesOf = (language: Language, translate: Translate): Paraules => {
  const words = wordingOf(language, translate);
  const { usos, nivells, categories, sistemes } = LLISTES[language];
  const named = (list: readonly { readonly id: number; readonly nom: string }[]) =>
    new Map(list.map(({ id, nom }) => [id, nom]));
  const [uses, headings, systems] = [named(usos), named(categories), named(sistemes)];
  const levels = new Map(nivells.map((row) => [row.id, `${row.nom_escala}: ${row.valor}`]));
  const all = (names: ReadonlyMap<number, string>, ids: readonly number[]): string =>
    words.listed(ids.flatMap((id) => names.get(id) ?? []));
  const quantitat = (value: string | null): string =>
    value === null ? '' : NUMBER.test(value) ? words.decimal(Number(value), value.split('.')[1]?.length ?? 0) : value;
  const euros = (cents: number): string => words.decimal(cents / 100, 2);
  const nivellsCurts: Paraules['nivellsCurts'] = (triat, comprovacions) =>
    triat.nivells.length === 0 ? [] : faltesOfNivells(language, triat, comprovacions).map(({ missatge }) => missatge);
  return {
    ...words,
    sistema: (id) => systems.get(id) ?? '',
    usos: (ids) => all(uses, ids),
    nivells: (ids) => all(levels, ids),
    nivellsCurts,
    nivellsDe: (triat, comprovacions) => {
      const curts = nivellsCurts(triat, comprovacions);
      return [all(levels, triat.nivells), ...curts.map((missatge) => words.t('qualitat.nivell_curt', { missatge }))]
        .filter(Boolean)
        .join('. ');
    },
    categoria: (id) => headings.get(id) ?? '',
    quantitat,
    mesura: (value, unitat) => (value === null ? '' : `${quantitat(value)} ${words.t(`qualitat.unitat.${unitat}`)}`),
    euros,
    preu: (cents) => (language !== 'en' ? `${euros(cents)} €` : cents < 0 ? `−€${euros(-cents)}` : `€${euros(cents)}`),
    valor: ({ valor, unitat }) => [quantitat(valor), unitat].filter(Boolean).join(' '),
  };
};
