import { Button, Modal } from '@mantine/core';
import { useRef } from 'react';
import type { OpenDialog } from './dialog-types.ts';
import css from './dialogs.module.css';
import { useFocusBack } from './use-focus-back.ts';

/** One dialog: its title, what it says, and the ways out. */
export const OneDialog = ({ open }: { open: OpenDialog }) => {
  const { spec, answer } = open;
  useFocusBack();
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
