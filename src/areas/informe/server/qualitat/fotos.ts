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
const TRY = new URL('../documents/foto.typ', import.meta.url);

/** Bytes of a kept file as a picture that a document shows, HEIC as JPEG; null where it is none. */
export const pictureOf = async (
  context: CompanyContext,
  { files }: Pick<InformePorts, 'files'>,
  row: { readonly fitxer_fk: number; readonly vista_fk: number | null; readonly tipus: string },
): Promise<Uint8Array | null> => {
  if (!/^image\/(jpeg|png|heic|heif)$/.test(row.tipus)) return null;
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

/** Pictures of a non-conformity; those that cannot be printed are left out. */
export const fotosOf = async (
  context: CompanyContext,
  ports: InformePorts,
  resultat: number | undefined,
): Promise<FotoFitxer[]> => {
  if (resultat === undefined) return [];
  const rows = await arxiusOfResultats(context.db, context.empresa.id, [resultat]);
  const found: FotoFitxer[] = [];
  let size = 0;
  for (const row of rows) {
    const bytes = await pictureOf(context, ports, row);
    if (bytes === null || size + bytes.length > MAXIM) continue;
    if (!(await prints(ports.documents, bytes, context.clock.now()))) continue;
    size += bytes.length;
    const cami = `/foto-${row.id}.${pictureType(bytes) === 'image/png' ? 'png' : 'jpg'}`;
    found.push({ cami, path: cami, text: row.nom, bytes });
  }
  return found;
};
