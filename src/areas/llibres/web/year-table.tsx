import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { trimestreRoutes } from '#areas/empresa/contract/trimestres.ts';
import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { GoLink } from '#web/navigation.tsx';
import { useEmpresaId, useMay } from '#web/platform.tsx';
import { Mark } from '#web/ui/mark/mark.tsx';
import type { AnyLlibres, Model } from '../contract/schemas.ts';
import { pantallaTexts } from '../texts/pantalla.ts';
import css from './llibres.module.css';
import { hrefOf } from './periode.ts';
import { useTrimestres } from './use-trimestres.tsx';

type Quarter = AnyLlibres['trimestres'][number];
const sumOf = (quarters: readonly Quarter[], of: (quarter: Quarter) => number): number =>
  quarters.reduce((sum, quarter) => sum + of(quarter), 0);
const FIGURES = [
  ['expedides', 'base'],
  ['expedides', 'quota'],
  ['rebudes', 'base'],
  ['rebudes', 'quota'],
] as const;

/** A row for each quarter: what was issued and received, each form with its result, warnings, and whether it is closed. */
export const YearTable = ({ any, onAvisos }: { any: AnyLlibres; onAvisos: (trimestre: number) => void }) => {
  const t = useTexts(pantallaTexts);
  const formats = useFormats();
  const { trimestres, totals, exercici } = any;
  const models = [...new Set(trimestres.flatMap((one) => one.models.map(({ model }) => model)))];
  const totalOf = (model: Model): number => totals.find((one) => one.model === model)?.resultat ?? 0;
  const addedOf = (model: Model): number =>
    sumOf(trimestres, (quarter) => quarter.models.find((one) => one.model === model)?.resultat ?? 0);
  // Where a year is not the sum of its quarters, it says why.
  const compensat = models.some((model) => totalOf(model) !== addedOf(model));
  const headOf = (book: 'expedides' | 'rebudes', figure: 'base' | 'quota'): string =>
    `${t(`llibres.${book}`)}: ${t(figure === 'base' ? 'llibres.base' : 'llibres.iva')}`;
  return (
    <div className={css.sheet}>
      <table className={css.matrix}>
        <caption>{t('llibres.trimestres', { any: String(exercici) })}</caption>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {t('llibres.trimestre')}
            </th>
            <th scope="colgroup" colSpan={2}>
              {t('llibres.expedides')}
            </th>
            <th scope="colgroup" colSpan={2}>
              {t('llibres.rebudes')}
            </th>
            {models.map((model) => (
              <th key={model} scope="col" rowSpan={2} data-align="right">
                {t('llibres.model', { model })}
              </th>
            ))}
            <th scope="col" rowSpan={2}>
              {t('llibres.avisos')}
            </th>
            <th scope="col" rowSpan={2}>
              {t('llibres.estat')}
            </th>
          </tr>
          <tr>
            {FIGURES.map(([book, figure]) => (
              <th key={`${book} ${figure}`} scope="col" data-align="right">
                {t(figure === 'base' ? 'llibres.base' : 'llibres.iva')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {trimestres.map((quarter) => (
            <tr key={quarter.trimestre}>
              <th scope="row">{t('llibres.trimestre_n', { n: String(quarter.trimestre) })}</th>
              {FIGURES.map(([book, figure]) => (
                <td
                  key={`${book} ${figure}`}
                  data-align="right"
                  data-head={headOf(book, figure)}
                  title={t('llibres.documents_n', { n: quarter[book].documents })}
                >
                  {formats.money(quarter[book][figure])}
                </td>
              ))}
              {models.map((model) => (
                <td key={model} data-align="right" data-head={t('llibres.model', { model })}>
                  <ModelResult quarter={quarter} exercici={exercici} model={model} />
                </td>
              ))}
              <td data-head={t('llibres.avisos')}>
                <Avisos n={quarter.avisos} onOpen={() => onAvisos(quarter.trimestre)} />
              </td>
              <td data-head={t('llibres.estat')}>
                <Estat quarter={quarter} any={any} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('llibres.tot_any')}</th>
            {FIGURES.map(([book, figure]) => (
              <td key={`${book} ${figure}`} data-align="right" data-head={headOf(book, figure)}>
                {formats.money(sumOf(trimestres, (one) => one[book][figure]))}
              </td>
            ))}
            {models.map((model) => (
              <td key={model} data-align="right" data-head={t('llibres.model', { model })}>
                {formats.money(totalOf(model))}
              </td>
            ))}
            <td colSpan={2} data-none={compensat ? undefined : true}>
              {compensat ? <small className={css.why}>{t('llibres.tot_compensat')}</small> : null}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
};

const ModelResult = ({ quarter, exercici, model }: { quarter: Quarter; exercici: number; model: Model }) => {
  const t = useTexts(pantallaTexts);
  const formats = useFormats();
  const empresa = useEmpresaId();
  const found = quarter.models.find((one) => one.model === model);
  if (!found) return <>—</>;
  const periode = t('llibres.trimestre_any', { n: String(quarter.trimestre), any: String(exercici) });
  return (
    <GoLink
      to={hrefOf(empresa, { model, exercici, trimestre: quarter.trimestre })}
      title={t('llibres.termini', { data: formats.date(found.termini) })}
      aria-label={`${t('llibres.model_de', { model, periode })}: ${formats.money(found.resultat)}`}
    >
      {formats.money(found.resultat)}
    </GoLink>
  );
};

const Avisos = ({ n, onOpen }: { n: number; onOpen: () => void }) => {
  const t = useTexts(pantallaTexts);
  if (n === 0)
    return (
      <span className={css.fine}>
        <IconCheck size={16} aria-hidden /> {t('llibres.avisos_n', { n })}
      </span>
    );
  return (
    <button type="button" className={css.link} onClick={onOpen}>
      <IconAlertTriangle size={16} aria-hidden className={css.warn} /> {t('llibres.avisos_n', { n })}
    </button>
  );
};

/** Closed, when and by whom, or open; and what changes it. */
const Estat = ({ quarter, any }: { quarter: Quarter; any: AnyLlibres }) => {
  const t = useTexts(pantallaTexts);
  const formats = useFormats();
  const may = useMay();
  const { close, reopen } = useTrimestres(any);
  const n = String(quarter.trimestre);
  const { tancat, acabat, quan, usuari, motiu } = quarter;
  const word = tancat ? 'tancat' : acabat ? 'obert' : 'en_curs';
  return (
    <div className={css.state}>
      <Mark form={tancat ? 'closed' : acabat ? 'late' : 'pending'} word={t(`llibres.estat.${word}`)} />
      {quan ? (
        <span className={css.who}>
          {t(tancat ? 'llibres.estat.qui' : 'llibres.estat.reobert', {
            quan: formats.date(formats.dayOf(quan)),
            qui: usuari,
          })}
          {motiu ? <span>{t('llibres.motiu_dit', { motiu })}</span> : null}
        </span>
      ) : null}
      {tancat && may(trimestreRoutes.reobre) ? (
        <Button variant="subtle" color="gray" onClick={() => void reopen(quarter)}>
          {t('llibres.reobrir', { n })}
        </Button>
      ) : null}
      {acabat && !tancat && may(trimestreRoutes.tanca) ? (
        <Button variant="subtle" color="gray" onClick={() => void close(quarter)}>
          {t('llibres.tancar', { n })}
        </Button>
      ) : null}
    </div>
  );
};
