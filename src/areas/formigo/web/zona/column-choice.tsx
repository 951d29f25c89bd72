import { Button, Menu } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '#web/language.tsx';
import { useUserId } from '#web/platform.tsx';
import { KEYS, readStored, writeStored } from '#web/storage.ts';
import { webTexts } from '#web/texts/index.ts';
import { formigoTexts } from '../../texts/index.ts';
import { say } from '../words.ts';
import { isStrengthColumn, OPTIONAL_COLUMNS } from './sample-columns.tsx';

/** The optional columns of the grid that this user has on, kept in the browser. */
export const useShownColumns = (): readonly [readonly string[], (columns: readonly string[]) => void] => {
  const key = KEYS.columns('pastades', useUserId());
  const [shown, setShown] = useState<readonly string[]>(() => readStored<string[]>(key) ?? []);
  return [
    shown,
    (columns) => {
      setShown(columns);
      writeStored(key, columns);
    },
  ];
};

export const ColumnChoice = ({
  shown,
  strengths,
  onChange,
}: {
  shown: readonly string[];
  /** Whether the grid has columns of strengths. */
  strengths: boolean;
  onChange: (columns: readonly string[]) => void;
}) => {
  const t = useTexts(formigoTexts);
  const web = useTexts(webTexts);
  return (
    <Menu closeOnItemClick={false} position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<IconColumns3 size={16} aria-hidden />}>
          {web('web.llista.columnes')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {OPTIONAL_COLUMNS.filter((key) => strengths || !isStrengthColumn(key)).map((key) => {
          const on = shown.includes(key);
          return (
            <Menu.Item
              key={key}
              role="menuitemcheckbox"
              aria-checked={on}
              leftSection={on ? '✓' : ' '}
              onClick={() => onChange(on ? shown.filter((one) => one !== key) : [...shown, key])}
            >
              {say(t, `formigo.col.${key}.nom`)}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
};
