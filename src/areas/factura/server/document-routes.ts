import { letterheadOf } from '#areas/empresa/server/index.ts';
import { notFound } from '#kernel/coded-error.ts';
import { type Documents, printedLetterhead } from '#server/documents/index.ts';
import { recordHistory } from '#server/historial/store.ts';
import { type Bound, bind, type CompanyContext, type FileAnswer } from '#server/http/context.ts';
import type { FitxerFet } from '#server/mail/index.ts';
import { facturaDocumentRoutes } from '../contract/documents.ts';
import type { FacturaEmesa } from '../contract/schemas.ts';
import { reparteix } from '../domain/situacio.ts';
import { listCobraments } from './cobrament-store.ts';
import { paperName, partsOf, zipped } from './document-bulk.ts';
import type { FacturaPaper } from './document-present.ts';
import { printFactures } from './document-print.ts';
import { printRebut, type Rebut, rebutName } from './document-rebut.ts';
import { paperWording } from './document-wording.ts';
import { emesaAmbEstat, emesaOf } from './emesa.ts';
import { cobratAbans } from './part-store.ts';
import type { FacturaPorts } from './ports.ts';

/** What papers are made with. */
export interface DocumentPorts extends Pick<FacturaPorts, 'registresOf'> {
  readonly documents: Documents;
  /** The electronic invoice of one that can be exported, to go inside its paper; null of any other. */
  readonly facturaeOf: (context: CompanyContext, emesa: FacturaEmesa, mostrarIban?: boolean) => Buffer | null;
}
/** How papers are asked for. */
interface How {
  readonly mostrar_iban?: boolean | undefined;
  readonly idioma?: FacturaEmesa['idioma'] | undefined;
  readonly disseny: 'sobri' | 'caixeti';
  readonly duplicat: boolean;
}

const papersOf = async (ports: DocumentPorts, context: CompanyContext, ids: readonly number[], how: How) => {
  const { db, empresa } = context;
  const records = await ports.registresOf(db, empresa.id, ids);
  const abans = Map.groupBy(await cobratAbans(db, empresa.id, ids), (one) => one.factura_fk);
  const papers: FacturaPaper[] = [];
  for (const id of ids) {
    const { emesa, anullacio } = await emesaAmbEstat(context, id);
    const record = records.get(id)?.findLast(({ tipus }) => tipus === 'alta');
    const qr = record?.qr ?? null;
    papers.push({
      emesa,
      qr: qr === null ? null : { adreca: qr, verifactu: true, proves: record?.entorn === 'proves' },
      anullacio,
      abans: abans.get(id) ?? [],
      duplicat: how.duplicat,
      mostrar_iban: how.mostrar_iban,
      idioma: how.idioma,
    });
  }
  return papers;
};

const lookOf = async (context: CompanyContext) => {
  const letterhead = await letterheadOf(context.db, context.empresa.id);
  if (!letterhead) throw notFound();
  const { color, logo } = printedLetterhead(letterhead);
  return { color, logo };
};

/** The history of each invoice says who took which paper away. */
const keepDownloads = (
  context: CompanyContext,
  ids: readonly number[],
  despres: Readonly<Record<string, unknown>>,
): Promise<void> =>
  context.database.write((db) =>
    recordHistory(
      { ...context, db },
      ids.map((id) => ({ entitat: 'factura' as const, id, accio: 'descarrega' as const, despres })),
    ),
  );

/** An invoice on paper, with its electronic one inside where it has one. */
export const makePaper = async (
  ports: DocumentPorts,
  context: CompanyContext,
  id: number,
  how: How = { disseny: 'sobri', duplicat: false },
): Promise<FitxerFet> => {
  const [paper] = await papersOf(ports, context, [id], how);
  if (!paper) throw notFound();
  const { pdf } = await printFactures(ports.documents, {
    papers: [paper],
    ...(await lookOf(context)),
    disseny: how.disseny,
    facturae: paper.anullacio ? null : ports.facturaeOf(context, paper.emesa, how.mostrar_iban),
    ara: context.clock.now(),
    signal: context.signal,
  });
  return { nom: `${paperName(paper.emesa, how.idioma)}.pdf`, contingut: pdf };
};

const printOne = async (
  ports: DocumentPorts,
  context: CompanyContext,
  id: number,
  { inline, ...how }: How & { readonly inline: boolean },
): Promise<FileAnswer> => {
  const made = await makePaper(ports, context, id, how);
  if (!inline) await keepDownloads(context, [id], { document: 'factura', ...how });
  return { ...made, tipus: 'application/pdf', inline };
};

