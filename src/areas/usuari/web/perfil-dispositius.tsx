import { Button } from '@mantine/core';
import { IconAlertTriangle, IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { usePlatform } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFailure } from '#web/transport-text.ts';
import { StatePanel } from '#web/ui/feedback/state-panel.tsx';
import { toastError } from '#web/ui/feedback/toasts.tsx';
import { Mark } from '#web/ui/mark/mark.tsx';
import type { UsuariRecord } from '../contract/equip.ts';
import { type Dispositiu, perfilRoutes } from '../contract/perfil.ts';
import { usuariTexts } from '../texts/index.ts';
import css from './equip.module.css';

/** Devices with an open session: each may be closed, or all but this one. */
export const Dispositius = ({ usuari }: { usuari: UsuariRecord }) => {
  const t = useTexts(usuariTexts);
  const web = useTexts(webTexts);
  const formats = useFormats();
  const { api } = usePlatform();
  const params = { id: usuari.id };
  const devices = useQuery({
    queryKey: ['dispositius', usuari.id],
    queryFn: ({ signal }) => api.call(perfilRoutes.dispositius, { params, signal }),
    staleTime: 0,
  });
  const attempt = async (act: () => Promise<unknown>): Promise<void> => {
    try {
      await act();
    } catch (error) {
      toastError(tellFailure(error, web).sentence);
    }
    await devices.refetch();
  };
  const nameOf = ({ plataforma, fabricant, model }: Dispositiu): string =>
    [fabricant, model].filter(Boolean).join(' ') || t(`usuari.plataforma.${plataforma}`);
  if (devices.error)
    return (
      <StatePanel icon={IconAlertTriangle} sentence={tellFailure(devices.error, web).sentence} alert>
        <Button onClick={() => void devices.refetch()}>{web('web.reintentar')}</Button>
      </StatePanel>
    );
  const items = devices.data ?? [];
  return (
    <section className={css.panel} aria-labelledby="devices">
      <h2 id="devices">{t('usuari.perfil.dispositius')}</h2>
      <ul className={css.devices}>
        {items.map((one) => (
          <li key={one.id} className={css.device}>
            {one.plataforma === 'mobil' ? (
              <IconDeviceMobile size={20} stroke={1.5} aria-hidden />
            ) : (
              <IconDeviceDesktop size={20} stroke={1.5} aria-hidden />
            )}
            <span className={css.what}>
              {nameOf(one)}
              <br />
              <span className={css.quiet}>
                {t('usuari.dispositiu.quan', {
                  obert: formats.instant(one.creada),
                  darrer: formats.instant(one.darrer_us),
                })}
              </span>
            </span>
            {one.actual ? (
              <Mark form="satisfied" word={t('usuari.dispositiu.aquest')} />
            ) : (
              <Button
                variant="default"
                aria-label={t('usuari.dispositiu.tancar_nom', { nom: nameOf(one) })}
                onClick={() => void attempt(() => api.call(perfilRoutes.tanca, { params: { ...params, sid: one.id } }))}
              >
                {t('usuari.dispositiu.tancar')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {items.length > 1 ? (
        <div className={css.row}>
          <Button variant="default" onClick={() => void attempt(() => api.call(perfilRoutes.tancaAltres, { params }))}>
            {t('usuari.dispositiu.tancar_altres')}
          </Button>
        </div>
      ) : null}
    </section>
  );
};
