import { createStore, del, delMany, entries, set, type UseStore } from 'idb-keyval';
import { KEYS, keysStored, readStored, writeStored } from '../storage.ts';

/** What was typed and cannot be read as a value: the text, and why. */
export interface Unreadable {
  readonly text: string | null;
  readonly message: string;
}

/** What a form held when it was last typed in, without its secrets. */
export interface FormDraft<Values extends object = object> {
  /** One for each time that a form is opened: two tabs do not write over each other. */
  readonly id: string;
  readonly usuari: number;
  readonly empresa: number;
  /** Record of the form: `agent.12`, `agent.nou`. */
  readonly name: string;
  /** Version of the record that was read; absent when it is not stored yet. */
  readonly versio: number | undefined;
  readonly base: Values;
  readonly values: Values;
  readonly unreadable: readonly (readonly [path: string, typed: Unreadable])[];
  /** Milliseconds since 1970. */
  readonly at: number;
  /** What the screen was called. */
  readonly title: string;
}

const KEPT_MS = 60 * 24 * 3_600_000;
const keyOf = (draft: Pick<FormDraft, 'usuari' | 'id'>): string => `${draft.usuari}/${draft.id}`;

let opened: UseStore | null = null;
const store = (): UseStore => {
  opened ??= createStore('obra-i-control', 'esborranys');
  return opened;
};

/** Keeps a draft; false when the browser keeps nothing (private window, full disk). */
export const keepDraft = async (draft: FormDraft): Promise<boolean> => {
  try {
    await set(keyOf(draft), draft, store());
    writeStored(KEYS.draft(keyOf(draft)), null);
    return true;
  } catch {
    return false;
  }
};

/**
 * Keeps a draft before this call ends, while the page goes: what is only asked of the database then may never be
 * written. It moves there when drafts are next looked for.
 */
export const keepDraftAtOnce = (draft: FormDraft): void => writeStored(KEYS.draft(keyOf(draft)), draft);

/** What was kept while pages went, newer than what the database has of it. */
const keptAtOnce = (): FormDraft[] => keysStored(KEYS.draft('')).flatMap((key) => readStored<FormDraft>(key) ?? []);

export const dropDrafts = async (drafts: readonly Pick<FormDraft, 'usuari' | 'id'>[]): Promise<void> => {
  for (const draft of drafts) writeStored(KEYS.draft(keyOf(draft)), null);
  try {
    if (drafts.length === 1 && drafts[0]) await del(keyOf(drafts[0]), store());
    else await delMany(drafts.map(keyOf), store());
  } catch {
    // What the browser cannot open holds nothing to take away.
  }
};

/** The drafts of a user, newest first; those of two months ago are taken away. */
export const draftsOf = async (usuari: number): Promise<FormDraft[]> => {
  const late = keptAtOnce();
  const mine = (all: readonly FormDraft[]): FormDraft[] =>
    all.filter((draft) => draft.usuari === usuari).sort((a, b) => b.at - a.at);
  try {
    for (const draft of late) await keepDraft(draft);
    const all = (await entries<string, FormDraft>(store())).map(([, draft]) => draft);
    const old = all.filter((draft) => Date.now() - draft.at > KEPT_MS);
    if (old.length > 0) await dropDrafts(old);
    return mine(all.filter((draft) => !old.includes(draft)));
  } catch {
    return mine(late);
  }
};

const lockOf = (id: string): string => `oic.esborrany.${id}`;
/** Says to the other tabs that the form of this draft is open, until the way to stop is called. */
export const holdDraft = (id: string): (() => void) => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Without locks (a page that is not secure) an open form of another tab may be offered too.
  void navigator.locks?.request(lockOf(id), () => held).catch(() => undefined);
  return release;
};

/** Which drafts belong to a form that is open somewhere. */
export const heldDrafts = async (): Promise<(draft: FormDraft) => boolean> => {
  const held = new Set<string | undefined>();
  try {
    for (const lock of (await navigator.locks?.query())?.held ?? []) held.add(lock.name);
  } catch {
    // None is known to be open.
  }
  return (draft) => held.has(lockOf(draft.id));
};

const flushers = new Set<() => Promise<void>>();
/** Has a form write what it holds at once when `flushDrafts` is called. */
export const onFlushDrafts = (flush: () => Promise<void>): (() => void) => {
  flushers.add(flush);
  return () => flushers.delete(flush);
};
/** Every open form of this tab writes its draft now. */
export const flushDrafts = async (): Promise<void> => {
  await Promise.all([...flushers].map((flush) => flush()));
};

let free = false;
/** Whether the person has said already what becomes of the drafts, so that no form asks again. */
export const leavesFreely = (): boolean => free;
/** Runs a leaving about which the person was asked. */
export const leaveFreely = (leave: () => void): void => {
  free = true;
  leave();
  setTimeout(() => {
    free = false;
  }, 1_000);
};
