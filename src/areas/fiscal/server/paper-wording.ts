import type { TextParams } from '#kernel/coded-error.ts';
import type { Language } from '#kernel/language.ts';
import type { RoomTexts } from '#kernel/translate.ts';
import { type PrintFormats, printFormats } from '#server/documents/index.ts';
import { translator } from '#server/http/texts.ts';
import { paperTexts } from '../texts/paper.ts';

/** Words and amounts of a paper, in its language. */
export interface PaperWording extends PrintFormats {
  readonly language: Language;
  readonly t: (key: string, params?: TextParams) => string;
  /** Cents as euros with two decimals, without their sign. */
  readonly euros: (cents: number) => string;
  /** The same with the sign: `1.234,56 €`, in English `€1,234.56`. */
  readonly money: (cents: number) => string;
  /** A decimal text with at least so many decimals. */
  readonly number: (text: string, least?: number) => string;
  readonly percent: (text: string) => string;
}

/** The words of a room's papers, their keys under `paper.`, with those that all papers say. */
export const paperWordings = (texts: RoomTexts): ((language: Language) => PaperWording) => {
  const translate = translator([paperTexts, texts]);
  const known = new Map<Language, PaperWording>();
  return (language) => {
    const made = known.get(language);
    if (made) return made;
    const formats = printFormats(language);
    const wording: PaperWording = {
      ...formats,
      language,
      t: (key, params) => translate(language, `paper.${key}`, params),
      euros: (cents) => formats.decimal(cents / 100, 2),
      money: (cents) => {
        const shown = formats.decimal(Math.abs(cents) / 100, 2);
        if (language === 'en') return `${cents < 0 ? '−' : ''}€${shown}`;
        return `${formats.decimal(cents / 100, 2)} €`;
      },
      number: (text, least = 0) => formats.decimal(Number(text), least, 6),
      percent: (text) => `${formats.decimal(Number(text), 0, 4)}${language === 'en' ? '' : '\u00a0'}%`,
    };
    known.set(language, wording);
    return wording;
  };
};
