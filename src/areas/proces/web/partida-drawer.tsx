import { Button, Drawer } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { bancPartidaQuery } from '#areas/banc/web/index.tsx';
import { useLanguage, useTexts } from '#web/language.tsx';
import { GoLink } from '#web/navigation.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import type { TreballPartidaItem } from '../contract/schemas.ts';
import { procesTexts } from '../texts/index.ts';
import css from './partida.module.css';
import { PartidaForm } from './partida-form.tsx';
import { partidaHref, placeOfItem, treballPartidaQuery } from './queries.ts';

/** An item over the programme: what is chosen of it and its checks, with the way to its own screen. */
export const PartidaDrawer = ({
  partida,
  edits,
  onClose,
}: {
  partida: TreballPartidaItem | null;
  edits: boolean;
  onClose: () => void;
}) => {
  const web = useTexts(webTexts);
  return (
    <Drawer
      opened={partida !== null}
      onClose={onClose}
      position="right"
      size="xl"
      title={partida?.nom ?? ''}
      closeButtonProps={{ 'aria-label': web('web.tancar') }}
      returnFocus={false}
    >
      {partida ? <DrawerBody key={partida.id} partida={partida} edits={edits} onClose={onClose} /> : null}
    </Drawer>
  );
};

const DrawerBody = ({
  partida,
  edits,
  onClose,
}: {
  partida: TreballPartidaItem;
  edits: boolean;
  onClose: () => void;
}) => {
  const t = useTexts(procesTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const { language } = useLanguage();
  const place = placeOfItem(partida);
  const { data, error, refetch, isFetching } = useQuery({
    ...treballPartidaQuery(api, empresa, place, language),
    staleTime: 5_000,
  });
  const body = useRef<HTMLDivElement>(null);
  const banc = useQuery(bancPartidaQuery(api, empresa, partida.partida_fk, language));
  const ready = data !== undefined && !banc.isPending;
  // What comes after the drawer has opened takes the focus that its frame held meanwhile.
  useEffect(() => {
    if (ready) body.current?.querySelector<HTMLElement>('input:not(:disabled), select:not(:disabled)')?.focus();
  }, [ready]);
  return (
    <div className={css.drawer} ref={body}>
      <GoLink to={partidaHref(empresa, place)}>{t('proces.obrir_fitxa')}</GoLink>
      {error && !data ? (
        <div role="alert" className={css.failed}>
          <p>{tellFault(error, web)}</p>
          <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
            {web('web.reintentar')}
          </Button>
        </div>
      ) : null}
      {data && ready ? (
        <PartidaForm partida={data} edits={edits} scope="drawer-" onSaved={onClose} onLeave={onClose} />
      ) : null}
    </div>
  );
};
