import type { ReactNode } from 'react';
import { openDialog } from './dialogs.tsx';

/**
 * «Are you sure?», one for the whole house: what would happen, a way back that has the focus, and the deed by its verb.
 * Esc goes back, Ctrl+Enter does it. True when it is to be done.
 */
export const askSure = async (asked: {
  readonly title: string;
  /** A sentence, or more than one said in its own way. */
  readonly body: ReactNode;
  /** The deed, as its button says it. */
  readonly verb: string;
  readonly cancel: string;
  /** What brings nothing to its end is no danger. */
  readonly look?: 'danger' | 'primary';
  readonly icon?: ReactNode;
}): Promise<boolean> => {
  const { title, body, verb, cancel, look = 'danger', icon } = asked;
  const choice = await openDialog({
    title,
    ...(icon === undefined ? {} : { icon }),
    body: typeof body === 'string' ? <p>{body}</p> : body,
    choices: [
      { key: 'back', text: cancel, focused: true },
      { key: 'do', text: verb, look },
    ],
    onCtrlEnter: 'do',
  });
  return choice === 'do';
};
