import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ListFormat } from '#contract/llistat.ts';
import type { Page } from '#contract/page.ts';
import type { FilterArea } from '../../storage.ts';

/** A column of a list. Widths are px; one column takes the rest. */
export interface ListColumn<Item> {
  readonly key: string;
  readonly head: string;
  /** What stands for the head in a narrow column; the head is its name. */
  readonly sign?: Icon;
  readonly width: number | 'flex';
  readonly align?: 'right' | 'center';
  /** Name by which the call orders; absent, the head does not sort. */
  readonly order?: string;
  /** Hidden until chosen. */
  readonly optional?: boolean;
  readonly show: (item: Item) => ReactNode;
}

/** A toggle chip of the tool bar, sent as a flag of the call. */
export interface ListFilter {
  readonly key: string;
  readonly text: string;
  /** What a short text stands for: its tooltip, and how it is read out. */
  readonly whole?: string;
  readonly initial: boolean;
}

/** A filter that holds more than yes or no; its control is the screen's own. */
export interface ListValue {
  readonly key: string;
  readonly initial: string;
}
/** Filters of values as they stand, and how one changes. */
export interface ListValues {
  readonly values: Readonly<Record<string, string>>;
  readonly set: (key: string, value: string) => void;
}

export interface ListOrder {
  readonly field: string;
  readonly direction: 'ASC' | 'DESC';
}

/** What a list asks its call for. */
export interface ListQuery {
  readonly search?: string | undefined;
  readonly offset: number;
  readonly limit: number;
  readonly ordre_camp?: string;
  readonly ordre_criteri?: 'ASC' | 'DESC';
  readonly filters: Readonly<Record<string, boolean>>;
  /** Of a list that has filters of values. */
  readonly values?: Readonly<Record<string, string>>;
}

/** What an export is asked for: what the screen shows now. */
export interface ListExportAsked {
  readonly documentType: ListFormat;
  readonly search: string | undefined;
  readonly ordre_camp: string;
  readonly ordre_criteri: 'ASC' | 'DESC';
  readonly filters: Readonly<Record<string, boolean>>;
  readonly values?: Readonly<Record<string, string>>;
  /** Keys of the columns shown, in their order, parted by commas. */
  readonly columnes: string;
}
export interface ListExport {
  readonly formats: readonly ListFormat[];
  readonly download: (asked: ListExportAsked) => Promise<{ file: Blob; name: string }>;
  /** The same as a task of its own, for a list too long to wait for. */
  readonly putOff: (asked: ListExportAsked) => Promise<unknown>;
}

/** The two lines of an entry on the phone. */
export interface ListEntry {
  readonly title: ReactNode;
  readonly aside?: ReactNode;
  readonly second?: ReactNode;
  readonly mark?: ReactNode;
}

/** Rows parted before anything is done: those that it can be done to, and why not to each of the others. */
export interface Sifted<Item> {
  readonly can: readonly Item[];
  readonly cannot: readonly { readonly item: Item; readonly why: string }[];
}

/** Something that can be done to many rows at once. */
export interface BulkVerb<Item> {
  readonly key: string;
  readonly text: string;
  /** Whether it can be done to a row; absent, to any. */
  readonly fits?: (item: Item) => boolean;
  /** Does it. Whatever answers how to undo it is offered back, all together. */
  readonly act?: (item: Item) => Promise<unknown>;
  /** Takes it back from those it was done to, where no answer says how: offered for a while. */
  readonly back?: (items: readonly Item[]) => Promise<unknown>;
  /** Does it to all of them at once instead (a file of them). */
  readonly actAll?: (items: readonly Item[]) => Promise<unknown>;
  /** Asked once, before anything else: whether there is a way to do it at all. False: it said why not, and nothing is tried. */
  readonly before?: (items: readonly Item[]) => Promise<boolean>;
  /** Looks closer than `fits` before it is asked; what it cannot be done to is told and not tried. */
  readonly sift?: (items: readonly Item[]) => Promise<Sifted<Item>>;
  /** What it will do to so many rows, asked before; with those that it will leave. */
  readonly confirm?: (
    n: number,
    items: readonly Item[],
    cannot: Sifted<Item>['cannot'],
  ) => ReactNode | Promise<ReactNode>;
  /** The button of that question, where it says more than the verb. */
  readonly deed?: (n: number) => string;
  /** What is said once it was done to so many, where «done» would say too much. */
  readonly told?: (n: number) => string;
  /** The order in which rows are gone through, where it matters. */
  readonly order?: (one: Item, other: Item) => number;
  readonly danger?: boolean;
  /** More about why a row was refused, beside its sentence: what uses it. */
  readonly more?: (fault: unknown) => ReactNode;
  /** Told when it is over, so that others read their data again. */
  readonly after?: () => void;
}

/** A letter that does something with the row that has the focus. */
export interface RowKey<Item> {
  readonly key: string;
  readonly text: string;
  /** Whether it can be done to a row; absent, to any. */
  readonly fits?: (item: Item) => boolean;
  /** Key of the verb that it does to one row, so that its menu tells it once. */
  readonly verb?: string;
  /** How the menu of a row says it, where it is not alike for all. */
  readonly textOf?: (item: Item) => string;
  readonly act: (item: Item) => void;
}

/** What the menu of a row does too, without a key. */
export interface RowAction<Item> {
  readonly key: string;
  readonly text: string;
  readonly fits?: (item: Item) => boolean;
  readonly act: (item: Item) => void;
}

/** Cents. */
export interface ListAmounts {
  readonly total: number;
  readonly pendent: number;
}
/** Everything a list screen is made of. */
export interface ListSpec<Item, Answer extends Page<Item> = Page<Item>> {
  readonly area: FilterArea;
  readonly title: string;
  readonly columns: readonly ListColumn<Item>[];
  readonly filters?: readonly ListFilter[];
  /** Filters of values, and their controls in the tool bar. */
  readonly values?: readonly ListValue[];
  readonly controls?: (given: ListValues) => ReactNode;
  readonly order: ListOrder;
  /** Cache key of its data; the company and the query are added. */
  readonly queryKey: readonly unknown[];
  readonly fetchPage: (query: ListQuery, signal: AbortSignal) => Promise<Answer>;
  readonly idOf: (item: Item) => number;
  readonly href: (item: Item) => string;
  readonly entry: (item: Item) => ListEntry;
  /** What a row is called, where many are told of. */
  readonly nameOf?: (item: Item) => string;
  /** What can be done to several rows; absent or empty, rows are not chosen. */
  readonly bulk?: readonly BulkVerb<Item>[];
  readonly rowKeys?: readonly RowKey<Item>[];
  readonly rowActions?: readonly RowAction<Item>[];
  /** Shown in the secondary text colour (closed works, agents put aside). */
  readonly muted?: (item: Item) => boolean;
  /** The primary action; absent when the role may not. */
  readonly create?: { readonly text: string; readonly href: string } | null;
  /** Further actions beside the primary one. */
  readonly actions?: ReactNode;
  /** What has to be known of the whole, over its rows. */
  readonly notice?: ReactNode;
  /** The list as a file; absent where there is none. */
  readonly exports?: ListExport;
  readonly empty: { readonly icon: Icon; readonly sentence: string };
  /** What a row comes to and what is pending of it, in cents: the rows chosen say what they add up to. */
  readonly amounts?: ((item: Item) => ListAmounts | null) | undefined;
  /** Line at the foot, from the total and the last page read. */
  foot?(total: number, page: Answer): ReactNode;
}

export const PAGE = 50;
