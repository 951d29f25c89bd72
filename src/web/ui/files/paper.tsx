import { Drawer } from '@mantine/core';
import { useEffect, useState } from 'react';
import { descarregaRoutes } from '#contract/descarrega.ts';
import { useTexts } from '../../language.tsx';
import { useApi } from '../../platform.tsx';
import { webTexts } from '../../texts/index.ts';
import { tellFault } from '../../transport-text.ts';
import css from './paper.module.css';

/** A paper that the server makes, in its place. `cami` is its download; another version is another paper. */
export const Paper = ({ cami, versio, title }: { cami: string; versio: number; title: string }) => {
  const web = useTexts(webTexts);
  const api = useApi();
  const [shown, setShown] = useState<{ url: string } | { fault: unknown } | null>(null);
  /** The one that has come whole: until then its place says that it is being made. */
  const [drawn, setDrawn] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is asked for again
  useEffect(() => {
    const stop = new AbortController();
    setShown(null);
    // The browser's own viewer asks for it, without our token: an address that works once. What we may frame is only ours.
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
  }, [api, cami, versio]);
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
  return (
    <div className={css.frame}>
      {drawn === shown.url ? null : (
        <p role="status" className={css.waiting}>
          {web('web.fitxers.vista_carregant')}
        </p>
      )}
      <iframe src={shown.url} title={title} className={css.page} onLoad={() => setDrawn(shown.url)} />
    </div>
  );
};

/** A paper at the side of the screen, as it stands when it is opened. `cami` null: closed. */
export const PaperDrawer = ({ cami, title, onClose }: { cami: string | null; title: string; onClose: () => void }) => {
  const web = useTexts(webTexts);
  return (
    <Drawer
      opened={cami !== null}
      onClose={onClose}
      position="right"
      size="xl"
      title={title}
      closeButtonProps={{ 'aria-label': web('web.tancar') }}
    >
      {cami === null ? null : <Paper cami={cami} versio={0} title={title} />}
    </Drawer>
  );
};
