import { strengthDecimals } from '#areas/formigo/domain/xifres.ts';
import type { TextParams } from '#kernel/coded-error.ts';
import type { Language } from '#kernel/language.ts';
import { type PrintFormats, printFormats } from '#server/documents/index.ts';
import type { Translate } from '#server/http/texts.ts';

/** Words and numbers of one document, in its language. */
export interface Wording extends PrintFormats {
  readonly language: Language;
  /** A strength in N/mm²: one decimal, more where one would hide on which side of fck or 0,90 fck it lies. */
  readonly strength: (value: number | null, fck: number) => string;
  readonly strengths: (values: readonly number[], fck: number) => string;
  readonly t: (key: string, params?: TextParams) => string;
}

export const wordingOf = (language: Language, translate: Translate): Wording => {
  const formats = printFormats(language);
  const strength = (value: number | null, fck: number): string =>
    formats.decimal(value, value === null ? 1 : strengthDecimals(value, fck));
  return {
    ...formats,
    language,
    strength,
    strengths: (values, fck) => formats.listed(values.map((value) => strength(value, fck))),
    t: (key, params) => translate(language, key, params),
  };
};
