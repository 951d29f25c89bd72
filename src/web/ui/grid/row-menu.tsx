import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { memo } from 'react';
import { useTexts } from '../../language.tsx';
import { webTexts } from '../../texts/index.ts';
import { Key } from '../key.tsx';
import css from './grid.module.css';
import type { RowAction } from './grid-props.ts';

/** What is done to a whole row, from its head: the arrow left of the first cell, or the menu key, comes here. */
export const RowMenu = memo(
  ({
    row,
    head,
    onDelete,
    actions = [],
  }: {
    row: string;
    head: string;
    onDelete: (row: string) => void;
    actions?: readonly RowAction[] | undefined;
  }) => {
    const t = useTexts(webTexts);
    return (
      <Menu position="bottom-start">
        <Menu.Target>
          <button
            type="button"
            tabIndex={-1}
            className={css.rowMenu}
            data-row-menu={row}
            aria-label={t('web.graella.fila.accions', { n: head })}
          >
            <IconDots size={16} aria-hidden />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          {actions.map((action) => (
            <Menu.Item
              key={action.key}
              rightSection={action.keys ? <Key keys={action.keys} /> : null}
              onClick={action.onAct}
            >
              {action.text}
            </Menu.Item>
          ))}
          <Menu.Item rightSection={<kbd>{t('web.graella.fila.tecla')}</kbd>} onClick={() => onDelete(row)}>
            {t('web.graella.fila.suprimir')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    );
  },
);
