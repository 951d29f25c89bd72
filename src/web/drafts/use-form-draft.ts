import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useEmpresaId, useUserId } from '../platform.tsx';
import { same, valueAt, withValueAt } from '../ui/form/paths.ts';
import {
  draftsOf,
  dropDrafts,
  type FormDraft,
  heldDrafts,
  holdDraft,
  keepDraft,
  keepDraftAtOnce,
  onFlushDrafts,
  type Unreadable,
} from './draft-store.ts';

const REST_MS = 800;
/** The lock of a form that has just been closed takes a moment to go. */
const LOOK_AGAIN_MS = 1_000;

/** What the form holds, as it may be kept: a secret never is. */
const withoutSecrets = <Values extends object>(values: Values, base: Values, secrets: readonly string[]): Values =>
  secrets.reduce((kept, path) => withValueAt(kept, path, valueAt(base, path)), values);

/** Drafts that earlier forms of the record left, of those that are open nowhere; newest first. */
const useOffers = (place: { usuari: number; empresa: number; id: string }, name: string | null) => {
  const [offers, show] = useState<readonly FormDraft[]>([]);
  useEffect(() => {
    if (name === null || place.usuari === 0) return;
    let live = true;
    let again: ReturnType<typeof setTimeout> | undefined;
    const look = async (last: boolean): Promise<void> => {
      const mine = (await draftsOf(place.usuari)).filter(
        (one) => one.empresa === place.empresa && one.name === name && one.id !== place.id,
      );
      const held = mine.length > 0 ? await heldDrafts() : () => false;
      if (!live) return;
      show(mine.filter((one) => !held(one)));
      if (!last && mine.some(held)) again = setTimeout(() => void look(true), LOOK_AGAIN_MS);
    };
    void look(false);
    return () => {
      live = false;
      clearTimeout(again);
    };
  }, [name, place]);
  const past = useCallback((): void => show((before) => before.slice(1)), []);
  return { offer: offers[0] ?? null, past };
};

/**
 * Keeps what a form holds in the browser 800 ms after the last key, and knows what an earlier one left. Nothing is
 * kept of a form without changes, without a name, or of nobody.
 */
export const useFormDraft = <Values extends object>(given: {
  name: string | null;
  versio: number | undefined;
  base: Values;
  values: Values;
  unreadable: ReadonlyMap<string, Unreadable>;
  dirty: boolean;
  secrets: readonly string[];
}) => {
  const { name, versio, values, unreadable, dirty } = given;
  const usuari = useUserId();
  const empresa = useEmpresaId();
  const [place] = useState(() => ({ usuari, empresa, id: `${Date.now()}.${Math.random().toString(36).slice(2)}` }));
  const { offer, past } = useOffers(place, name);
  const [savedAt, tellSaved] = useState<number | null>(null);
  const latest = useRef(given);
  latest.current = given;
  const work = useRef({ timer: undefined as ReturnType<typeof setTimeout> | undefined, kept: false });
  const replaced = useRef<FormDraft[]>([]);

  const drop = useCallback(async (): Promise<void> => {
    const { current } = work;
    clearTimeout(current.timer);
    current.timer = undefined;
    const going = [...replaced.current, ...(current.kept ? [place] : [])];
    replaced.current = [];
    current.kept = false;
    tellSaved(null);
    if (going.length > 0) await dropDrafts(going);
  }, [place]);

  /** What there is to be kept now; null, nothing. */
  const draftNow = useCallback((): FormDraft<Values> | null => {
    const now = latest.current;
    if (now.name === null) return null;
    const kept = withoutSecrets(now.values, now.base, now.secrets);
    if (same(kept, now.base) && now.unreadable.size === 0) return null;
    return {
      ...place,
      name: now.name,
      versio: now.versio,
      base: now.base,
      values: kept,
      unreadable: [...now.unreadable].filter(([path]) => !now.secrets.includes(path)),
      at: Date.now(),
      title: document.title.replace(/ · Obra i Control$/, ''),
    };
  }, [place]);

  const write = useCallback(async (): Promise<void> => {
    clearTimeout(work.current.timer);
    work.current.timer = undefined;
    const kept = draftNow();
    if (kept === null) return drop();
    const { values: written, unreadable: marks } = latest.current;
    work.current.kept = true;
    const done = await keepDraft(kept);
    if (!work.current.kept) return;
    work.current.kept = done;
    // Of what was typed meanwhile nothing is told before it is kept too.
    const isAll = latest.current.values === written && latest.current.unreadable === marks;
    tellSaved(done && isAll ? kept.at : null);
    const gone = replaced.current;
    if (!done || gone.length === 0) return;
    replaced.current = [];
    await dropDrafts(gone);
  }, [draftNow, drop]);

  /** Writes what waits; tells whether a draft is kept. */
  const flush = useCallback(async (): Promise<boolean> => {
    if (work.current.timer !== undefined) await write();
    return work.current.kept;
  }, [write]);

  const keeps = name !== null && place.usuari !== 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of what the form holds waits anew
  useEffect(() => {
    if (!keeps) return;
    if (dirty) {
      tellSaved(null);
      clearTimeout(work.current.timer);
      work.current.timer = setTimeout(() => void write(), REST_MS);
    } else void drop();
  }, [keeps, values, unreadable, versio, dirty, write, drop]);

  useEffect(() => {
    if (!keeps) return;
    const release = holdDraft(place.id);
    const away = (): void => void flush();
    const gone = (): void => {
      // A cell that is being typed in is written when it is left.
      if (document.activeElement instanceof HTMLElement) {
        const typing = document.activeElement;
        flushSync(() => typing.blur());
      }
      const kept = latest.current.dirty ? draftNow() : null;
      if (kept === null) return;
      work.current.kept = true;
      keepDraftAtOnce(kept);
      away();
    };
    const stop = onFlushDrafts(async () => void (await flush()));
    document.addEventListener('visibilitychange', away);
    window.addEventListener('pagehide', gone);
    return () => {
      document.removeEventListener('visibilitychange', away);
      window.removeEventListener('pagehide', gone);
      stop();
      void flush();
      release();
    };
  }, [keeps, place, flush, draftNow]);

  return useMemo(
    () => ({
      offer: offer as FormDraft<Values> | null,
      savedAt,
      flush,
      drop,
      /** The form holds what was offered: the older draft goes once its own is kept. */
      taken: (draft: FormDraft): void => {
        replaced.current.push(draft);
        past();
      },
      discard: (draft: FormDraft): void => {
        past();
        void dropDrafts([draft]);
      },
    }),
    [offer, savedAt, flush, drop, past],
  );
};
