import { freeName } from '#areas/treball/domain/arxiu.ts';
import { CodedError } from '#kernel/coded-error.ts';
import { shorten } from '#server/documents/index.ts';
import { type Fitxer, keyOf, MAX_FILE } from '#server/files/index.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { Translate } from '#server/http/texts.ts';
import { type FitxerTreball, fitxersOf } from '../annex.ts';
import type { InformePorts } from '../ports.ts';
import { presentDocument } from './document.ts';
import type { DocumentQualitat, Peticio } from './make.ts';
import { checkCertificat, excepcionsDe } from './make.ts';
import { nomProces } from './obra.ts';
import type { Paraules } from './paraules.ts';
import { type FitxerConjunt, presentIndex } from './present-index.ts';
import { type Demanada, printRead, readQualitat, TEMPLATE } from './print.ts';
import type { QualitatData } from './qualitat-data.ts';
import { consRebutjats, noConformitatsOf } from './respostes.ts';
import { type Entrada, zipStream } from './zip.ts';

export const fileSafe = (text: string): string => text.replace(/[\\/:*?"<>|]+/g, '-');

/** What the set leaves for the index and the table of the ZIP, within what a file may hold. */
const MARGE = 4 * 1024 * 1024;
/** Letters of each part of a path: that of a whole file stays within what computers take. */
const TROS = 40;

/** The folder of the set that a file goes in. */
const folderOf = ({ on, deResposta }: FitxerTreball, { t }: Paraules): string => {
  const place = on.split(' · ').map((part) => shorten(part.trim(), TROS));
  return [t(deResposta ? 'qualitat.carpeta.respostes' : 'qualitat.carpeta.treball'), place.join(' - ')]
    .filter(Boolean)
    .map(fileSafe)
    .join('/');
};

interface Taken extends FitxerConjunt {
  readonly kept: Fitxer | null;
}

/** The files of the work and of its answers, those that fit in the room that is left. */
const takeFiles = async (
  context: CompanyContext,
  { files }: InformePorts,
  rows: readonly FitxerTreball[],
  words: Paraules,
  room: number,
): Promise<readonly Taken[]> => {
  // No two are the same wherever the ZIP is unpacked.
  const paths = new Set<string>();
  const pathOf = (row: FitxerTreball): string => {
    const folder = folderOf(row, words);
    const path = `${folder}/${freeName(fileSafe(row.nom), (nom) => paths.has(`${folder}/${nom}`.toLowerCase()))}`;
    paths.add(path.toLowerCase());
    return path;
  };
  const taken: Taken[] = [];
  let left = room;
  for (const row of rows) {
    context.signal.throwIfAborted();
    const kept = (await files.find(context.db, context.empresa.id, row.fitxer_fk)) ?? null;
    const there = kept !== null && (await files.storage.has(keyOf(kept.empresa_fk, kept.sha256)));
    const com = !there ? 'perdut' : kept.mida > left ? 'gran' : 'dins';
    if (com === 'dins') left -= kept?.mida ?? 0;
    taken.push({ row, com, kept: com === 'dins' ? kept : null, nom: com === 'dins' ? pathOf(row) : '' });
  }
  return taken;
};

const papersOf = (data: QualitatData, words: Paraules, revisio: number) => {
  const ambPartides = data.processos.filter((proces) => data.partides.some(({ proces_fk }) => proces_fk === proces));
  const ambNc = noConformitatsOf(data).length + consRebutjats(data).length > 0;
  const papers: { document: DocumentQualitat; more: Partial<Peticio>; de?: string }[] = [
    { document: 'programa', more: { revisio } },
    ...ambPartides.map((proces) => ({
      document: 'seguiment' as const,
      more: { proces },
      de: nomProces(proces, words),
    })),
    { document: 'modificacions', more: {} },
    { document: 'resultats', more: {} },
    { document: 'certificat', more: {} },
    ...(ambNc ? [{ document: 'noconformitats' as const, more: {} }] : []),
  ];
  return papers;
};

/**
 * What closes the control of a work, in one ZIP and in the order in which it is handed over: the programme as it was last
 * issued, the follow-up of each process, annexes A and B, the certificate, the list of non-conformities and the report of the
 * concrete where there are any, the files of the work and of its answers, and before them all the index of it. It is made when
 * the certificate may be: what is missing is settled or has its reason before anything is printed.
 */
export const printTancament = async (
  context: CompanyContext,
  ports: InformePorts,
  translate: Translate,
  {
    treballId,
    asked,
    formigo,
  }: {
    readonly treballId: number;
    readonly asked: Peticio & Demanada;
    readonly formigo: () => Promise<{ readonly pdf: Buffer; readonly name: string }>;
  },
) => {
  const read = await readQualitat(context, ports, translate, treballId, asked);
  const { data, words } = read;
  const last = data.revisions.at(-1);
  if (!last) throw new CodedError(409, 'tancament_sense_programa');
  if (!asked.esborrany) checkCertificat(data, words, excepcionsDe(data, asked));
  const papers = papersOf(data, words, last.numero);
  const made: { nom: string; pdf: Buffer }[] = [];
  const keep = ({ pdf, name }: { readonly pdf: Buffer; readonly name: string }, de?: string): void => {
    const number = String(made.length + 1).padStart(2, '0');
    made.push({ nom: `${number} ${fileSafe([name, de].filter(Boolean).join(' - '))}.pdf`, pdf });
  };
  for (const [place, { document, more, de }] of papers.entries()) {
    context.progress(place, papers.length + 2);
    // A list of non-conformities, not the sheet of one.
    const wanted = { ...asked, resultat: undefined, ...more };
    keep(await printRead(context, ports, read, { document, treballId, asked: wanted }), de);
  }
  context.progress(papers.length, papers.length + 2);
  if (data.zones.length > 0) keep(await formigo());
  context.progress(papers.length + 1, papers.length + 2);

  const room = MAX_FILE - MARGE - made.reduce((total, { pdf }) => total + pdf.length, 0);
  const rows = await fitxersOf(context, treballId, data.zones, words, { nomesAnnex: false });
  const fitxers = await takeFiles(context, ports, rows, words, room);
  const { codi } = data.treball;
  const index = await ports.documents.print({
    template: TEMPLATE,
    dades: presentDocument(data, words, {
      document: 'tancament',
      blocks: presentIndex(data, words, asked, { papers: made.map(({ nom }) => nom), fitxers }),
      data: asked.data,
      revisio: '–',
      esborrany: asked.esborrany,
    }),
    logo: data.empresa.logo,
    imatge: data.treball.logo,
    level: 'a-2a',
    now: new Date(context.clock.now()),
    signal: context.signal,
  });
  const entrades: Entrada[] = [
    { nom: `00 ${fileSafe(words.t('qualitat.fitxer.index', { codi }))}.pdf`, open: async () => index.pdf },
    ...made.map(({ nom, pdf }) => ({ nom, open: async () => pdf })),
    ...fitxers.flatMap(({ nom, kept }) => (kept ? [{ nom, open: () => ports.files.open(kept) }] : [])),
  ];
  return {
    zip: zipStream(entrades, context.clock.now(), context.signal),
    name: words.t('informe.fitxer.tancament', { codi, data: asked.data }),
    idioma: words.language,
  };
};
