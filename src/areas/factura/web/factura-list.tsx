import { IconFileInvoice } from '@tabler/icons-react';
import { useCallback, useMemo, useState } from 'react';
import { useExercici } from '#areas/empresa/web/index.tsx';
import { PLAIN_FORMATS } from '#contract/llistat.ts';
import type { AnswerOf } from '#contract/route.ts';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { useGo } from '#web/navigation.tsx';
import { useApi, useEmpresaId, useMay } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import { toastError } from '#web/ui/feedback/toasts.tsx';
import { listExport } from '#web/ui/list/list-exports.ts';
import { ListScreen } from '#web/ui/list/list-screen.tsx';
import type { ListSpec } from '#web/ui/list/list-types.ts';
import { facturaAccioRoutes } from '../contract/accions.ts';
import { cobramentRoutes } from '../contract/cobraments.ts';
import { facturaEnviamentRoutes } from '../contract/enviament.ts';
import { facturaRoutes } from '../contract/routes.ts';
import type { FACTURA_ORDER, FacturaItem } from '../contract/schemas.ts';
import { facturaTexts } from '../texts/index.ts';
import { CobramentDrawer } from './cobrament-drawer.tsx';
import { FacturaMark } from './factura-mark.tsx';
import { FacturesSwitch } from './factures-switch.tsx';
import { facturaColumns, numeroOf } from './list-columns.tsx';
import { ListControls } from './list-controls.tsx';
import { asQuery, LIST_VALUES } from './list-query.ts';
import { PreviewDrawer } from './preview.tsx';
import { SubstituirDialog } from './substituir-dialog.tsx';
import { sumesDites } from './sumes.ts';
import { isCollectable, isGuaranteed, useFacturaBulk } from './use-factura-bulk.tsx';
import { isSendable, useFacturaMail } from './use-factura-mail.tsx';

type Answer = AnswerOf<typeof facturaRoutes.list>;

