import { IconClipboardCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { PLAIN_FORMATS } from '#contract/llistat.ts';
import { today, useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { useLayer } from '#web/navigation.tsx';
import { useApi, useEmpresaId, useMay, usePlatform } from '#web/platform.tsx';
import type { ScreenProps } from '#web/room.ts';
import { listExport } from '#web/ui/list/list-exports.ts';
import { ListScreen } from '#web/ui/list/list-screen.tsx';
import type { ListSpec } from '#web/ui/list/list-types.ts';
import { Mark, type MarkForm } from '#web/ui/mark/mark.tsx';
import {
  type NC_ORDER,
  type NoConformitat,
  noConformitatRoutes,
  nomNoConformitat,
} from '../../contract/no-conformitats.ts';
import { resultatRoutes } from '../../contract/routes.ts';
import { resultatTexts } from '../../texts/index.ts';
import { TancaDialog } from './tanca-dialog.tsx';
import { tancaNc } from './tanca-nc.ts';

/** A non-conformity that is being closed is held while its dialog stands. */
const KEPT_MS = 60_000;

const FORM = { vencuda: 'late', oberta: 'failed', decidida: 'failed', tancada: 'satisfied' } as const satisfies Record<
  NoConformitat['estat'],
  MarkForm
>;

const NcMark = ({ nc }: { nc: NoConformitat }) => {
  const t = useTexts(resultatTexts);
  const formats = useFormats();
  const word = t(`nc.estat.${nc.estat}`, { dies: nc.dies, data: formats.date(nc.tancada) });
  return <Mark form={FORM[nc.estat]} word={word} />;
};

/** No conformitats: what is open in every work, the one whose term comes first on top. */
export const Screen = ({ search }: ScreenProps) => {
  const t = useTexts(resultatTexts);
  const formats = useFormats();
  const api = useApi();
  const empresa = useEmpresaId();
  const { queries } = usePlatform();
  const may = useMay();
  const writes = may(resultatRoutes.update);
  const layer = useLayer();
  const here = `/empresa/${empresa}/no-conformitats`;
  const asked = Number(search.tanca) || 0;
  // The one that the address says is being closed; read again where the tab came straight to it.
  const { data: closing } = useQuery({
    queryKey: ['nc', 'una', empresa, asked],
    queryFn: async ({ signal }) => {
      const { items } = await api.call(noConformitatRoutes.list, { query: { getAll: true }, signal });
      return items.find(({ id }) => id === asked) ?? null;
    },
    enabled: writes && asked > 0,
    staleTime: KEPT_MS,
  });
  const spec = useMemo((): ListSpec<NoConformitat> => {
    const toClose = (nc: NoConformitat): void => {
      queries.setQueryData(['nc', 'una', empresa, nc.id], nc);
      layer.open(`${here}?tanca=${nc.id}`);
    };
    const open = (nc: NoConformitat): boolean => nc.tancada === null && nc.treball.obert && !nc.automatic;
    return {
      area: 'no_conformitats',
      title: t('nc.nc'),
      queryKey: ['nc', 'list'],
      order: { field: 'termini', direction: 'ASC' },
      filters: [
        { key: 'obertes', text: t('nc.filtre.obertes'), initial: true },
        { key: 'tancades', text: t('nc.filtre.tancades'), initial: false },
        { key: 'decidides', text: t('nc.filtre.decidides'), initial: false },
      ],
      columns: [
        { key: 'data', head: t('nc.col.data'), width: 92, order: 'data', show: (nc) => formats.date(nc.data) },
        { key: 'treball', head: t('nc.col.treball'), width: 88, order: 'treball', show: (nc) => nc.treball.codi },
        {
          key: 'partida',
          head: t('nc.col.partida'),
          width: 'flex',
          order: 'partida',
          show: nomNoConformitat,
        },
        {
          key: 'lot',
          head: t('nc.col.lot'),
          width: 64,
          align: 'right',
          order: 'lot',
          show: (nc) => formats.integer(nc.lot),
        },
        { key: 'accio', head: t('nc.col.accio'), width: 240, order: 'accio', show: (nc) => nc.accio },
        {
          key: 'termini',
          head: t('nc.col.termini'),
          width: 92,
          order: 'termini',
          show: (nc) => formats.date(nc.termini),
        },
        {
          key: 'responsable',
          head: t('nc.col.responsable'),
          width: 140,
          order: 'responsable',
          show: (nc) => nc.responsable || '—',
        },
        { key: 'estat', head: t('nc.col.estat'), width: 172, order: 'estat', show: (nc) => <NcMark nc={nc} /> },
        { key: 'obra', head: t('nc.col.obra'), width: 160, optional: true, show: (nc) => nc.treball.nom },
        {
          key: 'tancada',
          head: t('nc.col.tancada'),
          width: 92,
          optional: true,
          order: 'tancada',
          show: (nc) => formats.date(nc.tancada),
        },
        {
          key: 'oberta_dies',
          head: t('nc.col.oberta_dies'),
          width: 92,
          align: 'right',
          optional: true,
          order: 'oberta_dies',
          show: (nc) => formats.integer(nc.oberta_dies),
        },
        {
          key: 'ajornaments',
          head: t('nc.col.ajornaments'),
          width: 92,
          align: 'right',
          optional: true,
          order: 'ajornaments',
          show: (nc) => (nc.ajornaments > 0 ? formats.integer(nc.ajornaments) : ''),
        },
      ],
      fetchPage: ({ filters, ordre_camp, ...query }, signal) =>
        api.call(noConformitatRoutes.list, {
          query: { ...filters, ...query, ordre_camp: ordre_camp as (typeof NC_ORDER)[number] },
          signal,
        }),
      idOf: (nc) => nc.id,
      nameOf: (nc) => nc.comprovacio,
      href: (nc) =>
        `/empresa/${empresa}/treball/${nc.treball_fk}/seguiment/${nc.proces_fk}/partida/${nc.treball_partida_fk}/lot/${nc.lot_fk ?? 0}?comprovacio=${nc.comprovacio_fk}&de=nc`,
      entry: (nc) => ({
        title: nomNoConformitat(nc),
        aside: formats.date(nc.termini),
        second: [
          nc.treball.codi,
          nc.lot === null ? null : t('seguiment.lot_n', { n: nc.lot }),
          nc.accio,
          nc.ajornaments > 0 ? t('seguiment.ajornada', { n: nc.ajornaments }) : null,
        ]
          .filter(Boolean)
          .join(' · '),
        mark: <NcMark nc={nc} />,
      }),
      muted: (nc) => nc.tancada !== null,
      bulk: writes
        ? [
            {
              key: 'tancar',
              text: t('nc.tancar'),
              fits: open,
              confirm: () => t('nc.tancar_cos'),
              act: (nc) => tancaNc(api, nc, today()),
              after: () => void queries.invalidateQueries({ queryKey: ['nc'] }),
            },
          ]
        : [],
      rowKeys: writes ? [{ key: 't', text: t('nc.tancar_titol'), verb: 'tancar', fits: open, act: toClose }] : [],
      exports: listExport(api, noConformitatRoutes.document, PLAIN_FORMATS),
      empty: { icon: IconClipboardCheck, sentence: t('nc.buit') },
    };
  }, [t, formats, api, empresa, queries, writes, layer, here]);
  return (
    <>
      <ListScreen spec={spec} />
      {closing ? <TancaDialog nc={closing} onClose={() => layer.close(here)} /> : null}
    </>
  );
};
