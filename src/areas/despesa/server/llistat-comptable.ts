import type { z } from 'zod';
import { letterheadOf } from '#areas/empresa/server/index.ts';
import { partOf } from '#areas/fiscal/domain/linia.ts';
import { TOTA } from '#areas/llibres/domain/prorrata.ts';
import { yearOf } from '#kernel/calendar-date.ts';
import type { Language } from '#kernel/language.ts';
import { largestRemainder, toCents } from '#kernel/rounding.ts';
import { trimestreOf } from '#kernel/trimestre.ts';
import { type Documents, printFormats } from '#server/documents/index.ts';
import type { CompanyContext, FileAnswer } from '#server/http/context.ts';
import { translator } from '#server/http/texts.ts';
import { listDocument, type SheetColumn, textColumn } from '#server/sheets/index.ts';
import { serverTexts } from '#server/texts/index.ts';
import type { despesaRoutes } from '../contract/routes.ts';
import { exerciciDeduccio, fieldsOf, isAutoliquidadaRow } from './fields.ts';
import { fiscalDe } from './fiscal.ts';
import { type LiniaRow, listLinies, listParts } from './linia-store.ts';
import { type DespesaItemRow, listDespeses } from './list-store.ts';
import { marcaAutoliquidada, periodOf, translate } from './llistat.ts';
import { findDespeses } from './store.ts';
import { type Arbre, arbreOf } from './tipus-arbre.ts';

const platform = translator([serverTexts]);
type Query = z.output<NonNullable<typeof despesaRoutes.llistat.query>>;

/** Cents of a line, an expense or many, by rate of VAT; the empty rate is of what bears none. */
interface Cents {
  readonly bases: ReadonlyMap<string, number>;
  readonly quotes: ReadonlyMap<string, number>;
  readonly recarrec: number;
  readonly deduible: number;
  readonly retingut: number;
  readonly total: number;
}
interface Entry extends Cents {
  readonly row: DespesaItemRow;
  readonly linies: readonly LiniaRow[];
}
type Row =
  | { readonly entry: Entry }
  | { readonly linia: LiniaRow; readonly nom: string; readonly concepte: string; readonly cents: Cents }
  | { readonly suma: Cents; readonly nom: string };

const NOTHING: Cents = { bases: new Map(), quotes: new Map(), recarrec: 0, deduible: 0, retingut: 0, total: 0 };
const rateOf = (linia: LiniaRow): string => linia.iva ?? '';
const added = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): Map<string, number> => {
  const sum = new Map(one);
  for (const [rate, cents] of other) sum.set(rate, (sum.get(rate) ?? 0) + cents);
  return sum;
};
const sumOf = (all: readonly Cents[]): Cents =>
  all.reduce(
    (sum, one) => ({
      bases: added(sum.bases, one.bases),
      quotes: added(sum.quotes, one.quotes),
      recarrec: sum.recarrec + one.recarrec,
      deduible: sum.deduible + one.deduible,
      retingut: sum.retingut + one.retingut,
      total: sum.total + one.total,
    }),
    NOTHING,
  );
const centsOfLinia = (linia: LiniaRow): Cents => ({
  bases: new Map([[rateOf(linia), linia.base]]),
  quotes: new Map([[rateOf(linia), linia.quota]]),
  recarrec: linia.recarrec,
  deduible: linia.deduible,
  retingut: 0,
  total: 0,
});

/** Cents of lines that add up to those of a part. */
const parted = (whole: number, cents: readonly number[], percentatge: string): readonly number[] =>
  largestRemainder(BigInt(whole), cents.map(BigInt))?.map(toCents) ?? cents.map((one) => partOf(one, percentatge));

/** The pro rata of each expense, that of the exercise in which its VAT is deducted; those put off to another are read where there is one. */
const prorrataPerDespesa = async ({ db, empresa }: CompanyContext, rows: readonly DespesaItemRow[]) => {
  const { prorrata } = await fiscalDe(db, empresa.id);
  const own = (row: DespesaItemRow): string => prorrata(yearOf(row.data_recepcio));
  const years = [...new Set(rows.map((row) => yearOf(row.data_recepcio)))];
  // What is put off is so to one of the four years after.
  if (years.every((year) => [0, 1, 2, 3, 4, 5].every((more) => prorrata(year + more) === TOTA))) return own;
  const ids = rows.map(({ id }) => id);
  const found = new Map(
    (await findDespeses(db, empresa.id, ids)).map((row) => [row.id, prorrata(exerciciDeduccio(fieldsOf(row)))]),
  );
  return (row: DespesaItemRow): string => found.get(row.id) ?? own(row);
};

