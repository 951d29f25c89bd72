import type { z } from 'zod';
import { letterheadOf } from '#areas/empresa/server/index.ts';
import { nameOfControl, nameOfProces } from '#areas/referencia/server/index.ts';
import type { Language } from '#kernel/language.ts';
import type { Documents } from '#server/documents/index.ts';
import type { CompanyContext, FileAnswer } from '#server/http/context.ts';
import { translator } from '#server/http/texts.ts';
import { askedOf, listDocument, type SheetColumn, textColumn } from '#server/sheets/index.ts';
import type { PartidaItem, partidaDocumentQuery } from '../contract/schemas.ts';
import { bancTexts } from '../texts/index.ts';
import { listPartides } from './listing.ts';

const translate = translator([bancTexts]);
type Query = z.output<typeof partidaDocumentQuery>;

/** Columns of the list as a file; names and heads are those of the screen. */
const columnsIn = (language: Language): readonly SheetColumn<PartidaItem>[] => {
  const say = (key: string): string => translate(language, key);
  const text = (key: string, share: number, value: (item: PartidaItem) => string): SheetColumn<PartidaItem> =>
    textColumn(key, say(`banc.col.${key}`), share, value);
  return [
    text('nom', 3, (item) => item.nom),
    text('codi', 1.2, (item) => item.codi),
    text('proces', 2, (item) => nameOfProces(item.proces_fk, language)),
    text('control', 1.6, (item) => nameOfControl(item.control_fk, language)),
    text('normes', 2.2, (item) => item.normes.join(', ')),
    {
      key: 'vigentDesde',
      head: say('banc.col.vigentDesde'),
      kind: 'data',
      share: 1.1,
      value: (item) => item.vigentDesde,
    },
    text('propia', 0.8, (item) => say(item.propia ? 'banc.propia.si' : 'banc.propia.no')),
  ];
};

/** The list of items as a file. */
export const partidaDocument = async (
  documents: Documents,
  context: CompanyContext,
  query: Query,
): Promise<FileAnswer> =>
  listDocument(documents, context, {
    document: 'banc',
    title: translate(context.language, 'banc.banc'),
    columns: columnsIn(context.language),
    query,
    read: async (limit) => (await listPartides(context, { ...query, offset: 0, limit })).items,
    letterhead: await letterheadOf(context.db, context.empresa.id),
    asked: askedOf(
      [
        ...(query.propies ? [translate(context.language, 'banc.filtre.propies')] : []),
        ...(query.tots ? [translate(context.language, 'banc.filtre.tots')] : []),
        ...(query.nomesVigents ? [translate(context.language, 'banc.filtre.nomesVigents')] : []),
        ...query.controls.map((id) => nameOfControl(id, context.language)),
        ...(query.proces === undefined ? [] : [nameOfProces(query.proces, context.language)]),
      ],
      query.search,
    ),
  });
