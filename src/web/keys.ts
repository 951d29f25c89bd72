import { useEffect, useRef } from 'react';

/** Whether the keyboard is writing somewhere, so that single letters are text. */
export const isTyping = (target: EventTarget | null): boolean => {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('[data-entry-grid]')) return true;
  if (target.isContentEditable || target.tagName === 'TEXTAREA' || target.tagName === 'SELECT') return true;
  if (target.tagName !== 'INPUT') return false;
  return !['checkbox', 'radio', 'button', 'submit'].includes((target as HTMLInputElement).type);
};

/** A key as it is written in tables: `Ctrl+Shift+Enter`, `n`, `Alt+ArrowLeft`, `/`. */
export const keyName = (event: KeyboardEvent): string => {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const shift = event.shiftKey && event.key.length > 1;
  return [
    event.ctrlKey || event.metaKey ? 'Ctrl+' : '',
    event.altKey ? 'Alt+' : '',
    shift || (event.shiftKey && (event.ctrlKey || event.altKey)) ? 'Shift+' : '',
    key,
  ].join('');
};

const layerOpen = (): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;

/** Whether a layer stood when the key went down: the key that closes a layer is no key of the screen under it. */
let layerStood = false;

/** Layers that are on their way: asked for, and not on the screen yet. */
const coming = new Set<object>();
/** Keys of the screen do nothing until what is called, or until what is awaited, is done with. */
export const holdKeys = (): (() => void) => {
  const mine = {};
  coming.add(mine);
  return () => coming.delete(mine);
};
export const holdKeysWhile = <Answer>(awaited: Promise<Answer>): Promise<Answer> => awaited.finally(holdKeys());

/** Keys that write nothing: the manual, and the next pane. */
const FUNCTION: readonly string[] = ['F1', 'F6'];

type Catch = (event: KeyboardEvent) => void;
let caught: Catch | null = null;
/** What is typed goes to a layer that is on its way, and nowhere else, until it is given back. */
export const catchKeys = (take: Catch): (() => void) => {
  caught = take;
  const release = holdKeys();
  return () => {
    if (caught === take) caught = null;
    release();
  };
};

/** What is typed while the field that it is meant for is on its way. */
export interface Typing {
  /** Writes it there, and gives the keys back. */
  into(field: HTMLInputElement | HTMLTextAreaElement): void;
  /** Gives the keys back; what was typed is gone. */
  drop(): void;
}
/** A text with what a caught key writes over it. */
export const typedOver = (text: string, event: KeyboardEvent): string => {
  if (event.key === 'Backspace') return text.slice(0, -1);
  return event.key.length === 1 && !event.ctrlKey && !event.metaKey ? text + event.key : text;
};
/** Keys are given back then, whatever has the focus. */
const ARRIVES_MS = 1_000;
/** Keeps what is typed straight after a key that opens a dialog, for a second at most; Escape calls `onEscape`. */
export const keepTyping = (onEscape: () => void): Typing => {
  let text = '';
  const release = catchKeys((event) => {
    if (event.key === 'Escape') onEscape();
    else text = typedOver(text, event);
  });
  const drop = (): void => {
    clearTimeout(late);
    release();
    text = '';
  };
  const late = setTimeout(drop, ARRIVES_MS);
  return {
    into: (field) => {
      const typed = text;
      drop();
      if (typed === '') return;
      const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
      // Through the element's own setter, so that the form hears of it as of a key.
      Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, field.value + typed);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
    drop,
  };
};

const isPlain = (event: KeyboardEvent): boolean =>
  event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.altKey && !event.metaKey;

if (typeof window !== 'undefined') {
  const note = (event: KeyboardEvent): void => {
    layerStood = layerOpen();
    if (coming.size === 0) return;
    if (caught) caught(event);
    else if (layerStood || !isPlain(event) || isTyping(event.target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', note, true);
}

/**
 * Keys of a screen while it is shown. Plain letters do not act inside fields (F1 and F6 do), and nothing acts under a dialog.
 * A handler that gives false lets the key through.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: a handler may just act
export const useKeys = (keys: Readonly<Record<string, (event: KeyboardEvent) => boolean | void>>): void => {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || layerStood || layerOpen() || coming.size > 0) return;
      const name = keyName(event);
      const act = latest.current[name];
      if (!act) return;
      const modified = event.ctrlKey || event.altKey || event.metaKey;
      if (!modified && !FUNCTION.includes(name) && isTyping(event.target)) return;
      if (act(event) !== false) event.preventDefault();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
};