/** Expenses with their lines; of a work, in the cents of its part. */
const entriesOf = async (context: CompanyContext, rows: readonly DespesaItemRow[], part: number | undefined) => {
  const { db, empresa } = context;
  const ids = rows.map((row) => row.id);
  const linies = Map.groupBy(await listLinies(db, empresa.id, ids), (linia) => linia.despesa_fk);
  const shares = new Map(
    part === undefined
      ? []
      : (await listParts(db, empresa.id, ids))
          .filter((one) => one.treball_fk === part)
          .map((one) => [one.despesa_fk, one]),
  );
  const prorrata = await prorrataPerDespesa(context, rows);
  return rows.map((row): Entry => {
    const all = linies.get(row.id) ?? [];
    const under = prorrata(row);
    const share = shares.get(row.id);
    const own = share
      ? (key: 'base' | 'quota' | 'deduible') =>
          parted(
            share[key],
            all.map((linia) => linia[key]),
            share.percentatge,
          )
      : (key: 'base' | 'quota' | 'deduible') => all.map((linia) => linia[key]);
    const [bases, quotes, deduibles] = [own('base'), own('quota'), own('deduible')];
    const lines = all.map((linia, at) => ({
      ...linia,
      base: bases[at] ?? 0,
      quota: quotes[at] ?? 0,
      deduible: partOf(deduibles[at] ?? 0, under),
      recarrec: share ? partOf(linia.recarrec, share.percentatge) : linia.recarrec,
    }));
    return { ...sumOf(lines.map(centsOfLinia)), row, linies: lines, retingut: row.retingut, total: row.total };
  });
};

const dayOf = (row: DespesaItemRow, camp: Query['camp']): string | null => row[camp];

const wordsOf = async ({ db, empresa }: CompanyContext, ids: readonly number[]) => {
  const rows = await findDespeses(db, empresa.id, ids);
  return new Map(
    rows.flatMap((row) =>
      (JSON.parse(row.linies) as { clau: string; concepte: string }[]).map(
        (linia) => [`${row.id} ${linia.clau}`, linia.concepte] as const,
      ),
    ),
  );
};

/** Rows of the listing: expenses, their lines under them, sums of each quarter and of all. */
const rowsOf = async (
  context: CompanyContext,
  query: Query,
  entries: readonly Entry[],
  arbre: Arbre,
  language: Language,
): Promise<Row[]> => {
  const words = query.detallat
    ? await wordsOf(
        context,
        entries.map(({ row }) => row.id),
      )
    : new Map<string, string>();
  const told = (entry: Entry): Row[] => [
    { entry },
    ...(query.detallat ? entry.linies : []).map(
      (linia): Row => ({
        linia,
        nom: arbre.get(linia.tipus_despesa_fk ?? 0)?.nom ?? '',
        concepte: words.get(`${linia.despesa_fk} ${linia.clau}`) ?? '',
        cents: centsOfLinia(linia),
      }),
    ),
  ];
  const say = (key: string, params: Record<string, string | number>) =>
    translate(language, `despesa.llistat.${key}`, params);
  const whole: Row[] = entries.length === 0 ? [] : [{ suma: sumOf(entries), nom: say('sumes', { n: entries.length }) }];
  if (!query.trimestral) return [...entries.flatMap(told), ...whole];
  const groups = [
    ...Map.groupBy(entries, ({ row }) => {
      const day = dayOf(row, query.camp);
      if (day === null) return '';
      const { exercici, trimestre } = trimestreOf(day);
      return `${exercici} ${trimestre}`;
    }),
  ].sort(([one], [other]) => (one < other ? -1 : 1));
  return [
    ...groups.flatMap(([key, group]) => {
      const [exercici = '', trimestre = ''] = key.split(' ');
      const nom =
        key === ''
          ? say('sense_data', { n: group.length })
          : say('trimestre', { exercici, trimestre, n: group.length });
      return [...group.flatMap(told), { suma: sumOf(group), nom }];
    }),
    ...whole,
  ];
};

