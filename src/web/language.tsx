import { IntlMessageFormat } from 'intl-messageformat';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { SENTENCE_FORMATS } from '#contract/sentence-formats.ts';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language, LOCALE_OF } from '#kernel/language.ts';
import { type RoomTexts, type Texts, textsOf } from '#kernel/translate.ts';
import { KEYS, readStored, writeStored } from './storage.ts';

type Params = Readonly<Record<string, string | number>>;
/** A text of a room in the language of the screen; its key is checked by the compiler. */
export type Translate<Source extends Texts> = (key: keyof Source & string, params?: Params) => string;

const compiled = new Map<string, IntlMessageFormat>();

/** Writes one ICU message out. Messages are compiled once per language. */
export const formatMessage = (message: string, language: Language, params?: Params): string => {
  if (!message.includes('{') && !message.includes("'")) return message;
  const key = `${language}\u0000${message}`;
  let format = compiled.get(key);
  if (!format) {
    format = new IntlMessageFormat(message, LOCALE_OF[language], undefined, { formatters: SENTENCE_FORMATS });
    compiled.set(key, format);
  }
  return String(format.format({ ...params }));
};

/** The text function of a room outside React (door tables, tab titles). */
export const translatorOf =
  <Source extends Texts>(room: RoomTexts<Source>, language: Language): Translate<Source> =>
  (key, params) =>
    formatMessage(textsOf(room as unknown as RoomTexts, language)[key] ?? key, language, params);

const preferred = (): Language => {
  const stored = readStored<string>(KEYS.language);
  if (isLanguage(stored)) return stored;
  const browser = (globalThis.navigator?.languages ?? []).map((tag) => tag.slice(0, 2));
  return browser.find(isLanguage) ?? DEFAULT_LANGUAGE;
};

let current: Language | null = null;
/** The language now, for calls made outside React. */
export const currentLanguage = (): Language => {
  current ??= preferred();
  return current;
};

interface LanguageValue {
  readonly language: Language;
  readonly languages: readonly Language[];
  setLanguage(language: Language): void;
}
const LanguageContext = createContext<LanguageValue | null>(null);

/** Holds the language of the screens; switching needs no reload and is kept in the browser. */
export const LanguageProvider = ({ children, initial }: { children: ReactNode; initial?: Language | undefined }) => {
  const [language, choose] = useState<Language>(() => {
    if (initial) current = initial;
    return currentLanguage();
  });
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const value = useMemo<LanguageValue>(
    () => ({
      language,
      languages: LANGUAGES,
      setLanguage: (chosen) => {
        current = chosen;
        writeStored(KEYS.language, chosen);
        choose(chosen);
      },
    }),
    [language],
  );
  return <LanguageContext.Provider value={value}>{children}</LanguageContext.Provider>;
};

export const useLanguage = (): LanguageValue => {
  const value = useContext(LanguageContext);
  if (!value) throw new Error('no language provider');
  return value;
};

/** `t(key, params)` over a room's texts. */
export const useTexts = <Source extends Texts>(room: RoomTexts<Source>): Translate<Source> => {
  const { language } = useLanguage();
  return useMemo(() => translatorOf(room, language), [room, language]);
};
