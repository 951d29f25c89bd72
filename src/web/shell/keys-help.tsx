import { Modal } from '@mantine/core';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useKeys } from '../keys.ts';
import { useTexts } from '../language.tsx';
import { useGo } from '../navigation.tsx';
import type { NavEntry } from '../room.ts';
import { webTexts } from '../texts/index.ts';
import { Key } from '../ui/key.tsx';
import { useNav } from './rail.tsx';
import css from './shell.module.css';

/** A key of the present screen and what it does, for the `?` table. */
export interface KeyRow {
  readonly keys: string;
  readonly text: string;
}

let rows: readonly (readonly KeyRow[])[] = [];
const listeners = new Set<() => void>();
const change = (next: typeof rows): void => {
  rows = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Lists the keys of a screen in the `?` table while it is shown. */
export const useKeyHelp = (given: readonly KeyRow[]): void => {
  const text = JSON.stringify(given);
  useEffect(() => {
    const mine = JSON.parse(text) as readonly KeyRow[];
    change([...rows, mine]);
    return () => change(rows.filter((one) => one !== mine));
  }, [text]);
};

/** Opens the table of keys from anywhere (user menu). */
export const openKeysHelp = (): void => {
  document.dispatchEvent(new CustomEvent('oic:keys'));
};

const G_WAIT_MS = 1_500;

/** `?` shows the keys of this screen; G and a letter goes to a screen that exists. */
export const KeysHelp = ({ nav }: { nav: readonly NavEntry[] }) => {
  const t = useTexts(webTexts);
  const go = useGo();
  const entries = useNav(nav).filter((entry) => entry.letter);
  const ofScreen = useSyncExternalStore(subscribe, () => rows).flat();
  const [open, show] = useState(false);
  const pressedG = useRef(0);
  useEffect(() => {
    const asked = (): void => show(true);
    document.addEventListener('oic:keys', asked);
    return () => document.removeEventListener('oic:keys', asked);
  }, []);
  useKeys({
    '?': () => show(true),
    g: () => {
      pressedG.current = Date.now();
    },
    ...Object.fromEntries(
      entries.map((entry) => [
        entry.letter?.toLowerCase() ?? '',
        () => {
          if (Date.now() - pressedG.current > G_WAIT_MS) return false;
          pressedG.current = 0;
          go(entry.href);
          return true;
        },
      ]),
    ),
  });
  const all: readonly KeyRow[] = [
    ...ofScreen,
    ...entries.map((entry) => ({ keys: `G ${entry.letter}`, text: t('web.tecla.anar', { pantalla: entry.text }) })),
    { keys: 'Ctrl+K', text: t('web.tecla.paleta') },
    { keys: 'Ctrl+E', text: t('web.tecla.empresa') },
    { keys: 'Alt+←', text: t('web.tecla.enrere') },
    ...(nav.some((entry) => entry.help) ? [{ keys: 'F1', text: t('web.tecla.manual') }] : []),
    { keys: '?', text: t('web.tecla.ajuda') },
  ];
  return (
    <Modal
      opened={open}
      onClose={() => show(false)}
      title={t('web.tecles')}
      closeButtonProps={{ 'aria-label': t('web.tancar') }}
      size="md"
    >
      <dl className={css.keys}>
        {all.map((row) => (
          <div key={`${row.keys} ${row.text}`} style={{ display: 'contents' }}>
            <dt>
              <Key keys={row.keys} />
            </dt>
            <dd>{row.text}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
};
