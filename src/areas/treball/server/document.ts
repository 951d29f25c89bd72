import type { z } from 'zod';
import { letterheadOf } from '#areas/empresa/server/index.ts';
import type { Language } from '#kernel/language.ts';
import type { Documents } from '#server/documents/index.ts';
import { dayOf } from '#server/http/clock.ts';
import type { CompanyContext, FileAnswer } from '#server/http/context.ts';
import { translator } from '#server/http/texts.ts';
import { askedOf, listDocument, type SheetColumn, textColumn } from '#server/sheets/index.ts';
import type { TreballItem, treballDocumentQuery } from '../contract/schemas.ts';
import { judgedPercent, lotsToJudge, worstOf } from '../domain/control.ts';
import { treballTexts } from '../texts/index.ts';
import { presentTreballItem } from './present.ts';
import { seesOnly } from './service.ts';
import { listTreballs } from './store.ts';

const translate = translator([treballTexts]);
type Query = z.output<typeof treballDocumentQuery>;

/** Columns of the list as a file; names and heads are those of the screen. */
const columnsIn = (language: Language): readonly SheetColumn<TreballItem>[] => {
  const head = (key: string): string => translate(language, `treball.col.${key}`);
  const text = (key: string, share: number, value: (item: TreballItem) => string): SheetColumn<TreballItem> =>
    textColumn(key, head(key), share, value);
  const deFormigo = ({ formigo }: TreballItem): string => {
    const worst = worstOf(formigo);
    if (worst === null) return '';
    const key = worst === 'no_satisfactoris' && formigo.sense_decisio === 0 ? 'decidits' : worst;
    const state = translate(language, `treball.control.${key}`, { n: worst === 'no_aplica' ? 0 : formigo[worst] });
    const percent = judgedPercent(formigo);
    return percent === null ? state : translate(language, 'treball.document.control', { estat: state, percent });
  };
  const delPla = ({ control }: TreballItem): string =>
    control === null
      ? ''
      : translate(language, `treball.estat_control.${control.estat}`, {
          n: control.obertes,
          tancades: control.tancades,
          decidides: control.decidides,
          lots: control.lotsPerFer,
          percent: `${control.percentatge}\u00a0%`,
        });
  // The screen marks the worst of both; a file has room for each.
  const control = (item: TreballItem): string => {
    const [pla, formigo] = [delPla(item), deFormigo(item)];
    return pla && formigo ? translate(language, 'treball.document.pla_i_formigo', { pla, formigo }) : pla || formigo;
  };
  return [
    text('codi', 1.1, (item) => item.codi),
    text('nom', 3, (item) => item.nom),
    text('poblacio', 1.5, (item) => item.poblacio),
    text('promotor', 2, (item) => item.promotor),
    text('control', 1.9, control),
    {
      key: 'lots',
      head: head('lots'),
      kind: 'numero',
      share: 0.9,
      value: ({ formigo }) => (formigo.lots === 0 ? null : lotsToJudge(formigo)),
    },
    { key: 'canviat', head: head('canviat'), kind: 'data', share: 1.1, value: (item) => dayOf(item.canviat) },
    text('expedient', 1.3, (item) => item.expedient),
    text('adreca', 2, (item) => item.adreca),
    {
      key: 'data_encarrec',
      head: head('data_encarrec'),
      kind: 'data',
      share: 1.1,
      value: (item) => item.data_encarrec,
    },
    { key: 'pem', head: head('pem'), kind: 'import', share: 1.3, value: (item) => item.pem },
  ];
};

const askedIn = (query: Query, language: Language): readonly string[] =>
  askedOf(
    (['obert', 'tancat', 'control_qualitat'] as const)
      .filter((flag) => query[flag])
      .map((flag) => translate(language, `treball.filtre.${flag}`)),
    query.search,
  );

/** The list of works as a file; role `obra` takes those assigned to it. */
export const treballDocument = async (
  documents: Documents,
  context: CompanyContext,
  query: Query,
): Promise<FileAnswer> => {
  const { db, empresa, language } = context;
  return listDocument(documents, context, {
    document: 'treball',
    title: translate(language, 'treball.treballs'),
    columns: columnsIn(language),
    query,
    read: async (limit) =>
      (await listTreballs(db, empresa.id, seesOnly(context), { ...query, offset: 0, limit })).rows.map((row) =>
        presentTreballItem(row, []),
      ),
    letterhead: await letterheadOf(db, empresa.id),
    asked: askedIn(query, language),
  });
};
