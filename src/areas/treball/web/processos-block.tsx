import type { TreballProces } from '#areas/proces/contract/schemas.ts';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { GoLink } from '#web/navigation.tsx';
import { treballTexts } from '../texts/index.ts';
import { PercentBar } from './control-state.tsx';
import { EstatControlMark } from './estat-control.tsx';
import css from './treball.module.css';

/** The building processes of a work: items, how many of the checks are answered, lots made of those forecast. */
export const ProcessosBlock = ({ processos, href }: { processos: readonly TreballProces[]; href: string }) => {
  const t = useTexts(treballTexts);
  const formats = useFormats();
  // One left without items has nothing to tell.
  const filled = processos.filter(({ n_partides }) => n_partides > 0);
  return (
    <section className={css.block} aria-labelledby="processos">
      <h2 id="processos">{t('treball.processos')}</h2>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('treball.processos.proces')}</th>
            <th scope="col" data-align="right" data-wide>
              {t('treball.processos.partides')}
            </th>
            <th scope="col">{t('treball.processos.comprovacions')}</th>
            <th scope="col" title={t('treball.processos.lots_ajuda')}>
              {t('treball.processos.lots')}
            </th>
          </tr>
        </thead>
        <tbody>
          {filled.map((one) => {
            const { total, pendents, percentatge, lots, lotsFets, lotsPrevistos, lotsPerFer } = one.recompte;
            const fetes = total - pendents;
            return (
              <tr key={one.proces_fk}>
                <th scope="row">
                  <GoLink to={`${href}/programa`}>{one.nom}</GoLink>
                </th>
                <td data-align="right" data-wide>
                  {formats.integer(one.n_partides)}
                </td>
                <td>
                  <span className={css.pair}>
                    {t('treball.processos.fetes', { fetes, total })}
                    <PercentBar
                      whole={total === 0 ? 0 : percentatge}
                      words={(percent) => t('treball.control.respostes_de', { fetes, total, percent })}
                    />
                  </span>
                </td>
                <td>
                  <span className={css.pair}>
                    <EstatControlMark recompte={one.recompte} size="icon" />
                    {t('treball.processos.fetes', { fetes: lotsFets, total: Math.max(lots, lotsPrevistos) })}
                    {lotsPerFer > 0 ? (
                      <span className={css.none}>{t('treball.processos.lots_per_fer', { n: lotsPerFer })}</span>
                    ) : null}
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
};
