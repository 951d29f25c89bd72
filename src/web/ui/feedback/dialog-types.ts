import type { ReactNode } from 'react';

/** One way out of a dialog. */
export interface DialogChoice<Key extends string = string> {
  readonly key: Key;
  readonly text: string;
  readonly look?: 'primary' | 'danger';
  /** The choice that starts with the focus. */
  readonly focused?: boolean;
}

export interface DialogSpec<Key extends string = string> {
  readonly title: string;
  readonly body: ReactNode;
  readonly icon?: ReactNode;
  readonly choices: readonly DialogChoice<Key>[];
  /** What Ctrl+Enter chooses. */
  readonly onCtrlEnter?: Key;
  readonly size?: 'md' | 'lg' | 'xl';
  /** Question that is on the screen once: asked again, the one before it is closed as Esc would. */
  readonly sole?: string;
}

/** A dialog on the screen, and what to do with its answer. */
export interface OpenDialog {
  readonly id: number;
  readonly spec: DialogSpec;
  readonly answer: (key: string | null) => void;
}
