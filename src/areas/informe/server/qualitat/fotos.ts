import { buffer } from 'node:stream/consumers';
import { arxiusOfResultats } from '#areas/resultat/server/index.ts';
import { type Documents, pictureType } from '#server/documents/index.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { InformePorts } from '../ports.ts';

/** A picture for a document: its bytes where the template finds them, and what is said under it. */
export interface FotoFitxer {
  readonly cami: string;
  readonly path: string;
  readonly text: string;
  readonly bytes: Uint8Array;
}

/** Bytes of pictures that one document takes at most. */
const MAXIM = 40 * 1024 * 1024;
/** How many it shows. */
export const FOTOS_MAXIM = 24;
const PICTURE = /^image\/(jpeg|png|heic|heif)$/;
const TRY = new URL('../documents/foto.typ', import.meta.url);

/** Bytes of a kept file as a picture that a document shows, HEIC as JPEG; null where it is none. */
export const pictureOf = async (
  context: CompanyContext,
  { files }: Pick<InformePorts, 'files'>,
  row: { readonly fitxer_fk: number; readonly vista_fk: number | null; readonly tipus: string },
): Promise<Uint8Array | null> => {
  if (!PICTURE.test(row.tipus)) return null;
  const seen = row.vista_fk === null ? undefined : await files.find(context.db, context.empresa.id, row.vista_fk);
  const kept = seen ?? (await files.find(context.db, context.empresa.id, row.fitxer_fk));
  if (!kept) return null;
  try {
    const bytes = /hei[cf]$/.test(kept.tipus)
      ? await files.picture(kept, context.signal)
      : await buffer(await files.open(kept));
    return pictureType(bytes) === null ? null : bytes;
  } catch (error) {
    context.signal.throwIfAborted();
    if (error instanceof Error) return null;
    throw error;
  }
};

/** Whether a picture can be printed: one that only begins like one cannot. */
export const prints = async (documents: Documents, bytes: Uint8Array, now: string): Promise<boolean> => {
  const { warnings } = await documents.print({ template: TRY, dades: {}, imatge: bytes, now: new Date(now) });
  return warnings.length === 0;
};

/** A file as one document may show it; `text`: what is said over it. */
export interface FotoTriada {
  readonly id: number;
  readonly text: string;
}
export interface Fotos {
  readonly fotos: readonly FotoFitxer[];
  /** Pictures that were left out: they are too many or too big for one document. */
  readonly fora: number;
}

/** Side of the largest picture: what it takes once it is opened is bounded too. */
const COSTAT = 12_000;
const PIXELS = 60_000_000;
/** Whether a PNG is no larger than a camera makes them; a JPEG goes into the document as it is. */
const isTidy = (bytes: Uint8Array): boolean => {
  if (pictureType(bytes) !== 'image/png' || bytes.length < 24) return true;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  return width <= COSTAT && height <= COSTAT && width * height <= PIXELS;
};

/** Pictures among the files chosen, read one after another until there are enough; those that cannot be printed are left out. */
export const fotosOf = async (
  context: CompanyContext,
  ports: InformePorts,
  resultats: readonly number[],
  triades: readonly FotoTriada[],
): Promise<Fotos> => {
  if (triades.length === 0) return { fotos: [], fora: 0 };
  const rows = new Map(
    (await arxiusOfResultats(context.db, context.empresa.id, resultats)).map((row) => [Number(row.id), row]),
  );
  const found: FotoFitxer[] = [];
  let size = 0;
  let fora = 0;
  for (const { id, text } of triades) {
    context.signal.throwIfAborted();
    const row = rows.get(id);
    if (!row || !PICTURE.test(row.tipus)) continue;
    if (found.length >= FOTOS_MAXIM || size + row.mida > MAXIM) {
      fora += 1;
      continue;
    }
    const bytes = await pictureOf(context, ports, row);
    if (bytes === null || !isTidy(bytes) || !(await prints(ports.documents, bytes, context.clock.now()))) continue;
    if (size + bytes.length > MAXIM) {
      fora += 1;
      continue;
    }
    size += bytes.length;
    const cami = `/foto-${row.id}.${pictureType(bytes) === 'image/png' ? 'png' : 'jpg'}`;
    found.push({ cami, path: cami, text, bytes });
  }
  return { fotos: found, fora };
};