const columnsIn = (language: Language, query: Query, entries: readonly Entry[]): readonly SheetColumn<Row>[] => {
  const head = (key: string, params: Record<string, string> = {}): string =>
    translate(language, `despesa.llistat.${key}`, params);
  const { decimal } = printFormats(language);
  const all = sumOf(entries);
  const rates = [...all.bases.keys()].filter(Boolean).sort((one, other) => Number(other) - Number(one));
  const centsOf = (row: Row): Cents => ('entry' in row ? row.entry : 'linia' in row ? row.cents : row.suma);
  const cents = (key: string, named: string, value: (cents: Cents) => number | undefined): SheetColumn<Row> => ({
    key,
    head: named,
    kind: 'import',
    share: 1.1,
    value: (row) => value(centsOf(row)) ?? null,
  });
  const text = (key: string, share: number, value: (row: DespesaItemRow) => string, other: (row: Row) => string) =>
    textColumn<Row>(key, head(key), share, (row) => ('entry' in row ? value(row.entry.row) : other(row)));
  const onlyWhole = (key: 'retingut' | 'total'): SheetColumn<Row> => ({
    ...cents(key, head(key), () => 0),
    value: (row) => ('linia' in row ? null : centsOf(row)[key]),
  });
  return [
    text(
      'numero',
      1.2,
      (row) => `${row.exercici}/${row.numero}`,
      () => '',
    ),
    {
      key: query.camp,
      head: head(query.camp),
      kind: 'data',
      share: 1.1,
      value: (row) => ('entry' in row ? dayOf(row.entry.row, query.camp) : null),
    },
    text(
      'num_factura',
      1.4,
      (row) => row.num_factura,
      (row) => ('linia' in row ? row.nom : ''),
    ),
    text(
      'proveidor',
      2.2,
      (row) => row.copia_nom,
      (row) => ('linia' in row ? row.concepte : 'suma' in row ? row.nom : ''),
    ),
    text(
      'nif',
      1.1,
      (row) => row.copia_nif,
      () => '',
    ),
    ...rates.flatMap((rate) => {
      const tipus = `${decimal(Number(rate), 0, 4)}${language === 'en' ? '' : ' '}%`;
      return [
        cents(`base_${rate}`, head('base_de', { tipus }), ({ bases }) => bases.get(rate)),
        cents(`quota_${rate}`, head('quota_de', { tipus }), ({ quotes }) => quotes.get(rate)),
      ];
    }),
    ...(all.bases.has('') ? [cents('base_', head('base_sense'), ({ bases }) => bases.get(''))] : []),
    ...(all.recarrec === 0 ? [] : [cents('recarrec', head('recarrec'), ({ recarrec }) => recarrec)]),
    ...(entries.some(({ row }) => isAutoliquidadaRow(row))
      ? [
          marcaAutoliquidada<Row>(
            language,
            query.format === 'pdf',
            'autoliquidada',
            (row) => 'entry' in row && isAutoliquidadaRow(row.entry.row),
          ),
        ]
      : []),
    cents('deduible', head('deduible'), ({ deduible }) => deduible),
    ...(all.retingut === 0 ? [] : [onlyWhole('retingut')]),
    onlyWhole('total'),
  ];
};

/** The accounting listing: expenses between two days by rate of VAT, with sums; of a work, in the cents of its part. */
export const despesaLlistatComptable = async (
  documents: Documents,
  given: CompanyContext,
  query: Query,
): Promise<FileAnswer> => {
  const language = query.idioma ?? given.language;
  const context: CompanyContext = {
    ...given,
    language,
    text: (key, params) => platform(language, key, params),
  };
  const { db, empresa } = context;
  const { format, treball_fk, data_inici, data_final, camp, agent_fk, sense_retencio } = query;
  const arbre = await arbreOf(db, empresa.id, language);
  const of = { empresaId: empresa.id, arbre, part: treball_fk };
  const filters = { data_inici, data_final, camp, agent_fk, sense_retencio: sense_retencio || undefined };
  const found = await listDespeses(
    db,
    {
      ...filters,
      offset: 0,
      ordre_camp: query.ordre.replace(/^-/, '') as 'data',
      ordre_criteri: query.ordre.startsWith('-') ? 'DESC' : 'ASC',
    },
    of,
    format === 'pdf' ? 5_001 : 50_001,
  );
  const entries = await entriesOf(context, found, treball_fk);
  const rows = await rowsOf(context, query, entries, arbre, language);
  const owed = entries
    .filter(({ row }) => isAutoliquidadaRow(row))
    .reduce((sum, { quotes }) => [...quotes.values()].reduce((all, one) => all + one, sum), 0);
  const asked = (['trimestral', 'detallat', 'sense_retencio'] as const).filter((flag) => query[flag]);
  return listDocument<Row>(documents, context, {
    document: 'despesa_comptable',
    title: translate(language, 'despesa.llistat.comptable'),
    columns: columnsIn(language, query, entries),
    query: { ...query, documentType: format },
    read: async (limit) => rows.slice(0, limit),
    isSum: (row) => 'suma' in row,
    isPart: (row) => 'linia' in row,
    letterhead: await letterheadOf(db, empresa.id),
    asked: [
      ...periodOf(query),
      ...asked.map((flag) => translate(language, `despesa.llistat.filtre.${flag}`)),
      // Otherwise base and VAT do not come to the total.
      ...(owed === 0 ? [] : [translate(language, 'despesa.llistat.autoliquidat', { quota: owed / 100 })]),
    ],
  });
};
