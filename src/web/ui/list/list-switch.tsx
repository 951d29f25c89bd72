import { GoLink } from '../../navigation.tsx';
import css from './list-switch.module.css';

/** Lists that are looked at in turns, from one to the other. */
export const ListSwitch = ({
  label,
  lists,
}: {
  /** What they are together, for who does not see them. */
  label: string;
  lists: readonly { readonly to: string; readonly text: string; readonly current: boolean }[];
}) => (
  <nav className={css.switch} aria-label={label}>
    {lists.map(({ to, text, current }) => (
      <GoLink key={to} to={to} aria-current={current ? 'page' : undefined}>
        {text}
      </GoLink>
    ))}
  </nav>
);
