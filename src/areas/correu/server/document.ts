import { letterheadOf } from '#areas/empresa/server/index.ts';
import { correuRoutes } from '#contract/correu.ts';
import type { Language } from '#kernel/language.ts';
import { momentOf } from '#server/http/clock.ts';
import { type Bound, bind } from '#server/http/context.ts';
import { translator } from '#server/http/texts.ts';
import { type CorreuRow, listCorreus } from '#server/mail/index.ts';
import type { Platform } from '#server/platform.ts';
import { askedOf, listDocument, type SheetColumn, textColumn } from '#server/sheets/index.ts';
import { correuTexts } from '../texts/index.ts';

const translate = translator([correuTexts]);

/** Columns of the list as a file; names and heads are those of the screen. */
const columnsIn = (language: Language): readonly SheetColumn<CorreuRow>[] => {
  const say = (key: string): string => translate(language, `correu.${key}`);
  return [
    { key: 'creat', head: say('data'), kind: 'moment', share: 1.3, value: (row) => momentOf(row.creat) },
    textColumn('per_a', say('per_a'), 2.4, (row) => (JSON.parse(row.per_a) as string[]).join(', ')),
    textColumn('assumpte', say('assumpte'), 3, (row) => row.assumpte),
    textColumn('estat', say('estat'), 1.2, (row) => say(`estat.${row.estat}`)),
    { key: 'intents', head: say('intents'), kind: 'numero', share: 0.8, value: (row) => row.intents },
  ];
};

/** The outgoing mail as a file. */
export const correuDocumentHandlers = ({ documents }: Pick<Platform, 'documents'>): readonly Bound[] => [
  bind(correuRoutes.document, async (context, { query }) => {
    const { db, empresa, language } = context;
    return listDocument(documents, context, {
      document: 'correu',
      title: translate(language, 'correu.correu'),
      columns: columnsIn(language),
      query,
      read: async (limit) => (await listCorreus(db, empresa.id, { ...query, offset: 0, limit })).rows,
      letterhead: await letterheadOf(db, empresa.id),
      asked: askedOf(
        [
          ...(query.estat ? [translate(language, `correu.estat.${query.estat}`)] : []),
          ...(query.per_atendre ? [translate(language, 'correu.per_atendre')] : []),
        ],
        query.search,
      ),
    });
  }),
];
