import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { procesTexts } from '../texts/index.ts';
import { costPerDir, lotsPerDir, type Programa } from './plan-rows.ts';
import css from './programa.module.css';

/** What the whole programme comes to. */
export const PlanFoot = ({ programa }: { programa: Programa }) => {
  const t = useTexts(procesTexts);
  const formats = useFormats();
  const sum = (of: (proces: Programa['processos'][number]) => number): number =>
    programa.processos.reduce((total, one) => total + of(one), 0);
  const items = programa.processos.flatMap(({ partides }) => partides);
  return (
    <p className={css.foot}>
      {t('proces.peu', {
        partides: sum((one) => one.n_partides),
        comprovacions: sum((one) => one.n_comprovacions),
        lots: programa.recompte.lotsPrevistos,
        minim: lotsPerDir(items) ? '≥ ' : '',
        cost: `${costPerDir(items) ? '≥ ' : ''}${formats.money(programa.cost)}`,
      })}
    </p>
  );
};
