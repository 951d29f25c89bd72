import { buffer } from 'node:stream/consumers';
import type { Zona } from '#areas/formigo/contract/schemas.ts';
import { arxiusDelTreball } from '#areas/resultat/server/index.ts';
import { allArxius } from '#areas/treball/server/index.ts';
import { pictureType, type RootFile } from '#server/documents/index.ts';
import { dayOf } from '#server/http/clock.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { InformePorts } from './ports.ts';
import { printedTable } from './printed.ts';
import { type Block, paragraf, taula, titol } from './qualitat/blocks.ts';
import { pictureOf, prints } from './qualitat/fotos.ts';
import type { Wording } from './wording.ts';

/** Files of the work that go with a report: told in a list, pictures a page each, PDFs inside the file. */
export interface Annex {
  readonly blocs: readonly Block[];
  readonly fitxers: readonly RootFile[];
  readonly adjunts: readonly { readonly cami: string; readonly nom: string; readonly tipus: string }[];
}
export const SENSE_ANNEX: Annex = { blocs: [], fitxers: [], adjunts: [] };

/** Bytes of files that one report takes in. */
const MAXIM = 20 * 1024 * 1024;
/** What goes inside: pictures and PDFs; the rest is told. */
const INSIDE = /^(application\/pdf|image\/(jpeg|png|hei[cf]))$/;
type Com = 'adjunt' | 'imatge' | 'llista' | 'gran' | 'illegible';

/** A file of the work, or of one of its answers, as the annex takes it. */
export interface FitxerTreball {
  /** Its own among all of them. */
  readonly clau: string;
  readonly nom: string;
  /** Folder of the work, or item, lot, check and day. */
  readonly on: string;
  /** Of an answer, not of the work itself. */
  readonly deResposta: boolean;
  readonly mida: number;
  readonly tipus: string;
  readonly pujat: string;
  readonly fitxer_fk: number;
  readonly vista_fk: number | null;
}

/** Files of a work and of its answers, or those of them that are marked for the annex. */
export const fitxersOf = async (
  context: CompanyContext,
  treballId: number,
  zones: readonly Zona[],
  { t, date, language }: Wording,
  { nomesAnnex }: { readonly nomesAnnex: boolean },
): Promise<FitxerTreball[]> => {
  const concret = new Map(
    zones.flatMap(({ nom, lots }) => lots.map(({ id, numero }) => [id, { nom, numero }] as const)),
  );
  const lotOf = (id: number, numero: number | null): string => {
    const zona = concret.get(id);
    const n = numero ?? zona?.numero;
    return n === undefined
      ? ''
      : [numero === null && zona?.nom, t('informe.lot', { numero: n })].filter(Boolean).join(' · ');
  };
  const ofWork = (await allArxius(context.db, context.empresa.id, treballId)).filter(
    ({ annex }) => !nomesAnnex || annex === 1,
  );
  const ofAnswers = await arxiusDelTreball(context, treballId, { language, nomesAnnex });
  return [
    ...ofWork.map((row) => ({ ...row, clau: String(row.id), on: row.carpeta, deResposta: false })),
    ...ofAnswers.map((row) => ({
      ...row,
      clau: `r${row.id}`,
      deResposta: true,
      on: [row.partida, lotOf(row.lot, row.numero), row.comprovacio, row.data === null ? '' : date(row.data)]
        .filter(Boolean)
        .join(' · '),
    })),
  ];
};

/** A name that a path of the document takes. */
const safe = (nom: string): string => nom.replace(/[\\/:*?"<>|#%\p{Cc}]+/gu, '-').slice(-120);

const readFile = async (
  context: CompanyContext,
  ports: InformePorts,
  row: FitxerTreball,
): Promise<{ com: Com; bytes: Uint8Array | null }> => {
  if (!INSIDE.test(row.tipus)) return { com: 'llista', bytes: null };
  if (row.tipus === 'application/pdf') {
    const kept = await ports.files.find(context.db, context.empresa.id, row.fitxer_fk);
    return kept
      ? { com: 'adjunt', bytes: await buffer(await ports.files.open(kept)) }
      : { com: 'illegible', bytes: null };
  }
  const bytes = await pictureOf(context, ports, row);
  if (bytes === null || !(await prints(ports.documents, bytes, context.clock.now())))
    return { com: 'illegible', bytes: null };
  return { com: 'imatge', bytes };
};

/** The files of a work and of its answers that are marked for the annex of its reports, up to 20 MB in all. */
export const annexOf = async (
  context: CompanyContext,
  ports: InformePorts,
  treballId: number,
  zones: readonly Zona[],
  wording: Wording,
): Promise<Annex> => {
  const { t, date, decimal } = wording;
  const rows = await fitxersOf(context, treballId, zones, wording, { nomesAnnex: true });
  const told: { row: FitxerTreball; com: Com }[] = [];
  const fitxers: RootFile[] = [];
  const adjunts: Annex['adjunts'][number][] = [];
  const pages: Block[] = [];
  let size = 0;
  for (const row of rows) {
    context.signal.throwIfAborted();
    const { com, bytes } =
      size + row.mida <= MAXIM || !INSIDE.test(row.tipus)
        ? await readFile(context, ports, row)
        : { com: 'gran' as const, bytes: null };
    const fits = bytes === null || size + bytes.length <= MAXIM;
    told.push({ row, com: fits ? com : 'gran' });
    if (bytes === null || !fits) continue;
    size += bytes.length;
    const ending = com === 'imatge' ? `.${pictureType(bytes) === 'image/png' ? 'png' : 'jpg'}` : '';
    const path = `/annex/${row.clau}-${safe(row.nom)}${ending}`;
    fitxers.push({ path, bytes });
    if (com === 'imatge')
      pages.push({ tipus: 'pagina_foto', cami: path, text: [row.on, row.nom].filter(Boolean).join(' · ') });
    else adjunts.push({ cami: path, nom: row.nom, tipus: row.tipus });
  }
  return {
    blocs: [
      titol(1, t('qualitat.annex'), { salt: true }),
      ...(rows.length > 0 ? paragraf(t('qualitat.annex_text'), 'petit') : []),
      ...taula(
        printedTable(told, [
          { cap: t('qualitat.cap.fitxer'), ample: '1fr', cel: ({ row }) => ({ t: row.nom, nota: row.on }) },
          {
            cap: t('qualitat.cap.mida'),
            ample: 'auto',
            alinea: 'dreta',
            cel: ({ row }) => decimal(row.mida / 1024, 0),
          },
          { cap: t('qualitat.cap.pujat'), ample: 'auto', cel: ({ row }) => date(dayOf(row.pujat)) },
          { cap: t('qualitat.cap.inclos'), ample: 'auto', cel: ({ com }) => t(`qualitat.inclos.${com}`) },
        ]),
        t('qualitat.annex_buit'),
      ),
      ...pages,
    ],
    fitxers,
    adjunts,
  };
};
