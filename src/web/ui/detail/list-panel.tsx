import type { ReactNode } from 'react';
import css from './list-panel.module.css';

/** A few things about a record, one line each; its children are `li`. `note` stands before them. */
export const ListPanel = ({
  title,
  note = null,
  children,
}: {
  title?: string;
  note?: ReactNode;
  children: ReactNode;
}) => (
  <section className={css.panel}>
    {title === undefined ? null : <h2>{title}</h2>}
    {note}
    <ul>{children}</ul>
  </section>
);
