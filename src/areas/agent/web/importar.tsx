import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Lectura } from '#contract/importacio.ts';
import { tascaRoutes } from '#contract/tasca.ts';
import { companyApi } from '#web/company-api.ts';
import { useTexts } from '#web/language.tsx';
import { useGo, useTitle } from '#web/navigation.tsx';
import { useApi, useEmpresaId, usePlatform } from '#web/platform.tsx';
import type { ResolveContext, ScreenProps } from '#web/room.ts';
import { DetailHeader, DetailPage } from '#web/ui/detail/detail.tsx';
import { type Importacio, type ImportCamp, importacioRoutes } from '../contract/importacio.ts';
import { agentTexts } from '../texts/index.ts';
import css from './importar.module.css';
import { StepColumnes } from './importar-columnes.tsx';
import { StepFitxer } from './importar-fitxer.tsx';
import { StepFent, StepResultat } from './importar-resultat.tsx';
import { StepRevisio } from './importar-revisio.tsx';

const STEPS = ['fitxer', 'columnes', 'revisio', 'resultat'] as const;
const POLL_MS = 700;

const numberOf = (text: unknown): number | null => {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};

/** The import that the address names: a reload or a sign-in finds it again. */
export const resolve = async ({ api, empresa, search }: ResolveContext): Promise<Importacio | null> => {
  const id = numberOf(search['id']);
  return id === null ? null : companyApi(api, empresa).call(importacioRoutes.get, { params: { id } });
};

/** Importar agents: Fitxer → Columnes → Revisió → Resultat. Nothing is written before the end. */
export const Screen = ({ given, search }: ScreenProps<Importacio | null>) => {
  const t = useTexts(agentTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const go = useGo();
  const { queries } = usePlatform();
  const [importacio, setImportacio] = useState(given);
  const [lectura, setLectura] = useState<Lectura>({});
  const [columnes, setColumnes] = useState<readonly (ImportCamp | null)[]>(given?.proposta ?? []);
  const [reviewing, setReviewing] = useState(false);
  const [tasca, setTasca] = useState(() => (given?.estat === 'oberta' ? numberOf(search['tasca']) : null));
  useTitle(t('agent.importar.titol'), t('agent.agents'));

  const running = useQuery({
    queryKey: ['agent', 'importar', empresa, tasca],
    enabled: tasca !== null,
    refetchInterval: POLL_MS,
    queryFn: async ({ signal }) => {
      const now = await api.call(tascaRoutes.get, { params: { id: tasca ?? 0 }, signal });
      if (now.estat === 'en_cua' || now.estat === 'en_curs' || !importacio) return now;
      const after = await api.call(importacioRoutes.get, { params: { id: importacio.id }, signal });
      setImportacio(after);
      setTasca(null);
      void queries.invalidateQueries({ queryKey: ['agent', 'list'] });
      return now;
    },
  });
  const read = (next: Importacio): void => {
    setImportacio(next);
    setColumnes(next.proposta);
  };
  const restart = (): void => {
    setImportacio(null);
    setReviewing(false);
    setLectura({});
    go(`/empresa/${empresa}/agent/importar`, { replace: true });
  };
  const over = importacio !== null && importacio.estat !== 'oberta';
  const step = importacio === null ? 0 : over || tasca !== null ? 3 : reviewing ? 2 : 1;

  return (
    <DetailPage
      header={
        <DetailHeader
          back={{ text: t('agent.agents'), href: `/empresa/${empresa}/agent` }}
          title={t('agent.importar.titol')}
          facts={importacio ? [importacio.nom, t('agent.importar.files', { n: importacio.total })] : []}
        />
      }
    >
      <div className={css.panel}>
        <ol className={css.steps} aria-label={t('agent.importar.passos')}>
          {STEPS.map((one, at) => (
            <li key={one} aria-current={at === step ? 'step' : undefined}>
              {at + 1}. {t(`agent.importar.pas.${one}`)}
            </li>
          ))}
        </ol>
        {importacio === null ? (
          <StepFitxer
            onOpened={(next) => {
              read(next);
              go(`/empresa/${empresa}/agent/importar?id=${next.id}`, { replace: true });
            }}
          />
        ) : tasca !== null ? (
          <StepFent tasca={running.data ?? null} id={tasca} />
        ) : over ? (
          <StepResultat importacio={importacio} onUndone={setImportacio} onAnother={restart} />
        ) : reviewing ? (
          <StepRevisio
            importacio={importacio}
            lectura={lectura}
            columnes={columnes}
            ended={running.data?.estat === 'cancelada' || running.data?.estat === 'fallada' ? running.data : null}
            onBack={() => setReviewing(false)}
            onStarted={(id) => {
              setTasca(id);
              // A reload finds the task again, and its progress.
              go(`/empresa/${empresa}/agent/importar?id=${importacio.id}&tasca=${id}`, { replace: true });
            }}
          />
        ) : (
          <StepColumnes
            importacio={importacio}
            lectura={lectura}
            onRead={(next, asked) => {
              setLectura(asked);
              read(next);
            }}
            columnes={columnes}
            onColumnes={setColumnes}
            onBack={restart}
            onNext={() => setReviewing(true)}
          />
        )}
      </div>
    </DetailPage>
  );
};
