import { Combobox, Modal, TextInput, useCombobox } from '@mantine/core';
import { type Icon, IconArrowRight, IconBolt, IconHistory } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useLanguage, useTexts } from '../language.tsx';
import { useGo } from '../navigation.tsx';
import { useEmpresaId, useMay, useStoredSession, useUserId } from '../platform.tsx';
import type { NavEntry } from '../room.ts';
import { useNav } from '../shell/rail.tsx';
import { webTexts } from '../texts/index.ts';
import { matching, readAsked } from './find.ts';
import css from './palette.module.css';
import type { PaletteEntry, PaletteRoom } from './palette-types.ts';
import { readRecents } from './recents.ts';
import { useOfferedActions } from './screen-actions.ts';
import { useFound } from './use-found.ts';

interface Group {
  readonly key: string;
  readonly title: string;
  readonly icon: Icon;
  readonly entries: readonly PaletteEntry[];
}

/** Ctrl+K: goes to any screen or record and runs any action, by the keyboard alone. */
export const Palette = ({
  nav,
  rooms,
  typed,
  type,
  onArrived,
  onClose,
}: {
  nav: readonly NavEntry[];
  rooms: readonly PaletteRoom[];
  /** What was typed of it before it was on the screen, and after. */
  typed: string;
  type: (text: string) => void;
  /** Its box has the focus. */
  onArrived: () => void;
  onClose: () => void;
}) => {
  const t = useTexts(webTexts);
  const go = useGo();
  const may = useMay();
  const user = useUserId();
  const empresa = useEmpresaId();
  const stored = useStoredSession();
  const { language } = useLanguage();
  const ofScreen = useOfferedActions();
  const screens = useNav(nav);
  const [inside, enter] = useState<PaletteEntry | null>(null);
  const combobox = useCombobox({ opened: true });
  const { wanted, text } = readAsked(typed);
  const sources = useMemo(() => rooms.flatMap((room) => room.records ?? []), [rooms]);
  const { found, state } = useFound(sources, inside ? 'actions' : wanted, text);

  const actions = useMemo(
    () =>
      rooms
        .flatMap((room) => room.actions ?? [])
        .filter((action) => !action.access || may(action.access))
        .map((action) => ({ key: action.key, text: action.text(language), href: action.href(empresa) })),
    [rooms, may, language, empresa],
  );
  const places: readonly PaletteEntry[] = [
    ...screens.map(({ key, text: name, href }) => ({ key, text: name, href })),
    ...(stored?.sessio.usuari.empreses ?? [])
      .filter((one) => one.id !== empresa)
      .map((one) => ({
        key: `empresa ${one.id}`,
        text: one.nom,
        detail: t('web.paleta.empresa'),
        href: `/empresa/${one.id}/home`,
      })),
  ];
  const groups = ((): readonly Group[] => {
    const act = (entries: readonly PaletteEntry[], title: string): Group => ({
      key: title,
      title,
      icon: IconBolt,
      entries,
    });
    if (inside) return [act(matching(inside.more ?? [], text), inside.text)];
    const here = act(matching(ofScreen, text), t('web.paleta.aqui'));
    const every = act(matching(actions, text), t('web.paleta.accions'));
    if (wanted === 'actions') return [here, every];
    const records: Group[] = found.map(({ source, entries }) => ({
      key: source.key,
      title: source.title(language),
      icon: source.icon,
      entries,
    }));
    if (wanted !== 'all') return records;
    const recents: Group = {
      key: 'recents',
      title: t('web.paleta.recents'),
      icon: IconHistory,
      entries: matching(readRecents(empresa, user), text),
    };
    const goTo: Group = {
      key: 'pantalles',
      title: t('web.paleta.pantalles'),
      icon: IconArrowRight,
      entries: matching(places, text),
    };
    return text === '' ? [recents, here, every, goTo] : [here, every, goTo, ...records];
  })().filter((group) => group.entries.length > 0);

  const flat = groups.flatMap((group) => group.entries.map((entry) => ({ id: `${group.key} ${entry.key}`, entry })));
  const shape = flat.map(({ id }) => id).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list starts at its first line
  useEffect(() => {
    const soon = requestAnimationFrame(() => combobox.selectFirstOption());
    return () => cancelAnimationFrame(soon);
  }, [shape]);

  /** Whether the key that chooses a line asks for a tab: told before the list hears of it. */
  const inTab = useRef(false);
  const run = (id: string): void => {
    const entry = flat.find((one) => one.id === id)?.entry;
    if (!entry) return;
    if (inTab.current && entry.href) {
      inTab.current = false;
      window.open(`#${entry.href}`, '_blank', 'noopener');
      return;
    }
    onClose();
    if (entry.href) go(entry.href);
    else entry.onAct?.();
  };
  const selected = (): (typeof flat)[number] | undefined => flat[combobox.getSelectedOptionIndex()];
  const pressed = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Escape') onClose();
    const atEnd = event.currentTarget.selectionStart === typed.length;
    if (event.key === 'ArrowRight' && atEnd && selected()?.entry.more) {
      event.preventDefault();
      enter(selected()?.entry ?? null);
      type('');
    }
    if (inside && typed === '' && (event.key === 'ArrowLeft' || event.key === 'Backspace')) {
      event.preventDefault();
      enter(null);
    }
    inTab.current = event.ctrlKey || event.metaKey;
  };
  const searching = state === 'searching';
  return (
    <Modal
      opened
      onClose={onClose}
      withCloseButton={false}
      title={t('web.paleta.titol')}
      size="lg"
      centered={false}
      yOffset="10dvh"
      classNames={{ header: css.hidden ?? '', body: css.body ?? '' }}
    >
      <Combobox store={combobox} onOptionSubmit={run}>
        <Combobox.EventsTarget>
          <TextInput
            data-autofocus
            value={typed}
            onFocus={({ currentTarget }) => {
              currentTarget.setSelectionRange(typed.length, typed.length);
              onArrived();
            }}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDownCapture={pressed}
            aria-label={t('web.paleta.titol')}
            placeholder={inside ? inside.text : t('web.paleta.que')}
            size="md"
          />
        </Combobox.EventsTarget>
        <Combobox.Options className={css.options} aria-label={t('web.paleta.titol')}>
          {groups.map((group) => (
            <Combobox.Group key={group.key} label={group.title}>
              {group.entries.map((entry) => (
                <Combobox.Option key={entry.key} value={`${group.key} ${entry.key}`} className={css.option}>
                  <group.icon size={16} stroke={1.5} aria-hidden className={css.icon} />
                  <span className={css.text}>{entry.text}</span>
                  {entry.detail ? <span className={css.detail}>{entry.detail}</span> : null}
                  {entry.more ? <kbd aria-hidden>→</kbd> : null}
                </Combobox.Option>
              ))}
            </Combobox.Group>
          ))}
          {flat.length === 0 ? (
            <Combobox.Empty>{searching ? t('web.tria.cercant') : t('web.tria.cap')}</Combobox.Empty>
          ) : null}
        </Combobox.Options>
        <p className={css.foot} data-failed={state === 'failed' || undefined} role="status">
          {state === 'failed' ? t('web.tria.falla') : t('web.paleta.ajuda')}
        </p>
      </Combobox>
    </Modal>
  );
};
