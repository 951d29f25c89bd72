import { type ReactNode, useEffect, useRef, useState } from 'react';
import { deletedAnswer } from '#contract/desfer.ts';
import { useTexts } from '../../language.tsx';
import { useEmpresaId, usePlatform } from '../../platform.tsx';
import { webTexts } from '../../texts/index.ts';
import { tellFault } from '../../transport-text.ts';
import { askSure } from '../feedback/ask-sure.tsx';
import { openDialog } from '../feedback/dialogs.tsx';
import { toast, toastError } from '../feedback/toasts.tsx';
import { offerBack, offerUndo } from '../feedback/undo.tsx';
import { focusTitle, isLost } from '../feedback/use-focus-back.ts';
import { BulkDialog, type BulkRun } from './bulk-dialog.tsx';
import type { ListSelection } from './list-selection.ts';
import type { BulkVerb, ListSpec } from './list-types.ts';
import { runBulk } from './run-bulk.ts';

/** Gives the focus to the row that was last, where nothing has it any more and the list still stands. */
const useFocusRow = (): (() => void) => {
  const soon = useRef<ReturnType<typeof setTimeout> | null>(null);
  const stands = useRef(false);
  useEffect(() => {
    stands.current = true;
    return () => {
      stands.current = false;
      if (soon.current) clearTimeout(soon.current);
    };
  }, []);
  return () => {
    if (!stands.current) return;
    soon.current = setTimeout(() => {
      if (!isLost()) return;
      document.querySelector<HTMLElement>('[data-row][tabindex="0"]')?.focus();
      focusTitle();
    }, 50);
  };
};

/** How a verb is done to rows. */
export interface Bulk<Item> {
  /** Does it to those of `items` that it fits, asked before where it wants to be. */
  begin(verb: BulkVerb<Item>, items: readonly Item[]): Promise<void>;
  /** How far it is, and what was refused. */
  readonly dialog: ReactNode;
}

/** Does the verbs of a list, to the rows chosen or to the one whose menu is open. What was done is chosen no more. */
export const useBulk = <Item,>(spec: ListSpec<Item>, selection: ListSelection<Item>): Bulk<Item> => {
  const t = useTexts(webTexts);
  const { queries } = usePlatform();
  const empresa = useEmpresaId();
  const [run, setRun] = useState<BulkRun<Item> | null>(null);
  const focusRow = useFocusRow();

  const begin = async (verb: BulkVerb<Item>, items: readonly Item[]): Promise<void> => {
    const those = items.filter((item) => verb.fits?.(item) ?? true);
    if (verb.before && those.length > 0 && !(await verb.before(those))) return;
    const ordered = verb.order ? those.toSorted(verb.order) : those;
    const { can: fit, cannot } = verb.sift ? await verb.sift(ordered) : { can: ordered, cannot: [] };
    if (verb.confirm) {
      const body = await verb.confirm(fit.length, fit, cannot);
      if (fit.length === 0) {
        await openDialog({
          title: verb.text,
          body: typeof body === 'string' ? <p>{body}</p> : body,
          choices: [{ key: 'back', text: t('web.tancar'), focused: true }],
        });
        return;
      }
      const sure = await askSure({
        title: verb.text,
        body,
        verb: verb.deed?.(fit.length) ?? verb.text,
        cancel: t('web.cancellar'),
        look: verb.danger ? 'danger' : 'primary',
      });
      if (!sure) return;
    }
    if (verb.actAll) {
      try {
        await verb.actAll(fit);
      } catch (fault) {
        toastError(tellFault(fault, t));
      }
      return;
    }
    const { act } = verb;
    if (!act) return;
    const stop = new AbortController();
    const show = (more: Partial<BulkRun<Item>>): void => setRun((now) => (now ? { ...now, ...more } : now));
    setRun({ verb, total: fit.length, done: 0, stop: () => stop.abort(), outcomes: null });
    const outcomes = await runBulk(fit, act, { signal: stop.signal, onDone: (done) => show({ done }) });
    await queries.invalidateQueries({ queryKey: [...spec.queryKey] });
    verb.after?.();
    const failed = outcomes.filter(({ fault }) => fault !== null);
    const begun = new Set(outcomes.map(({ item }) => spec.idOf(item)));
    const left = fit.filter((item) => !begun.has(spec.idOf(item)));
    const stay = new Set(
      [...failed.map(({ item }) => item), ...left, ...cannot.map(({ item }) => item)].map(spec.idOf),
    );
    selection.drop(items.map(spec.idOf).filter((id) => !stay.has(id)));
    const well = outcomes.length - failed.length;
    const told = verb.told?.(well) ?? t('web.seleccio.fets', { verb: verb.text, n: well });
    const undoable = outcomes.flatMap(({ answer }) => deletedAnswer.safeParse(answer).data?.desfer ?? []);
    const done = outcomes.filter(({ fault }) => fault === null).map(({ item }) => item);
    const { back } = verb;
    const takesBack = undoable.length === 0 && back !== undefined && done.length > 0;
    if (undoable.length > 0) offerUndo(undoable, { empresa, text: told });
    if (takesBack)
      offerBack(told, async () => {
        await back(done).catch((fault) => toastError(tellFault(fault, t)));
        await queries.invalidateQueries({ queryKey: [...spec.queryKey] });
        verb.after?.();
      });
    if (failed.length > 0 || left.length > 0) show({ outcomes });
    else {
      setRun(null);
      focusRow();
      if (undoable.length === 0 && !takesBack) toast(told);
    }
  };
  const close = (): void => {
    setRun(null);
    focusRow();
  };
  return { begin, dialog: run ? <BulkDialog spec={spec} run={run} onClose={close} /> : null };
};