const printMany = async (
  ports: DocumentPorts,
  context: CompanyContext,
  ids: readonly number[],
  { format, ...how }: How & { readonly format: 'pdf' | 'zip' },
): Promise<FileAnswer> => {
  const papers = await papersOf(ports, context, ids, how);
  const look = await lookOf(context);
  const parts = format === 'zip' ? papers.map((paper) => [paper]) : partsOf(papers);
  const { t } = paperWording(how.idioma ?? context.language);
  const files: { nom: string; contingut: Buffer }[] = [];
  let done = 0;
  context.progress(done, ids.length);
  for (const [place, part] of parts.entries()) {
    const { pdf } = await printFactures(ports.documents, {
      papers: part,
      idioma: how.idioma ?? context.language,
      ...look,
      disseny: how.disseny,
      ara: context.clock.now(),
      signal: context.signal,
    });
    const [first] = part;
    const single = format === 'zip' && first;
    files.push({
      nom: `${single ? paperName(first.emesa, how.idioma) : `${t('fitxer.factures')} ${place + 1}`}.pdf`,
      contingut: pdf,
    });
    done += part.length;
    context.progress(done, ids.length);
    context.signal.throwIfAborted();
  }
  await keepDownloads(context, ids, { document: 'factures', format, ...how });
  const [only] = files;
  if (format === 'pdf' && files.length === 1 && only)
    return { nom: `${t('fitxer.factures')}.pdf`, tipus: 'application/pdf', contingut: only.contingut };
  return {
    nom: `${t('fitxer.factures')}.zip`,
    tipus: 'application/zip',
    contingut: zipped(files, context.clock.now()),
  };
};

type RebutHow = Pick<How, 'idioma' | 'disseny'>;

const rebutOf = async (
  { db, empresa }: CompanyContext,
  emesa: FacturaEmesa,
  pid: number,
  how: RebutHow,
): Promise<Rebut> => {
  const rows = await listCobraments(db, empresa.id, emesa.id);
  const upto = rows.slice(0, rows.findIndex((one) => one.id === pid) + 1);
  const row = upto.at(-1);
  if (!row) throw notFound();
  // What was received on those that it takes the place of came before.
  const before = await cobratAbans(db, empresa.id, [emesa.id]);
  const cobrat = [...before, ...upto].reduce((total, one) => total + Number(one.total), 0);
  const asks = { total: emesa.totals.total_a_pagar, garantia: emesa.totals.retencio };
  const left = reparteix({ ...asks, cobrat });
  const was = reparteix({ ...asks, cobrat: cobrat - Number(row.total) });
  return {
    emesa,
    idioma: how.idioma ?? emesa.idioma,
    data: row.data,
    total: Number(row.total),
    forma: row.forma,
    compte: row.compte,
    observacions: row.observacions,
    ...left,
    de_garantia: was.garantia_pendent - left.garantia_pendent,
    numero: upto.length,
  };
};

/** The receipt of a payment on paper. */
export const makeRebut = async (
  ports: DocumentPorts,
  context: CompanyContext,
  { fid, pid }: { readonly fid: number; readonly pid: number },
  how: RebutHow = { disseny: 'sobri' },
): Promise<FitxerFet> => {
  const rebut = await rebutOf(context, await emesaOf(context, fid), pid, how);
  const { pdf } = await printRebut(ports.documents, {
    rebut,
    ...(await lookOf(context)),
    disseny: how.disseny,
    ara: context.clock.now(),
    signal: context.signal,
  });
  return { nom: `${rebutName(rebut)}.pdf`, contingut: pdf };
};

const printCobrament = async (
  ports: DocumentPorts,
  context: CompanyContext,
  of: { readonly fid: number; readonly pid: number },
  how: RebutHow,
): Promise<FileAnswer> => {
  const made = await makeRebut(ports, context, of, how);
  await keepDownloads(context, [of.fid], { document: 'rebut', cobrament: of.pid });
  return { ...made, tipus: 'application/pdf' };
};

/** Calls that give invoices and receipts on paper. */
export const facturaDocumentHandlers = (ports: DocumentPorts): readonly Bound[] => [
  bind(facturaDocumentRoutes.one, (context, { params, query }) => printOne(ports, context, params.fid, query)),
  bind(facturaDocumentRoutes.many, (context, { query: { factures_id, ...how } }) =>
    printMany(ports, context, factures_id, how),
  ),
  bind(facturaDocumentRoutes.cobrament, (context, { params, query }) => printCobrament(ports, context, params, query)),
];
