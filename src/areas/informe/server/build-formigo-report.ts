import type { Language } from '#kernel/language.ts';
import type { Documents, PrintedDocument } from '#server/documents/index.ts';
import type { Translate } from '#server/http/texts.ts';
import { type Annex, SENSE_ANNEX } from './annex.ts';
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
  /** Files of the work that go with it. */
  readonly annex?: Annex;
}

/** The report of a work's concrete as tagged PDF/A, with warnings about what could not be shown as typed. */
export const buildFormigoReport = (
  documents: Documents,
  translate: Translate,
  request: FormigoReportRequest,
): Promise<PrintedDocument> => {
  const { report, idioma, ara, signal, annex = SENSE_ANNEX, ...choices } = request;
  return documents.print({
    template: TEMPLATE,
    dades: {
      ...presentReport(report, choices, wordingOf(idioma, translate)),
      annex: annex.blocs,
      adjunts: annex.adjunts,
    },
    fitxers: annex.fitxers,
    level: annex.adjunts.length > 0 ? 'a-3a' : 'a-2a',
    logo: report.empresa.logo,
    imatge: report.treball.logo,
    now: new Date(ara),
    ...(signal && { signal }),
  });
};
