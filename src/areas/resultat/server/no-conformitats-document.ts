import type { z } from 'zod';
import { letterheadOf } from '#areas/empresa/server/index.ts';
import type { Language } from '#kernel/language.ts';
import type { Documents } from '#server/documents/index.ts';
import type { CompanyContext, FileAnswer } from '#server/http/context.ts';
import { translator } from '#server/http/texts.ts';
import { askedOf, listDocument, type SheetColumn, textColumn } from '#server/sheets/index.ts';
import { type NoConformitat, type noConformitatRoutes, nomNoConformitat } from '../contract/no-conformitats.ts';
import { resultatTexts } from '../texts/index.ts';
import type { CalendariPorts } from './calendari-ports.ts';
import { readNoConformitats } from './no-conformitats.ts';

const translate = translator([resultatTexts]);
type Query = z.output<NonNullable<(typeof noConformitatRoutes.document)['query']>>;

/** Columns of the list as a file; names and heads are those of the screen. */
const columnsIn = (language: Language): readonly SheetColumn<NoConformitat>[] => {
  const head = (key: string): string => translate(language, `nc.col.${key}`);
  const text = (key: string, share: number, value: (one: NoConformitat) => string): SheetColumn<NoConformitat> =>
    textColumn(key, head(key), share, value);
  // A file is read on other days: it says how long in numbers of the day that it was made, and the state in a word.
  const estat = ({ estat: which }: NoConformitat): string =>
    translate(language, which === 'oberta' ? 'nc.estat.oberta' : `nc.estat_fitxer.${which}`);
  return [
    { key: 'data', head: head('data'), kind: 'data', share: 1, value: (one) => one.data },
    text('treball', 1, (one) => one.treball.codi),
    text('partida', 2.4, nomNoConformitat),
    { key: 'lot', head: head('lot'), kind: 'numero', share: 0.5, value: (one) => one.lot },
    text('accio', 2.4, (one) => one.accio),
    { key: 'termini', head: head('termini'), kind: 'data', share: 1, value: (one) => one.termini },
    text('responsable', 1.4, (one) => one.responsable),
    text('estat', 1.3, estat),
    { key: 'tancada', head: head('tancada'), kind: 'data', share: 1, value: (one) => one.tancada },
    { key: 'oberta_dies', head: head('oberta_dies'), kind: 'numero', share: 0.7, value: (one) => one.oberta_dies },
    { key: 'ajornaments', head: head('ajornaments'), kind: 'numero', share: 0.7, value: (one) => one.ajornaments },
    text('obra', 1.6, (one) => one.treball.nom),
  ];
};

/** The non-conformities as a file; role `obra` takes those of the works assigned to it. */
export const noConformitatsDocument = async (
  documents: Documents,
  context: CompanyContext,
  ports: Pick<CalendariPorts, 'lotsDeZones'>,
  query: Query,
): Promise<FileAnswer> => {
  const { db, empresa, language } = context;
  return listDocument(documents, context, {
    document: 'no_conformitats',
    title: translate(language, 'nc.nc'),
    columns: columnsIn(language),
    query,
    read: async (limit) => (await readNoConformitats(context, ports, query)).slice(0, limit),
    letterhead: await letterheadOf(db, empresa.id),
    asked: askedOf(
      (['obertes', 'tancades', 'decidides'] as const)
        .filter((flag) => query[flag])
        .map((flag) => translate(language, `nc.filtre.${flag}`)),
      query.search,
    ),
  });
};
