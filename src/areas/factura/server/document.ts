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
import { noComptenDites } from '../contract/no-compten.ts';
import type { FacturaItem, facturaLlistatQuery, Sumes } from '../contract/schemas.ts';
import { dita } from '../domain/situacio.ts';
import { facturaTexts } from '../texts/index.ts';
import { facturaLlistat } from '../texts/llistat.ts';
import { paperWording } from './document-wording.ts';
import { listFactures, sumFactures } from './list-store.ts';
import type { FacturaPorts } from './ports.ts';
import { presentItems } from './present.ts';

const translate = translator([facturaTexts, facturaLlistat]);
type Query = z.output<typeof facturaLlistatQuery>;
/** An invoice of the listing, or the sums of all of them under it. */
type Row = { readonly factura: FacturaItem } | { readonly sumes: Sumes };

/** What the last row sums, and what of the list it leaves out. */
const sumesDites = ({ factures, no_compten }: Sumes, language: Language): string => {
  const out = noComptenDites(no_compten, (key, params) => translate(language, key, params));
  return [translate(language, 'factura.llistat.sumes', { n: factures }), ...(out === null ? [] : [out])].join('; ');
};

/** How an invoice stands, and whether the sums leave it out. */
const estatDit = (factura: FacturaItem, language: Language): string => {
  const said = translate(language, `factura.llistat.situacio.${dita(factura)}`);
  return factura.compta ? said : translate(language, 'factura.llistat.no_compta', { estat: said });
};

/** Columns of the list as a file; names are those of the screen, which leaves out whatever it does not find. */
const columnsIn = (language: Language): readonly SheetColumn<Row>[] => {
  const head = (key: string): string => translate(language, `factura.llistat.${key}`);
  const text = (key: string, share: number, value: (factura: FacturaItem) => string): SheetColumn<Row> =>
    textColumn(key, head(key), share, (row) => ('factura' in row ? value(row.factura) : ''));
  const date = (key: string, value: (factura: FacturaItem) => string | null): SheetColumn<Row> => ({
    key,
    head: head(key),
    kind: 'data',
    share: 1.2,
    value: (row) => ('factura' in row ? value(row.factura) : null),
  });
  const cents = (
    key: string,
    value: (factura: FacturaItem) => number | null,
    sum: (sumes: Sumes) => number | null,
  ): SheetColumn<Row> => ({
    key,
    head: head(key),
    kind: 'import',
    share: 1.3,
    value: (row) => ('factura' in row ? value(row.factura) : sum(row.sumes)),
  });
  return [
    textColumn('numero', head('numero'), 1.7, (row) =>
      'factura' in row
        ? (row.factura.numero ?? translate(language, 'factura.llistat.esborrany'))
        : sumesDites(row.sumes, language),
    ),
    date('data', (factura) => factura.data),
    text('client', 2.6, (factura) => factura.agent?.nom ?? ''),
    text('nif', 1.2, (factura) => factura.agent?.nif ?? ''),
    text('treball', 1.1, (factura) => factura.treball?.codi ?? ''),
    cents(
      'base',
      (factura) => factura.base,
      (sumes) => sumes.base,
    ),
    cents(
      'iva',
      (factura) => factura.quota,
      (sumes) => sumes.quota,
    ),
    cents(
      'irpf',
      (factura) => factura.retingut,
      (sumes) => sumes.retingut,
    ),
    cents(
      'total',
      (factura) => factura.total_factura,
      (sumes) => sumes.total_factura,
    ),
    cents(
      'a_pagar',
      (factura) => factura.total,
      (sumes) => sumes.total,
    ),
    cents(
      'pendent',
      (factura) => (factura.situacio === 'esborrany' ? null : factura.pendent),
      (sumes) => sumes.pendent,
    ),
    cents(
      'garantia_pendent',
      (factura) => (factura.situacio === 'esborrany' ? null : factura.garantia_pendent),
      (sumes) => sumes.garantia_pendent,
    ),
    date('venciment', (factura) => factura.venciment),
    text('estat', 1.8, (factura) => estatDit(factura, language)),
    text('enviament', 1.4, ({ enviament }) =>
      enviament ? translate(language, `factura.llistat.enviament.${enviament}`) : '',
    ),
    text('registre', 1.2, ({ registre }) =>
      registre ? translate(language, `factura.registre.estat.${registre}`) : '',
    ),
    text('serie', 0.8, (factura) => factura.serie),
    text('tipus', 1.3, (factura) => translate(language, `factura.llistat.tipus.${factura.tipus}`)),
    text('etiquetes', 1.4, (factura) => factura.etiquetes.join(', ')),
  ];
};

/** What the list is asked by, in words: whoever gets the paper knows of whom its sums are. */
const askedIn = async ({ db, empresa, language }: CompanyContext, query: Query): Promise<readonly string[]> => {
  const clients = [query.agent_fk ?? []].flat();
  const names = await agentsById(db, empresa.id, clients);
  const treballs = await namesOfTreballs(db, empresa.id, query.treball_fk === undefined ? [] : [query.treball_fk]);
  const { money } = paperWording(language);
  const limits = (['import_min', 'import_max'] as const).flatMap((key) => {
    const cents = query[key];
    return cents === undefined ? [] : [translate(language, `factura.llistat.filtre.${key}`, { import: money(cents) })];
  });
  const on = (
    [
      'pendents',
      'cobrades',
      'cobrades_parcialment',
      'garantia',
      'anullades',
      'substituides',
      'vencudes',
      'alliberades',
      'per_tornar',
      'fetes_soles',
    ] as const
  ).filter((flag) => query[flag]);
  const dates = [query.data_inici, query.data_final].map((date) => (date ? showDate(date) : '…'));
  return askedOf(
    [
      ...on.map((flag) => translate(language, `factura.llistat.filtre.${flag}`)),
      ...(query.tipus ?? []).map((tipus) => translate(language, `factura.llistat.tipus.${tipus}`)),
      ...(query.data_inici || query.data_final ? [dates.join(' – ')] : []),
      ...clients.flatMap((id) => names.get(id)?.nom_complet ?? []),
      ...[...treballs.values()].map(({ codi }) => codi),
      ...(query.periodica_fk === undefined ? [] : [translate(language, 'factura.llistat.filtre.periodica')]),
      ...(query.serie ? [translate(language, 'factura.llistat.filtre.serie', { serie: query.serie })] : []),
      ...limits,
    ],
    query.search,
  );
};

/** The list of invoices as a file, with their sums in its last row. */
export const facturaDocument = async (
  documents: Documents,
  context: CompanyContext,
  ports: FacturaPorts,
  query: Query,
): Promise<FileAnswer> => {
  const { db, empresa, clock, language } = context;
  const today = clock.today();
  return listDocument<Row>(documents, context, {
    document: 'factura',
    title: translate(language, 'factura.llistat.titol'),
    columns: columnsIn(language),
    query,
    read: async (limit) => {
      const rows = await listFactures(db, empresa.id, { ...query, offset: 0 }, { limit, today });
      if (rows.length === 0) return [];
      const { sumes } = await sumFactures(db, empresa.id, query, today);
      const items = await presentItems(context, ports, rows);
      // One too many is refused by who asked for one more than it takes; the sums are no row of that count.
      return items.length === limit
        ? items.map((factura) => ({ factura }))
        : [...items.map((factura) => ({ factura })), { sumes }].slice(0, limit);
    },
    isSum: (row) => 'sumes' in row,
    letterhead: await letterheadOf(db, empresa.id),
    asked: await askedIn(context, query),
  });
};
