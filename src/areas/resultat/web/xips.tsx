import { IconCheck } from '@tabler/icons-react';
import css from './seguiment.module.css';

/** A chip that is on or off; on, it carries a tick. */
export const Xip = ({ text, on, onToggle }: { text: string; on: boolean; onToggle: (on: boolean) => void }) => (
  <button type="button" className={css.xip} aria-pressed={on} onClick={() => onToggle(!on)}>
    {on ? <IconCheck size={16} aria-hidden /> : null}
    {text}
  </button>
);
