import { useTexts } from '../../language.tsx';
import { webTexts } from '../../texts/index.ts';
import css from './grid.module.css';
import type { RowState } from './grid-types.ts';

/** Whether the row has reached the server: hollow not yet, half on its way, red refused (a button: again), none when done. */
export const RowDot = ({ state, onRetry }: { state: RowState; onRetry: () => void }) => {
  const t = useTexts(webTexts);
  if (state.kind === 'clean') return null;
  if (state.kind === 'refused') {
    const text = t('web.graella.fila.refusada', { motiu: state.reason });
    return (
      <button
        type="button"
        className={css.dotButton}
        title={text}
        aria-label={`${text} ${t('web.reintentar')}`}
        onClick={onRetry}
      >
        <span className={css.dot} data-state="refused" />
      </button>
    );
  }
  const text = state.kind === 'sending' ? t('web.graella.fila.enviant') : t('web.graella.fila.pendent');
  return <span className={css.dot} data-state={state.kind} role="img" aria-label={text} title={text} />;
};
