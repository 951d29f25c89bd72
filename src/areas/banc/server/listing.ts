import type { z } from 'zod';
import { fold, foldWords, holdsWords, searchWords } from '#kernel/fold.ts';
import type { Language, Trilingual } from '#kernel/language.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { limitOf, pageFrom } from '#server/http/listing.ts';
import type { Comprovacio, comprovacioQuery, PartidaItem, partidaQuery } from '../contract/schemas.ts';
import { paraulesOf } from '../domain/paraules.data.ts';
import { passesTria } from '../domain/seleccio.ts';
import { BANC_COMPOSICIO, BANC_COMPROVACIONS, BANC_PARTIDES, LLISTES } from './catalogue.ts';
import { listBasiques, listComprovacionsPropies } from './comprovacio-store.ts';
import { countLlocs, countUses, firstPartides, listPropies } from './partida-store.ts';
import { presentComprovacio, presentItem, type UsesOfCheck } from './present.ts';
import { autorOf } from './reading.ts';
import type { BancComprovacio, BancPartida } from './rows.ts';

/** The text that each row is searched by, made once for the bank, which never changes. */
const searched = <Row extends object>(textOf: (row: Row, language: Language) => string) => {
  const made = new Map<Language, WeakMap<Row, string>>();
  return (row: Row, language: Language): string => {
    const known = made.get(language) ?? new WeakMap<Row, string>();
    made.set(language, known);
    const text = known.get(row) ?? textOf(row, language);
    known.set(row, text);
    return text;
  };
};
const headingOf = (id: number, language: Language): string =>
  LLISTES[language].categories.find((one) => one.id === id)?.nom ?? '';
const wordsOfPartida = searched<BancPartida>((partida, language) =>
  foldWords(
    partida.nom[language],
    partida.codi,
    // A copy is looked for as what it was copied from.
    paraulesOf(partida.origen_fk ?? partida.id)[language],
    ...partida.normes,
  ),
);
const wordsOfComprovacio = searched<BancComprovacio>((check, language) =>
  foldWords(
    check.nom[language],
    headingOf(check.categoria_fk, language),
    firstInBank(check.id)?.[language] ?? '',
    ...check.normes,
  ),
);
const ENDING = /(es|as|os|s|a|e|o)$/;
/** A word without the ending of its gender and number, so that one thing finds many: «barana», «Baranes». */
const stemOf = (word: string): string => {
  const stem = word.replace(ENDING, '');
  return stem.length >= LEAST_STEM ? stem : word;
};
const LEAST_STEM = 4;

/** The words asked for, as many as other lists look for. */
const askedWords = (search: string | undefined): readonly string[] => searchWords(search ?? '').slice(0, 12);

/** Orders by texts or numbers, the id last, so that pages never overlap. */
const sorted = <Row extends { readonly id: number }>(
  rows: readonly Row[],
  keyOf: (row: Row) => readonly (string | number)[],
  way: 'ASC' | 'DESC' | undefined,
): Row[] => {
  const keyed = rows.map((row) => ({ row, key: [...keyOf(row), row.id] }));
  keyed.sort((a, b) => {
    for (const [place, one] of a.key.entries()) {
      const other = b.key[place] ?? '';
      if (one !== other) return one < other ? -1 : 1;
    }
    return 0;
  });
  const ordered = keyed.map(({ row }) => row);
  return way === 'DESC' ? ordered.reverse() : ordered;
};

type PartidaQuery = z.output<typeof partidaQuery>;
type PartidaAsked = Partial<Omit<PartidaQuery, 'offset' | 'limit' | 'getAll'>> &
  Pick<PartidaQuery, 'offset' | 'limit' | 'getAll'>;

const keyOfPartida =
  (camp: PartidaQuery['ordre_camp'], language: Language) =>
  (partida: BancPartida): readonly (string | number)[] => {
    const rest = [partida.proces_fk, partida.control_fk, partida.codi];
    if (camp === 'nom') return [fold(partida.nom[language])];
    if (camp === 'codi') return [fold(partida.codi)];
    if (camp === 'control') return [partida.control_fk, ...rest];
    if (camp === 'vigentDesde') return [partida.inici ?? '', ...rest];
    return rest;
  };

