import { Button } from '@mantine/core';
import { IconLock, IconPlus } from '@tabler/icons-react';
import type { Treball } from '#areas/treball/contract/schemas.ts';
import { TreballMark } from '#areas/treball/web/index.tsx';
import { historialRoutes } from '#contract/historial.ts';
import { useTexts } from '#web/language.tsx';
import { useGo } from '#web/navigation.tsx';
import { useApi, useEmpresaId, useMay, usePlatform } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { useIsPhone } from '#web/ui/density.ts';
import { type DetailAction, DetailHeader } from '#web/ui/detail/detail.tsx';
import { formigoRoutes } from '../../contract/routes.ts';
import type { Zona, ZonaLot } from '../../contract/schemas.ts';
import { formigoTexts } from '../../texts/index.ts';
import { deleteZona } from '../delete-zona.tsx';
import { say } from '../words.ts';
import type { ZonaActions } from './use-zona-actions.tsx';
import css from './zona.module.css';

const UNJUDGED = ['pendent', 'ask', 'mostra_no_valida'];

/** The head of a zone: its facts, the next action, and the rest under «⋯». */
export const ZonaHeader = (props: {
  zona: Zona;
  lot: ZonaLot | null;
  base: string;
  treball: Treball;
  actions: ZonaActions;
  /** Something else is the next action (an answer, a decision). */
  busy: boolean;
  onAddSample: (() => void) | null;
  onHistory: () => void;
}) => {
  const { zona, lot, base, actions, treball } = props;
  const t = useTexts(formigoTexts);
  const web = useTexts(webTexts);
  const go = useGo();
  const may = useMay();
  const phone = useIsPhone();
  const api = useApi();
  const empresa = useEmpresaId();
  const { queries } = usePlatform();
  const manages = may(formigoRoutes.updateZona) && treball.obert;
  const tested = zona.lots.filter((one) => one.veredicte.verdict !== 'no_aplica');
  const judged = tested.filter((one) => !UNJUDGED.includes(one.veredicte.verdict)).length;
  const ofLot = (one: ZonaLot): DetailAction[] => [
    {
      key: 'amunt',
      text: t('formigo.lot.avancar'),
      onAct: () => void actions.moveLot(one, -1),
      blocked: one.id === zona.lots[0]?.id ? t('formigo.lot.es_primer') : null,
    },
    {
      key: 'avall',
      text: t('formigo.lot.endarrerir'),
      onAct: () => void actions.moveLot(one, 1),
      blocked: one.id === zona.lots.at(-1)?.id ? t('formigo.lot.es_darrer') : null,
    },
    {
      key: 'suprimir-lot',
      text: t('formigo.lot.suprimir_aquest', { n: one.numero }),
      onAct: () => void actions.removeLot(one),
    },
  ];
  const remove = (): void =>
    void deleteZona({ api, queries, zona, t, web, empresa, back: base, onDone: () => go(base) });
  const more: readonly DetailAction[] = [
    ...(manages
      ? [{ key: 'dades', text: t('formigo.zona.dades'), onAct: () => go(`${base}/zona/${zona.id}/dades`) }]
      : []),
    ...(manages && lot ? ofLot(lot) : []),
    ...(lot && may(historialRoutes.list)
      ? [{ key: 'historial', text: web('web.historial'), onAct: props.onHistory }]
      : []),
    ...(manages ? [{ key: 'suprimir', text: t('formigo.zona.suprimir'), onAct: remove }] : []),
  ];
  const norma = say(t, `formigo.normativa.${zona.normativa}`);
  return (
    <DetailHeader
      back={{ text: `${t('formigo.formigo')} · ${treball.codi} ${treball.nom}`, href: base }}
      title={zona.nom}
      mark={treball.obert ? undefined : <TreballMark treball={treball} />}
      facts={[
        zona.designacio,
        zona.norma_fixada ? (
          <span key="norma" className={css.fixed} title={t('formigo.norma.fixada')}>
            {norma} <IconLock size={16} aria-hidden /> {t('formigo.norma.fixada_curt')}
          </span>
        ) : (
          norma
        ),
        say(t, `formigo.modalitat.${zona.modalitat}`),
        say(t, `formigo.distintiu.${zona.normativa}.${zona.distintiu}`),
        zona.lots.length > 0 && tested.length === 0
          ? t('formigo.veredicte.no_aplica')
          : t('formigo.zona.jutjats', { n: judged, total: tested.length }),
      ]}
      primary={
        props.onAddSample && lot && !phone ? (
          <Button
            variant={props.busy ? 'default' : 'filled'}
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={props.onAddSample}
            title="Ctrl+I"
          >
            {t('formigo.mostra.afegir')}
          </Button>
        ) : null
      }
      actions={more}
    />
  );
};
