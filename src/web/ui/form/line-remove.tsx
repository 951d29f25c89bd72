import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import css from './form.module.css';

/** Takes a line of a list in a form away; level with its fields. `className` places it where a room lays its lines out otherwise. */
export const LineRemove = ({
  text,
  onRemove,
  className = '',
}: {
  text: string;
  onRemove: () => void;
  className?: string | undefined;
}) => (
  <div className={`${css.lineRemove} ${className}`}>
    <ActionIcon variant="subtle" color="gray" size="var(--control)" aria-label={text} title={text} onClick={onRemove}>
      <IconX size={16} aria-hidden />
    </ActionIcon>
  </div>
);