const isAsked = (query: PartidaAsked, language: Language): ((partida: BancPartida) => boolean) => {
  const words = askedWords(query.search).map(stemOf);
  const tria = {
    controls: query.controls ?? [],
    proces: query.proces ?? null,
    mateixProces: query.mateixProces ?? true,
    activa: query.activa ?? true,
    tots: query.tots ?? false,
    nomesVigents: query.nomesVigents ?? true,
    data: query.data_projecte ?? null,
    dataFormigo: query.data_formigo ?? query.data_projecte ?? null,
  };
  return (partida) =>
    (!query.propies || partida.segell !== null) &&
    passesTria(partida, tria) &&
    holdsWords(wordsOfPartida(partida, language), words);
};

/** Items that pass the filters and the search, a page of them. */
export const listPartides = async ({ db, empresa, language }: CompanyContext, query: PartidaAsked) => {
  const counted = await countLlocs(db, empresa.id);
  const all = [...BANC_PARTIDES.values(), ...(await listPropies(db, empresa.id))];
  const found = sorted(
    all.filter(isAsked(query, language)),
    keyOfPartida(query.ordre_camp, language),
    query.ordre_criteri,
  );
  const chosen = new Set(query.partidesSeleccionades ?? []);
  const checksOf = (id: number): number => BANC_COMPOSICIO.get(id)?.length ?? counted.get(id) ?? 0;
  const items: PartidaItem[] = found
    .slice(query.offset, query.offset + limitOf(query))
    .map((partida) => presentItem(partida, checksOf(partida.id), language, chosen.has(partida.id)));
  return pageFrom(query, found.length, items);
};

type ComprovacioQuery = z.output<typeof comprovacioQuery>;
/** Items of the bank that have each of its checks. */
const inBank = new Map<number, number[]>();
for (const [partida, llocs] of BANC_COMPOSICIO)
  for (const { comprovacio_fk } of llocs) inBank.set(comprovacio_fk, [...(inBank.get(comprovacio_fk) ?? []), partida]);
const firstInBank = (id: number): Trilingual | null => BANC_PARTIDES.get(inBank.get(id)?.[0] ?? 0)?.nom ?? null;

/** How many items have each of these checks, the bank's and the office's, and the first of them. */
export const usesOfChecks = async (
  { db, empresa }: CompanyContext,
  ids: readonly number[],
): Promise<(id: number) => UsesOfCheck> => {
  const counted = await countUses(db, empresa.id);
  const own = ids.filter((id) => !inBank.has(id) && counted.has(id));
  const named = await firstPartides(db, empresa.id, own);
  return (id) => ({
    n: (inBank.get(id)?.length ?? 0) + (counted.get(id) ?? 0),
    primera: firstInBank(id) ?? named.get(id) ?? null,
  });
};

/** Checks of the bank and of the office, a page of them. */
export const listComprovacions = async (context: CompanyContext, query: ComprovacioQuery) => {
  const { db, empresa, language } = context;
  const preferred = await listBasiques(db, autorOf(context), 0);
  const words = askedWords(query.search);
  const bank = query.propies ? [] : [...BANC_COMPROVACIONS.values()];
  const found = sorted(
    [...bank, ...(await listComprovacionsPropies(db, empresa.id))].filter(
      (check) =>
        (query.baixes || check.activa) &&
        (query.categoria_fk === undefined || check.categoria_fk === query.categoria_fk) &&
        holdsWords(wordsOfComprovacio(check, language), words),
    ),
    (check) =>
      query.ordre_camp === 'nom' ? [fold(check.nom[language])] : [check.categoria_fk, fold(check.nom[language])],
    query.ordre_criteri,
  );
  const page = found.slice(query.offset, query.offset + limitOf(query));
  const uses = await usesOfChecks(
    context,
    page.map(({ id }) => id),
  );
  const items: Comprovacio[] = page.map((check) =>
    presentComprovacio(
      { ...check, basic: check.segell === null ? (preferred.get(check.id) ?? check.basic) : check.basic },
      uses(check.id),
      language,
    ),
  );
  return pageFrom(query, found.length, items);
};
