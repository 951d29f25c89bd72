import { IconLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { funcionsQuery } from '#areas/referencia/web/index.tsx';
import { useLanguage, useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFailure } from '#web/transport-text.ts';
import { StatePanel } from '#web/ui/feedback/state-panel.tsx';
import { Mark } from '#web/ui/mark/mark.tsx';
import { agentTexts } from '../texts/index.ts';
import css from './agent-accions.module.css';
import { usosQuery } from './queries.ts';
import { UsLink, useUsHref } from './us-link.tsx';

/** «Usat a»: works with what the agent does in each, and the user whom it stands for. */
export const AgentUsos = ({ id }: { id: number }) => {
  const t = useTexts(agentTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const hrefOf = useUsHref();
  const { language } = useLanguage();
  const { data, error } = useQuery(usosQuery(api, empresa, id));
  const { data: funcions = [] } = useQuery(funcionsQuery(api, language));
  if (error) return <StatePanel icon={IconLink} sentence={tellFailure(error, web).sentence} alert />;
  if (!data) return null;
  if (data.items.length === 0) return <StatePanel icon={IconLink} sentence={t('agent.usos.cap')} />;
  return (
    <div className={css.sheet}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('agent.usos.que')}</th>
            <th scope="col">{t('agent.usos.com')}</th>
            <th scope="col">{t('agent.importar.estat')}</th>
          </tr>
        </thead>
        <tbody>
          {data.items.map((us) => (
            <tr key={`${us.tipus} ${us.id}`}>
              <td>
                <UsLink us={us} href={hrefOf(us)} />
              </td>
              <td>
                {us.tipus !== 'treball'
                  ? t(`agent.usos.${us.tipus}`)
                  : us.funcions.map((funcio) => funcions.find((one) => one.id === funcio)?.nom ?? '').join(', ')}
              </td>
              <td>
                {us.tipus === 'treball' ? (
                  us.obert ? (
                    <Mark form="pending" word={t('agent.usos.obert')} />
                  ) : (
                    <Mark form="closed" word={t('agent.usos.tancat')} />
                  )
                ) : us.tipus === 'usuari' && !us.obert ? (
                  <Mark form="closed" word={t('agent.baixa')} />
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
