import { readFile } from 'node:fs/promises';
import { type Language, LOCALE_OF } from '#kernel/language.ts';
import { type Documents, printColour, type RootFile } from '#server/documents/index.ts';
import type { Context, FileAnswer } from '#server/http/context.ts';
import { translator } from '#server/http/texts.ts';
import { MANUAL_IDS, type ManualId } from '../contract/schemas.ts';
import { referenciaTexts } from '../texts/index.ts';
import { MANUALS, type ManualBlock, type ManualText } from '../texts/manuals/index.ts';

const TEMPLATE = new URL('./manuals/manual.typ', import.meta.url);
const PICTURES = new URL('./manuals/imatges/', import.meta.url);
const PRODUCT = 'Obra i Control';
const translate = translator([referenciaTexts]);

/** The manuals with what each holds. */
export const listManuals = (language: Language) =>
  MANUAL_IDS.map((id) => {
    const { titol, resum, capitols } = MANUALS[id][language];
    return { id, nom: titol, resum, capitols: capitols.map((capitol) => capitol.titol) };
  });

/** A sentence as runs: plain, a label of the product (`**Desar**`), a key (`` `Ctrl+S` ``). */
const runsOf = (sentence: string) =>
  sentence
    .split(/(\*\*[^*]+\*\*|`[^`]+`)/)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith('**')) return { t: part.slice(2, -2), com: 'fort' };
      return part.startsWith('`') ? { t: part.slice(1, -1), com: 'tecla' } : { t: part, com: 'pla' };
    });

const picturePath = (imatge: string): string => `/imatges/${imatge}.png`;

const presentBlock = (block: ManualBlock) => {
  if (typeof block === 'string') return { que: 'text', text: runsOf(block) };
  if ('passos' in block) return { que: 'passos', passos: block.passos.map(runsOf) };
  if ('nota' in block) return { que: 'nota', text: runsOf(block.nota) };
  if ('taula' in block) return { que: 'taula', files: block.taula.map((row) => row.map(runsOf)) };
  return { que: 'imatge', cami: picturePath(block.imatge), peu: block.peu, mobil: block.mobil ?? false };
};

/** Names of the pictures of a manual, each once. */
export const picturesOf = ({ capitols }: ManualText): string[] => [
  ...new Set(
    capitols.flatMap(({ blocs }) =>
      blocs.flatMap((block) => (typeof block === 'object' && 'imatge' in block ? [block.imatge] : [])),
    ),
  ),
];

const readPictures = (manual: ManualText, language: Language): Promise<RootFile[]> =>
  Promise.all(
    picturesOf(manual).map(async (imatge) => ({
      path: picturePath(imatge),
      bytes: await readFile(new URL(`${imatge}.${language}.png`, PICTURES)),
    })),
  );

/** A manual as the template takes it. */
const presentManual = (manual: ManualText, language: Language, version: string) => {
  const [lang, regio] = LOCALE_OF[language].split('-');
  const text = (key: string, params = {}): string => translate(language, `referencia.manual.${key}`, params);
  return {
    idioma: { lang, regio: regio?.toLowerCase() },
    titol: manual.titol,
    resum: manual.resum,
    autor: PRODUCT,
    paraules: [PRODUCT, manual.titol],
    disseny: 'sobri',
    color: printColour(null),
    empresa: { nom: PRODUCT, linies: [] },
    peu: text('peu', { versio: version }),
    pagina: text('pagina', { n: '{n}', total: '{total}' }),
    esborrany: null,
    corrent: { document: manual.titol, numero: '', treball: '' },
    capitols: manual.capitols.map(({ titol, blocs }) => ({ titol, blocs: blocs.map(presentBlock) })),
  };
};

/** A manual as a tagged PDF, with the pictures of its language. */
export const printManual = async (
  documents: Documents,
  { clock, signal }: Context,
  { id, idioma, version }: { readonly id: ManualId; readonly idioma: Language; readonly version: string },
): Promise<FileAnswer> => {
  const manual = MANUALS[id][idioma];
  const { pdf } = await documents.print({
    template: TEMPLATE,
    dades: presentManual(manual, idioma, version),
    fitxers: await readPictures(manual, idioma),
    now: new Date(clock.now()),
    signal,
  });
  return { nom: `${manual.titol}.pdf`, tipus: 'application/pdf', contingut: pdf, inline: true };
};
