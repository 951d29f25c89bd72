import type { ReactNode } from 'react';
import css from './list-panel.module.css';

/**
 * A few things about a record, one line each; its children are `li`. `note` stands before them. Where what is `compared` down the
 * lines are dates and amounts, the four parts of each stand under those of the others.
 */
export const ListPanel = ({
  title,
  note = null,
  compared = false,
  children,
}: {
  title?: string;
  note?: ReactNode;
  compared?: boolean;
  children: ReactNode;
}) => (
  <section className={css.panel}>
    {title === undefined ? null : <h2>{title}</h2>}
    {note}
    <ul className={compared ? css.compared : undefined}>{children}</ul>
  </section>
);
