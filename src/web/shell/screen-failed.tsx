import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCloudOff, IconLock, IconQuestionMark } from '@tabler/icons-react';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useTexts } from '../language.tsx';
import { useGo } from '../navigation.tsx';
import { ScreenRefusal } from '../room.ts';
import { webTexts } from '../texts/index.ts';
import { TransportFailure } from '../transport-error.ts';
import { tellFailure } from '../transport-text.ts';
import { StatePanel } from '../ui/feedback/state-panel.tsx';

const statusOf = (error: unknown): number =>
  error instanceof ScreenRefusal || error instanceof TransportFailure ? error.status : -1;

/** What stands in place of a screen that could not be loaded or that broke. */
export const ScreenFailed = ({ error }: ErrorComponentProps) => {
  const t = useTexts(webTexts);
  const router = useRouter();
  const go = useGo();
  const status = statusOf(error);
  if (status === 403) return <StatePanel icon={IconLock} sentence={t('web.pantalla.403')} alert screen />;
  if (status === 404) return <ScreenNotFound />;
  if (status === 401) {
    return (
      <StatePanel icon={IconLock} sentence={t('web.pantalla.401')} alert screen>
        <Button onClick={() => go('/login')}>{t('web.entrar')}</Button>
      </StatePanel>
    );
  }
  const told = tellFailure(error, t);
  const offline = error instanceof TransportFailure && error.kind === 'offline';
  return (
    <StatePanel
      icon={offline ? IconCloudOff : IconAlertTriangle}
      sentence={told.sentence}
      detail={told.requestId ? t('web.falla.peticio', { id: told.requestId }) : null}
      alert
      screen
    >
      <Button onClick={() => void router.invalidate()}>{t('web.reintentar')}</Button>
    </StatePanel>
  );
};

export const ScreenNotFound = () => {
  const t = useTexts(webTexts);
  const go = useGo();
  return (
    <StatePanel icon={IconQuestionMark} sentence={t('web.pantalla.404')} alert screen>
      <Button variant="default" onClick={() => go('/home')}>
        {t('web.anar_inici')}
      </Button>
    </StatePanel>
  );
};
