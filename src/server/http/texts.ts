import { IntlMessageFormat } from 'intl-messageformat';
import { SENTENCE_FORMATS } from '#contract/sentence-formats.ts';
import type { TextParams } from '#kernel/coded-error.ts';
import { LANGUAGES, type Language, LOCALE_OF } from '#kernel/language.ts';
import type { RoomTexts, Texts } from '#kernel/translate.ts';

/** Turns a text key into a sentence. An unknown key comes back as it is, so that nothing is hidden. */
export type Translate = (language: Language, key: string, params?: TextParams) => string;

/** Gathers the texts of every room. */
export const translator = (rooms: readonly RoomTexts[]): Translate & { has(key: string): boolean } => {
  const all = Object.fromEntries(
    LANGUAGES.map((language) => [language, Object.assign({}, ...rooms.map((room) => room[language])) as Texts]),
  ) as Record<Language, Texts>;
  const compiled = new Map<string, IntlMessageFormat>();
  const translate = (language: Language, key: string, params: TextParams = {}): string => {
    const message = all[language][key];
    if (message === undefined) return key;
    const kept = `${language} ${key}`;
    const format =
      compiled.get(kept) ??
      new IntlMessageFormat(message, LOCALE_OF[language], undefined, { formatters: SENTENCE_FORMATS });
    compiled.set(kept, format);
    return String(format.format(params));
  };
  return Object.assign(translate, { has: (key: string) => key in all.ca });
};

/** The best of our languages that an Accept-Language header asks for; Catalan when it asks for none of them. */
export const askedLanguage = (header: string | undefined): Language => {
  const asked = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...rest] = part.trim().toLowerCase().split(';');
      const weight = Number(/q=([\d.]+)/.exec(rest.join(';'))?.[1] ?? 1);
      return { language: tag.split('-')[0], weight };
    })
    .sort((a, b) => b.weight - a.weight);
  for (const { language } of asked)
    if ((LANGUAGES as readonly string[]).includes(language ?? '')) return language as Language;
  return 'ca';
};
