import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import css from './state-panel.module.css';

/** What stands where a screen or list has nothing to show: an icon, a sentence, what to do. */
export const StatePanel = ({
  icon: PanelIcon,
  sentence,
  detail,
  children,
  alert,
  screen,
}: {
  icon: Icon;
  sentence: string;
  detail?: ReactNode;
  children?: ReactNode;
  alert?: boolean;
  /** Stands in place of a whole screen, whose title it is. */
  screen?: boolean;
}) => (
  <div className={css.panel} role={alert ? 'alert' : undefined}>
    <PanelIcon size={32} stroke={1.5} aria-hidden className={css.icon} />
    {screen ? <h1 className={css.sentence}>{sentence}</h1> : <p className={css.sentence}>{sentence}</p>}
    {detail ? <p className={css.detail}>{detail}</p> : null}
    {children ? <div className={css.actions}>{children}</div> : null}
  </div>
);
