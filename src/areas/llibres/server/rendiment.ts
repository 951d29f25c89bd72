import type { z } from 'zod';
import { letterheadOf } from '#areas/empresa/server/index.ts';
import { fold } from '#kernel/fold.ts';
import type { Language } from '#kernel/language.ts';
import { divideHalfUp, toCents } from '#kernel/rounding.ts';
import type { Documents } from '#server/documents/index.ts';
import type { CompanyContext, FileAnswer } from '#server/http/context.ts';
import { limitOf, pageFrom } from '#server/http/listing.ts';
import { translator } from '#server/http/texts.ts';
import { askedOf, listDocument, type SheetColumn, textColumn } from '#server/sheets/index.ts';
import type { llibresRoutes } from '../contract/routes.ts';
import type { RENDIMENT_ORDER, RendimentItem } from '../contract/schemas.ts';
import { periodesAmbProrrata } from '../domain/prorrata.ts';
import { rendimentTexts } from '../texts/rendiment.ts';
import { anyDies } from './llibres.ts';
import { perfilOf } from './perfil.ts';
import { listTreballs, sumesPerTreball } from './rendiment-store.ts';

const translate = translator([rendimentTexts]);
type Query = z.output<NonNullable<typeof llibresRoutes.rendiment.query>>;
type Filtres = Omit<Query, 'offset' | 'limit' | 'getAll'>;
/** A part of a whole in hundredths of a percent, halves away from zero. */
const percentOf = (part: number, whole: number): number => toCents(divideHalfUp(BigInt(part) * 10_000n, BigInt(whole)));

const CENTS = ['pressupostat', 'facturat', 'cobrat', 'gastat'] as const;

const keyOf = (item: RendimentItem, camp: (typeof RENDIMENT_ORDER)[number]): string | number =>
  camp === 'treball' ? fold(item.treball.codi) : (item[camp] ?? Number.NEGATIVE_INFINITY);

/** Works with something quoted, invoiced, paid or spent, in order. */
const itemsOf = async (context: CompanyContext, query: Filtres): Promise<readonly RendimentItem[]> => {
  const { db, empresa } = context;
  const sums = await sumesPerTreball(db, empresa.id, {
    dies: query.exercici === undefined ? null : anyDies(query.exercici),
    treball: query.treball_fk,
    periodes: periodesAmbProrrata((await perfilOf(context)).prorrates),
  });
  const items = (await listTreballs(db, empresa.id, query)).flatMap((row): RendimentItem[] => {
    const [pressupostat = 0, facturat = 0, cobrat = 0, gastat = 0] = CENTS.map((key) => sums[key].get(row.id) ?? 0);
    if (pressupostat === 0 && facturat === 0 && cobrat === 0 && gastat === 0) return [];
    const marge = facturat - gastat;
    return [
      {
        treball: { id: row.id, codi: row.codi, nom: row.nom, obert: row.obert === 1 },
        pressupostat,
        facturat,
        cobrat,
        gastat,
        marge,
        percentatge: facturat === 0 ? null : percentOf(marge, facturat),
      },
    ];
  });
  const camp = query.ordre_camp ?? 'treball';
  const way = query.ordre_criteri === 'DESC' ? -1 : 1;
  return items.sort((one, other) => {
    const [a, b] = [keyOf(one, camp), keyOf(other, camp)];
    return way * (a < b ? -1 : a > b ? 1 : one.treball.id - other.treball.id);
  });
};

const sumesOf = (items: readonly RendimentItem[]) => {
  const sum = (key: (typeof CENTS)[number] | 'marge') => items.reduce((total, item) => total + item[key], 0);
  return {
    treballs: items.length,
    pressupostat: sum('pressupostat'),
    facturat: sum('facturat'),
    cobrat: sum('cobrat'),
    gastat: sum('gastat'),
    marge: sum('marge'),
  };
};
type Sumes = ReturnType<typeof sumesOf>;

export const pageOfRendiment = async (context: CompanyContext, query: Query) => {
  const items = await itemsOf(context, query);
  const shown = items.slice(query.offset, query.offset + limitOf(query));
  return { ...pageFrom(query, items.length, shown), sumes: sumesOf(items) };
};

type Fila = { readonly item: RendimentItem } | { readonly sumes: Sumes };
const columnsIn = (language: Language): readonly SheetColumn<Fila>[] => {
  const head = (key: string): string => translate(language, `llibres.rendiment.${key}`);
  const cents = (key: (typeof CENTS)[number] | 'marge'): SheetColumn<Fila> => ({
    key,
    head: head(key),
    kind: 'import',
    share: 1.4,
    value: (fila) => ('item' in fila ? fila.item[key] : fila.sumes[key]),
  });
  return [
    textColumn('treball', head('treball'), 1.2, (fila) => ('item' in fila ? fila.item.treball.codi : '')),
    textColumn('nom', head('nom'), 3, (fila) =>
      'item' in fila
        ? fila.item.treball.nom
        : translate(language, 'llibres.rendiment.sumes', { n: fila.sumes.treballs }),
    ),
    ...CENTS.map(cents),
    cents('marge'),
    // Hundredths of a percent are shown as cents are.
    {
      key: 'percentatge',
      head: head('percentatge'),
      kind: 'import',
      share: 1,
      value: (fila) => ('item' in fila ? fila.item.percentatge : null),
    },
  ];
};

export const rendimentDocument = async (
  documents: Documents,
  context: CompanyContext,
  query: z.output<NonNullable<typeof llibresRoutes.rendimentExporta.query>>,
): Promise<FileAnswer> => {
  const { db, empresa, language } = context;
  return listDocument<Fila>(documents, context, {
    document: 'rendiment',
    title: translate(language, 'llibres.rendiment.titol'),
    columns: columnsIn(language),
    query,
    read: async (limit) => {
      const items = await itemsOf(context, query);
      const rows = items.map((item): Fila => ({ item }));
      return rows.length === 0 || rows.length >= limit ? rows.slice(0, limit) : [...rows, { sumes: sumesOf(items) }];
    },
    isSum: (row) => 'sumes' in row,
    letterhead: await letterheadOf(db, empresa.id),
    asked: askedOf(query.exercici === undefined ? [] : [String(query.exercici)], query.search),
  });
};
