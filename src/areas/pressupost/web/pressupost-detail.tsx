import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { QuickAgentHost } from '#areas/agent/web/index.tsx';
import { unreadOfLinies, useHeld } from '#areas/fiscal/web/index.tsx';
import { useFormats } from '#web/formats.ts';
import { useKeys } from '#web/keys.ts';
import { useTexts } from '#web/language.tsx';
import { GoLink, useGo, useTitle } from '#web/navigation.tsx';
import { useApi, useEmpresaId, useMay } from '#web/platform.tsx';
import type { ResolveContext, ScreenProps } from '#web/room.ts';
import { DetailHeader, DetailPage } from '#web/ui/detail/detail.tsx';
import { ListPanel } from '#web/ui/detail/list-panel.tsx';
import { toastError } from '#web/ui/feedback/toasts.tsx';
import { PaperDrawer } from '#web/ui/files/paper.tsx';
import { Form } from '#web/ui/form/form.tsx';
import type { UnreadCells } from '#web/ui/grid/grid-undo.ts';
import { useHistoryLink } from '#web/ui/history/use-history-link.ts';
import { pressupostRoutes } from '../contract/routes.ts';
import type { Pressupost } from '../contract/schemas.ts';
import { pressupostTexts } from '../texts/index.ts';
import { EnviamentsPanel } from './enviaments-panel.tsx';
import { FitesPanel } from './fites-panel.tsx';
import css from './pressupost.module.css';
import { PressupostFields } from './pressupost-fields.tsx';
import { PressupostHistorial } from './pressupost-historial.tsx';
import { numberOf } from './pressupost-list.tsx';
import { pressupostHref, pressupostQuery } from './queries.ts';
import { SituacioMark } from './situacio-mark.tsx';
import { type SaveFirst, usePressupostActions } from './use-pressupost-actions.tsx';
import { usePressupostForm } from './use-pressupost-form.ts';

export const resolve = ({ api, queries, empresa, id }: ResolveContext): Promise<Pressupost> =>
  queries.fetchQuery(pressupostQuery(api, empresa, id('id')));

/** A quotation: its draft to be written, or what was sent with its answer, versions and milestones. */
export const Screen = ({ given, search }: ScreenProps<Pressupost>) => {
  const t = useTexts(pressupostTexts);
  const formats = useFormats();
  const api = useApi();
  const empresa = useEmpresaId();
  const { data: pressupost = given } = useQuery({
    ...pressupostQuery(api, empresa, given.id),
    initialData: given,
    staleTime: 5_000,
  });
  const historial = search['part'] === 'historial';
  const href = pressupostHref(empresa, pressupost.id);
  const historyLink = useHistoryLink(`${href}?part=historial`, historial);
  const saveFirst: SaveFirst = useRef(null);
  const [previewed, setPreviewed] = useState(false);
  const { actions, primary } = usePressupostActions(pressupost, saveFirst, () => setPreviewed(true));
  const name = pressupost.numero === null ? pressupost.titol || t('pressupost.pressupost') : numberOf(pressupost);
  useTitle(name, t('pressupost.pressupostos'));
  useKeys({ 'Ctrl+Enter': () => (primary ? primary.onAct() : false) });
  return (
    <>
      <DetailPage
        header={
          <DetailHeader
            back={{ text: t('pressupost.pressupostos'), href: `/empresa/${empresa}/pressupost` }}
            title={name}
            recent={pressupost.numero === null && pressupost.titol === '' ? pressupost.agent?.nom : undefined}
            about={pressupost.agent?.nom}
            mark={<SituacioMark situacio={pressupost.situacio} />}
            facts={[
              pressupost.agent && (
                <GoLink key="agent" to={`/empresa/${empresa}/agent/${pressupost.agent.id}`}>
                  {pressupost.agent.nom}
                </GoLink>
              ),
              pressupost.treball && (
                <GoLink key="treball" to={`/empresa/${empresa}/treball/${pressupost.treball.id}`}>
                  {`${pressupost.treball.codi} ${pressupost.treball.nom}`}
                </GoLink>
              ),
              pressupost.numero === null ? null : pressupost.titol,
              formats.euros(pressupost.totals.total_factura),
            ]}
            primary={
              primary ? (
                <Button title="Ctrl+Enter" onClick={primary.onAct}>
                  {primary.text}
                </Button>
              ) : null
            }
            actions={actions}
            tabs={[
              { key: 'pressupost', text: t('pressupost.tab.pressupost'), href, current: !historial },
              ...historyLink,
            ]}
          />
        }
      >
        {historial ? (
          <PressupostHistorial pressupost={pressupost} />
        ) : (
          <Whole key={`${pressupost.id} ${pressupost.estat}`} pressupost={pressupost} saveFirst={saveFirst} />
        )}
      </DetailPage>
      <QuickAgentHost />
      <PaperDrawer
        cami={previewed ? `/empresa/${empresa}/pressupost/${pressupost.id}/document?inline=true` : null}
        title={t('pressupost.previsualitzacio')}
        onClose={() => setPreviewed(false)}
      />
    </>
  );
};

