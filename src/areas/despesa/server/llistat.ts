import type { z } from 'zod';
import { agentsById } from '#areas/agent/server/index.ts';
import { letterheadOf } from '#areas/empresa/server/index.ts';
import { namesOfTreballs } from '#areas/treball/server/index.ts';
import { showDate } from '#kernel/calendar-date.ts';
import type { Language } from '#kernel/language.ts';
import type { Documents } from '#server/documents/index.ts';
import type { CompanyContext, FileAnswer } from '#server/http/context.ts';
import { translator } from '#server/http/texts.ts';
import { askedOf, listDocument, type SheetColumn, textColumn } from '#server/sheets/index.ts';
import type { despesaRoutes } from '../contract/routes.ts';
import type { DespesaItem, sumesDespesaSchema } from '../contract/schemas.ts';
import { despesaLlistat } from '../texts/llistat.ts';
import { listDespeses, sumDespeses } from './list-store.ts';
import { presentItems } from './present.ts';
import { type Arbre, arbreOf } from './tipus-arbre.ts';

export const translate = translator([despesaLlistat]);
/** Paper shows a dash for what is empty: here nothing is lacking. */
const NO_MARK = '\u00a0';
type Query = z.output<NonNullable<typeof despesaRoutes.exporta.query>>;
type Sumes = z.infer<typeof sumesDespesaSchema>;
/** An expense of the list, or the sums of all of them under it. */
type Row = { readonly despesa: DespesaItem } | { readonly sumes: Sumes };

/** Marks rows whose VAT the total does not hold; on paper a note under the title says what the mark is. */
export const marcaAutoliquidada = <Row>(
  language: Language,
  paper: boolean,
  key: string,
  is: (row: Row) => boolean,
): SheetColumn<Row> => {
  const head = (name: string): string => translate(language, `despesa.llistat.${name}`);
  const [mark, none] = paper ? ['*', NO_MARK] : [head('autoliquidada.si'), ''];
  return textColumn<Row>(key, paper ? '*' : head('autoliquidada'), paper ? 0.3 : 1, (row) => (is(row) ? mark : none));
};

/** Columns of the list as a file; names are those of the screen, which leaves out whatever it does not find. */
const columnsIn = (language: Language, paper: boolean): readonly SheetColumn<Row>[] => {
  const head = (key: string): string => translate(language, `despesa.llistat.${key}`);
  const text = (key: string, share: number, value: (despesa: DespesaItem) => string): SheetColumn<Row> =>
    textColumn(key, head(key), share, (row) => ('despesa' in row ? value(row.despesa) : ''));
  const date = (key: 'data' | 'data_recepcio' | 'venciment' | 'data_pagament'): SheetColumn<Row> => ({
    key,
    head: head(key),
    kind: 'data',
    share: 1.2,
    value: (row) => ('despesa' in row ? row.despesa[key] : null),
  });
  const cents = (key: 'base' | 'quota' | 'deduible' | 'retingut' | 'total' | 'a_pagar'): SheetColumn<Row> => ({
    key,
    head: head(key),
    kind: 'import',
    share: 1.3,
    value: (row) => ('despesa' in row ? row.despesa[key] : row.sumes[key]),
  });
  const marca = marcaAutoliquidada<Row>(
    language,
    paper,
    'quota',
    (row) => 'despesa' in row && row.despesa.autoliquidada,
  );
  return [
    textColumn('numero', head('numero'), 1.5, (row) =>
      'despesa' in row
        ? `${row.despesa.exercici}/${row.despesa.numero}`
        : translate(language, 'despesa.llistat.sumes', { n: row.sumes.despeses }),
    ),
    date('data'),
    text('proveidor', 2.6, ({ proveidor }) => proveidor?.nom ?? ''),
    text('nif', 1.2, ({ proveidor }) => proveidor?.nif ?? ''),
    text('num_factura', 1.5, ({ num_factura }) => num_factura),
    text('tipus_despesa', 2, (despesa) =>
      [...despesa.tipus_despesa.map(({ nom }) => nom), ...(despesa.sense_tipus ? [head('sense_tipus')] : [])].join(
        ', ',
      ),
    ),
    text('treball', 1.1, ({ treballs }) => treballs.map(({ codi }) => codi).join(', ')),
    cents('base'),
    cents('quota'),
    marca,
    cents('deduible'),
    cents('retingut'),
    cents('total'),
    cents('a_pagar'),
    date('data_recepcio'),
    date('venciment'),
    date('data_pagament'),
    text('tipus', 1.4, ({ tipus }) => head(`tipus.${tipus}`)),
    {
      key: 'arxius',
      head: head('arxius'),
      kind: 'numero',
      share: 0.8,
      value: (row) => ('despesa' in row ? row.despesa.arxius : null),
    },
    text('etiquetes', 1.4, ({ etiquetes }) => etiquetes.join(', ')),
  ];
};

