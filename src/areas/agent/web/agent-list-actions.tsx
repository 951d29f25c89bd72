import { ActionIcon, Button } from '@mantine/core';
import { type Icon, IconCopy, IconFileImport, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#web/language.tsx';
import { GoLink } from '#web/navigation.tsx';
import { useApi, useEmpresaId, useMay } from '#web/platform.tsx';
import { useIsPhone } from '#web/ui/density.ts';
import { agentAccioRoutes } from '../contract/accions.ts';
import { importacioRoutes } from '../contract/importacio.ts';
import { agentTexts } from '../texts/index.ts';
import { desfasatsQuery } from './queries.ts';

/** What is done to agents among them: bring works up to date when there is something, duplicates, import. */
export const AgentListActions = () => {
  const t = useTexts(agentTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const may = useMay();
  const phone = useIsPhone();
  const syncs = may(agentAccioRoutes.sync);
  const { data } = useQuery({ ...desfasatsQuery(api, empresa), enabled: syncs, staleTime: 30_000 });
  const changed = data?.agents.length ?? 0;
  const href = `/empresa/${empresa}/agent`;
  /** On the phone only its icon shows: the list keeps its place. */
  const to = (path: string, text: string, Shown: Icon) =>
    phone ? (
      <ActionIcon
        key={path}
        component={GoLink}
        to={`${href}/${path}`}
        variant="default"
        size="var(--control)"
        aria-label={text}
        title={text}
      >
        <Shown size={20} aria-hidden />
      </ActionIcon>
    ) : (
      <Button
        key={path}
        component={GoLink}
        to={`${href}/${path}`}
        variant="default"
        leftSection={<Shown size={16} aria-hidden />}
      >
        {text}
      </Button>
    );
  return (
    <>
      {changed > 0 ? to('sincronitza', t('agent.sincronitza', { n: changed }), IconRefresh) : null}
      {may(agentAccioRoutes.merge) ? to('duplicats', t('agent.duplicats'), IconCopy) : null}
      {may(importacioRoutes.create) ? to('importar', t('agent.importar.importar'), IconFileImport) : null}
    </>
  );
};
