import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { holdKeys } from '../../keys.ts';
import type { DialogSpec, OpenDialog } from './dialog-types.ts';

let stack: readonly OpenDialog[] = [];
let count = 0;
const listeners = new Set<() => void>();
const change = (next: readonly OpenDialog[]): void => {
  stack = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Opens a dialog and gives the chosen key, or null when it was closed with Esc. The focus goes back after it. */
export const openDialog = <Key extends string>(spec: DialogSpec<Key>): Promise<Key | null> =>
  new Promise((resolve) => {
    for (const open of stack) if (spec.sole && open.spec.sole === spec.sole) open.answer(null);
    count += 1;
    const id = count;
    const release = holdKeys();
    const answer = (key: string | null): void => {
      release();
      change(stack.filter((open) => open.id !== id));
      resolve(key as Key | null);
    };
    change([...stack, { id, spec, answer }]);
  });

/** Closes what is open, as Esc would: a dialog does not outlive its screen. */
export const closeDialogs = (): void => {
  for (const { answer } of stack) answer(null);
};

/** Fetched with the first dialog. */
const OneDialog = lazy(async () => ({ default: (await import('./one-dialog.tsx')).OneDialog }));

/** Ctrl+Enter in a dialog does what its one filled button does, unless the dialog has answered the key itself. */
const pressFilled = (event: KeyboardEvent): void => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
  if (event.defaultPrevented) return;
  const top = [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')].at(-1);
  const filled = [...(top?.querySelectorAll<HTMLButtonElement>('button[data-variant="filled"]') ?? [])];
  const [button] = filled;
  if (!button || filled.length > 1 || button.disabled) return;
  event.preventDefault();
  button.click();
};

/** Where dialogs appear; stands once, at the top. */
export const DialogHost = () => {
  useEffect(() => {
    document.addEventListener('keydown', pressFilled);
    return () => document.removeEventListener('keydown', pressFilled);
  }, []);
  const open = useSyncExternalStore(subscribe, () => stack);
  return (
    <Suspense fallback={null}>
      {open.map((one) => (
        <OneDialog key={one.id} open={one} />
      ))}
    </Suspense>
  );
};
