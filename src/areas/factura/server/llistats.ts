import type { z } from 'zod';
import { agentsById } from '#areas/agent/server/index.ts';
import { letterheadOf } from '#areas/empresa/server/index.ts';
import { showCompte } from '#areas/fiscal/domain/iban.ts';
import { namesOfTreballs } from '#areas/treball/server/index.ts';
import { showDate } from '#kernel/calendar-date.ts';
import type { Language } from '#kernel/language.ts';
import type { Documents } from '#server/documents/index.ts';
import type { CompanyContext, FileAnswer } from '#server/http/context.ts';
import { translator } from '#server/http/texts.ts';
import { askedOf, listDocument, type SheetColumn, textColumn } from '#server/sheets/index.ts';
import type { CobramentItem, cobramentLlistatQuery } from '../contract/cobraments.ts';
import type { Periodica, periodicaLlistatQuery } from '../contract/periodiques.ts';
import { facturaTexts } from '../texts/index.ts';
import { facturaLlistat } from '../texts/llistat.ts';
import { listAllCobraments } from './cobraments.ts';
import { pageOfPeriodiques } from './periodiques.ts';

const translate = translator([facturaTexts, facturaLlistat]);
/** Heads are those of the screen; money says its unit in its cells. */
const headIn =
  (language: Language) =>
  (key: string): string =>
    translate(language, `factura.${key}`).replace(' €', '');

/** A payment of the listing, or what all of them come to. */
type Cobrat = { readonly cobrament: CobramentItem } | { readonly suma: number; readonly n: number };

const cobramentColumns = (language: Language): readonly SheetColumn<Cobrat>[] => {
  const head = headIn(language);
  const text = (key: string, named: string, share: number, value: (item: CobramentItem) => string) =>
    textColumn<Cobrat>(key, head(named), share, (row) => ('cobrament' in row ? value(row.cobrament) : ''));
  return [
    {
      key: 'data',
      head: head('cobrament.data'),
      kind: 'data',
      share: 1.2,
      value: (row) => ('cobrament' in row ? row.cobrament.data : null),
    },
    textColumn('factura', head('factura'), 2, (row) =>
      'cobrament' in row
        ? row.cobrament.factura.numero
        : translate(language, 'factura.llistat.cobraments', { n: row.n }),
    ),
    text('client', 'col.client', 3, ({ agent }) => agent?.nom ?? ''),
    text('forma', 'cobrament.forma', 1.6, ({ forma }) => translate(language, `factura.forma.${forma}`)),
    text('compte', 'cobrament.compte', 2.6, ({ compte }) => showCompte(compte)),
    text('observacions', 'cobrament.observacions', 2, ({ observacions }) => observacions),
    {
      key: 'total',
      head: head('cobrament.import_col'),
      kind: 'import',
      share: 1.3,
      value: (row) => ('cobrament' in row ? row.cobrament.total : row.suma),
    },
  ];
};

/** Payments as a file, with their sum in the last row. */
export const cobramentsDocument = async (
  documents: Documents,
  context: CompanyContext,
  query: z.output<typeof cobramentLlistatQuery>,
): Promise<FileAnswer> => {
  const { db, empresa, language } = context;
  const agents = await agentsById(db, empresa.id, [query.agent_fk ?? []].flat());
  const dates = [query.data_inici, query.data_final].map((date) => (date ? showDate(date) : '…'));
  return listDocument<Cobrat>(documents, context, {
    document: 'cobraments',
    title: translate(language, 'factura.cobraments'),
    columns: cobramentColumns(language),
    query,
    read: async (limit) => {
      const { items, suma, total } = await listAllCobraments(context, { ...query, offset: 0, limit, getAll: false });
      const rows = items.map((cobrament): Cobrat => ({ cobrament }));
      // The sum is no row of the count by which a list too long is refused.
      return rows.length === 0 || rows.length === limit ? rows : [...rows, { suma, n: total }].slice(0, limit);
    },
    isSum: (row) => 'suma' in row,
    letterhead: await letterheadOf(db, empresa.id),
    asked: askedOf(
      [
        ...(query.data_inici || query.data_final ? [dates.join(' – ')] : []),
        ...(query.forma ? [translate(language, `factura.forma.${query.forma}`)] : []),
        ...[...agents.values()].map(({ nom_complet }) => nom_complet),
      ],
      query.search,
    ),
  });
};

const periodicaColumns = (language: Language): readonly SheetColumn<Periodica>[] => {
  const head = headIn(language);
  const word = (key: string): string => translate(language, `factura.periodica.${key}`);
  return [
    textColumn('client', head('col.client'), 3, ({ agent }) => agent.nom),
    textColumn('nom', head('periodica.nom'), 2.4, ({ nom }) => nom),
    textColumn('periodicitat', head('periodica.periodicitat'), 1.4, ({ periodicitat }) => word(periodicitat)),
    { key: 'propera', head: head('periodica.propera'), kind: 'data', share: 1.2, value: ({ propera }) => propera },
    textColumn('accio', head('periodica.accio'), 1.8, ({ accio }) => word(accio)),
    textColumn('treball', head('col.treball'), 1.2, ({ treball }) => treball?.codi ?? ''),
    textColumn('estat', head('col.estat'), 2, ({ activa, propera, falla }) =>
      activa ? (falla ?? word(propera === null ? 'acabada' : 'activa')) : word('pausada'),
    ),
    { key: 'total', head: head('col.total'), kind: 'import', share: 1.3, value: ({ total }) => total },
  ];
};

/** Recurring invoices as a file. */
export const periodiquesDocument = async (
  documents: Documents,
  context: CompanyContext,
  query: z.output<typeof periodicaLlistatQuery>,
): Promise<FileAnswer> => {
  const { db, empresa, language } = context;
  const agents = await agentsById(db, empresa.id, [query.agent_fk ?? []].flat());
  const treballs = await namesOfTreballs(db, empresa.id, [query.treball_fk ?? []].flat());
  return listDocument(documents, context, {
    document: 'periodiques',
    title: translate(language, 'factura.periodiques'),
    columns: periodicaColumns(language),
    query,
    read: async (limit) => (await pageOfPeriodiques(context, { ...query, offset: 0, limit, getAll: false })).items,
    letterhead: await letterheadOf(db, empresa.id),
    asked: askedOf(
      [
        ...(['actives', 'amb_falla'] as const)
          .filter((flag) => query[flag])
          .map((flag) => translate(language, `factura.periodica.${flag}`)),
        ...[...agents.values()].map(({ nom_complet }) => nom_complet),
        ...[...treballs.values()].map(({ codi, nom }) => `${codi} ${nom}`),
      ],
      query.search,
    ),
  });
};
