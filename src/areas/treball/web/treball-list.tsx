import { IconCrane, IconLock } from '@tabler/icons-react';
import { useMemo } from 'react';
import { PLAIN_FORMATS } from '#contract/llistat.ts';
import { NOTHING, useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, useMay } from '#web/platform.tsx';
import { listExport } from '#web/ui/list/list-exports.ts';
import { ListScreen } from '#web/ui/list/list-screen.tsx';
import type { ListSpec } from '#web/ui/list/list-types.ts';
import { treballRoutes } from '../contract/routes.ts';
import type { TREBALL_ORDER, TreballItem } from '../contract/schemas.ts';
import { lotsToJudge } from '../domain/control.ts';
import { treballTexts } from '../texts/index.ts';
import { WorkBar, WorkMark } from './control-state.tsx';
import css from './treball.module.css';
import { useTreballBulk } from './treball-bulk.ts';
import { treballHref } from './treball-frame.tsx';

/** Treballs: find a work, see its health. */
export const Screen = () => {
  const t = useTexts(treballTexts);
  const formats = useFormats();
  const api = useApi();
  const id = useEmpresaId();
  const may = useMay();
  const mayCreate = may(treballRoutes.create);
  const assignedOnly = !may(treballRoutes.expedient);
  const bulk = useTreballBulk();
  const spec = useMemo((): ListSpec<TreballItem> => {
    const codi = (item: TreballItem) => (
      <span className={css.pair}>
        {item.codi}
        {item.obert ? null : <IconLock size={16} role="img" aria-label={t('treball.tancat')} />}
      </span>
    );
    return {
      area: 'treball',
      title: t('treball.treballs'),
      queryKey: ['treball', 'list'],
      order: { field: 'codi', direction: 'DESC' },
      filters: [
        { key: 'obert', text: t('treball.filtre.obert'), initial: true },
        { key: 'tancat', text: t('treball.filtre.tancat'), initial: false },
        { key: 'control_qualitat', text: t('treball.filtre.control_qualitat'), initial: false },
      ],
      columns: [
        { key: 'codi', head: t('treball.col.codi'), width: 104, order: 'codi', show: codi },
        { key: 'nom', head: t('treball.col.nom'), width: 'flex', order: 'nom', show: (item) => item.nom },
        {
          key: 'poblacio',
          head: t('treball.col.poblacio'),
          width: 140,
          order: 'poblacio',
          show: (item) => item.poblacio || NOTHING,
        },
        {
          key: 'promotor',
          head: t('treball.col.promotor'),
          width: 200,
          order: 'promotor',
          show: (item) => item.promotor || NOTHING,
        },
        {
          key: 'control',
          head: t('treball.col.control'),
          width: 240,
          show: (item) =>
            item.formigo.lots === 0 && item.control === null ? (
              NOTHING
            ) : (
              <span className={css.control}>
                <WorkMark item={item} />
                <WorkBar item={item} />
              </span>
            ),
        },
        {
          key: 'lots',
          head: t('treball.col.lots'),
          width: 96,
          align: 'right',
          show: (item) => (
            <span title={t('treball.col.lots_ajuda')}>
              {item.formigo.lots === 0 ? NOTHING : formats.integer(lotsToJudge(item.formigo))}
            </span>
          ),
        },
        {
          key: 'canviat',
          head: t('treball.col.canviat'),
          width: 104,
          order: 'canviat',
          show: (item) => formats.date(formats.dayOf(item.canviat)),
        },
        {
          key: 'expedient',
          head: t('treball.col.expedient'),
          width: 128,
          order: 'expedient',
          optional: true,
          show: (item) => item.expedient || NOTHING,
        },
        {
          key: 'adreca',
          head: t('treball.col.adreca'),
          width: 200,
          optional: true,
          show: (item) => item.adreca || NOTHING,
        },
        {
          key: 'data_encarrec',
          head: t('treball.col.data_encarrec'),
          width: 104,
          order: 'data_encarrec',
          optional: true,
          show: (item) => formats.date(item.data_encarrec),
        },
        {
          key: 'pem',
          head: t('treball.col.pem'),
          width: 120,
          align: 'right',
          optional: true,
          show: (item) => formats.money(item.pem),
        },
      ],
      fetchPage: ({ filters, ordre_camp, ...query }, signal) =>
        api.call(treballRoutes.list, {
          query: { ...filters, ...query, ordre_camp: ordre_camp as (typeof TREBALL_ORDER)[number] },
          signal,
        }),
      idOf: (item) => item.id,
      href: (item) => treballHref(id, item.id),
      muted: (item) => !item.obert,
      entry: (item) => ({
        title: (
          <span className={css.pair}>
            {codi(item)} {item.nom}
          </span>
        ),
        second: [item.poblacio, item.promotor].filter(Boolean).join(' · '),
        mark: <WorkMark item={item} />,
      }),
      nameOf: (item) => `${item.codi} ${item.nom}`,
      bulk,
      exports: listExport(api, treballRoutes.document, PLAIN_FORMATS),
      create: mayCreate ? { text: t('treball.nou'), href: `/empresa/${id}/treball/nou` } : null,
      empty: { icon: IconCrane, sentence: t(assignedOnly ? 'treball.buit_obra' : 'treball.buit') },
    };
  }, [t, formats, api, id, mayCreate, assignedOnly, bulk]);
  return <ListScreen spec={spec} />;
};
