import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useTexts } from '#web/language.tsx';
import { webTexts } from '#web/texts/index.ts';
import { procesTexts } from '../texts/index.ts';

/** What is done to one line of the plan; `.` opens it from the line. */
export const PlanMenu = ({
  nom,
  onOpen,
  edits,
  onMove,
  onRemove,
  first,
  last,
}: {
  nom: string;
  /** Opens its screen; a process has none. */
  onOpen?: (() => void) | undefined;
  edits: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  first: boolean;
  last: boolean;
}) => {
  const t = useTexts(procesTexts);
  const web = useTexts(webTexts);
  if (!(onOpen || edits)) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" tabIndex={-1} data-row-menu aria-label={t('proces.accions', { nom })}>
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown onKeyDown={(event) => event.stopPropagation()}>
        {onOpen ? <Menu.Item onClick={onOpen}>{t('proces.obrir_fitxa')}</Menu.Item> : null}
        {edits ? (
          <>
            <Menu.Item disabled={first} rightSection={<kbd>Alt+↑</kbd>} onClick={() => onMove(-1)}>
              {t('proces.amunt')}
            </Menu.Item>
            <Menu.Item disabled={last} rightSection={<kbd>Alt+↓</kbd>} onClick={() => onMove(1)}>
              {t('proces.avall')}
            </Menu.Item>
            <Menu.Item rightSection={<kbd>{web('web.fitxers.tecla.supr')}</kbd>} onClick={onRemove}>
              {t('proces.treure')}
            </Menu.Item>
          </>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
};
