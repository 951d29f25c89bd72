/** The three languages of the product. The first one is the default. */
export const LANGUAGES = ['ca', 'es', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
/** Each language as it calls itself: how a reader who knows no other finds it. */
export const OWN_NAME: Readonly<Record<Language, string>> = { ca: 'Català', es: 'Español', en: 'English' };
export const DEFAULT_LANGUAGE: Language = 'ca';

/** A text in the three languages, as the catalogue carries it. */
export type Trilingual = Readonly<Record<Language, string>>;

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && (LANGUAGES as readonly string[]).includes(value);

/** BCP 47 tag used for dates, numbers and documents. */
export const LOCALE_OF: Readonly<Record<Language, string>> = { ca: 'ca-ES', es: 'es-ES', en: 'en-GB' };
