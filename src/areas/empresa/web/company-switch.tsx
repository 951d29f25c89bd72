import { Menu } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { refreshSession } from '#areas/usuari/web/index.tsx';
import { useKeys } from '#web/keys.ts';
import { useTexts } from '#web/language.tsx';
import { useGo, usePathname } from '#web/navigation.tsx';
import { useEmpresa, usePlatform, useStoredSession } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFailure } from '#web/transport-text.ts';
import { toastError } from '#web/ui/feedback/toasts.tsx';
import { empresaTexts } from '../texts/index.ts';
import css from './company-switch.module.css';
import { useExercici } from './exercici.ts';
import { ExerciciDialog } from './exercici-dialog.tsx';
import { onEmpresesChanged } from './queries.ts';

/** «Despatx A · 2026 ▾» (Ctrl+E): another company opens the same screen there when it is not a record, else its Inici. */
export const CompanySwitch = () => {
  const t = useTexts(empresaTexts);
  const web = useTexts(webTexts);
  const platform = usePlatform();
  const stored = useStoredSession();
  const empresa = useEmpresa();
  const go = useGo();
  const pathname = usePathname();
  const place = useRef(pathname);
  place.current = pathname;
  const [open, setOpen] = useState(false);
  const [asking, ask] = useState(false);
  const { exercici, years, choose } = useExercici(empresa?.id ?? 0);
  useKeys({ 'Ctrl+e': () => setOpen(true) });
  useEffect(
    () =>
      onEmpresesChanged(() => {
        const renew = () => void platform.queries.invalidateQueries({ queryKey: ['empresa'] });
        refreshSession(platform)
          .then(({ usuari }) => {
            // The company of this tab was deleted in another: there is nothing to stay in.
            const here = Number(/^\/empresa\/(\d+)/.exec(place.current)?.[1] ?? 0);
            if (here !== 0 && usuari.empreses.every((one) => one.id !== here)) {
              go('/empresa', { replace: true });
              platform.queries.removeQueries({ queryKey: ['empresa', here] });
            }
            renew();
          })
          .catch(renew);
      }),
    [platform, go],
  );
  if (!empresa) return null;
  const goTo = (id: number): void => {
    const rest = /^\/empresa\/\d+(\/.*)?$/.exec(pathname)?.[1] ?? '/home';
    go(`/empresa/${id}${/\/\d/.test(rest) ? '/home' : rest}`);
  };
  const chooseYear = async (year: number): Promise<void> => {
    try {
      await choose(year);
    } catch (error) {
      toastError(tellFailure(error, web).sentence);
    }
  };
  const empreses = (stored?.sessio.usuari.empreses ?? []).filter((one) => !one.baixa || one.id === empresa.id);
  return (
    <>
      <Menu opened={open} onChange={setOpen} position="bottom-start" width={320} withinPortal={false}>
        <Menu.Target>
          <button
            type="button"
            className={css.button}
            title="Ctrl+E"
            aria-label={t('empresa.canviar', { nom: empresa.nom, exercici: String(exercici) })}
          >
            <span className={css.cut}>{empresa.nom}</span>
            <span className={css.year}>{`· ${exercici}`}</span>
            <IconChevronDown size={16} aria-hidden />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{t('empresa.canviar_empresa')}</Menu.Label>
          {empreses.map((one) => (
            <Menu.Item
              key={one.id}
              leftSection={one.id === empresa.id ? <IconCheck size={16} aria-hidden /> : <span className={css.blank} />}
              aria-current={one.id === empresa.id || undefined}
              onClick={() => goTo(one.id)}
            >
              {one.baixa ? t('empresa.nom_baixa', { nom: one.nom }) : one.nom}
            </Menu.Item>
          ))}
          <Menu.Item leftSection={<span className={css.blank} />} onClick={() => go('/empresa')}>
            {t('empresa.totes')}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Label>{t('empresa.canviar_exercici')}</Menu.Label>
          {years.map((year) => (
            <Menu.Item
              key={year}
              leftSection={year === exercici ? <IconCheck size={16} aria-hidden /> : <span className={css.blank} />}
              aria-current={year === exercici || undefined}
              onClick={() => void chooseYear(year)}
            >
              {String(year)}
            </Menu.Item>
          ))}
          <Menu.Item leftSection={<span className={css.blank} />} onClick={() => ask(true)}>
            {t('empresa.altre_exercici')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {asking ? <ExerciciDialog exercici={exercici} onChoose={chooseYear} onClose={() => ask(false)} /> : null}
    </>
  );
};
