import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { useLanguage, useTexts } from '../language.tsx';
import { GoLink, usePathname } from '../navigation.tsx';
import { useEmpresaId, useMay } from '../platform.tsx';
import type { NavEntry } from '../room.ts';
import { webTexts } from '../texts/index.ts';
import css from './shell.module.css';

/** The entries that the role may open, with their addresses in this company. */
export const useNav = (nav: readonly NavEntry[]) => {
  const { language } = useLanguage();
  const empresa = useEmpresaId();
  const may = useMay();
  const pathname = usePathname();
  return nav
    .filter((entry) => !entry.access || may(entry.access))
    .map((entry) => {
      const href = entry.href(empresa);
      const under = entry.under?.(empresa) ?? href;
      return {
        key: entry.key,
        icon: entry.icon,
        letter: entry.letter,
        phone: entry.phone ?? false,
        foot: entry.foot ?? false,
        text: entry.text(language),
        group: entry.group?.(language) ?? null,
        href,
        current: pathname === href || pathname.startsWith(`${under}/`),
      };
    });
};

/** The rail of the desk: icons and words, folded to icons on demand and on the tablet. */
export const Rail = ({ nav, folded, onFold }: { nav: readonly NavEntry[]; folded: boolean; onFold: () => void }) => {
  const t = useTexts(webTexts);
  const every = useNav(nav);
  const entries = [...every.filter((entry) => !entry.foot), ...every.filter((entry) => entry.foot)];
  const FoldIcon = folded ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <nav className={css.rail} aria-label={t('web.navegacio')}>
      {entries.map(({ key, icon: EntryIcon, text, group, href, current, foot }, place) => (
        <span key={key} style={{ display: 'contents' }}>
          {foot && !entries[place - 1]?.foot ? <span className={css.gap} /> : null}
          {!group && !foot && entries[place - 1]?.group ? <span className={css.groupEnd} /> : null}
          {group && group !== entries[place - 1]?.group ? <span className={css.group}>{group}</span> : null}
          <GoLink
            to={href}
            className={css.entry}
            aria-current={current ? 'page' : undefined}
            aria-label={text}
            title={folded ? text : undefined}
          >
            <EntryIcon size={20} stroke={1.5} aria-hidden />
            <span className={css.word}>{text}</span>
          </GoLink>
        </span>
      ))}
      <button
        type="button"
        className={`${css.entry} ${css.fold}`}
        onClick={onFold}
        aria-expanded={!folded}
        aria-label={folded ? t('web.desplegar') : t('web.plegar')}
        title={folded ? t('web.desplegar') : undefined}
      >
        <FoldIcon size={20} stroke={1.5} aria-hidden />
        <span className={css.word}>{t('web.plegar')}</span>
      </button>
    </nav>
  );
};
