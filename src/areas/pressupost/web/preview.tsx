import { Drawer } from '@mantine/core';
import { useEffect, useState } from 'react';
import { descarregaRoutes } from '#contract/descarrega.ts';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFailure } from '#web/transport-text.ts';
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
    // The browser's own viewer asks for it, without our token: an address that works once.
    const cami = `/empresa/${empresa}/pressupost/${pressupost}/document?inline=true`;
    api
      .call(descarregaRoutes.create, { body: { cami }, signal: stop.signal })
      .then(({ adreca }) => {
        // The page alone, as wide as its place.
        if (!stop.signal.aborted) setShown({ url: `${adreca}#navpanes=0&view=FitH` });
      })
      .catch((fault: unknown) => {
        if (!stop.signal.aborted) setShown({ fault });
      });
    return () => stop.abort();
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
