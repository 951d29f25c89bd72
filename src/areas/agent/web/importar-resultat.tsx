import { Button } from '@mantine/core';
import { type Tasca, tascaRoutes } from '#contract/tasca.ts';
import { saveFile } from '#web/api.ts';
import { useTexts } from '#web/language.tsx';
import { useGo } from '#web/navigation.tsx';
import { useApi, useEmpresaId, usePlatform } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFailure } from '#web/transport-text.ts';
import { openDialog } from '#web/ui/feedback/dialogs.tsx';
import { toast, toastError } from '#web/ui/feedback/toasts.tsx';
import { type Importacio, importacioRoutes } from '../contract/importacio.ts';
import { agentTexts } from '../texts/index.ts';
import css from './importar.module.css';

/** The import under way: how far, and the way out, which leaves nothing written. */
export const StepFent = ({ tasca, id }: { tasca: Tasca | null; id: number }) => {
  const t = useTexts(agentTexts);
  const api = useApi();
  return (
    <>
      <p className={css.note} role="status">
        {t('agent.importar.fent')}
      </p>
      <progress
        className={css.progress}
        aria-label={t('agent.importar.fent')}
        {...(tasca && tasca.total > 0 ? { value: tasca.fet, max: tasca.total } : {})}
      />
      <div className={css.end}>
        <Button variant="default" onClick={() => void api.call(tascaRoutes.cancel, { params: { id } })}>
          {t('agent.importar.cancellar')}
        </Button>
      </div>
    </>
  );
};

/** Resultat: what came in, what did not and why, and the way back. */
export const StepResultat = ({
  importacio,
  onUndone,
  onAnother,
}: {
  importacio: Importacio;
  onUndone: (importacio: Importacio) => void;
  onAnother: () => void;
}) => {
  const t = useTexts(agentTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const go = useGo();
  const empresa = useEmpresaId();
  const { queries } = usePlatform();
  const { id, resultat, estat } = importacio;
  const left = (resultat?.saltats ?? 0) + (resultat?.errors ?? 0);
  const take = async (only: boolean): Promise<void> => {
    try {
      const { file, name } = await api.download(importacioRoutes.informe, {
        params: { id },
        query: only ? { nomes_errors: 'true' } : {},
      });
      saveFile(file, name);
    } catch (error) {
      toastError(tellFailure(error, web).sentence);
    }
  };
  const undo = async (): Promise<void> => {
    const answer = await openDialog({
      title: t('agent.importar.desfer'),
      body: t('agent.importar.desfer_que'),
      choices: [
        { key: 'no', text: t('agent.importar.cancellar'), focused: true },
        { key: 'si', text: t('agent.importar.desfer'), look: 'danger' },
      ],
    });
    if (answer !== 'si') return;
    try {
      toast(t('agent.importar.desfet', await api.call(importacioRoutes.desfer, { params: { id } })));
      void queries.invalidateQueries({ queryKey: ['agent', 'list'] });
      onUndone({ ...importacio, estat: 'desfeta' });
    } catch (error) {
      toastError(tellFailure(error, web).sentence);
    }
  };
  return (
    <>
      <p role="status">
        {[
          ...(estat === 'desfeta' ? [t('agent.importar.desfeta')] : []),
          t('agent.importar.creats', { n: resultat?.creats ?? 0 }),
          t('agent.importar.saltats', { n: left }),
        ].join(' · ')}
      </p>
      <div className={css.line}>
        {left > 0 ? (
          <Button variant="default" onClick={() => void take(true)}>
            {t('agent.importar.errors_csv')}
          </Button>
        ) : null}
        <Button variant="default" onClick={() => void take(false)}>
          {t('agent.importar.informe')}
        </Button>
        {estat === 'feta' && (resultat?.creats ?? 0) > 0 ? (
          <Button variant="default" onClick={() => void undo()}>
            {t('agent.importar.desfer')}
          </Button>
        ) : null}
      </div>
      <div className={css.end}>
        <Button variant="default" onClick={onAnother}>
          {t('agent.importar.una_altra')}
        </Button>
        <Button onClick={() => go(`/empresa/${empresa}/agent`)}>{t('agent.importar.veure')}</Button>
      </div>
    </>
  );
};
