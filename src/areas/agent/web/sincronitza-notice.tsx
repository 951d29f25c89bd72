import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#web/language.tsx';
import { GoLink } from '#web/navigation.tsx';
import { useApi, useEmpresaId, useMay } from '#web/platform.tsx';
import { agentAccioRoutes } from '../contract/accions.ts';
import { agentTexts } from '../texts/index.ts';
import css from './agent-accions.module.css';
import { desfasatsQuery } from './queries.ts';

/** Says that open works still hold the data that an agent had before. */
export const SincronitzaNotice = ({ agent, versio }: { agent: number; versio: number }) => {
  const t = useTexts(agentTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const may = useMay();
  const { data } = useQuery(desfasatsQuery(api, empresa, { agent, versio }));
  if (!data || data.treballs === 0 || !may(agentAccioRoutes.sync)) return null;
  return (
    <div className={css.notice} role="status">
      <span>{t('agent.sincronitza.avis', { n: data.treballs })}</span>
      <GoLink to={`/empresa/${empresa}/agent/sincronitza?agent=${agent}`}>{t('agent.sincronitza.veure')}</GoLink>
    </div>
  );
};
