import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { IconChevronLeft, IconDots } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useKeys } from '../../keys.ts';
import { useTexts } from '../../language.tsx';
import { GoLink, useGo, usePathname } from '../../navigation.tsx';
import { useNoteRecent } from '../../palette/recents.ts';
import { useScreenActions } from '../../palette/screen-actions.ts';
import { useEmpresaId, useUserId } from '../../platform.tsx';
import { useKeyHelp } from '../../shell/keys-help.tsx';
import { webTexts } from '../../texts/index.ts';
import { Key } from '../key.tsx';
import css from './detail.module.css';

/** A tab of a detail: the digit that opens it is its place, `0` for the history. */
export interface DetailTab {
  readonly key: string;
  readonly text: string;
  readonly href: string;
  readonly current: boolean;
  readonly digit?: string;
}

/** A line of «⋯». */
export interface DetailAction {
  readonly key: string;
  readonly text: string;
  readonly keys?: string;
  /** Other words that the palette finds it by. */
  readonly words?: string;
  readonly onAct: () => void;
  /** Why it cannot be done now; absent, it can. */
  readonly blocked?: string | null;
}

/**
 * The head of a detail: way back, title with its mark, up to five facts, the one next action, «⋯», and tabs by digits.
 * What the role may not do is simply not given.
 */
export const DetailHeader = ({
  back,
  title,
  mark,
  facts = [],
  primary,
  actions = [],
  tabs = [],
  recent = '',
  about = '',
}: {
  back: { readonly text: string; readonly href: string };
  title: ReactNode;
  mark?: ReactNode;
  facts?: readonly ReactNode[];
  primary?: ReactNode;
  actions?: readonly DetailAction[];
  readonly tabs?: readonly DetailTab[];
  /** What it is remembered by among what was opened lately, in any language; absent, its title. */
  readonly recent?: string | undefined;
  /** Whose it is, told beside that. */
  readonly about?: string | undefined;
}) => {
  const t = useTexts(webTexts);
  const go = useGo();
  const numbered = tabs.map((tab, place) => ({ ...tab, digit: tab.digit ?? String(place + 1) }));
  useKeys({
    'Alt+ArrowLeft': () => go(back.href),
    ...Object.fromEntries(numbered.map((tab) => [tab.digit, () => go(tab.href)])),
  });
  useNoteRecent(useEmpresaId(), useUserId(), usePathname(), recent || (typeof title === 'string' ? title : ''), about);
  useScreenActions([
    ...actions.filter((action) => !action.blocked).map(({ key, text, words, onAct }) => ({ key, text, words, onAct })),
    ...tabs.filter((tab) => !tab.current).map(({ key, text, href }) => ({ key: `tab ${key}`, text, href })),
  ]);
  const strip = useRef<HTMLElement>(null);
  const current = tabs.find((tab) => tab.current)?.key;
  // On the phone the tabs are wider than the screen: the one that is open is brought into sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again when another is open
  useEffect(() => {
    const open = strip.current?.querySelector('[aria-current="page"]')?.getBoundingClientRect();
    const frame = strip.current?.getBoundingClientRect();
    if (!strip.current || !open || !frame) return;
    if (open.right > frame.right) strip.current.scrollLeft += Math.ceil(open.right - frame.right);
    else if (open.left < frame.left) strip.current.scrollLeft -= Math.ceil(frame.left - open.left);
  }, [current]);
  useKeyHelp(tabs.length > 0 ? [{ keys: '1–9, 0', text: t('web.tecla.pestanyes') }] : []);
  return (
    <header className={css.head} data-tabs={tabs.length > 0 || undefined}>
      <GoLink to={back.href} className={css.back} aria-label={t('web.enrere', { on: back.text })} title="Alt+←">
        <IconChevronLeft size={16} aria-hidden />
        <span>{back.text}</span>
      </GoLink>
      <div className={css.line}>
        <h1 className={css.title}>{title}</h1>
        <div className={css.told}>
          {mark}
          <div className={css.facts}>
            {facts.filter(Boolean).map((fact, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: facts have fixed places
              <span key={place}>{fact}</span>
            ))}
          </div>
        </div>
        <div className={css.actions}>
          {primary ? <div className={css.primary}>{primary}</div> : null}
          {actions.length > 0 ? (
            <Menu position="bottom-end">
              <Menu.Target>
                <ActionIcon
                  variant="default"
                  size="var(--control)"
                  className={css.more}
                  aria-label={t('web.detall.accions')}
                >
                  <IconDots size={16} aria-hidden />
                </ActionIcon>
              </Menu.Target>
              <Menu.Dropdown>
                {actions.map((action) => (
                  <Tooltip key={action.key} label={action.blocked} disabled={!action.blocked}>
                    <Menu.Item
                      aria-disabled={action.blocked ? true : undefined}
                      rightSection={action.keys ? <Key keys={action.keys} /> : null}
                      onClick={() => (action.blocked ? undefined : action.onAct())}
                    >
                      {action.blocked ? `${action.text} (${action.blocked})` : action.text}
                    </Menu.Item>
                  </Tooltip>
                ))}
              </Menu.Dropdown>
            </Menu>
          ) : null}
        </div>
      </div>
      {tabs.length > 0 ? (
        <nav ref={strip} className={css.tabs} aria-label={t('web.detall.pestanyes')}>
          {numbered.map((tab) => (
            <GoLink key={tab.key} to={tab.href} className={css.tab} aria-current={tab.current ? 'page' : undefined}>
              {tab.text} <kbd aria-hidden>{tab.digit}</kbd>
            </GoLink>
          ))}
        </nav>
      ) : null}
    </header>
  );
};

/** The body of a detail, below its head. */
export const DetailPage = ({ header, children }: { header: ReactNode; children: ReactNode }) => (
  <div className={css.page}>
    {header}
    <div className={css.body}>{children}</div>
  </div>
);
