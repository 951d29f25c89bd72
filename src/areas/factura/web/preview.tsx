import { Drawer } from '@mantine/core';
import { useEffect, useState } from 'react';
import { descarregaRoutes } from '#contract/descarrega.ts';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import { facturaTexts } from '../texts/index.ts';
import css from './factura.module.css';

/** The paper of an invoice in its place. Another version is another paper. */
export const Paper = ({ factura, versio }: { factura: number; versio: number }) => {
  const t = useTexts(facturaTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const [shown, setShown] = useState<{ url: string } | { fault: unknown } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is asked for again
  useEffect(() => {
    const stop = new AbortController();
    setShown(null);
    // The browser's own viewer asks for it, without our token: an address that works once.
    const cami = `/empresa/${empresa}/factura/${factura}/document?inline=true`;
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
  }, [api, empresa, factura, versio]);
  if (shown === null)
    return (
      <p role="status" className={css.paper}>
        {web('web.fitxers.vista_carregant')}
      </p>
    );
  if ('fault' in shown)
    return (
      <p role="alert" className={css.paper}>
        {tellFault(shown.fault, web)}
      </p>
    );
  return <iframe src={shown.url} title={t('factura.previsualitzacio')} className={css.page} />;
};

/** The paper at the side of the screen. */
export const PreviewDrawer = ({
  factura,
  versio = 0,
  onClose,
}: {
  /** Null, closed. */
  factura: number | null;
  versio?: number;
  onClose: () => void;
}) => {
  const t = useTexts(facturaTexts);
  const web = useTexts(webTexts);
  return (
    <Drawer
      opened={factura !== null}
      onClose={onClose}
      position="right"
      size="xl"
      title={t('factura.previsualitzacio')}
      closeButtonProps={{ 'aria-label': web('web.tancar') }}
    >
      {factura === null ? null : <Paper factura={factura} versio={versio} />}
    </Drawer>
  );
};
