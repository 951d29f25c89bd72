import type { CSSProperties } from 'react';
import { useTexts } from '../../language.tsx';
import { webTexts } from '../../texts/index.ts';
import { useDensityRow } from '../density.ts';
import css from './list.module.css';
import type { ColumnMemory } from './list-memory.ts';

const ROWS = Array.from({ length: 12 }, (_, place) => place);

/** Rows of the true widths while the first page comes; they appear after 150 ms. */
export const ListSkeleton = <Item,>({ columns }: { columns: ColumnMemory<Item> }) => {
  const t = useTexts(webTexts);
  const height = useDensityRow();
  const template = columns.shown
    .map((column) => {
      const width = columns.widthOf(column);
      return width === 'flex' ? 'minmax(160px, 1fr)' : `${width}px`;
    })
    .join(' ');
  return (
    <div
      className={css.skeleton}
      role="status"
      aria-label={t('web.llista.carregant')}
      style={{ '--columns': template, '--height': `${height}px` } as CSSProperties}
    >
      {ROWS.map((row) => (
        <div key={row} className={css.skeletonRow}>
          {columns.shown.map((column) => (
            <span key={column.key} className={css.skeletonCell} />
          ))}
        </div>
      ))}
    </div>
  );
};
