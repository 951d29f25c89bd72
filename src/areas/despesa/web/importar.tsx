import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Lectura } from '#contract/importacio.ts';
import { tascaRoutes } from '#contract/tasca.ts';
import { useTexts } from '#web/language.tsx';
import { useGo, useTitle } from '#web/navigation.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import type { ResolveContext, ScreenProps } from '#web/room.ts';
import { DetailHeader, DetailPage } from '#web/ui/detail/detail.tsx';
import { type ImportacioDespesa, type ImportCampDespesa, importacioDespesaRoutes } from '../contract/importacio.ts';
import { despesaTexts } from '../texts/index.ts';
import { Facturae } from './facturae.tsx';
import css from './importar.module.css';
import { StepColumnes } from './importar-columnes.tsx';
import { StepFitxer } from './importar-fitxer.tsx';
import { StepFent, StepResultat } from './importar-resultat.tsx';
import { StepRevisio } from './importar-revisio.tsx';
import { useKept } from './use-kept.ts';

const STEPS = ['fitxer', 'columnes', 'revisio', 'resultat'] as const;
const POLL_MS = 700;

const numberOf = (text: unknown): number | null => {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};

/** The import that the address names: a reload or a sign-in finds it again. */
export const resolve = async ({ api, empresa, search }: ResolveContext): Promise<ImportacioDespesa | null> => {
  const iid = numberOf(search['id']);
  return iid === null ? null : api.call(importacioDespesaRoutes.get, { params: { id: empresa, iid }, query: {} });
};

/** Importar despeses: a sheet by steps, or Facturae one by one. Nothing is written before the end. */
export const Screen = ({ given, search }: ScreenProps<ImportacioDespesa | null>) => {
  const t = useTexts(despesaTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const go = useGo();
  const { stale } = useKept();
  const [importacio, setImportacio] = useState(given);
  const [lectura, setLectura] = useState<Lectura>({});
  const [columnes, setColumnes] = useState<readonly (ImportCampDespesa | null)[]>(given?.proposta ?? []);
  const [reviewing, setReviewing] = useState(false);
  const [tasca, setTasca] = useState(() => (given?.estat === 'oberta' ? numberOf(search['tasca']) : null));
  const here = `/empresa/${empresa}/despesa/importar`;
  useTitle(t('despesa.importar.titol'), t('despesa.despeses'));
  const running = useQuery({
    queryKey: ['despesa', 'importar', empresa, tasca],
    enabled: tasca !== null,
    refetchInterval: POLL_MS,
    queryFn: async ({ signal }) => {
      const now = await api.call(tascaRoutes.get, { params: { id: tasca ?? 0 }, signal });
      if (now.estat === 'en_cua' || now.estat === 'en_curs' || !importacio) return now;
      const params = { id: empresa, iid: importacio.id };
      setImportacio(await api.call(importacioDespesaRoutes.get, { params, query: {}, signal }));
      setTasca(null);
      stale();
      return now;
    },
  });
  const read = (next: ImportacioDespesa): void => {
    setImportacio(next);
    setColumnes(next.proposta);
  };
  const restart = (): void => {
    setImportacio(null);
    setReviewing(false);
    setLectura({});
    go(here, { replace: true });
  };
  const over = importacio !== null && importacio.estat !== 'oberta';
  const step = importacio === null ? 0 : over || tasca !== null ? 3 : reviewing ? 2 : 1;
  return (
    <DetailPage
      header={
        <DetailHeader
          back={{ text: t('despesa.despeses'), href: `/empresa/${empresa}/despesa` }}
          title={t('despesa.importar.titol')}
          facts={importacio ? [importacio.nom, t('despesa.importar.files', { n: importacio.total })] : []}
        />
      }
    >
      <div className={css.both}>
        <section className={css.panel} aria-label={t('despesa.importar.full')}>
          <h2>{t('despesa.importar.full')}</h2>
          <ol className={css.steps} aria-label={t('despesa.importar.passos')}>
            {STEPS.map((one, at) => (
              <li key={one} aria-current={at === step ? 'step' : undefined}>
                {at + 1}. {t(`despesa.importar.pas.${one}`)}
              </li>
            ))}
          </ol>
          {importacio === null ? (
            <StepFitxer
              onOpened={(next) => {
                read(next);
                go(`${here}?id=${next.id}`, { replace: true });
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
                go(`${here}?id=${importacio.id}&tasca=${id}`, { replace: true });
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
        </section>
        {importacio === null ? <Facturae /> : null}
      </div>
    </DetailPage>
  );
};
