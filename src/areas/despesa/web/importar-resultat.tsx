import { Button } from '@mantine/core';
import { type Tasca, tascaRoutes } from '#contract/tasca.ts';
import { saveFile } from '#web/api.ts';
import { useTexts } from '#web/language.tsx';
import { useGo } from '#web/navigation.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFailure } from '#web/transport-text.ts';
import { openDialog } from '#web/ui/feedback/dialogs.tsx';
import { toast, toastError } from '#web/ui/feedback/toasts.tsx';
import { type ImportacioDespesa, importacioDespesaRoutes } from '../contract/importacio.ts';
import { despesaTexts } from '../texts/index.ts';
import css from './importar.module.css';
import { useKept } from './use-kept.ts';

/** The import under way: how far, and the way out, which leaves nothing written. */
export const StepFent = ({ tasca, id }: { tasca: Tasca | null; id: number }) => {
  const t = useTexts(despesaTexts);
  const api = useApi();
  return (
    <>
      <p className={css.note} role="status">
        {t('despesa.importar.fent')}
      </p>
      <progress
        className={css.progress}
        aria-label={t('despesa.importar.fent')}
        {...(tasca && tasca.total > 0 ? { value: tasca.fet, max: tasca.total } : {})}
      />
      <div className={css.end}>
        <Button variant="default" onClick={() => void api.call(tascaRoutes.cancel, { params: { id } })}>
          {t('despesa.importar.cancellar')}
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
  importacio: ImportacioDespesa;
  onUndone: (importacio: ImportacioDespesa) => void;
  onAnother: () => void;
}) => {
  const t = useTexts(despesaTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const go = useGo();
  const empresa = useEmpresaId();
  const { stale } = useKept();
  const { id, resultat, estat } = importacio;
  const left = (resultat?.saltats ?? 0) + (resultat?.errors ?? 0);
  const take = async (only: boolean): Promise<void> => {
    try {
      const { file, name } = await api.download(importacioDespesaRoutes.informe, {
        params: { id: empresa, iid: id },
        query: only ? { nomes_errors: 'true' } : {},
      });
      saveFile(file, name);
    } catch (error) {
      toastError(tellFailure(error, web).sentence);
    }
  };
  const undo = async (): Promise<void> => {
    const answer = await openDialog({
      title: t('despesa.importar.desfer'),
      body: t('despesa.importar.desfer_que'),
      choices: [
        { key: 'no', text: t('despesa.importar.cancellar'), focused: true },
        { key: 'si', text: t('despesa.importar.desfer'), look: 'danger' },
      ],
    });
    if (answer !== 'si') return;
    try {
      toast(
        t(
          'despesa.importar.desfet',
          await api.call(importacioDespesaRoutes.desfer, { params: { id: empresa, iid: id } }),
        ),
      );
      stale();
      onUndone({ ...importacio, estat: 'desfeta' });
    } catch (error) {
      toastError(tellFailure(error, web).sentence);
    }
  };
  return (
    <>
      <p role="status">
        {[
          ...(estat === 'desfeta' ? [t('despesa.importar.desfeta')] : []),
          t('despesa.importar.creats', { n: resultat?.creats ?? 0 }),
          t('despesa.importar.saltats', { n: left }),
        ].join(' · ')}
      </p>
      <div className={css.line}>
        {left > 0 ? (
          <Button variant="default" onClick={() => void take(true)}>
            {t('despesa.importar.errors_csv')}
          </Button>
        ) : null}
        <Button variant="default" onClick={() => void take(false)}>
          {t('despesa.importar.informe')}
        </Button>
        {estat === 'feta' && (resultat?.creats ?? 0) > 0 ? (
          <Button variant="default" onClick={() => void undo()}>
            {t('despesa.importar.desfer')}
          </Button>
        ) : null}
      </div>
      <div className={css.end}>
        <Button variant="default" onClick={onAnother}>
          {t('despesa.importar.una_altra')}
        </Button>
        <Button onClick={() => go(`/empresa/${empresa}/despesa`)}>{t('despesa.importar.veure')}</Button>
      </div>
    </>
  );
};
