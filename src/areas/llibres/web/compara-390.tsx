import { useQueries } from '@tanstack/react-query';
import { useFormats } from '#web/formats.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { GoLink } from '#web/navigation.tsx';
import { useApi, useEmpresaId } from '#web/platform.tsx';
import { WideTable } from '#web/ui/detail/wide-table.tsx';
import { Mark } from '#web/ui/mark/mark.tsx';
import type { Resum } from '../contract/schemas.ts';
import { pantallaTexts } from '../texts/pantalla.ts';
import css from './llibres.module.css';
import { hrefOf } from './periode.ts';
import { resumQuery } from './queries.ts';

const QUARTERS = [1, 2, 3, 4] as const;
/** A total of the yearly form, and the box of the quarterly one that it must be the sum of. */
const PAIRS = [
  ['meritat', '47', '27'],
  ['deduible', '64', '45'],
  ['resultat', '65', '46'],
] as const;

const boxOf = (resum: Resum | undefined, number: string): number | null =>
  resum?.grups.flatMap(({ caselles }) => caselles).find(({ casella }) => casella === number)?.valor ?? null;

/** The yearly form beside the four quarterly ones: what must agree, and by how much it does not. */
export const Compara390 = ({ resum }: { resum: Resum }) => {
  const t = useTexts(pantallaTexts);
  const formats = useFormats();
  const { language } = useLanguage();
  const api = useApi();
  const empresa = useEmpresaId();
  const { exercici } = resum;
  const quarters = useQueries({
    queries: QUARTERS.map((trimestre) => resumQuery(api, empresa, { model: '303', exercici, trimestre }, language)),
  });
  if (quarters.some(({ data }) => !data)) return null;
  return (
    <WideTable label={t('llibres.compara')} className={css.scroll}>
      <table className={css.table}>
        <caption>{t('llibres.compara')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('llibres.resum.concepte')}</th>
            <th scope="col" data-align="right">
              {t('llibres.model', { model: '390' })}
            </th>
            {QUARTERS.map((n) => (
              <th key={n} scope="col" data-align="right">
                <GoLink to={hrefOf(empresa, { model: '303', exercici, trimestre: n })}>
                  {t('llibres.trimestre_n', { n: String(n) })}
                </GoLink>
              </th>
            ))}
            <th scope="col" data-align="right">
              {t('llibres.compara.suma')}
            </th>
            <th scope="col" data-align="right">
              {t('llibres.compara.diferencia')}
            </th>
          </tr>
        </thead>
        <tbody>
          {PAIRS.map(([what, yearly, quarterly]) => {
            const whole = boxOf(resum, yearly) ?? 0;
            const parts = quarters.map(({ data }) => boxOf(data, quarterly) ?? 0);
            const sum = parts.reduce((total, part) => total + part, 0);
            const agrees = whole === sum;
            return (
              <tr key={what}>
                <th scope="row">{t(`llibres.compara.${what}`)}</th>
                <td data-align="right" data-head={t('llibres.model', { model: '390' })}>
                  {formats.money(whole)}
                </td>
                {QUARTERS.map((n) => (
                  <td key={n} data-align="right" data-head={t('llibres.trimestre_n', { n: String(n) })}>
                    {formats.money(parts[n - 1])}
                  </td>
                ))}
                <td data-align="right" data-head={t('llibres.compara.suma')}>
                  {formats.money(sum)}
                </td>
                <td data-align="right" data-head={t('llibres.compara.diferencia')}>
                  <span className={css.value}>
                    {formats.money(whole - sum)}
                    <Mark
                      form={agrees ? 'satisfied' : 'warning'}
                      word={t(agrees ? 'llibres.compara.igual' : 'llibres.compara.diferent')}
                    />
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </WideTable>
  );
};
