import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { webTexts } from '#web/texts/index.ts';
import type { LotVerdict } from '../../domain/tipus.ts';
import { formigoTexts } from '../../texts/index.ts';
import { shownStrength } from '../strength.ts';
import type { ZonaWork } from './use-zona-work.ts';
import css from './zona.module.css';

/** What is saved and what is not, in words. */
export const useSavedWords = (work: ZonaWork, unread: number): string => {
  const t = useTexts(formigoTexts);
  const web = useTexts(webTexts);
  const formats = useFormats();
  const { unsent, lost } = work.saver;
  if (unsent > 0) return t(lost ? 'formigo.sense_connexio' : 'formigo.per_enviar', { n: unsent });
  if (unread > 0) return t('formigo.no_llegides', { n: unread });
  return work.savedAt ? web('web.desat.hora', { hora: formats.time(work.savedAt) }) : web('web.desat.cap');
};

/** The line under the samples: N, lowest, mean, range, and what is saved. */
export const GridFoot = ({
  verdict,
  strengths,
  work,
  refused,
  saved,
  unread,
}: {
  verdict: LotVerdict;
  /** Whether the grid has strengths to sum up. */
  strengths: boolean;
  work: ZonaWork;
  refused: boolean;
  /** What is saved and what is not. */
  saved: string;
  /** Cells of the zone that could not be read. */
  unread: number;
}) => {
  const t = useTexts(formigoTexts);
  const web = useTexts(webTexts);
  const formats = useFormats();
  const { n, ordenades, x1, mean, range, limit } = verdict;
  return (
    <>
      {/* Beside the statistics, the samples that they are of: one that is not valid is none of them. */}
      <span>{t('formigo.peu.n', { n: strengths ? ordenades.length : n })}</span>
      {strengths ? (
        <>
          <span>{t('formigo.peu.min', { valor: shownStrength(x1, limit, formats) })}</span>
          <span>{t('formigo.peu.mitjana', { valor: shownStrength(mean, limit, formats) })}</span>
          <span>{t('formigo.peu.recorregut', { valor: formats.decimal(range, 1) })}</span>
        </>
      ) : null}
      <span className={css.saved} role="status" data-lost={work.saver.lost || unread > 0 || undefined}>
        {saved}
      </span>
      {refused ? (
        <button type="button" className={css.retry} onClick={() => void work.saver.flushAll()}>
          {web('web.reintentar')}
        </button>
      ) : null}
      {work.clashing > 0 ? <span className={css.conflict}>{t('formigo.conflictes', { n: work.clashing })}</span> : null}
    </>
  );
};
