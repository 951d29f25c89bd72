import type { z } from 'zod';
import { holdsWords, searchWords } from '#kernel/fold.ts';
import type { Documents } from '#server/documents/index.ts';
import type { Caller, CompanyContext, Context, FileAnswer } from '#server/http/context.ts';
import { limitOf } from '#server/http/listing.ts';
import { translator } from '#server/http/texts.ts';
import { askedOf, listDocument, type SheetColumn, textColumn } from '#server/sheets/index.ts';
import type { EmpresaItem, empresaDocumentQuery, empresaQuery } from '../contract/schemas.ts';
import { empresaTexts } from '../texts/index.ts';
import { letterheadOf } from './letterhead.ts';
import type { EmpresaPorts } from './service.ts';
import { listEmpreses } from './store.ts';

type Reader = Context & { readonly caller: Caller };
type Filters = Omit<z.output<typeof empresaDocumentQuery>, 'documentType' | 'columnes'>;
const translate = translator([empresaTexts]);

/** Companies of the caller by filter and search, in their order; somebody has few enough to be sorted here. */
const foundEmpreses = async ({ caller, db }: Reader, query: Filters) => {
  const words = searchWords(query.search ?? '');
  const field = query.ordre_camp === 'nif' ? 'nif' : 'nom_ordre';
  const sign = query.ordre_criteri === 'DESC' ? -1 : 1;
  return (await listEmpreses(db, [...caller.rols.keys()]))
    .filter((row) => query.baixa || row.baixa === 0)
    .filter((row) => holdsWords(row.cerca, words))
    .sort((a, b) => sign * (a[field] < b[field] ? -1 : a[field] > b[field] ? 1 : a.id - b.id));
};

const presented = async (
  { caller, db, clock }: Reader,
  ports: EmpresaPorts,
  rows: Awaited<ReturnType<typeof foundEmpreses>>,
): Promise<EmpresaItem[]> => {
  const year = Number(clock.today().slice(0, 4));
  const items: EmpresaItem[] = [];
  for (const { id, nom_fiscal, nif, baixa } of rows) {
    const rol = caller.rols.get(id);
    if (!rol) continue;
    const exerciciActiu = await ports.exerciciOf(db, caller.usuariId, id, year);
    items.push({ id, nom_fiscal, nif, rol, exerciciActiu, baixa: baixa === 1 });
  }
  return items;
};

export const pageOfEmpreses = async (
  context: Reader,
  ports: EmpresaPorts,
  query: z.output<typeof empresaQuery>,
): Promise<{ total: number; offset: number; limit: number; items: EmpresaItem[] }> => {
  const found = await foundEmpreses(context, query);
  const limit = limitOf(query);
  const items = await presented(context, ports, found.slice(query.offset, query.offset + limit));
  return { total: found.length, offset: query.offset, limit, items };
};

/** Columns of the list as a file; names and heads are those of the screen. */
const columnsIn = ({ language, text }: CompanyContext): readonly SheetColumn<EmpresaItem>[] => {
  const head = (key: string): string => translate(language, `empresa.col.${key}`);
  const named = (item: EmpresaItem): string =>
    item.baixa ? translate(language, 'empresa.nom_baixa', { nom: item.nom_fiscal }) : item.nom_fiscal;
  return [
    textColumn('nom', head('nom'), 3, named),
    textColumn('nif', head('nif'), 1.2, (item) => item.nif),
    textColumn('rol', head('rol'), 1.4, (item) => text(`rol.${item.rol}`)),
    { key: 'exercici', head: head('exercici'), kind: 'numero', share: 0.9, value: (item) => item.exerciciActiu },
  ];
};

/** The companies of the caller as a file, under the letterhead of the one of the call. */
export const empresaDocument = async (
  documents: Documents,
  context: CompanyContext,
  ports: EmpresaPorts,
  query: z.output<typeof empresaDocumentQuery>,
): Promise<FileAnswer> => {
  const { language } = context;
  return listDocument(documents, context, {
    document: 'empresa',
    title: translate(language, 'empresa.empreses'),
    columns: columnsIn(context),
    query,
    read: async (limit) => presented(context, ports, (await foundEmpreses(context, query)).slice(0, limit)),
    letterhead: await letterheadOf(context.db, context.empresa.id),
    asked: askedOf(query.baixa ? [translate(language, 'empresa.filtre_baixa')] : [], query.search),
  });
};
