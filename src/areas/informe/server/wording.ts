import type { TextParams } from '#kernel/coded-error.ts';
import type { Language } from '#kernel/language.ts';
import { type PrintFormats, printFormats } from '#server/documents/index.ts';
import type { Translate } from '#server/http/texts.ts';

/** Words and numbers of one document, in its language. */
export interface Wording extends PrintFormats {
  readonly language: Language;
  readonly t: (key: string, params?: TextParams) => string;
}

export const wordingOf = (language: Language, translate: Translate): Wording => ({
  ...printFormats(language),
  language,
  t: (key, params) => translate(language, key, params),
});
