import { Button, Modal } from '@mantine/core';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useTexts } from '../../language.tsx';
import { webTexts } from '../../texts/index.ts';
import { tellFailure } from '../../transport-text.ts';
import css from './files.module.css';
import type { PanelFile, PanelSource } from './panel-types.ts';

/** A page or a picture in place, with its neighbours by ← →. */
export const FilePreview = ({
  file,
  source,
  onStep,
  onClose,
}: {
  file: PanelFile;
  source: PanelSource;
  /** Shows the one before or after it. */
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
}) => {
  const t = useTexts(webTexts);
  const [shown, setShown] = useState<{ id: number; url: string } | { id: number; failed: unknown } | null>(null);
  useEffect(() => {
    let live = true;
    let forget = (): void => {};
    source
      .view(file)
      .then((view) => {
        if (!live) return view.forget();
        forget = view.forget;
        setShown({ id: file.id, url: view.url });
      })
      .catch((failed: unknown) => {
        if (live) setShown({ id: file.id, failed });
      });
    return () => {
      live = false;
      forget();
    };
  }, [file, source]);
  const pressed = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      event.preventDefault();
      onStep(event.key === 'ArrowRight' ? 1 : -1);
    }
    if (event.key === ' ' && !(event.target instanceof HTMLButtonElement)) {
      event.preventDefault();
      onClose();
    }
  };
  const now = shown?.id === file.id ? shown : null;
  return (
    <Modal
      opened
      onClose={onClose}
      title={file.nom}
      size="xl"
      onKeyDown={pressed}
      closeButtonProps={{ 'aria-label': t('web.tancar') }}
    >
      <div className={css.preview}>
        {now === null ? <p role="status">{t('web.fitxers.vista_carregant')}</p> : null}
        {now && 'failed' in now ? <p role="alert">{tellFailure(now.failed, t).sentence}</p> : null}
        {now && 'url' in now && file.vista !== 'pdf' ? (
          <img src={now.url} alt={file.nom} className={css.picture} />
        ) : null}
        {now && 'url' in now && file.vista === 'pdf' ? (
          <iframe src={now.url} title={t('web.fitxers.vista', { nom: file.nom })} className={css.page} />
        ) : null}
      </div>
      <div className={css.choices}>
        <Button variant="default" onClick={() => onStep(-1)}>
          {t('web.fitxers.anterior')}
        </Button>
        <Button variant="default" onClick={() => onStep(1)}>
          {t('web.fitxers.seguent')}
        </Button>
        <Button variant="default" onClick={() => void source.save(file)}>
          {t('web.fitxers.descarregar')}
        </Button>
      </div>
    </Modal>
  );
};