const Whole = ({ pressupost, saveFirst }: { pressupost: Pressupost; saveFirst: SaveFirst }) => {
  const t = useTexts(pressupostTexts);
  const formats = useFormats();
  const empresa = useEmpresaId();
  const may = useMay();
  const go = useGo();
  const unread = useState<UnreadCells>(new Map());
  const { held, tell } = useHeld();
  const form = usePressupostForm({ pressupost, held, onLeave: () => go(`/empresa/${empresa}/pressupost`) });
  const wrong = unreadOfLinies(unread[0], { ...form.values, retencio: null, bestretes: [] });
  tell(wrong);
  const readOnly = pressupost.estat !== 'esborrany' || !may(pressupostRoutes.update);
  const { resposta } = pressupost;
  useEffect(() => {
    saveFirst.current = async () => {
      if (wrong > 0) {
        toastError(t('pressupost.no_llegit'));
        return false;
      }
      return !form.dirty || form.submit();
    };
    return () => {
      saveFirst.current = null;
    };
  });
  return (
    <>
      {resposta ? (
        <p className={css.notice} role="status">
          <strong>
            {t(resposta.acceptat ? 'pressupost.resposta.acceptat' : 'pressupost.resposta.rebutjat', {
              nom: resposta.nom,
              quan: formats.instant(resposta.quan),
            })}
          </strong>
          <span>
            {resposta.per === 'enllac'
              ? t('pressupost.resposta.enllac', { ip: resposta.ip })
              : t('pressupost.resposta.oficina')}
          </span>
          {resposta.text ? <q>{resposta.text}</q> : null}
        </p>
      ) : null}
      {pressupost.desfasat ? (
        <p className={css.notice} role="status">
          {t('pressupost.desfasat')}
        </p>
      ) : null}
      {pressupost.estat === 'acceptat' ? <FitesPanel pressupost={pressupost} /> : null}
      <EnviamentsPanel pressupost={pressupost.id} />
      {pressupost.revisions.length > 1 ? (
        <ListPanel title={t('pressupost.versions')} compared>
          {pressupost.revisions.map((one) => (
            <li key={one.id}>
              {one.id === pressupost.id ? (
                <strong>{t('pressupost.versio_n', { n: one.revisio })}</strong>
              ) : (
                <GoLink to={pressupostHref(empresa, one.id)}>{t('pressupost.versio_n', { n: one.revisio })}</GoLink>
              )}
              <span>{formats.date(one.data)}</span>
              <span>{formats.euros(one.total)}</span>
              <SituacioMark situacio={one.situacio} />
            </li>
          ))}
        </ListPanel>
      ) : null}
      <Form form={form} wide readOnly={readOnly}>
        <PressupostFields form={form} pressupost={pressupost} unread={unread} readOnly={readOnly} />
      </Form>
    </>
  );
};
