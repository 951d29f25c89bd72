import type { Icon } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { Access } from '#contract/roles.ts';
import type { Language } from '#kernel/language.ts';
import type { PaletteRoom } from './palette/palette-types.ts';
import type { Platform } from './platform.tsx';
import type { RoomHistory } from './ui/history/history-words.ts';

/** What a resolver gets: the route's parameters, its search, and the means to load. */
export interface ResolveContext extends Platform {
  readonly params: Readonly<Record<string, string>>;
  readonly search: Readonly<Record<string, unknown>>;
  readonly language: Language;
  /** Company of the route, 0 outside a company. */
  readonly empresa: number;
  /** Identifier in the path by its name; a misspelt one is the 404 text. */
  id(name: string): number;
}

export interface ScreenProps<Given = unknown> {
  readonly params: Readonly<Record<string, string>>;
  readonly search: Readonly<Record<string, unknown>>;
  readonly given: Given;
}

/** A screen, loaded on demand. `resolve` runs before it is shown; the old screen stays meanwhile. */
export interface ScreenModule<Given = unknown> {
  readonly Screen: ComponentType<ScreenProps<Given>>;
  readonly resolve?: (context: ResolveContext) => Promise<Given>;
}

/** A route of a room, as data. */
export interface ScreenRoute {
  /** Hash path, `$name` for parameters; `/empresa/$eid/…` inside a company. */
  readonly path: string;
  /** `bare`: alone on the page (entrance); `shell`: with rail and top bar. Default `shell`. */
  readonly frame?: 'bare' | 'shell';
  /** Who may open it, as the contract says, read when it is asked for; absent, anyone with a session (bare ones: anyone). */
  readonly access?: () => Promise<Access>;
  // A screen's given is private to its module.
  // biome-ignore lint/suspicious/noExplicitAny: each module knows its own given
  readonly load: () => Promise<ScreenModule<any>>;
}

/** A line of the rail. */
export interface NavEntry {
  readonly key: string;
  readonly icon: Icon;
  readonly text: (language: Language) => string;
  readonly href: (empresa: number) => string;
  /** Screens that it stands for, when they are more than those below its own. */
  readonly under?: (empresa: number) => string;
  readonly access?: Access;
  /** Second key of «G then …». */
  readonly letter?: string;
  /** Group title of the rail, as a text; entries without one stand alone. */
  readonly group?: (language: Language) => string;
  /** Stands in the phone's bottom bar. */
  readonly phone?: boolean;
  /** Stands at the rail's foot. */
  readonly foot?: boolean;
  /** Address of the help on a screen (F1), from its path. */
  readonly help?: (pathname: string) => string;
}

/** What a room's web door gives to the router. */
export interface WebRoom {
  readonly screens: readonly ScreenRoute[];
  /** Lines of the rail, fetched with the frame. */
  readonly nav?: () => Promise<readonly NavEntry[]>;
  /** What Ctrl+K finds and does here, fetched when it opens. */
  readonly palette?: () => Promise<PaletteRoom>;
  /** How its records read in the history of others, fetched with the first one opened. */
  readonly history?: () => Promise<RoomHistory>;
}

/** The two refusals that a screen can meet on its way: not allowed, not there. */
export class ScreenRefusal extends Error {
  readonly status: 403 | 404;
  constructor(status: 403 | 404) {
    super(`screen ${status}`);
    this.status = status;
  }
}
