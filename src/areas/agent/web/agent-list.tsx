import { IconAddressBook, IconMail, IconPhone } from '@tabler/icons-react';
import { useMemo } from 'react';
import { showIban } from '#areas/fiscal/domain/iban.ts';
import { LIST_FORMATS } from '#contract/llistat.ts';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, useMay } from '#web/platform.tsx';
import { listExport } from '#web/ui/list/list-exports.ts';
import { ListScreen } from '#web/ui/list/list-screen.tsx';
import type { ListSpec } from '#web/ui/list/list-types.ts';
import { Mark } from '#web/ui/mark/mark.tsx';
import { agentRoutes } from '../contract/routes.ts';
import { AGENT_KINDS, type AGENT_ORDER, type AgentItem } from '../contract/schemas.ts';
import { agentTexts } from '../texts/index.ts';
import css from './agent.module.css';
import { useAgentBulk } from './agent-bulk.tsx';
import { AgentListActions } from './agent-list-actions.tsx';

const FILTERS = ['promotors', 'tecnics', 'contractistes', 'proveidors', 'senseTipus'] as const;

/** Columns hidden until they are chosen. */
const OPTIONAL = ['nom_comercial', 'provincia', 'num_collegiat', 'web', 'iban', 'condicions_pagament'] as const;

/** Agents: clients, technicians, contractors, suppliers. */
export const Screen = () => {
  const t = useTexts(agentTexts);
  const formats = useFormats();
  const api = useApi();
  const id = useEmpresaId();
  const may = useMay();
  const mayCreate = may(agentRoutes.create);
  const bulk = useAgentBulk();
  const spec = useMemo((): ListSpec<AgentItem> => {
    const kinds = (item: AgentItem): string =>
      AGENT_KINDS.filter((kind) => item[kind])
        .map((kind) => t(`agent.tipus.${kind}`))
        .join(', ');
    const nif = (item: AgentItem) => (
      <span className={css.pair}>
        {item.nif || '—'}
        {item.nif_correcte ? null : <Mark form="warning" word={t('agent.nif_incorrecte')} size="icon" />}
      </span>
    );
    return {
      area: 'agents',
      title: t('agent.agents'),
      queryKey: ['agent', 'list'],
      order: { field: 'nom', direction: 'ASC' },
      filters: [
        ...FILTERS.map((key) => ({ key, text: t(`agent.filtre.${key}`), initial: true })),
        { key: 'baixes', text: t('agent.filtre.baixes'), initial: false },
      ],
      columns: [
        { key: 'nom', head: t('agent.col.nom'), width: 'flex', order: 'nom', show: (item) => item.nom_complet },
        { key: 'nif', head: t('agent.col.nif'), width: 128, order: 'nif', show: nif },
        { key: 'tipus', head: t('agent.col.tipus'), width: 160, show: (item) => kinds(item) || '—' },
        {
          key: 'poblacio',
          head: t('agent.col.poblacio'),
          width: 160,
          order: 'poblacio',
          show: (item) => item.poblacio || '—',
        },
        { key: 'telefon', head: t('agent.col.telefon'), width: 128, show: (item) => item.telefon || '—' },
        { key: 'correu', head: t('agent.col.correu'), width: 208, show: (item) => item.email || '—' },
        ...OPTIONAL.map((key) => ({
          key,
          head: t(`agent.col.${key}`),
          width: 160,
          optional: true,
          show: (item: AgentItem) => (key === 'iban' ? showIban(item.iban) : item[key]) || '—',
        })),
        {
          key: 'canviat',
          head: t('agent.col.canviat'),
          width: 112,
          order: 'canviat',
          optional: true,
          show: (item) => formats.date(formats.dayOf(item.canviat)),
        },
      ],
      fetchPage: ({ filters, ordre_camp, ...query }, signal) =>
        api.call(agentRoutes.list, {
          query: { ...filters, ...query, ordre_camp: ordre_camp as (typeof AGENT_ORDER)[number] },
          signal,
        }),
      idOf: (item) => item.id,
      href: (item) => `/empresa/${id}/agent/${item.id}`,
      muted: (item) => item.baixa,
      entry: (item) => ({
        title: item.nom_complet,
        second: [item.nif, kinds(item)].filter(Boolean).join(' · '),
        mark: (
          <span className={css.pair}>
            {item.telefon ? (
              <a
                href={`tel:${item.telefon}`}
                className={css.touch}
                aria-label={`${t('agent.trucar')}: ${item.nom_complet}`}
                tabIndex={-1}
              >
                <IconPhone size={20} aria-hidden />
              </a>
            ) : null}
            {item.email ? (
              <a
                href={`mailto:${item.email}`}
                className={css.touch}
                aria-label={`${t('agent.escriure')}: ${item.nom_complet}`}
                tabIndex={-1}
              >
                <IconMail size={20} aria-hidden />
              </a>
            ) : null}
          </span>
        ),
      }),
      nameOf: (item) => item.nom_complet,
      bulk,
      actions: <AgentListActions />,
      create: mayCreate ? { text: t('agent.nou'), href: `/empresa/${id}/agent/nou` } : null,
      exports: listExport(api, agentRoutes.document, LIST_FORMATS),
      empty: { icon: IconAddressBook, sentence: t('agent.buit') },
    };
  }, [t, formats, api, id, mayCreate, bulk]);
  return <ListScreen spec={spec} />;
};
