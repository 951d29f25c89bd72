import type { Language } from '#kernel/language.ts';

/**
 * A piece of a manual. In its sentences `**Desar**` is a label of the product, word for word, and `` `Ctrl+S` `` a key.
 * A picture is named without language: the file is `<imatge>.<language>.png`.
 */
export type ManualBlock =
  | string
  | { readonly passos: readonly string[] }
  | { readonly nota: string }
  | { readonly taula: readonly (readonly string[])[] }
  | { readonly imatge: string; readonly peu: string; readonly mobil?: true };

export interface ManualText {
  readonly titol: string;
  /** One sentence: what the reader will be able to do. */
  readonly resum: string;
  readonly capitols: readonly { readonly titol: string; readonly blocs: readonly ManualBlock[] }[];
}

export type Manual = Readonly<Record<Language, ManualText>>;
