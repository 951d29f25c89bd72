import { Menu } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
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
  const [open, setOpen] = useState(false);
  const { exercici, years, choose } = useExercici(empresa?.id ?? 0);
  useKeys({ 'Ctrl+e': () => setOpen(true) });
  useEffect(
    () =>
      onEmpresesChanged(() => {
        void platform.queries.invalidateQueries({ queryKey: ['empresa'] });
        refreshSession(platform).catch(() => undefined);
      }),
    [platform],
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
  const empreses = stored?.sessio.usuari.empreses ?? [];
  return (
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
            {one.nom}
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
      </Menu.Dropdown>
    </Menu>
  );
};
