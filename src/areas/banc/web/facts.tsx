import type { ReactNode } from 'react';
import css from './banc.module.css';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** Takes the whole width: running text. */
  readonly wide?: boolean;
}

/** Facts of a record that is only read: those that say something, in two columns. */
export const Facts = ({ title, facts }: { title: string; facts: readonly Fact[] }) => {
  const told = facts.filter(({ value }) => value !== '' && value !== null && value !== undefined);
  if (told.length === 0) return null;
  return (
    <section className={css.panel}>
      <h2>{title}</h2>
      <dl className={css.facts}>
        {told.map(({ label, value, wide }) => (
          <div key={label} data-wide={wide || undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
