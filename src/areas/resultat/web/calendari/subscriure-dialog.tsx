import { Button, Modal, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, useMay, usePlatform } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import { toast, toastError } from '#web/ui/feedback/toasts.tsx';
import { useFocusBack } from '#web/ui/feedback/use-focus-back.ts';
import { calendariRoutes } from '../../contract/calendari.ts';
import { resultatTexts } from '../../texts/index.ts';
import css from './calendari.module.css';

/** The address by which other programs follow the calendar: shown once, revoked at will. */
export const SubscriureDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTexts(resultatTexts);
  const web = useTexts(webTexts);
  const formats = useFormats();
  const api = useApi();
  const may = useMay();
  const empresa = useEmpresaId();
  const { queries } = usePlatform();
  const [adreca, show] = useState<string | null>(null);
  useFocusBack();
  const queryKey = ['calendari', 'subscripcio', empresa];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.call(calendariRoutes.subscripcio, { signal }),
    staleTime: 0,
  });
  const tried = async (act: () => Promise<void>): Promise<void> => {
    try {
      await act();
    } catch (error) {
      toastError(tellFault(error, web));
    }
  };
  const make = (): Promise<void> =>
    tried(async () => {
      const { cami, creat } = await api.call(calendariRoutes.subscriu, { body: {} });
      show(new URL(cami, window.location.origin).href);
      queries.setQueryData(queryKey, { creat });
    });
  const revoke = (): Promise<void> =>
    tried(async () => {
      queries.setQueryData(queryKey, await api.call(calendariRoutes.anulla));
      show(null);
      toast(t('calendari.anulada'));
    });
  const copy = (): Promise<void> =>
    tried(async () => {
      await navigator.clipboard.writeText(adreca ?? '');
      toast(t('calendari.copiada'));
    });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('calendari.subscriure')}
      closeButtonProps={{ 'aria-label': web('web.tancar') }}
    >
      <div className={css.dialeg}>
        <p>{t(adreca === null ? 'calendari.subscriure_nova' : 'calendari.subscriure_cos')}</p>
        {adreca === null && data?.creat ? (
          <p>{t('calendari.subscrit', { data: formats.instant(data.creat) })}</p>
        ) : null}
        {adreca === null ? null : (
          <TextInput
            label={t('calendari.adreca')}
            readOnly
            value={adreca}
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
        <div className={css.botons}>
          {data?.creat && may(calendariRoutes.anulla) ? (
            <Button variant="default" onClick={() => void revoke()}>
              {t('calendari.anular')}
            </Button>
          ) : null}
          {adreca === null && may(calendariRoutes.subscriu) ? (
            <Button data-autofocus onClick={() => void make()}>
              {t('calendari.fer_adreca')}
            </Button>
          ) : null}
          {adreca === null ? null : <Button onClick={() => void copy()}>{t('calendari.copiar')}</Button>}
        </div>
      </div>
    </Modal>
  );
};
