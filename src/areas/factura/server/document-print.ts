import type { Language } from '#kernel/language.ts';
import type { Documents, PrintedDocument, RootFile } from '#server/documents/index.ts';
import { type Aparenca, type FacturaPaper, presentPapers } from './document-present.ts';
import { qrPicture } from './document-qr.ts';
import { paperWording } from './document-wording.ts';

const TEMPLATE = new URL('./documents/factura.typ', import.meta.url);

export interface FacturesPrint extends Aparenca {
  readonly papers: readonly FacturaPaper[];
  /** PNG, JPEG or SVG. */
  readonly logo: Uint8Array | null;
  /** Facturae of the only invoice, put inside its paper. */
  readonly facturae?: Uint8Array | null;
  /** Language that the file of several is named in; that of the first, where none is given. */
  readonly idioma?: Language | undefined;
  /** ISO instant for the file's metadata. */
  readonly ara: string;
  readonly signal?: AbortSignal;
}

/** Invoices as one tagged PDF/A, each counting its own pages; with its Facturae inside, PDF/A-3. */
export const printFactures = (documents: Documents, request: FacturesPrint): Promise<PrintedDocument> => {
  const { papers, logo, facturae, ara, signal, color, disseny } = request;
  const [first] = papers;
  const codes = papers.flatMap(({ qr }, place): RootFile[] =>
    qr ? [{ path: `/qr/${place}.svg`, bytes: qrPicture(qr.adreca) }] : [],
  );
  const inside: RootFile[] = facturae ? [{ path: '/facturae.xml', bytes: facturae }] : [];
  const { t } = paperWording(first?.idioma ?? first?.emesa.idioma ?? 'ca');
  return documents.print({
    template: TEMPLATE,
    dades: { ...presentPapers(papers, { color, disseny }, request.idioma), ...(facturae && { adjunt: t('facturae') }) },
    logo,
    fitxers: [...codes, ...inside],
    level: facturae ? 'a-3a' : 'a-2a',
    now: new Date(ara),
    ...(signal && { signal }),
  });
};
