import { type DragEvent, type ReactNode, useState } from 'react';
import { useFormats } from '#web/formats.ts';
import css from './banc.module.css';

/** The checks under a heading; one that is dragged over it may be dropped as its last. */
export const CheckGroup = ({
  nom,
  n,
  onDrop,
  children,
}: {
  nom: string;
  n: number;
  onDrop?: () => void;
  children: ReactNode;
}) => {
  const formats = useFormats();
  const [over, setOver] = useState(false);
  const drag = onDrop
    ? {
        onDragOver: (event: DragEvent) => {
          event.preventDefault();
          setOver(true);
        },
        onDragLeave: () => setOver(false),
        onDrop: (event: DragEvent) => {
          event.preventDefault();
          setOver(false);
          onDrop();
        },
      }
    : {};
  return (
    <section className={css.group} data-over={over || undefined} {...drag}>
      <h2>
        {nom} <span className={css.count}>{formats.integer(n)}</span>
      </h2>
      {n === 0 ? null : <ul className={css.checks}>{children}</ul>}
    </section>
  );
};
