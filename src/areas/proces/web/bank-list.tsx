import { IconCheck } from '@tabler/icons-react';
import { Fragment, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { PartidaItem } from '#areas/banc/contract/schemas.ts';
import { useBancLists } from '#areas/banc/web/index.tsx';
import { useTexts } from '#web/language.tsx';
import { procesTexts } from '../texts/index.ts';
import { KindLetter } from './kind-letter.tsx';
import css from './programa.module.css';

const PAGE = 10;

/**
 * The items of the bank, one Tab stop: ↓ ↑ move, Space ticks, Enter takes what is ticked (or the one in hand) in; one that is
 * in already only with Shift.
 */
export const BankList = (props: {
  items: readonly PartidaItem[];
  /** They answer what is searched; until they do, Space and Enter wait for the line that will be in hand. */
  settled: boolean;
  /** Under the name of their process, where they are of several. */
  grouped: boolean;
  ticked: ReadonlyMap<number, PartidaItem>;
  isIn: (item: PartidaItem) => boolean;
  onToggle: (item: PartidaItem) => void;
  onTickAll: () => void;
  /** `again`: on purpose, though it is in already. */
  onAdd: (item: PartidaItem, again: boolean) => void;
  /** Up from the first one. */
  onSearch: () => void;
  onLeave: () => void;
}) => {
  const { items, ticked } = props;
  const t = useTexts(procesTexts);
  const lists = useBancLists();
  const frame = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const wantsFocus = useRef(false);
  const at = Math.min(active, Math.max(0, items.length - 1));
  const inside = useRef(false);
  const waiting = useRef<{ key: ' ' | 'Enter'; again: boolean } | null>(null);
  const act = ({ key, again }: { key: ' ' | 'Enter'; again: boolean }): void => {
    const item = items[at];
    if (item && key === ' ') props.onToggle(item);
    else if (item) props.onAdd(item, again);
  };
  useEffect(() => {
    if (!props.settled || waiting.current === null) return;
    const asked = waiting.current;
    waiting.current = null;
    act(asked);
  });
  useEffect(() => {
    // What is found anew may not hold the line that had the focus: it stays in the list.
    const isLost = inside.current && document.activeElement === document.body;
    if (!wantsFocus.current && !isLost) return;
    wantsFocus.current = false;
    frame.current?.querySelector<HTMLElement>('[data-bank-row][tabindex="0"]')?.focus();
  });
  const go = (place: number): void => {
    if (place < 0) props.onSearch();
    else {
      wantsFocus.current = true;
      setActive(Math.min(items.length - 1, place));
    }
  };
  const pressed = (event: KeyboardEvent<HTMLDivElement>): void => {
    const item = items[at];
    if (!item || event.altKey) return;
    const { key } = event;
    if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'a') props.onTickAll();
    else if (event.ctrlKey || event.metaKey) return;
    else if (key === 'ArrowDown' || key === 'j') go(at + 1);
    else if (key === 'ArrowUp' || key === 'k') go(at - 1);
    else if (key === 'Home') go(0);
    else if (key === 'End') go(items.length - 1);
    else if (key === 'PageDown') go(at + PAGE);
    else if (key === 'PageUp') go(Math.max(0, at - PAGE));
    else if (key === ' ' || key === 'Enter') {
      const asked = { key, again: event.shiftKey } as const;
      if (props.settled) act(asked);
      else waiting.current = asked;
    } else if (key === 'Escape') props.onLeave();
    // A digit opens no tab of the work while a row has the focus.
    else if (!/^\d$/.test(key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={frame}
      role="listbox"
      aria-label={t('proces.banc.partides')}
      aria-multiselectable
      tabIndex={-1}
      className={css.bankList}
      onKeyDown={pressed}
      onFocus={() => {
        inside.current = true;
      }}
      onBlur={() => {
        inside.current = false;
      }}
    >
      {items.map((item, place) => {
        const on = ticked.has(item.id);
        const head = props.grouped && items[place - 1]?.proces_fk !== item.proces_fk;
        return (
          <Fragment key={item.id}>
            {head ? (
              <div role="presentation" className={css.bankHead}>
                {lists.proces(item.proces_fk)}
              </div>
            ) : null}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the list hears the keys of its lines */}
            <div
              role="option"
              aria-selected={on}
              data-bank-row={item.id}
              tabIndex={place === at ? 0 : -1}
              className={css.bankRow}
              title={[item.nom, item.codi, ...item.normes].filter(Boolean).join(' · ')}
              onFocus={() => setActive(place)}
              onClick={() => props.onToggle(item)}
            >
              <span className={css.box} data-on={on || undefined} aria-hidden>
                {on ? <IconCheck size={14} stroke={2.5} /> : null}
              </span>
              <KindLetter control={item.control_fk} />
              <span className={css.bankName}>{item.nom}</span>
              {props.isIn(item) ? <span className={css.tag}>{t('proces.banc.afegit')}</span> : null}
            </div>
          </Fragment>
        );
      })}
    </div>
  );
};
