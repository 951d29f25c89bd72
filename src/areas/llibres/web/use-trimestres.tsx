import { Textarea } from '@mantine/core';
import { trimestreRoutes } from '#areas/empresa/contract/trimestres.ts';
import { useTexts } from '#web/language.tsx';
import { useApi, useEmpresaId, usePlatform } from '#web/platform.tsx';
import { webTexts } from '#web/texts/index.ts';
import { tellFailure } from '#web/transport-text.ts';
import { openDialog } from '#web/ui/feedback/dialogs.tsx';
import { toast, toastError } from '#web/ui/feedback/toasts.tsx';
import type { AnyLlibres } from '../contract/schemas.ts';
import { pantallaTexts } from '../texts/pantalla.ts';
import css from './llibres.module.css';

type Quarter = AnyLlibres['trimestres'][number];
const LONGEST = 500;

/** Closes a quarter with those before it, or opens it again with all those after it, saying why; both ask first and tell which. */
export const useTrimestres = ({
  exercici,
  trimestres,
  abans_amb_papers,
}: Pick<AnyLlibres, 'exercici' | 'trimestres' | 'abans_amb_papers'>) => {
  const t = useTexts(pantallaTexts);
  const web = useTexts(webTexts);
  const api = useApi();
  const empresa = useEmpresaId();
  const { queries } = usePlatform();
  const told = ({ trimestre }: Quarter) => ({ n: String(trimestre), any: String(exercici) });
  const params = ({ trimestre }: Quarter) => ({ id: empresa, exercici, trimestre });
  const tried = async (act: () => Promise<unknown>, done: string): Promise<void> => {
    try {
      await act();
      toast(done);
    } catch (error) {
      toastError(tellFailure(error, web).sentence);
    } finally {
      void queries.invalidateQueries({ queryKey: ['llibres'] });
    }
  };
  const nomOf = ({ trimestre }: Pick<Quarter, 'trimestre'>) => t('llibres.trimestre_n', { n: String(trimestre) });
  /** Quarters of other exercises; a whole year by itself. */
  const nomsOf = (others: readonly { readonly exercici: number; readonly trimestre: number }[]): readonly string[] =>
    [...Map.groupBy(others, (one) => one.exercici)].flatMap(([any, own]) =>
      own.length === 4
        ? [String(any)]
        : own.map(({ trimestre }) => t('llibres.trimestre_any', { n: String(trimestre), any: String(any) })),
    );
  const close = async (quarter: Quarter): Promise<void> => {
    const before = trimestres.filter(
      (one) => !one.tancat && one.trimestre < quarter.trimestre && one.expedides.documents + one.rebudes.documents > 0,
    );
    let also: readonly string[];
    let buits: { readonly exercici: number; readonly trimestre: number } | null;
    let n = before.length;
    try {
      const { oberts_abans } = await api.call(trimestreRoutes.list, { params: { id: empresa }, query: { exercici } });
      // Those without a paper are closed with it: nobody has to look at them one by one.
      const told = oberts_abans.filter((one) => abans_amb_papers.includes(one.exercici));
      also = [...nomsOf(told), ...before.map(nomOf)];
      n += told.length;
      buits = oberts_abans.find((one) => !told.includes(one)) ?? null;
    } catch (error) {
      return void toastError(tellFailure(error, web).sentence);
    }
    const avisos = [...before, quarter].reduce((sum, one) => sum + one.avisos, 0);
    const choice = await openDialog({
      title: t('llibres.tancar_titol', told(quarter)),
      body: (
        <>
          <p>{t('llibres.tancar_cos')}</p>
          {n > 0 ? <p>{t('llibres.tancar_tambe', { n, trimestres: also.join(', ') })}</p> : null}
          {buits ? (
            <p>{t('llibres.tancar_buits', { n: String(buits.trimestre), any: String(buits.exercici) })}</p>
          ) : null}
          {avisos > 0 ? <p>{t('llibres.tancar_avisos', { n: avisos })}</p> : null}
        </>
      ),
      choices: [
        { key: 'back', text: web('web.cancellar'), focused: true },
        { key: 'do', text: t('llibres.tancar', told(quarter)), look: 'primary' },
      ],
      onCtrlEnter: 'do',
    });
    if (choice !== 'do') return;
    await tried(() => api.call(trimestreRoutes.tanca, { params: params(quarter) }), t('llibres.tancat', told(quarter)));
  };
  const reopen = async (quarter: Quarter): Promise<void> => {
    let motiu = '';
    const own = trimestres.filter((one) => one.tancat && one.trimestre > quarter.trimestre).map(nomOf);
    let after: readonly string[];
    try {
      const { tancats_despres } = await api.call(trimestreRoutes.list, {
        params: { id: empresa },
        query: { exercici },
      });
      after = [...own, ...nomsOf(tancats_despres)];
    } catch (error) {
      return void toastError(tellFailure(error, web).sentence);
    }
    const choice = await openDialog({
      title: t('llibres.reobrir_titol', told(quarter)),
      body: (
        <div className={css.ask}>
          <p>{t('llibres.reobrir_cos')}</p>
          {after.length > 0 ? (
            <p>{t('llibres.reobrir_tambe', { n: after.length, trimestres: after.join(', ') })}</p>
          ) : null}
          <Textarea
            label={t('llibres.motiu')}
            required
            data-autofocus
            autosize
            minRows={2}
            maxLength={LONGEST}
            onChange={({ currentTarget }) => {
              motiu = currentTarget.value;
            }}
          />
        </div>
      ),
      choices: [
        { key: 'back', text: web('web.cancellar') },
        { key: 'do', text: t('llibres.reobrir', told(quarter)), look: 'primary' },
      ],
      onCtrlEnter: 'do',
    });
    if (choice !== 'do') return;
    await tried(
      () => api.call(trimestreRoutes.reobre, { params: params(quarter), body: { motiu: motiu.trim() } }),
      t('llibres.reobert', told(quarter)),
    );
  };
  return { close, reopen };
};
