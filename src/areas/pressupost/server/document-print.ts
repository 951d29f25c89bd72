import { letterheadOf } from '#areas/empresa/server/index.ts';
import { notFound } from '#kernel/coded-error.ts';
import type { Language } from '#kernel/language.ts';
import { type Documents, type PrintedDocument, printedLetterhead } from '#server/documents/index.ts';
import { recordHistory } from '#server/historial/store.ts';
import { dayOf } from '#server/http/clock.ts';
import { type Bound, bind, type CompanyContext, type Context, type FileAnswer } from '#server/http/context.ts';
import { pressupostDocumentRoutes } from '../contract/documents.ts';
import type { PressupostEmes } from '../contract/emes.ts';
import type { Resposta } from '../contract/schemas.ts';
import { openLink } from './client.ts';
import { type Acceptacio, type Aparenca, paperName, presentPaper } from './document-present.ts';
import { emesOf } from './emes.ts';
import { loadPressupost } from './service.ts';
import type { PressupostRow } from './store.ts';

const TEMPLATE = new URL('./documents/pressupost.typ', import.meta.url);

interface PressupostPrint extends Aparenca {
  readonly emes: PressupostEmes;
  readonly idioma: Language;
  /** Null: nobody accepted it, or not yet. */
  readonly acceptacio?: Acceptacio | null;
  /** PNG, JPEG or SVG. */
  readonly logo: Uint8Array | null;
  /** ISO instant for the file's metadata. */
  readonly ara: string;
  readonly signal?: AbortSignal;
}

/** A quotation as a tagged PDF/A. */
export const printPressupost = (documents: Documents, request: PressupostPrint): Promise<PrintedDocument> => {
  const { emes, idioma, acceptacio = null, logo, ara, signal, ...look } = request;
  return documents.print({
    template: TEMPLATE,
    dades: presentPaper(emes, idioma, look, acceptacio),
    logo,
    now: new Date(ara),
    ...(signal && { signal }),
  });
};

interface How {
  readonly idioma?: Language | undefined;
  readonly disseny: Aparenca['disseny'];
}

/** The paper of a quotation, with how its company looks now. */
export const paperOf = async (
  documents: Documents,
  context: CompanyContext,
  emes: PressupostEmes,
  { idioma = emes.idioma, disseny }: How,
  acceptacio: Acceptacio | null = null,
): Promise<FileAnswer & { readonly contingut: Buffer }> => {
  const letterhead = await letterheadOf(context.db, context.empresa.id);
  if (!letterhead) throw notFound();
  const { color, logo } = printedLetterhead(letterhead);
  const { clock, signal } = context;
  const { pdf } = await printPressupost(documents, {
    emes,
    idioma,
    acceptacio,
    color,
    logo,
    disseny,
    ara: clock.now(),
    signal,
  });
  return { nom: `${paperName(emes, idioma)}.pdf`, tipus: 'application/pdf', contingut: pdf };
};

/** How a quotation was accepted; null while it was not. */
const acceptacioOf = ({ estat, resposta }: Pick<PressupostRow, 'estat' | 'resposta'>): Acceptacio | null => {
  if (estat !== 'acceptat' || resposta === null) return null;
  const { nom, quan, per, opcions } = JSON.parse(resposta) as Resposta;
  return { nom, data: dayOf(quan), per, opcions };
};

const printOne = async (
  documents: Documents,
  context: CompanyContext,
  id: number,
  { inline, ...how }: How & { readonly inline: boolean },
): Promise<FileAnswer> => {
  const row = await loadPressupost(context, id);
  const emes = await emesOf(context, row);
  const paper = await paperOf(documents, context, emes, how, acceptacioOf(row));
  if (!inline)
    await context.database.write((db) =>
      recordHistory({ ...context, db }, [
        { entitat: 'pressupost', id, accio: 'descarrega', despres: { idioma: how.idioma ?? emes.idioma } },
      ]),
    );
  return { ...paper, inline };
};

const printForClient = async (
  documents: Documents,
  context: Context,
  token: string,
  idioma: Language | undefined,
): Promise<FileAnswer> => {
  const { row, client } = await openLink(context, token, '');
  return paperOf(documents, client, await emesOf(client, row), { idioma, disseny: 'sobri' }, acceptacioOf(row));
};

/** Calls that give quotations on paper. */
export const pressupostDocumentHandlers = (documents: Documents): readonly Bound[] => [
  bind(pressupostDocumentRoutes.one, (context, { params, query }) => printOne(documents, context, params.pid, query)),
  bind(pressupostDocumentRoutes.client, (context, { params, query }) =>
    printForClient(documents, context, params.token, query.idioma),
  ),
];
