import { Menu } from '@mantine/core';
import { useTexts } from '../../language.tsx';
import { webTexts } from '../../texts/index.ts';
import { Key } from '../key.tsx';
import css from './list.module.css';
import type { ListSelection } from './list-selection.ts';
import type { ListSpec } from './list-types.ts';
import type { Bulk } from './use-bulk.tsx';

/** The row whose menu is open, and the point that it opens at, px of the window. */
export interface RowMenuPlace<Item> {
  readonly item: Item;
  readonly index: number;
  readonly x: number;
  readonly y: number;
}

const CLICKS: ('mousedown' | 'touchstart')[] = ['mousedown', 'touchstart'];

/** Everything that can be done to one row, each with its key: what its letters do, and what is done to many at once. */
export const RowMenu = <Item,>({
  spec,
  place: { item, index, x, y },
  selection,
  bulk,
  onOpen,
  onAct,
  onClose,
}: {
  spec: ListSpec<Item>;
  place: RowMenuPlace<Item>;
  selection: ListSelection<Item> | null;
  bulk: Bulk<Item>;
  onOpen: (tab: boolean) => void;
  onAct: (act: () => void) => void;
  onClose: () => void;
}) => {
  const t = useTexts(webTexts);
  const keys = (spec.rowKeys ?? []).filter(({ fits }) => fits?.(item) ?? true);
  const verbs = (spec.bulk ?? []).filter(
    ({ key, fits }) => (fits?.(item) ?? true) && !spec.rowKeys?.some(({ verb }) => verb === key),
  );
  const more = (spec.rowActions ?? []).filter(({ fits }) => fits?.(item) ?? true);
  const key = (text: string) => <Key keys={text} />;
  return (
    // Not the keys: the one that opens it would close it.
    <Menu opened onClose={onClose} position="bottom-start" returnFocus={false} offset={0} clickOutsideEvents={CLICKS}>
      <Menu.Target>
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('web.tecla.menu')}
          className={css.menuPoint}
          style={{ left: x, top: y }}
        />
      </Menu.Target>
      <Menu.Dropdown aria-label={t('web.tecla.menu')}>
        <Menu.Item rightSection={key('Enter')} onClick={() => onOpen(false)}>
          {t('web.tecla.obrir')}
        </Menu.Item>
        <Menu.Item rightSection={key('Ctrl+Enter')} onClick={() => onOpen(true)}>
          {t('web.tecla.pestanya')}
        </Menu.Item>
        {selection ? (
          <Menu.Item rightSection={key(t('web.fitxers.tecla.espai'))} onClick={() => selection.toggle(item, index)}>
            {t('web.tecla.triar')}
          </Menu.Item>
        ) : null}
        {keys.length + more.length + verbs.length > 0 ? <Menu.Divider /> : null}
        {keys.map((one) => (
          <Menu.Item key={one.key} rightSection={key(one.key.toUpperCase())} onClick={() => onAct(() => one.act(item))}>
            {one.textOf?.(item) ?? one.text}
          </Menu.Item>
        ))}
        {more.map((one) => (
          <Menu.Item key={one.key} onClick={() => onAct(() => one.act(item))}>
            {one.text}
          </Menu.Item>
        ))}
        {verbs.map((verb) => (
          <Menu.Item
            key={verb.key}
            {...(verb.danger ? { rightSection: key(t('web.fitxers.tecla.supr')) } : {})}
            onClick={() => void bulk.begin(verb, [item])}
          >
            {verb.text}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};
