import { Drawer } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFailure } from '#web/transport-text.ts';
import { pressupostDocumentRoutes } from '../contract/documents.ts';
import { pressupostTexts } from '../texts/index.ts';
import css from './pressupost.module.css';

const Paper = ({ pressupost }: { pressupost: number }) => {
  const t = useTexts(pressupostTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const [shown, setShown] = useState<{ url: string } | { fault: unknown } | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    let url: string | null = null;
    api
      .download(pressupostDocumentRoutes.one, { params: { id: empresa, pid: pressupost }, signal: stop.signal })
      .then(({ file }) => {
        if (stop.signal.aborted) return;
        url = URL.createObjectURL(file);
        setShown({ url });
      })
      .catch((fault: unknown) => {
        if (!stop.signal.aborted) setShown({ fault });
      });
    return () => {
      stop.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [api, empresa, pressupost]);
  if (shown === null) return <p role="status">{web('web.fitxers.vista_carregant')}</p>;
  if ('fault' in shown) return <p role="alert">{tellFailure(shown.fault, web).sentence}</p>;
  return <iframe src={shown.url} title={t('pressupost.previsualitzacio')} className={css.paper} />;
};

/** The paper of a quotation at the side of the screen, as it stands when it is opened. */
export const PreviewDrawer = ({
  pressupost,
  opened,
  onClose,
}: {
  pressupost: number;
  opened: boolean;
  onClose: () => void;
}) => {
  const t = useTexts(pressupostTexts);
  const web = useTexts(webTexts);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size="xl"
      title={t('pressupost.previsualitzacio')}
      closeButtonProps={{ 'aria-label': web('web.tancar') }}
    >
      {opened ? <Paper pressupost={pressupost} /> : null}
    </Drawer>
  );
};
