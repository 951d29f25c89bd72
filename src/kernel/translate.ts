import type { Language } from './language.ts';

/** Flat texts of one room in one language: key to ICU message. */
export type Texts = Readonly<Record<string, string>>;
/** The three languages of a room; `ca` is the source, the others hold exactly its keys. */
export interface RoomTexts<Source extends Texts = Texts> {
  readonly ca: Source;
  readonly es: Readonly<Record<keyof Source, string>>;
  readonly en: Readonly<Record<keyof Source, string>>;
}
export const textsOf = (room: RoomTexts, language: Language): Texts => room[language];
