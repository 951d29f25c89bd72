import { useEffect, useRef } from 'react';
import { fieldId } from './form-types.ts';

/** Gives the focus back to the field of a form that had it last, or else to its first: whoever stays goes on writing. */
export const useLastField = (scope: string, paths: readonly string[]): (() => void) => {
  const last = useRef<HTMLElement | null>(null);
  const known = useRef(paths);
  known.current = paths;
  useEffect(() => {
    const own = new RegExp(`^${fieldId('', scope)}`);
    const heard = ({ target }: FocusEvent): void => {
      const form = target instanceof HTMLElement ? target.closest('form') : null;
      if (!form || !known.current.some((path) => form.querySelector(`[id="${fieldId(path, scope)}"]`))) return;
      if (own.test((target as HTMLElement).id) || (target as HTMLElement).closest('[data-entry-grid]'))
        last.current = target as HTMLElement;
    };
    document.addEventListener('focusin', heard);
    return () => document.removeEventListener('focusin', heard);
  }, [scope]);
  return () => {
    // After the dialog has given it back to where it was.
    setTimeout(() => {
      const first = known.current.map((path) => document.getElementById(fieldId(path, scope))).find(Boolean);
      (last.current?.isConnected ? last.current : first)?.focus();
    }, 0);
  };
};
