import { Button } from '@mantine/core';
import { IconReceiptEuro, IconReportMoney } from '@tabler/icons-react';
import { type DragEvent, useMemo, useState } from 'react';
import { useExercici } from '#areas/empresa/web/index.tsx';
import { PLAIN_FORMATS } from '#contract/llistat.ts';
import type { AnswerOf } from '#contract/route.ts';
import { today, useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { GoLink, useGo } from '#web/navigation.tsx';
import { useApi, useEmpresaId, useMay } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFault } from '#web/transport-text.ts';
import { toast, toastError } from '#web/ui/feedback/toasts.tsx';
import { listExport } from '#web/ui/list/list-exports.ts';
import { ListScreen } from '#web/ui/list/list-screen.tsx';
import type { ListSpec } from '#web/ui/list/list-types.ts';
import { importacioDespesaRoutes } from '../contract/importacio.ts';
import { despesaRoutes } from '../contract/routes.ts';
import type { DESPESA_ORDER, DespesaItem } from '../contract/schemas.ts';
import { despesaTexts } from '../texts/index.ts';
import css from './despesa.module.css';
import { PagadaMark } from './despesa-mark.tsx';
import { bringFiles } from './dropped.ts';
import { despesaColumns, whoOf } from './list-columns.tsx';
import { ListControls } from './list-controls.tsx';
import { asQuery, endsOf, LIST_VALUES } from './list-query.ts';
import { LlistatDialog } from './llistat-dialog.tsx';
import { useDespesaBulk } from './use-despesa-bulk.tsx';
import { useKept } from './use-kept.ts';

type Answer = AnswerOf<typeof despesaRoutes.list>;

/** Despeses: what was bought, from whom, and what is still to be paid. Receipts dropped here begin one. */
export const Screen = () => {
  const t = useTexts(despesaTexts);
  const web = useTexts(webTexts);
  const formats = useFormats();
  const api = useApi();
  const go = useGo();
  const empresa = useEmpresaId();
  const may = useMay();
  const [mayCreate, mayPay, mayImport] = [
    may(despesaRoutes.create),
    may(despesaRoutes.paga),
    may(importacioDespesaRoutes.create),
  ];
  const bulk = useDespesaBulk();
  const { stale } = useKept();
  const { exercici } = useExercici(empresa);
  const [listing, setListing] = useState(false);
  const [over, setOver] = useState(false);
  const list = `/empresa/${empresa}/despesa`;
  const spec = useMemo((): ListSpec<DespesaItem, Answer> => {
    const unpaid = ({ data_pagament }: DespesaItem): boolean => data_pagament === null;
    const pay = async ({ id }: DespesaItem): Promise<void> => {
      try {
        await api.call(despesaRoutes.paga, { params: { id: empresa, did: id }, body: { data_pagament: today() } });
        stale();
        toast(t('despesa.pagat'));
      } catch (fault) {
        toastError(tellFault(fault, web));
      }
    };
    return {
      area: 'despeses',
      title: t('despesa.despeses'),
      queryKey: ['despesa', 'list', exercici],
      order: { field: 'data', direction: 'DESC' },
      filters: [
        { key: 'pendents', text: t('despesa.filtre.pendents'), initial: true },
        { key: 'pagades', text: t('despesa.filtre.pagades'), initial: true },
      ],
      values: LIST_VALUES,
      controls: (given) => <ListControls given={given} />,
      columns: despesaColumns(t, formats),
      fetchPage: ({ filters, values, ordre_camp, ...query }, signal) =>
        api.call(despesaRoutes.list, {
          params: { id: empresa },
          query: {
            ...filters,
            ...asQuery(values ?? {}, exercici),
            ...query,
            ordre_camp: ordre_camp as (typeof DESPESA_ORDER)[number],
          },
          signal,
        }),
      idOf: (item) => item.id,
      nameOf: (item) => `${item.exercici}/${item.numero} · ${whoOf(t, item)}`,
      href: (item) => `${list}/${item.id}`,
      entry: (item) => ({
        title: whoOf(t, item),
        aside: formats.money(item.total),
        second: [formats.date(item.data), item.tipus_despesa[0]?.nom].filter(Boolean).join(' · '),
        mark: <PagadaMark {...item} />,
      }),
      bulk,
      rowKeys: mayPay
        ? [{ key: 'p', text: t('despesa.tecla.pagar'), verb: 'pagar', fits: unpaid, act: (item) => void pay(item) }]
        : [],
      create: mayCreate ? { text: t('despesa.nova'), href: `${list}/nova` } : null,
      actions: (
        <>
          {mayImport ? (
            <GoLink to={`${list}/importar`} className={css.second}>
              {t('despesa.accio.importar')}
            </GoLink>
          ) : null}
          <Button
            variant="default"
            leftSection={<IconReportMoney size={16} aria-hidden />}
            onClick={() => setListing(true)}
          >
            {t('despesa.accio.llistat')}
          </Button>
        </>
      ),
      exports: listExport(api, despesaRoutes.exporta, PLAIN_FORMATS, { id: empresa }, (values) =>
        asQuery(values, exercici),
      ),
      empty: { icon: IconReceiptEuro, sentence: t('despesa.buit') },
      amounts: (item) => ({ total: item.total, pendent: item.data_pagament === null ? item.a_pagar : 0 }),
      foot: (_total, { sumes }) =>
        [
          t('despesa.suma', {
            despeses: sumes.despeses,
            base: formats.money(sumes.base),
            quota: formats.money(sumes.quota),
            total: formats.money(sumes.total),
            pendent: formats.money(sumes.pendent),
          }),
          ...(sumes.autoliquidat === 0
            ? []
            : [t('despesa.suma.autoliquidat', { quota: formats.money(sumes.autoliquidat) })]),
        ].join(' · '),
    };
  }, [t, web, formats, api, empresa, list, mayCreate, mayPay, mayImport, bulk, stale, exercici]);
  const drops = mayCreate
    ? {
        onDragOver: (event: DragEvent): void => {
          if (![...event.dataTransfer.types].includes('Files')) return;
          event.preventDefault();
          setOver(true);
        },
        onDragLeave: (event: DragEvent): void => {
          if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
        },
        onDrop: (event: DragEvent): void => {
          event.preventDefault();
          setOver(false);
          bringFiles([...event.dataTransfer.files]);
          go(`${list}/nova`);
        },
      }
    : {};
  return (
    <div className={css.dropList} data-over={over || undefined} {...drops}>
      <ListScreen spec={spec} />
      {over ? (
        <p className={css.dropHint} aria-hidden>
          {t('despesa.deixar')}
        </p>
      ) : null}
      {listing ? (
        <LlistatDialog ends={endsOf('exercici', exercici)} camp="data" onClose={() => setListing(false)} />
      ) : null}
    </div>
  );
};