/** Days of a period, as a listing says them. */
export const periodOf = (query: {
  readonly data_inici?: string | undefined;
  readonly data_final?: string | undefined;
}) =>
  query.data_inici || query.data_final
    ? [[query.data_inici, query.data_final].map((date) => (date ? showDate(date) : '…')).join(' – ')]
    : [];

/** What the list is asked by, in words: whoever gets the paper knows of whom its sums are. */
const askedIn = async (
  { db, empresa, language }: CompanyContext,
  query: Query,
  arbre: Arbre,
): Promise<readonly string[]> => {
  const agents = await agentsById(db, empresa.id, [query.agent_fk ?? []].flat());
  const treballs = await namesOfTreballs(db, empresa.id, [query.treball_fk ?? []].flat());
  const limits = (['import_min', 'import_max'] as const).flatMap((key) => {
    const cents = query[key];
    return cents === undefined ? [] : [translate(language, `despesa.llistat.filtre.${key}`, { import: cents / 100 })];
  });
  return askedOf(
    [
      ...(['pendents', 'pagades', 'amb_retencio', 'sense_retencio', 'bens', 'sense_tipus', 'sense_arxiu'] as const)
        .filter((flag) => query[flag])
        .map((flag) => translate(language, `despesa.llistat.filtre.${flag}`)),
      ...periodOf(query),
      ...(query.exercici === undefined ? [] : [String(query.exercici)]),
      ...[...agents.values()].map(({ nom_complet }) => nom_complet),
      ...[...treballs.values()].map(({ codi, nom }) => `${codi} ${nom}`),
      ...(query.tipus_despesa_fk === undefined ? [] : [arbre.get(query.tipus_despesa_fk)?.nom ?? '']),
      ...limits,
    ],
    query.search,
  );
};

/** The list of expenses as a file, with their sums in its last row. */
export const despesaExporta = async (
  documents: Documents,
  context: CompanyContext,
  query: Query,
): Promise<FileAnswer> => {
  const { db, empresa, language } = context;
  const of = { empresaId: empresa.id, arbre: await arbreOf(db, empresa.id, language) };
  const sumes = await sumDespeses(db, query, of);
  return listDocument<Row>(documents, context, {
    document: 'despesa',
    title: translate(language, 'despesa.llistat.titol'),
    columns: columnsIn(language, query.documentType === 'pdf'),
    query,
    read: async (limit) => {
      const rows = await listDespeses(db, { ...query, offset: 0 }, of, limit);
      if (rows.length === 0) return [];
      const items = (await presentItems(context, rows, of.arbre)).map((despesa): Row => ({ despesa }));
      // One too many is refused by who asked for one more than it takes; the sums are no row of that count.
      return items.length === limit ? items : [...items, { sumes }].slice(0, limit);
    },
    isSum: (row) => 'sumes' in row,
    letterhead: await letterheadOf(db, empresa.id),
    // Otherwise base and VAT do not come to the total.
    asked: [
      ...(await askedIn(context, query, of.arbre)),
      ...(sumes.autoliquidat === 0
        ? []
        : [translate(language, 'despesa.llistat.autoliquidat', { quota: sumes.autoliquidat / 100 })]),
    ],
  });
};