/** Factures: who owes what. */
export const Screen = () => {
  const t = useTexts(facturaTexts);
  const formats = useFormats();
  const api = useApi();
  const empresa = useEmpresaId();
  const may = useMay();
  const mayCreate = may(facturaRoutes.create);
  const mayCollect = may(cobramentRoutes.create);
  const maySend = may(facturaEnviamentRoutes.envia);
  const mayRectify = may(facturaAccioRoutes.rectificar);
  const mayDuplicate = may(facturaAccioRoutes.duplicate);
  const web = useTexts(webTexts);
  const go = useGo();
  const [substituted, substitute] = useState<readonly FacturaItem[] | null>(null);
  const bulk = useFacturaBulk(substitute);
  const { send } = useFacturaMail();
  const { exercici } = useExercici(empresa);
  const [collecting, collect] = useState<number | null>(null);
  const [seen, see] = useState<number | null>(null);
  const duplicate = useCallback(
    async ({ id }: FacturaItem): Promise<void> => {
      try {
        const copy = await api.call(facturaAccioRoutes.duplicate, { params: { id: empresa, fid: id }, body: {} });
        go(`/empresa/${empresa}/factura/${copy.id}`);
      } catch (fault) {
        toastError(tellFault(fault, web));
      }
    },
    [api, empresa, go, web],
  );
  const spec = useMemo((): ListSpec<FacturaItem, Answer> => {
    return {
      area: 'factures',
      title: t('factura.factures'),
      queryKey: ['factura', 'list', exercici],
      order: { field: 'data', direction: 'DESC' },
      filters: [
        { key: 'pendents', text: t('factura.filtre.pendents'), initial: true },
        { key: 'cobrades_parcialment', text: t('factura.filtre.cobrades_parcialment'), initial: true },
        { key: 'cobrades', text: t('factura.filtre.cobrades'), initial: false },
        {
          key: 'garantia',
          text: t('factura.filtre.garantia_curt'),
          whole: t('factura.filtre.garantia'),
          initial: false,
        },
        { key: 'anullades', text: t('factura.filtre.anullades'), initial: false },
      ],
      values: LIST_VALUES,
      controls: (given) => <ListControls given={given} />,
      columns: facturaColumns(t, formats),
      fetchPage: ({ filters, values, ordre_camp, ...query }, signal) =>
        api.call(facturaRoutes.list, {
          params: { id: empresa },
          query: {
            ...filters,
            ...asQuery(values ?? {}, exercici),
            ...query,
            ordre_camp: ordre_camp as (typeof FACTURA_ORDER)[number],
          },
          signal,
        }),
      idOf: (item) => item.id,
      nameOf: (item) => item.numero ?? `${t('factura.sense_numero')} · ${item.agent?.nom ?? '—'}`,
      href: (item) => `/empresa/${empresa}/factura/${item.id}`,
      muted: ({ situacio }) => ['anullada', 'rectificada', 'substituida'].includes(situacio),
      entry: (item) => ({
        title: numeroOf(item.numero ?? t('factura.sense_numero'), item.situacio),
        aside: formats.money(item.total_factura),
        second: [
          // What is left stands first: the end of a line is cut on the phone.
          item.pendent === 0 || item.pendent === item.total
            ? null
            : t(item.pendent < 0 ? 'factura.fet.tornar' : 'factura.fet.pendent', {
                import: formats.money(Math.abs(item.pendent)),
              }),
          item.agent?.nom ?? '—',
          item.tipus === 'proforma' ? t('factura.proforma') : null,
          item.venciment === null ? null : t('factura.fet.venciment', { data: formats.date(item.venciment) }),
        ]
          .filter(Boolean)
          .join(' · '),
        mark: <FacturaMark {...item} />,
      }),
      bulk,
      rowKeys: [
        ...(mayCollect
          ? [
              {
                key: 'c',
                text: t('factura.tecla.cobrar'),
                textOf: (item: FacturaItem) =>
                  t(
                    item.pendent < 0
                      ? 'factura.accio.tornar'
                      : item.pendent === 0
                        ? 'factura.accio.cobrar_garantia'
                        : 'factura.accio.cobrar',
                  ),
                verb: 'cobrades',
                fits: (item: FacturaItem) => isCollectable(item) || isGuaranteed(item),
                act: (item: FacturaItem) => collect(item.id),
              },
            ]
          : []),
        ...(maySend
          ? [
              {
                key: 'e',
                text: t('factura.tecla.enviar'),
                textOf: () => t('factura.accio.enviar'),
                verb: 'enviar',
                fits: isSendable,
                act: (item: FacturaItem) => void send(item),
              },
            ]
          : []),
        {
          key: 'v',
          text: t('factura.tecla.veure'),
          textOf: () => t('factura.previsualitzar'),
          act: (item) => see(item.id),
        },
      ],
      rowActions: [
        ...(mayRectify
          ? [
              {
                key: 'rectificar',
                text: t('factura.accio.rectificar'),
                fits: ({ situacio, tipus }: FacturaItem) =>
                  tipus !== 'proforma' && !['esborrany', 'anullada'].includes(situacio),
                act: (item: FacturaItem) => go(`/empresa/${empresa}/factura/${item.id}?fer=rectificar`),
              },
            ]
          : []),
        ...(mayDuplicate
          ? [{ key: 'duplicar', text: t('factura.accio.duplicar'), act: (item: FacturaItem) => void duplicate(item) }]
          : []),
      ],
      create: mayCreate ? { text: t('factura.nova'), href: `/empresa/${empresa}/factura/nova` } : null,
      actions: <FacturesSwitch current="factures" />,
      exports: listExport(api, facturaRoutes.llistat, PLAIN_FORMATS, { id: empresa }, (values) =>
        asQuery(values, exercici),
      ),
      empty: { icon: IconFileInvoice, sentence: t('factura.buit', { any: String(exercici) }) },
      amounts: (item) => (item.compta ? { total: item.total_factura, pendent: item.pendent } : null),
      foot: (_total, page) => sumesDites(t, formats, page),
    };
  }, [
    t,
    duplicate,
    formats,
    api,
    empresa,
    mayCreate,
    mayCollect,
    maySend,
    mayRectify,
    mayDuplicate,
    send,
    bulk,
    exercici,
    go,
  ]);
  return (
    <>
      <ListScreen spec={spec} />
      <PreviewDrawer factura={seen} onClose={() => see(null)} />
      <CobramentDrawer factura={collecting} onClose={() => collect(null)} />
      {substituted ? <SubstituirDialog factures={substituted} onClose={() => substitute(null)} /> : null}
    </>
  );
};
