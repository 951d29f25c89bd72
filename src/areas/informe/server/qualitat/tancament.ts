import { zipSync } from 'fflate';
import { CodedError } from '#kernel/coded-error.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { Translate } from '#server/http/texts.ts';
import type { InformePorts } from '../ports.ts';
import type { DocumentQualitat, Peticio } from './make.ts';
import { checkCertificat, excepcionsDe } from './make.ts';
import { nomProces } from './obra.ts';
import { type Demanada, printRead, readQualitat } from './print.ts';

export const fileSafe = (text: string): string => text.replace(/[\\/:*?"<>|]+/g, '-');

/**
 * The documents that close the control of a work, in one ZIP and in the order in which they are handed over: the programme as
 * it was last issued, the follow-up of each process, annexes A and B, and the certificate. It is made when the certificate
 * may be: what is missing is settled or has its reason before anything is printed.
 */
export const printTancament = async (
  context: CompanyContext,
  ports: InformePorts,
  translate: Translate,
  { treballId, asked }: { readonly treballId: number; readonly asked: Peticio & Demanada },
) => {
  const { data, words } = await readQualitat(context, ports, translate, treballId, asked);
  const last = data.revisions.at(-1);
  if (!last) throw new CodedError(409, 'tancament_sense_programa');
  if (!asked.esborrany) checkCertificat(data, words, excepcionsDe(data, asked));
  const ambPartides = data.processos.filter((proces) => data.partides.some(({ proces_fk }) => proces_fk === proces));
  const papers: readonly {
    readonly document: DocumentQualitat;
    readonly more: Partial<Peticio>;
    readonly de?: string;
  }[] = [
    { document: 'programa', more: { revisio: last.numero } },
    ...ambPartides.map((proces) => ({
      document: 'seguiment' as const,
      more: { proces },
      de: nomProces(proces, words),
    })),
    { document: 'modificacions', more: {} },
    { document: 'resultats', more: {} },
    { document: 'certificat', more: {} },
  ];
  const files: Record<string, Buffer> = {};
  for (const [place, { document, more, de }] of papers.entries()) {
    context.progress(place, papers.length);
    const { pdf, name } = await printRead(
      context,
      ports,
      { data, words },
      { document, treballId, asked: { ...asked, ...more } },
    );
    const number = String(place + 1).padStart(2, '0');
    files[`${number} ${fileSafe([name, de].filter(Boolean).join(' - '))}.pdf`] = pdf;
  }
  const zip = Buffer.from(zipSync(files, { level: 0, mtime: new Date(context.clock.now()) }));
  const name = words.t('informe.fitxer.tancament', { codi: data.treball.codi, data: asked.data });
  return { zip, name, idioma: words.language };
};
