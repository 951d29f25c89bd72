import { Button, Drawer } from '@mantine/core';
import { IconCircleCheck, IconSquareX } from '@tabler/icons-react';
import { useState } from 'react';
import { type Tasca, tascaRoutes } from '#contract/tasca.ts';
import { saveByAddress } from '../api.ts';
import { useFormats } from '../formats.ts';
import { useTexts } from '../language.tsx';
import { useApi, usePlatform } from '../platform.tsx';
import { webTexts } from '../texts/index.ts';
import { tellFailure } from '../transport-text.ts';
import type { Offer, PastToast } from '../ui/feedback/toast-memory.ts';
import { toastError } from '../ui/feedback/toasts.tsx';
import { bringBack } from '../ui/feedback/undo.tsx';
import { Mark } from '../ui/mark/mark.tsx';
import css from './tasks.module.css';
import { isPending, tasquesChanged } from './tasks.ts';

const FORM_OF = {
  en_cua: 'pending',
  en_curs: 'pending',
  feta: 'satisfied',
  fallada: 'failed',
  cancelada: 'notApplicable',
} as const;

const TaskLine = ({ tasca }: { tasca: Tasca }) => {
  const t = useTexts(webTexts);
  const formats = useFormats();
  const api = useApi();
  const { queries } = usePlatform();
  const [busy, setBusy] = useState(false);
  const act = async (doing: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    try {
      await doing();
    } catch (error) {
      toastError(tellFailure(error, t).sentence);
    } finally {
      setBusy(false);
      void tasquesChanged(queries);
    }
  };
  const params = { id: tasca.id };
  const again = tasca.estat === 'fallada' || tasca.estat === 'cancelada';
  return (
    <li className={css.task}>
      <span className={css.name}>{tasca.titol}</span>
      <span>
        <Mark form={FORM_OF[tasca.estat]} word={t(`web.tasca.estat.${tasca.estat}`)} />
      </span>
      <span className={css.quiet}>
        {tasca.total > 0 && isPending(tasca)
          ? t('web.tasca.de', { fet: formats.integer(tasca.fet), total: formats.integer(tasca.total) })
          : formats.instant(tasca.acabada ?? tasca.creada)}
      </span>
      {isPending(tasca) ? (
        <progress
          className={css.bar}
          aria-label={tasca.titol}
          {...(tasca.total > 0 ? { max: tasca.total, value: tasca.fet } : {})}
        />
      ) : null}
      {tasca.error ? <p className={css.reason}>{tasca.error.missatge}</p> : null}
      {tasca.fitxer ? <p className={`${css.quiet} ${css.file}`}>{tasca.fitxer.nom}</p> : null}
      <div className={css.acts}>
        {isPending(tasca) ? (
          <Button
            variant="default"
            loading={busy}
            onClick={() => void act(() => api.call(tascaRoutes.cancel, { params }))}
          >
            {t('web.cancellar')}
          </Button>
        ) : null}
        {tasca.fitxer !== null ? (
          <Button
            variant="default"
            loading={busy}
            onClick={() => void act(() => saveByAddress(api, `/tasca/${tasca.id}/document`, tasca.fitxer?.nom ?? ''))}
          >
            {t('web.tasca.descarregar')}
          </Button>
        ) : null}
        {again ? (
          <Button
            variant="default"
            loading={busy}
            onClick={() => void act(() => api.call(tascaRoutes.retry, { params }))}
          >
            {t('web.reintentar')}
          </Button>
        ) : null}
      </div>
    </li>
  );
};

/** What was deleted, brought back from here once its line at the foot has gone. */
const Back = ({ offer }: { offer: Offer }) => {
  const t = useTexts(webTexts);
  const [busy, setBusy] = useState(false);
  return (
    <Button
      variant="default"
      className={css.back}
      loading={busy}
      aria-label={`${t('web.desfer')}: ${offer.text}`}
      onClick={() => {
        setBusy(true);
        void bringBack(offer).finally(() => setBusy(false));
      }}
    >
      {t('web.desfer')}
    </Button>
  );
};

/** Long work, how far it is and what came of it; below, the last lines that were shown at the foot. */
export const TaskPanel = ({
  items,
  toasts,
  onClose,
}: {
  items: readonly Tasca[];
  toasts: readonly PastToast[];
  onClose: () => void;
}) => {
  const t = useTexts(webTexts);
  const formats = useFormats();
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      title={t('web.tasca.titol')}
      closeButtonProps={{ 'aria-label': t('web.tancar') }}
    >
      <div className={css.panel}>
        {items.length === 0 ? <p className={css.quiet}>{t('web.tasca.cap')}</p> : null}
        <ul className={css.list}>
          {items.map((tasca) => (
            <TaskLine key={tasca.id} tasca={tasca} />
          ))}
        </ul>
        {toasts.length > 0 ? (
          <>
            <h3 className={css.title}>{t('web.tasca.avisos')}</h3>
            <ul className={css.list}>
              {toasts.map((one) => (
                <li key={`${one.at}${one.text}`} className={css.past} data-error={one.error || undefined}>
                  {one.error ? <IconSquareX size={16} aria-hidden /> : <IconCircleCheck size={16} aria-hidden />}
                  <span>{one.text}</span>
                  <span className={css.quiet}>{formats.time(one.at)}</span>
                  {one.offer && Date.parse(one.offer.caduca) > Date.now() ? <Back offer={one.offer} /> : null}
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </Drawer>
  );
};
