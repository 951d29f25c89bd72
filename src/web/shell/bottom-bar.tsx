import { Menu } from '@mantine/core';
import { IconDots, IconSearch } from '@tabler/icons-react';
import { useTexts } from '../language.tsx';
import { GoLink, useGo } from '../navigation.tsx';
import { openPalette } from '../palette/palette-host.tsx';
import type { NavEntry } from '../room.ts';
import { webTexts } from '../texts/index.ts';
import { useNav } from './rail.tsx';
import css from './shell.module.css';

/** The phone's bottom bar: the main screens, and the rest under «Més». */
export const BottomBar = ({ nav }: { nav: readonly NavEntry[] }) => {
  const t = useTexts(webTexts);
  const go = useGo();
  const entries = useNav(nav);
  const rest = entries.filter((entry) => !entry.phone);
  return (
    <nav className={css.bottom} aria-label={t('web.navegacio')}>
      {entries
        .filter((entry) => entry.phone)
        .map(({ key, icon: EntryIcon, text, href, current }) => (
          <GoLink key={key} to={href} className={css.tab} aria-current={current ? 'page' : undefined}>
            <EntryIcon size={20} stroke={1.5} aria-hidden />
            {text}
          </GoLink>
        ))}
      <button type="button" className={css.tab} onClick={openPalette}>
        <IconSearch size={20} stroke={1.5} aria-hidden />
        {t('web.llista.cercar')}
      </button>
      {rest.length > 0 ? (
        <Menu position="top-end">
          <Menu.Target>
            <button type="button" className={css.tab}>
              <IconDots size={20} stroke={1.5} aria-hidden />
              {t('web.mes')}
            </button>
          </Menu.Target>
          <Menu.Dropdown>
            {rest.map(({ key, icon: EntryIcon, text, href }) => (
              <Menu.Item key={key} leftSection={<EntryIcon size={16} aria-hidden />} onClick={() => go(href)}>
                {text}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      ) : null}
    </nav>
  );
};
