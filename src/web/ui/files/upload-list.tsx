import { ActionIcon } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay, IconRefresh, IconX } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useFormats } from '../../formats.ts';
import { useTexts } from '../../language.tsx';
import { webTexts } from '../../texts/index.ts';
import { tellFault } from '../../transport-text.ts';
import { showSize } from './file-size.ts';
import css from './files.module.css';
import type { UploadItem, UploadQueue } from './upload-types.ts';

const RUNNING = ['espera', 'puja', 'sense_linia', 'desa'];

/** Files on their way in: how far each is, and what can be done with it. */
export const UploadList = ({ queue }: { queue: UploadQueue }) => {
  const t = useTexts(webTexts);
  const items = useSyncExternalStore(queue.subscribe, queue.get);
  if (items.length === 0) return null;
  return (
    <section className={css.uploads} aria-label={t('web.fitxers.pujades')}>
      <ul>
        {items.map((item) => (
          <Upload key={item.key} item={item} queue={queue} />
        ))}
      </ul>
    </section>
  );
};

const useTold = () => {
  const t = useTexts(webTexts);
  const formats = useFormats();
  return (item: UploadItem): string => {
    const percent = formats.percent(Math.floor((item.rebut / Math.max(1, item.mida)) * 100));
    const { error } = item;
    switch (item.estat) {
      case 'puja':
        return t('web.fitxers.puja', {
          percent,
          rebut: showSize(item.rebut, formats),
          mida: showSize(item.mida, formats),
        });
      case 'pausa':
      case 'sense_linia':
      case 'interrompuda':
        return t(`web.fitxers.${item.estat}`, { percent });
      case 'error': {
        if (error === 'supera' || error === 'es_buit') return t(`web.fitxers.${error}`);
        return tellFault(error, t);
      }
      default:
        return t(`web.fitxers.${item.estat}`);
    }
  };
};

const Upload = ({ item, queue }: { item: UploadItem; queue: UploadQueue }) => {
  const t = useTexts(webTexts);
  const told = useTold()(item);
  const { key, nom, estat } = item;
  const button = (text: string, icon: React.ReactNode, onClick: () => void) => (
    <ActionIcon variant="subtle" color="gray" size="var(--control)" aria-label={text} title={text} onClick={onClick}>
      {icon}
    </ActionIcon>
  );
  return (
    <li className={css.upload} data-state={estat}>
      <span className={css.uploadName}>{nom}</span>
      <span className={css.uploadTold} role={estat === 'error' ? 'alert' : undefined}>
        {told}
      </span>
      <progress className={css.bar} value={item.rebut} max={Math.max(1, item.mida)} aria-label={nom} />
      <span className={css.uploadButtons}>
        {RUNNING.includes(estat) && estat !== 'desa'
          ? button(t('web.fitxers.pausar', { nom }), <IconPlayerPause size={16} aria-hidden />, () => queue.pause(key))
          : null}
        {estat === 'pausa'
          ? button(t('web.fitxers.continuar', { nom }), <IconPlayerPlay size={16} aria-hidden />, () =>
              queue.resume(key),
            )
          : null}
        {estat === 'error' && typeof item.error !== 'string'
          ? button(t('web.fitxers.reintentar', { nom }), <IconRefresh size={16} aria-hidden />, () => queue.resume(key))
          : null}
        {button(t('web.fitxers.cancellar', { nom }), <IconX size={16} aria-hidden />, () => queue.cancel(key))}
      </span>
    </li>
  );
};
