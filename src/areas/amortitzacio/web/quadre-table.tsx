import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { WideTable } from '#web/ui/detail/wide-table.tsx';
import type { BeInversio } from '../contract/schemas.ts';
import { pantallaTexts } from '../texts/pantalla.ts';
import css from './amortitzacio.module.css';

const FIGURES = [
  ['inici', 'acumulat_inici'],
  ['quota', 'quota'],
  ['final', 'acumulat_final'],
  ['pendent', 'pendent'],
] as const;

/** Every year of a good, and how a year is worked out. */
export const QuadreTable = ({ quadre, canvis }: Pick<BeInversio, 'quadre' | 'canvis'>) => {
  const t = useTexts(pantallaTexts);
  const formats = useFormats();
  return (
    <WideTable label={t('amortitzacio.quadre')} className={css.scroll}>
      <table className={css.table}>
        <caption>{t('amortitzacio.quadre')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('amortitzacio.quadre.exercici')}</th>
            <th scope="col" data-align="right" data-wide>
              {t('amortitzacio.quadre.dies')}
            </th>
            {canvis.length > 0 ? (
              <th scope="col" data-align="right">
                {t('amortitzacio.col.percentatge')}
              </th>
            ) : null}
            {FIGURES.map(([key]) => (
              <th key={key} scope="col" data-align="right" data-wide={key === 'inici' || undefined}>
                {t(`amortitzacio.quadre.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {quadre.map((any) => (
            <tr key={any.exercici}>
              <th scope="row">{String(any.exercici)}</th>
              <td data-align="right" data-wide>
                {formats.integer(any.dies)}
              </td>
              {canvis.length > 0 ? <td data-align="right">{formats.decimal(any.percentatge, 2, 4)}</td> : null}
              {FIGURES.map(([key, field]) => (
                <td key={key} data-align="right" data-wide={key === 'inici' || undefined}>
                  {formats.money(any[field])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.hint}>{t('amortitzacio.quadre.formula')}</p>
    </WideTable>
  );
};
