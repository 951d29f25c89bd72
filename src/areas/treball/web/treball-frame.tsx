import type { ReactNode } from 'react';
import { despesaRoutes } from '#areas/despesa/contract/routes.ts';
import { facturaRoutes } from '#areas/factura/contract/routes.ts';
import { informeRoutes } from '#areas/informe/contract/routes.ts';
import { pressupostRoutes } from '#areas/pressupost/contract/routes.ts';
import { resultatRoutes } from '#areas/resultat/contract/routes.ts';
import type { Access } from '#contract/roles.ts';
import type { Language } from '#kernel/language.ts';
import { useFormats } from '#web/formats.ts';
import { translatorOf, useLanguage, useTexts } from '#web/language.tsx';
import { useEmpresaId, useMay } from '#web/platform.tsx';
import { type DetailAction, DetailHeader, DetailPage } from '#web/ui/detail/detail.tsx';
import { useHistoryLink } from '#web/ui/history/use-history-link.ts';
import { arxiuRoutes } from '../contract/arxius.ts';
import { treballRoutes } from '../contract/routes.ts';
import type { Treball } from '../contract/schemas.ts';
import { treballTexts } from '../texts/index.ts';
import { TreballClosed, TreballMark } from './treball-closed.tsx';
import { useWholeWork } from './use-whole-work.ts';

/** A tab of a work, as data; what the role may not open is absent. */
interface TreballTab {
  readonly key: string;
  readonly text: (language: Language) => string;
  /** What follows `/empresa/E/treball/N`. */
  readonly path: string;
  readonly access: Access;
  /** Its place among the tabs, lower first. */
  readonly place: number;
}

const ours =
  (
    key:
      | 'treball.tab.resum'
      | 'treball.tab.dades'
      | 'treball.tab.programa'
      | 'treball.tab.formigo'
      | 'treball.tab.seguiment'
      | 'treball.tab.documents'
      | 'treball.tab.informes'
      | 'treball.tab.pressupostos'
      | 'treball.tab.factures'
      | 'treball.tab.despeses',
  ) =>
  (language: Language): string =>
    translatorOf(treballTexts, language)(key);

const tabs: readonly TreballTab[] = [
  { key: 'resum', text: ours('treball.tab.resum'), path: '', access: treballRoutes.get.access, place: 10 },
  { key: 'dades', text: ours('treball.tab.dades'), path: '/dades', access: treballRoutes.expedient.access, place: 20 },
  {
    key: 'programa',
    text: ours('treball.tab.programa'),
    path: '/programa',
    access: treballRoutes.expedient.access,
    place: 25,
  },
  { key: 'formigo', text: ours('treball.tab.formigo'), path: '/formigo', access: treballRoutes.get.access, place: 30 },
  {
    key: 'seguiment',
    text: ours('treball.tab.seguiment'),
    path: '/seguiment',
    access: resultatRoutes.ofProces.access,
    place: 32,
  },
  {
    key: 'documents',
    text: ours('treball.tab.documents'),
    path: '/documents',
    access: arxiuRoutes.list.access,
    place: 35,
  },
  {
    key: 'informes',
    text: ours('treball.tab.informes'),
    path: '/informes',
    access: informeRoutes.formigo.access,
    place: 40,
  },
  {
    key: 'pressupostos',
    text: ours('treball.tab.pressupostos'),
    path: '/pressupostos',
    access: pressupostRoutes.list.access,
    place: 50,
  },
  {
    key: 'factures',
    text: ours('treball.tab.factures'),
    path: '/factures',
    access: facturaRoutes.ofTreball.access,
    place: 60,
  },
  {
    key: 'despeses',
    text: ours('treball.tab.despeses'),
    path: '/despeses',
    access: despesaRoutes.ofTreball.access,
    place: 65,
  },
];

/** Path of a work’s screens in a company. */
export const treballHref = (empresa: number, treball: number): string => `/empresa/${empresa}/treball/${treball}`;

/**
 * The frame of every screen of a work: way back, code and name, state, facts, the next action and the tabs. `tab` is
 * the key of the tab shown; `back` replaces the way back to the list of works.
 */
export const TreballFrame = ({
  treball,
  tab,
  children,
  primary,
  actions,
  back,
}: {
  treball: Treball;
  tab: string;
  children: ReactNode;
  primary?: ReactNode;
  actions?: readonly DetailAction[];
  back?: { readonly text: string; readonly href: string };
}) => {
  const t = useTexts(treballTexts);
  const { language } = useLanguage();
  const formats = useFormats();
  const empresa = useEmpresaId();
  const may = useMay();
  const whole = useWholeWork(treball);
  const base = treballHref(empresa, treball.id);
  const historyLink = useHistoryLink(`${base}/historial`, tab === 'historial');
  const shown = [...tabs].sort((a, b) => a.place - b.place).filter((one) => may(one.access));
  return (
    <DetailPage
      header={
        <DetailHeader
          back={
            back ??
            (tab === 'resum'
              ? { text: t('treball.treballs'), href: `/empresa/${empresa}/treball` }
              : { text: t('treball.tab.resum'), href: base })
          }
          title={`${treball.codi} ${treball.nom}`}
          mark={<TreballMark treball={treball} />}
          facts={[
            treball.adreca.poblacio,
            treball.expedient ? t('treball.fet.expedient', { expedient: treball.expedient }) : null,
            treball.data_projecte ? t('treball.fet.projecte', { data: formats.date(treball.data_projecte) }) : null,
          ]}
          primary={primary}
          actions={[...(actions ?? []), ...whole.actions]}
          tabs={[
            ...shown.map((one) => ({
              key: one.key,
              text: one.text(language),
              href: `${base}${one.path}`,
              current: one.key === tab,
            })),
            ...historyLink,
          ]}
        />
      }
    >
      <TreballClosed treball={treball} />
      {children}
    </DetailPage>
  );
};
