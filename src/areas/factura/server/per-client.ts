import type { z } from 'zod';
import { agentsById } from '#areas/agent/server/index.ts';
import { letterheadOf } from '#areas/empresa/server/index.ts';
import { showDate } from '#kernel/calendar-date.ts';
import type { Language } from '#kernel/language.ts';
import type { Documents } from '#server/documents/index.ts';
import type { CompanyContext, FileAnswer } from '#server/http/context.ts';
import { limitOf, pageFrom } from '#server/http/listing.ts';
import { translator } from '#server/http/texts.ts';
import { askedOf, listDocument, type SheetColumn, textColumn } from '#server/sheets/index.ts';
import type {
  PER_CLIENT_ORDER,
  PerClient,
  PerClientQuery,
  perClientRoutes,
  SumesPerClient,
} from '../contract/per-client.ts';
import { facturaTexts } from '../texts/index.ts';
import { facturaLlistat } from '../texts/llistat.ts';
import { type PerClientFilters, type PerClientRow, sumPerClient } from './per-client-store.ts';

const translate = translator([facturaTexts, facturaLlistat]);
const FIGURES = ['factures', 'base', 'total', 'pendent', 'vencut'] as const;

const keyOf = (row: PerClientRow, camp: (typeof PER_CLIENT_ORDER)[number]): string | number =>
  camp === 'client' ? row.ordre : row[camp];

/** Clients in the order asked for: who owes most first where none is. */
const rowsOf = async ({ db, empresa, clock }: CompanyContext, query: PerClientFilters): Promise<PerClientRow[]> => {
  const rows = [...(await sumPerClient(db, empresa.id, query, clock.today()))];
  const camp = query.ordre_camp ?? 'pendent';
  const way = (query.ordre_criteri ?? (camp === 'client' ? 'ASC' : 'DESC')) === 'DESC' ? -1 : 1;
  return rows.sort((one, other) => {
    const [a, b] = [keyOf(one, camp), keyOf(other, camp)];
    return way * (a < b ? -1 : a > b ? 1 : (one.agent_fk ?? 0) - (other.agent_fk ?? 0));
  });
};

const sumesOf = (rows: readonly PerClientRow[]): SumesPerClient => {
  const sum = (key: (typeof FIGURES)[number]): number => rows.reduce((total, row) => total + row[key], 0);
  return {
    clients: rows.length,
    factures: sum('factures'),
    base: sum('base'),
    total: sum('total'),
    pendent: sum('pendent'),
    vencut: sum('vencut'),
  };
};

const present = async ({ db, empresa }: CompanyContext, rows: readonly PerClientRow[]): Promise<PerClient[]> => {
  const agents = await agentsById(
    db,
    empresa.id,
    rows.flatMap(({ agent_fk }) => agent_fk ?? []),
  );
  return rows.map(({ agent_fk, ordre: _ordre, ...figures }) => {
    const agent = agents.get(agent_fk ?? 0);
    return { agent: agent ? { id: agent.id, nom: agent.nom_complet, nif: agent.nif } : null, ...figures };
  });
};

/** A page of clients by what they were invoiced and owe, with the sums of all that the filter finds. */
export const pageOfClients = async (context: CompanyContext, query: PerClientQuery) => {
  const rows = await rowsOf(context, query);
  const shown = await present(context, rows.slice(query.offset, query.offset + limitOf(query)));
  return { ...pageFrom(query, rows.length, shown), sumes: sumesOf(rows) };
};

/** A client of the listing, or what all of them come to. */
type Fila = { readonly client: PerClient } | { readonly sumes: SumesPerClient };
const columnsIn = (language: Language): readonly SheetColumn<Fila>[] => {
  const head = (key: string): string => translate(language, `factura.${key}`).replace(' €', '');
  const cents = (key: 'base' | 'total' | 'pendent' | 'vencut'): SheetColumn<Fila> => ({
    key,
    head: head(`col.${key}`),
    kind: 'import',
    share: 1.4,
    value: (fila) => ('client' in fila ? fila.client[key] : fila.sumes[key]),
  });
  return [
    textColumn('client', head('col.client'), 3, (fila) =>
      'client' in fila
        ? (fila.client.agent?.nom ?? translate(language, 'factura.per_client.ningu'))
        : translate(language, 'factura.per_client.sumes', { n: fila.sumes.clients }),
    ),
    textColumn('nif', head('col.nif'), 1.2, (fila) => ('client' in fila ? (fila.client.agent?.nif ?? '') : '')),
    {
      key: 'factures',
      head: head('col.factures'),
      kind: 'numero',
      share: 0.9,
      value: (fila) => ('client' in fila ? fila.client.factures : fila.sumes.factures),
    },
    cents('base'),
    cents('total'),
    cents('pendent'),
    cents('vencut'),
  ];
};

/** The same as a file, its sums in the last row. */
export const perClientDocument = async (
  documents: Documents,
  context: CompanyContext,
  query: z.output<NonNullable<typeof perClientRoutes.llistat.query>>,
): Promise<FileAnswer> => {
  const { db, empresa, language } = context;
  const dates = [query.data_inici, query.data_final].map((date) => (date ? showDate(date) : '…'));
  return listDocument<Fila>(documents, context, {
    document: 'per_client',
    title: translate(language, 'factura.per_client'),
    columns: columnsIn(language),
    query,
    read: async (limit) => {
      const rows = await rowsOf(context, query);
      const items = (await present(context, rows.slice(0, limit))).map((client): Fila => ({ client }));
      return items.length === 0 || items.length === limit
        ? items
        : [...items, { sumes: sumesOf(rows) }].slice(0, limit);
    },
    isSum: (row) => 'sumes' in row,
    letterhead: await letterheadOf(db, empresa.id),
    asked: askedOf(
      [
        ...(['deuen', 'vencuts'] as const)
          .filter((flag) => query[flag])
          .map((flag) => translate(language, `factura.per_client.filtre.${flag}`)),
        ...(query.data_inici || query.data_final ? [dates.join(' – ')] : []),
      ],
      query.search,
    ),
  });
};
