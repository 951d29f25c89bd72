import { preusJunts } from '#areas/banc/domain/assaig.data.ts';
import { useFormats } from '#web/formats.ts';
import { type Translate, useTexts } from '#web/language.tsx';
import type { ca } from '../texts/ca.ts';
import { procesTexts } from '../texts/index.ts';
import { costPerDir, lotsPerDir, type Programa } from './plan-rows.ts';
import css from './programa.module.css';

/** What tests cost, never without how many of them nobody has priced: that is not nothing. */
const costText = (
  t: Translate<typeof ca>,
  { cost, n, sense_preu }: { readonly cost: string; readonly n: number; readonly sense_preu: number },
): string => {
  if (n > 0 && sense_preu === n) return t('proces.peu.sense_preus');
  return sense_preu > 0 ? t('proces.peu.cost_part', { cost, n: sense_preu }) : t('proces.peu.cost', { cost });
};

/** What the whole programme comes to. */
export const PlanFoot = ({ programa }: { programa: Programa }) => {
  const t = useTexts(procesTexts);
  const formats = useFormats();
  const sum = (of: (proces: Programa['processos'][number]) => number): number =>
    programa.processos.reduce((total, one) => total + of(one), 0);
  const items = programa.processos.flatMap(({ partides }) => partides);
  const preus = preusJunts(items.map(({ assaigs }) => assaigs));
  return (
    <p className={css.foot}>
      {t('proces.peu', {
        partides: sum((one) => one.n_partides),
        comprovacions: sum((one) => one.n_comprovacions),
        lots: programa.recompte.lotsPrevistos,
        minim: lotsPerDir(items) ? '≥ ' : '',
        cost: costText(t, { cost: `${costPerDir(items) ? '≥ ' : ''}${formats.money(programa.cost)}`, ...preus }),
      })}
    </p>
  );
};
