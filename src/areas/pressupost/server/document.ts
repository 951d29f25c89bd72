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
import type { PressupostItem, pressupostLlistatQuery } from '../contract/schemas.ts';
import { pressupostTexts } from '../texts/index.ts';
import type { PressupostPorts } from './ports.ts';
import { presentItems } from './present.ts';
import { seesOnly } from './service.ts';
import { listPressupostos } from './store.ts';

const translate = translator([pressupostTexts]);
const FLAGS = ['esborranys', 'enviats', 'acceptats', 'tancats'] as const;
type Query = z.output<typeof pressupostLlistatQuery>;

/** Columns of the list as a file; names and heads are those of the screen. */
const columnsIn = (language: Language): readonly SheetColumn<PressupostItem>[] => {
  const head = (key: string): string => translate(language, `pressupost.col.${key}`);
  const text = (key: string, share: number, value: (item: PressupostItem) => string): SheetColumn<PressupostItem> =>
    textColumn(key, head(key), share, value);
  return [
    text('numero', 1.6, ({ numero, revisio }) =>
      numero === null ? '' : revisio > 1 ? `${numero} v${revisio}` : numero,
    ),
    { key: 'data', head: head('data'), kind: 'data', share: 1.2, value: ({ data }) => data },
    text('agent', 3, ({ agent }) => agent?.nom ?? ''),
    text('titol', 3, ({ titol }) => titol),
    { key: 'validesa', head: head('validesa'), kind: 'data', share: 1.2, value: ({ validesa }) => validesa },
    text('situacio', 1.5, ({ situacio }) => translate(language, `pressupost.situacio.${situacio}`)),
    text('treball', 1.2, ({ treball }) => treball?.codi ?? ''),
    { key: 'base', head: head('base'), kind: 'import', share: 1.4, value: ({ base }) => base },
    { key: 'total', head: head('total'), kind: 'import', share: 1.4, value: ({ total }) => total },
  ];
};

/** What the list is asked by, in words: whoever gets the paper knows of whom it is. */
const askedIn = async ({ db, empresa, language }: CompanyContext, query: Query): Promise<readonly string[]> => {
  const agents = await agentsById(db, empresa.id, [query.agent_fk ?? []].flat());
  const treballs = await namesOfTreballs(db, empresa.id, [query.treball_fk ?? []].flat());
  const between = (from: string | undefined, to: string | undefined): string[] =>
    from || to ? [[from, to].map((date) => (date ? showDate(date) : '…')).join(' – ')] : [];
  return askedOf(
    [
      ...FLAGS.filter((flag) => query[flag]).map((flag) => translate(language, `pressupost.filtre.${flag}`)),
      ...between(query.data_inici, query.data_final),
      ...between(query.validesa_inici, query.validesa_final).map(
        (dates) => `${translate(language, 'pressupost.col.validesa')} ${dates}`,
      ),
      ...[...agents.values()].map(({ nom_complet }) => nom_complet),
      ...[...treballs.values()].map(({ codi, nom }) => `${codi} ${nom}`),
    ],
    query.search,
  );
};

/** The list of quotations as a file. */
export const pressupostLlistat = async (
  documents: Documents,
  ports: PressupostPorts,
  context: CompanyContext,
  query: Query,
): Promise<FileAnswer> => {
  const only = await seesOnly(context);
  return listDocument(documents, context, {
    document: 'pressupost',
    title: translate(context.language, 'pressupost.pressupostos'),
    columns: columnsIn(context.language),
    query,
    read: async (limit) =>
      presentItems(
        context,
        ports,
        (await listPressupostos(context.db, context.empresa.id, only, { ...query, offset: 0, limit })).rows,
      ),
    letterhead: await letterheadOf(context.db, context.empresa.id),
    asked: await askedIn(context, query),
  });
};
