import { cleanData, type DocumentWarning } from './clean-text.ts';
import type { CompileAnswer, PdfLevel, RootFile } from './compile-job.ts';
import { type CompilerLimits, createCompiler } from './compiler.ts';
import { type Coverage, shippedCoverage, textFontCoverage } from './font-coverage.ts';
import { logoFile } from './logo.ts';
import { readTemplate, type Template } from './template.ts';

export interface DocumentRequest {
  /** Address of the main Typst file. */
  readonly template: URL;
  /** What the template prints, found by it as `/dades.json`. Texts may be anything a person typed. */
  readonly dades: Readonly<Record<string, unknown>>;
  /** PNG, JPEG or SVG; anything else is left out with a warning. The template reads its path from `dades.logo`. */
  readonly logo?: Uint8Array | null;
  /** Another picture, of what the document is about; the same kinds. The template reads its path from `dades.imatge`. */
  readonly imatge?: Uint8Array | null;
  /** Pictures that ship with the product, where the template looks for them: `/imatges/inici.png`. */
  readonly fitxers?: readonly RootFile[];
  /** Instant for the metadata. */
  readonly now: Date;
  readonly level?: PdfLevel;
  readonly signal?: AbortSignal;
}

export interface PrintedDocument {
  readonly pdf: Buffer;
  readonly pages: number;
  readonly warnings: readonly DocumentWarning[];
}

export interface Documents {
  readonly print: (request: DocumentRequest) => Promise<PrintedDocument>;
  readonly close: () => Promise<void>;
}

/** The template or its data are wrong: a fault of the program, told in the log and never to the user. */
export class DocumentFault extends Error {
  constructor(problems: string) {
    super(`the document does not compile: ${problems}`);
    this.name = 'DocumentFault';
  }
}

const LOGO_WARNING: DocumentWarning = { codi: 'logo_no_imprimible', cami: 'empresa.logo', caracters: '' };

const IMATGE_WARNING: DocumentWarning = { codi: 'logo_no_imprimible', cami: 'imatge', caracters: '' };

/** Documents as tagged PDF/A. What no font shows, or a logo that PDF/A refuses, warns and never stops a document. */
export const createDocuments = (limits?: CompilerLimits): Documents => {
  const compiler = createCompiler(limits);
  const templates = new Map<string, Promise<Template>>();

  const templateAt = (address: URL): Promise<Template> => {
    const known = templates.get(address.href) ?? readTemplate(address);
    templates.set(address.href, known);
    return known;
  };

  const print = async (request: DocumentRequest): Promise<PrintedDocument> => {
    const { main, files } = await templateAt(request.template);
    const [logo, imatge] = [logoFile(request.logo), logoFile(request.imatge, 'imatge')];
    const attempt = async (
      covers: Coverage,
      withLogo: RootFile | null,
      withImatge: RootFile | null,
    ): Promise<[CompileAnswer, DocumentWarning[]]> => {
      const { dades, warnings } = cleanData(request.dades, covers);
      const json = Buffer.from(
        JSON.stringify({ ...(dades as object), logo: withLogo?.path ?? null, imatge: withImatge?.path ?? null }),
      );
      const job = {
        main,
        files: [
          ...files,
          { path: '/dades.json', bytes: json },
          ...[withLogo ?? [], withImatge ?? []].flat(),
          ...(request.fitxers ?? []),
        ],
        level: request.level ?? 'a-2a',
        instant: Math.floor(request.now.getTime() / 1000),
      } as const;
      const answer = await compiler.compile(job, request.signal);
      return [
        answer,
        [
          ...warnings,
          ...(request.logo && !withLogo ? [LOGO_WARNING] : []),
          ...(request.imatge && !withImatge ? [IMATGE_WARNING] : []),
        ],
      ];
    };
    let [answer, warnings] = await attempt(shippedCoverage(), logo, imatge);
    if (!answer.ok && imatge) [answer, warnings] = await attempt(shippedCoverage(), logo, null);
    if (!answer.ok && logo) [answer, warnings] = await attempt(shippedCoverage(), null, null);
    if (!answer.ok) [answer, warnings] = await attempt(textFontCoverage(), null, null);
    if (!answer.ok) throw new DocumentFault(answer.problems);
    return { pdf: Buffer.from(answer.pdf), pages: answer.pages, warnings };
  };

  return { print, close: compiler.close };
};
