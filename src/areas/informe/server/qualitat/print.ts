import { letterheadOf } from '#areas/empresa/server/index.ts';
import { readLogo, readTreball } from '#areas/treball/server/index.ts';
import { notFound } from '#kernel/coded-error.ts';
import { isLanguage, type Language } from '#kernel/language.ts';
import { shorten } from '#server/documents/index.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { Translate } from '#server/http/texts.ts';
import type { Disseny } from '../../domain/disseny.ts';
import { OPCIONS } from '../../domain/documents.ts';
import { annexOf, SENSE_ANNEX } from '../annex.ts';
import type { InformePorts } from '../ports.ts';
import { collectQualitat } from './collect-qualitat.ts';
import { presentDocument } from './document.ts';
import { fotosOf } from './fotos.ts';
import { fotosTriades } from './fotos-triades.ts';
import { type DocumentQualitat, makeDocument, type Peticio } from './make.ts';
import { nomLot } from './obra.ts';
import { type Paraules, paraulesOf } from './paraules.ts';
import type { QualitatData } from './qualitat-data.ts';
import { noConformitatsOf } from './respostes.ts';

/** What lays the documents out. */
export const TEMPLATE = new URL('../documents/qualitat.typ', import.meta.url);

/** What the quality control of a work is, in a language, and its words. */
export const readQualitat = async (
  context: CompanyContext,
  ports: InformePorts,
  translate: Translate,
  treballId: number,
  asked: { readonly idioma?: Language | undefined; readonly disseny: Disseny; readonly logo: boolean },
): Promise<{ data: QualitatData; words: Paraules }> => {
  const treball = await readTreball(context, treballId);
  const letterhead = await letterheadOf(context.db, context.empresa.id);
  if (!letterhead) throw notFound();
  const idioma = asked.idioma ?? (isLanguage(letterhead.idioma) ? letterhead.idioma : 'ca');
  const data = await collectQualitat(context, ports.proces, {
    treball,
    letterhead,
    logo: asked.logo ? await readLogo(context, ports.files, treballId) : null,
    idioma,
    disseny: asked.disseny,
    ambLogo: asked.logo,
  });
  return { data, words: paraulesOf(idioma, translate) };
};

/** What a non-conformity is of, short enough for the name of a file. */
const fitxaNom = (data: QualitatData, words: Paraules, resultat: number): string => {
  const linia = noConformitatsOf(data).find(({ resposta }) => resposta?.id === resultat);
  if (!linia) return '';
  const { partida, lot, comprovacio } = linia;
  return shorten([partida.codi, lot ? nomLot(lot, words) : '', comprovacio.nom].filter(Boolean).join(' '), 80);
};

/** How a document is asked to look. */
export interface Demanada {
  readonly idioma?: Language | undefined;
  readonly disseny: Disseny;
  readonly logo: boolean;
  readonly annex: boolean;
}
interface Given {
  readonly document: DocumentQualitat;
  readonly treballId: number;
  readonly asked: Peticio & Demanada;
}

/** A document of the quality control of a work as PDF/A. */
export const printQualitat = async (
  context: CompanyContext,
  ports: InformePorts,
  translate: Translate,
  given: Given,
) => {
  context.progress(0, 2);
  const read = await readQualitat(context, ports, translate, given.treballId, given.asked);
  context.progress(1, 2);
  return printRead(context, ports, read, given);
};

/** The same, from what was read already. */
export const printRead = async (
  context: CompanyContext,
  ports: InformePorts,
  { data, words }: { readonly data: QualitatData; readonly words: Paraules },
  { document, treballId, asked }: Given,
) => {
  const chosen = fotosTriades(data, words, { document, resultat: asked.resultat, data: asked.data });
  const pictures = await fotosOf(context, ports, chosen.resultats, chosen.fotos);
  const full = makeDocument(document, data, words, asked, pictures);
  const takes: readonly string[] = OPCIONS[document];
  const annex =
    asked.annex && takes.includes('annex') ? await annexOf(context, ports, treballId, data.zones, words) : SENSE_ANNEX;
  const { pdf } = await ports.documents.print({
    template: TEMPLATE,
    dades: presentDocument(data, words, full, annex),
    logo: data.empresa.logo,
    imatge: data.treball.logo,
    fitxers: [...pictures.fotos, ...annex.fitxers],
    level: annex.adjunts.length > 0 ? 'a-3a' : 'a-2a',
    now: new Date(context.clock.now()),
    signal: context.signal,
  });
  context.signal.throwIfAborted();
  const codi = (full.treball ?? data.treball).codi;
  // Sheets of a non-conformity each have a name of their own.
  const one =
    document === 'noconformitats' && asked.resultat !== undefined ? fitxaNom(data, words, asked.resultat) : '';
  const name = one
    ? words.t('qualitat.fitxer.noconformitat', { codi, nom: one })
    : words.t(`qualitat.fitxer.${document}`, { codi, data: asked.data });
  return { pdf, name, idioma: words.language };
};
