import { Button, Modal } from '@mantine/core';
import { type ReactNode, useRef, useSyncExternalStore } from 'react';
import css from './dialogs.module.css';

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
}

interface Open {
  readonly id: number;
  readonly spec: DialogSpec;
  readonly answer: (key: string | null) => void;
}

let stack: readonly Open[] = [];
let count = 0;
const listeners = new Set<() => void>();
const change = (next: readonly Open[]): void => {
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
    count += 1;
    const id = count;
    const answer = (key: string | null): void => {
      change(stack.filter((open) => open.id !== id));
      resolve(key as Key | null);
    };
    change([...stack, { id, spec, answer }]);
  });

const OneDialog = ({ open }: { open: Open }) => {
  const { spec, answer } = open;
  const focused = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      opened
      onClose={() => answer(null)}
      title={
        <span className={css.title}>
          {spec.icon}
          {spec.title}
        </span>
      }
      withCloseButton={false}
      size={spec.size ?? 'md'}
      onKeyDown={(event) => {
        if (spec.onCtrlEnter && event.key === 'Enter' && event.ctrlKey) {
          event.preventDefault();
          answer(spec.onCtrlEnter);
        }
      }}
    >
      <div className={css.body}>{spec.body}</div>
      <div className={css.choices}>
        {spec.choices.map((choice) => (
          <Button
            key={choice.key}
            ref={choice.focused ? focused : undefined}
            data-autofocus={choice.focused ? true : undefined}
            variant={choice.look === 'primary' ? 'filled' : 'default'}
            className={choice.look === 'danger' ? css.danger : undefined}
            onClick={() => answer(choice.key)}
          >
            {choice.text}
          </Button>
        ))}
      </div>
    </Modal>
  );
};

/** Where dialogs appear; stands once, at the top. */
export const DialogHost = () => {
  const open = useSyncExternalStore(subscribe, () => stack);
  return open.map((one) => <OneDialog key={one.id} open={one} />);
};
