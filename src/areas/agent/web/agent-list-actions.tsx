import { Button } from '@mantine/core';
import { IconCopy, IconFileImport, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#web/language.tsx';
import { GoLink } from '#web/navigation.tsx';
import { useApi, useEmpresaId, useMay } from '#web/platform.tsx';
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
  const syncs = may(agentAccioRoutes.sync);
  const { data } = useQuery({ ...desfasatsQuery(api, empresa), enabled: syncs, staleTime: 30_000 });
  const changed = data?.agents.length ?? 0;
  const to = `/empresa/${empresa}/agent`;
  return (
    <>
      {changed > 0 ? (
        <Button
          component={GoLink}
          to={`${to}/sincronitza`}
          variant="default"
          leftSection={<IconRefresh size={16} aria-hidden />}
        >
          {t('agent.sincronitza', { n: changed })}
        </Button>
      ) : null}
      {may(agentAccioRoutes.merge) ? (
        <Button
          component={GoLink}
          to={`${to}/duplicats`}
          variant="default"
          leftSection={<IconCopy size={16} aria-hidden />}
        >
          {t('agent.duplicats')}
        </Button>
      ) : null}
      {may(importacioRoutes.create) ? (
        <Button
          component={GoLink}
          to={`${to}/importar`}
          variant="default"
          leftSection={<IconFileImport size={16} aria-hidden />}
        >
          {t('agent.importar.importar')}
        </Button>
      ) : null}
    </>
  );
};
