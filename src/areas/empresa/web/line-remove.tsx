import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import css from './parts.module.css';

/** Takes a line of a list away. */
export const LineRemove = ({ text, onRemove }: { text: string; onRemove: () => void }) => (
  <div className={`${css.levelled} ${css.remove}`}>
    <ActionIcon variant="subtle" color="gray" size="var(--control)" aria-label={text} title={text} onClick={onRemove}>
      <IconX size={16} aria-hidden />
    </ActionIcon>
  </div>
);
