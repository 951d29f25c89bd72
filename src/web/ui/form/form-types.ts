/** What the form knows of a field beyond its value. */
export interface FieldSpec {
  readonly label: string;
  readonly required?: boolean;
  /** A password or a key: it is kept in no draft. */
  readonly secret?: boolean;
  /** How a value reads in the conflict dialog; by default as text. */
  readonly show?: (value: unknown) => string;
  /** The same, where it has to be asked for: the name of what a number stands for. */
  readonly lookup?: (value: unknown) => Promise<string>;
  /** Of a list whose rows are told apart by a key: it is compared, and settled, row by row. */
  readonly rows?: RowsSpec;
}

// biome-ignore lint/suspicious/noExplicitAny: whatever the rows of the list are
type AnyRow = any;
/** A list as the conflict dialog compares it. */
export interface RowsSpec {
  readonly keyOf: (row: AnyRow) => string;
  /** What a row is called at its place: «Línia 2». */
  readonly name: (row: AnyRow, place: number) => string;
  /** A whole row in a line. */
  readonly tell: (row: AnyRow) => string;
  /** Nothing was written in it: it is asked of nobody. */
  readonly blank?: (row: AnyRow) => boolean;
  /** Its cells, in their order; one that is not here is settled without a word. */
  readonly cells: Readonly<Record<string, { readonly label: string; readonly show?: (value: AnyRow) => string }>>;
}

/** What one saving is given. `changed` holds the first-level keys that differ from what was read. */
export interface Saving<Values> {
  readonly values: Values;
  readonly changed: Partial<Values>;
  readonly versio: number | undefined;
  readonly avisos_acceptats: string[] | undefined;
  readonly idempotencyKey: string;
}

export interface RecordFormOptions<Values extends object, Answer> {
  /** The values as they were read (or the blank ones), and their version when they are a stored record. */
  readonly record: Values;
  readonly versio?: number | undefined;
  /** What is written in it already as it opens, and not saved. */
  readonly typed?: Values | undefined;
  /** The record, for the draft that the browser keeps of unsaved changes (`agent.12`, `agent.nou`); null keeps none. */
  readonly draft: string | null;
  /** By dotted path. */
  readonly fields: Readonly<Record<string, FieldSpec>>;
  /** What else keeps it from being saved, asked as it is: a part that could not be read and is no field. */
  readonly held?: (() => string | null) | undefined;
  readonly save: (saving: Saving<Values>) => Promise<Answer>;
  /** Values and version of an answer or of the record that a conflict brings. */
  readonly read: (answer: Answer) => { values: Values; versio: number };
  /** After a good save; `another` when «Desar i crear-ne un altre» was asked. */
  readonly onSaved?: (answer: Answer, another: boolean) => void;
  /** Where Cancel·lar and Esc lead. */
  readonly onLeave?: () => void;
  /** Tells its fields apart from those of another form on the page (a drawer over a form). */
  readonly scope?: string;
}

export type SaveState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: number }
  | {
      readonly kind: 'failed';
      readonly sentence: string;
      readonly requestId: string | null;
      /** By a rule, not for want of luck. */
      readonly refused: boolean;
    };

/** What the browser keeps of a form's unsaved changes. */
export interface FormDrafts {
  /** When this form was last kept. */
  readonly savedAt: number | null;
  /** When an earlier form of the record was left with unsaved changes. */
  readonly offeredAt: number | null;
  take(): Promise<void>;
  /** Shows where the offered draft differs, and does what is chosen there. */
  compare(): Promise<void>;
  discard(): void;
}

/** A form as its fields see it. */
export interface RecordForm<Values extends object = object> {
  readonly values: Values;
  readonly dirty: boolean;
  readonly state: SaveState;
  readonly scope: string;
  /** Whether the record is stored already. */
  readonly stored: boolean;
  readonly summary: readonly { readonly path: string | null; readonly message: string }[];
  spec(path: string): FieldSpec | undefined;
  get(path: string): unknown;
  set(path: string, value: unknown): void;
  errorOf(path: string): string | null;
  /** Marks what was typed as unreadable, so that it is kept and not sent; null clears it. */
  setUnreadable(path: string, message: string | null, text?: string): void;
  /** The unreadable text of a field. */
  unreadText(path: string): string | null;
  /** Another one whenever the values are replaced as a whole: fields start anew. */
  readonly epoch: number;
  /** How many times it was refused: the summary takes the focus at each. */
  readonly refusals: number;
  readonly drafts: FormDrafts;
  /** True once saved. */
  submit(another?: boolean): Promise<boolean>;
  reset(): void;
  leave(): void;
  /** Another form goes on with what is typed: nothing is asked on leaving this one, and nothing of it stays kept. */
  handOver(): Promise<void>;
}

/** The element id of a field; `scope` is its form's. */
export const fieldId = (path: string, scope = ''): string => `f-${scope}${path.replaceAll('.', '-')}`;

/** Moves the focus to a field, also to one that is about to appear. */
export const focusField = (path: string, scope = ''): void => {
  setTimeout(() => document.getElementById(fieldId(path, scope))?.focus(), 0);
};
