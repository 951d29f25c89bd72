import type { Language } from '#kernel/language.ts';
import type { Documents, PrintedDocument } from '#server/documents/index.ts';
import type { Translate } from '#server/http/texts.ts';
import type { FormigoReport } from './formigo-report.ts';
import { presentReport, type ReportChoices } from './present-report.ts';
import { wordingOf } from './wording.ts';

const TEMPLATE = new URL('./documents/formigo.typ', import.meta.url);

export interface FormigoReportRequest extends ReportChoices {
  readonly report: FormigoReport;
  readonly idioma: Language;
  /** ISO instant for the file's metadata. */
  readonly ara: string;
  readonly signal?: AbortSignal;
}

/** The report of a work's concrete as tagged PDF/A, with warnings about what could not be shown as typed. */
export const buildFormigoReport = (
  documents: Documents,
  translate: Translate,
  request: FormigoReportRequest,
): Promise<PrintedDocument> => {
  const { report, idioma, ara, signal, ...choices } = request;
  return documents.print({
    template: TEMPLATE,
    dades: presentReport(report, choices, wordingOf(idioma, translate)),
    logo: report.empresa.logo,
    imatge: report.treball.logo,
    now: new Date(ara),
    ...(signal && { signal }),
  });
};
