import type { Icon } from '@tabler/icons-react';
import type { Access } from '#contract/roles.ts';
import type { Language } from '#kernel/language.ts';
import type { Api } from '../api.ts';

/** A line of the palette: a place to go to, or something to do. */
export interface PaletteEntry {
  readonly key: string;
  readonly text: string;
  readonly detail?: string | undefined;
  /** Other words that it is looked for by. */
  readonly words?: string | undefined;
  readonly href?: string;
  readonly onAct?: () => void;
  /** Places of a record, listed by →. */
  readonly more?: readonly PaletteEntry[];
}

/** What a room's actions may lean on. */
export interface PaletteGiven {
  readonly language: Language;
  readonly empresa: number;
}

/** An action that a room offers from anywhere. */
export interface PaletteAction {
  readonly key: string;
  readonly access?: Access;
  readonly text: (language: Language) => string;
  readonly href: (empresa: number) => string;
}

/** Records that a room finds by the start of any word, without accents. At most `limit`. */
export interface PaletteRecords {
  readonly key: string;
  readonly icon: Icon;
  readonly title: (language: Language) => string;
  readonly access: Access;
  /** First letter of a search of these alone: `@` people, `#` numbers. */
  readonly sign?: '@' | '#';
  readonly search: (
    given: PaletteGiven & {
      readonly api: Api;
      readonly text: string;
      readonly limit: number;
      readonly signal: AbortSignal;
    },
  ) => Promise<readonly PaletteEntry[]>;
}

/** What a room gives to the palette. */
export interface PaletteRoom {
  readonly actions?: readonly PaletteAction[];
  readonly records?: readonly PaletteRecords[];
}
