import { Popover, SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { IconKeyboard, IconLogout, IconUser, IconUserCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { LANGUAGES, type Language, OWN_NAME } from '#kernel/language.ts';
import { leaveFreely } from '#web/drafts/draft-store.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useGo } from '#web/navigation.tsx';
import { usePlatform, useStoredSession } from '#web/platform.tsx';
import { openKeysHelp } from '#web/shell/keys-help.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFailure } from '#web/transport-text.ts';
import { setDensity, useDensity, useIsPhone } from '#web/ui/density.ts';
import { toastError } from '#web/ui/feedback/toasts.tsx';
import { DENSITIES, type Density } from '#web/ui/theme.ts';
import { usuariRoutes } from '../contract/routes.ts';
import { usuariTexts } from '../texts/index.ts';
import { askDrafts } from './ask-drafts.tsx';
import { signOut } from './session-calls.ts';
import css from './user-menu.module.css';

const SCHEMES = ['auto', 'light', 'dark'] as const;

/** The user's menu: language, look, density, keys, Sortir. */
export const UserMenu = () => {
  const t = useTexts(usuariTexts);
  const web = useTexts(webTexts);
  const platform = usePlatform();
  const stored = useStoredSession();
  const go = useGo();
  const phone = useIsPhone();
  const density = useDensity();
  const { language, setLanguage } = useLanguage();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const [open, setOpen] = useState(false);
  const usuari = stored?.sessio.usuari;
  const name = [usuari?.nom, usuari?.cognoms].filter(Boolean).join(' ');

  const chooseLanguage = async (chosen: Language): Promise<void> => {
    setLanguage(chosen);
    if (!usuari) return;
    try {
      const options = { params: { id: usuari.id }, body: { idioma_fk: chosen } };
      platform.session.update(await platform.api.call(usuariRoutes.idioma, options));
    } catch (error) {
      toastError(tellFailure(error, web).sentence);
    }
  };
  const leave = async (): Promise<void> => {
    setOpen(false);
    const drafts = usuari ? await askDrafts(usuari.id, language, web) : 'none';
    if (drafts === 'stay') return;
    await signOut(platform);
    if (drafts === 'none') go('/login');
    else leaveFreely(() => go('/login'));
  };
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      position="bottom-end"
      width={280}
      withinPortal={false}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <button
          type="button"
          className={css.button}
          aria-label={t('usuari.menu', { nom: name })}
          onClick={() => setOpen(!open)}
        >
          <IconUserCircle size={20} stroke={1.5} aria-hidden />
          {phone ? null : <span className={css.name}>{name}</span>}
        </button>
      </Popover.Target>
      <Popover.Dropdown className={css.panel}>
        <p className={css.who}>{usuari?.email ?? name}</p>
        <div className={css.choice}>
          <SegmentedControl
            fullWidth
            aria-label={t('usuari.idioma')}
            value={language}
            onChange={(value) => void chooseLanguage(value as Language)}
            data={LANGUAGES.map((one) => ({ value: one, label: OWN_NAME[one] }))}
          />
          <SegmentedControl
            fullWidth
            aria-label={t('usuari.aspecte')}
            value={colorScheme}
            onChange={(value) => setColorScheme(value as (typeof SCHEMES)[number])}
            data={SCHEMES.map((one) => ({ value: one, label: t(`usuari.aspecte.${one}`) }))}
          />
          {phone ? null : (
            <SegmentedControl
              fullWidth
              aria-label={t('usuari.densitat')}
              value={density}
              onChange={(value) => setDensity(value as Density)}
              data={(Object.keys(DENSITIES) as Density[]).map((one) => ({
                value: one,
                label: t(`usuari.densitat.${one}`),
              }))}
            />
          )}
        </div>
        <button
          type="button"
          className={css.item}
          onClick={() => {
            setOpen(false);
            go('/perfil');
          }}
        >
          <IconUser size={16} aria-hidden />
          <span className={css.word}>{t('usuari.perfil')}</span>
        </button>
        {phone ? null : (
          <button
            type="button"
            className={css.item}
            onClick={() => {
              setOpen(false);
              openKeysHelp();
            }}
          >
            <IconKeyboard size={16} aria-hidden />
            <span className={css.word}>{web('web.tecles')}</span>
            <kbd>?</kbd>
          </button>
        )}
        <button type="button" className={css.item} onClick={() => void leave()}>
          <IconLogout size={16} aria-hidden />
          <span className={css.word}>{web('web.sortir')}</span>
        </button>
      </Popover.Dropdown>
    </Popover>
  );
};
