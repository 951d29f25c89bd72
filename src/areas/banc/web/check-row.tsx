import { Checkbox } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { NOTHING } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { GoLink } from '#web/navigation.tsx';
import { useEmpresaId } from '#web/platform.tsx';
import type { Comprovacio } from '../contract/schemas.ts';
import { bancTexts } from '../texts/index.ts';
import css from './banc.module.css';
import { useBancLists } from './banc-lists.ts';
import { tellUsos } from './comprovacio-values.ts';
import { comprovacioHref } from './queries.ts';

/** How a row is dragged: what begins, and what is dropped on it. */
export interface Dragging {
  readonly onStart: () => void;
  readonly onDrop: () => void;
}

/** A check of an item: name, frequency, criterion and norms, what its uses ask, whether it is basic. */
export const CheckRow = ({
  check,
  onBasic,
  handle = null,
  menu = null,
  dragging,
}: {
  check: Comprovacio;
  /** Null where the role may not: the word is read. */
  onBasic: ((check: Comprovacio, basic: boolean) => Promise<void>) | null;
  handle?: ReactNode;
  menu?: ReactNode;
  dragging?: Dragging;
}) => {
  const t = useTexts(bancTexts);
  const empresa = useEmpresaId();
  const lists = useBancLists();
  const [over, setOver] = useState(false);
  const drag = dragging
    ? {
        draggable: true,
        onDragStart: dragging.onStart,
        onDragOver: (event: React.DragEvent) => {
          event.preventDefault();
          event.stopPropagation();
          setOver(true);
        },
        onDragLeave: () => setOver(false),
        onDrop: (event: React.DragEvent) => {
          event.preventDefault();
          event.stopPropagation();
          setOver(false);
          dragging.onDrop();
        },
      }
    : {};
  const uses = tellUsos(t, lists, check.usos);
  return (
    <li className={css.check} data-over={over || undefined} data-plain={handle === null || undefined} {...drag}>
      {handle}
      <div>
        <GoLink to={comprovacioHref(empresa, check.id)} className={css.checkName} draggable={false}>
          {check.nom}
        </GoLink>
        {check.propia ? <span className={css.tag}>{t('banc.propia.si')}</span> : null}
        {uses.length > 0 ? <div className={css.second}>{uses.join(' · ')}</div> : null}
      </div>
      <div data-label={t('banc.comp.frequencia')}>{check.frequencia || NOTHING}</div>
      <div data-label={t('banc.col.criteri')}>
        {check.criteri || NOTHING}
        {check.normes.length > 0 ? <div className={css.second}>{check.normes.join(', ')}</div> : null}
      </div>
      <div className={css.basic}>
        {onBasic ? (
          <Checkbox
            label={t('banc.col.basic')}
            aria-label={t('banc.basica_de', { nom: check.nom })}
            checked={check.basic}
            onChange={(event) => void onBasic(check, event.currentTarget.checked)}
          />
        ) : check.basic ? (
          t('banc.col.basic')
        ) : null}
      </div>
      {menu}
    </li>
  );
};
