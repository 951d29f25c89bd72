import { useFormats } from '#web/formats.ts';
import { useTexts } from '#web/language.tsx';
import { Mark, type MarkForm } from '#web/ui/mark/mark.tsx';
import type { Zona } from '../../contract/schemas.ts';
import { type ConVerdict, judgeCon } from '../../domain/con.ts';
import { dailySlump } from '../../domain/con-diari.ts';
import { needsVerifying } from '../../domain/llei.ts';
import { decimalsApart } from '../../domain/xifres.ts';
import { formigoTexts } from '../../texts/index.ts';
import { say, sayFont } from '../words.ts';
import type { SampleRow } from '../zona/sample-row.ts';
import css from './verdict.module.css';

const FORM: Readonly<Record<ConVerdict['verdict'], MarkForm>> = {
  satisfactori: 'satisfied',
  no_satisfactori: 'failed',
  pendent: 'pending',
  no_aplica: 'notApplicable',
};

/** Indirect control: what the slump of each sample measured, beside what the consistency of the zone accepts. */
export const SlumpTable = ({
  zona,
  lot,
  rows,
}: {
  zona: Pick<Zona, 'normativa' | 'consistencia' | 'lots'>;
  /** The lot of those rows. */
  lot: number;
  rows: readonly SampleRow[];
}) => {
  const t = useTexts(formigoTexts);
  const formats = useFormats();
  const { normativa, consistencia } = zona;
  const judged = rows.map((row, place) => {
    const readings = (row.cells.con ?? []).map(Number);
    return {
      row,
      numero: row.numero ?? place + 1,
      readings,
      con: judgeCon({ normativa, consistencia, lectures: readings }),
    };
  });
  const others = zona.lots.flatMap((one) => (one.id === lot ? [] : one.pastades));
  const typed = rows.map(({ cells }) => ({ data: cells.data, con: (cells.con ?? []).map(Number) }));
  const daily = dailySlump(normativa, typed, others);
  const rule = judgeCon({ normativa, consistencia, lectures: [] });
  const { minim, maxim, source, confidence, lecturesMinim } = rule;
  const bad = judged.filter(({ con }) => con.verdict === 'no_satisfactori').map(({ numero }) => numero);
  const limits = minim === null || maxim === null ? '—' : `${formats.integer(minim)}–${formats.integer(maxim)}`;
  const meanText = (mean: number | null): string =>
    mean === null ? '—' : formats.decimal(mean, decimalsApart(mean, [minim ?? mean, maxim ?? mean], 1));
  return (
    <section className={css.slump} aria-label={t('formigo.con.titol')}>
      <h2>{t('formigo.con.titol')}</h2>
      <p>
        {minim === null
          ? t('formigo.con.no_aplica')
          : t('formigo.con.accepta', {
              lletra: consistencia,
              nom: say(t, `formigo.consistencia.${consistencia}`),
              minim,
              maxim: maxim ?? minim,
              n: lecturesMinim,
            })}
      </p>
      {judged.length === 0 ? (
        <p className={css.quietNote}>{t('formigo.con.cap')}</p>
      ) : (
        <table className={`${css.table} ${css.tight}`}>
          <thead>
            <tr>
              <th scope="col">{t('formigo.col.num')}</th>
              <th scope="col">{t('formigo.con.lectures')}</th>
              <th scope="col">{t('formigo.con.mitjana')}</th>
              <th scope="col">{t('formigo.con.limits')}</th>
              <th scope="col">{t('formigo.con.resultat')}</th>
            </tr>
          </thead>
          <tbody>
            {judged.map(({ row, numero, readings, con }) => (
              <tr key={row.id}>
                <th scope="row">{numero}</th>
                <td>{readings.length > 0 ? readings.map((one) => formats.decimal(one, 0, 1)).join('/') : '—'}</td>
                <td>{meanText(con.mean)}</td>
                <td>{limits}</td>
                <td>
                  <Mark form={FORM[con.verdict]} word={say(t, `formigo.con.estat.${con.verdict}`)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {bad.length > 0 ? <p>{t('formigo.con.rebutjades', { n: bad.length, llista: bad.join(', ') })}</p> : null}
      {daily && judged.length > 0 ? (
        <ul className={css.days} role="status">
          {daily.curts.map(({ data, fets }) => (
            <li key={data}>
              <Mark form="warning" word={t('formigo.con.dia_marca')} size="icon" />
              {t('formigo.con.dia_curt', { data: formats.date(data), fets, minim: daily.minim })}
            </li>
          ))}
          {daily.senseData > 0 ? (
            <li>
              <Mark form="warning" word={t('formigo.con.dia_marca')} size="icon" />
              {t('formigo.con.dia_sense_data', { n: daily.senseData })}
            </li>
          ) : null}
          {daily.curts.length + daily.senseData === 0 ? (
            <li>{t('formigo.con.dies_be', { minim: daily.minim })}</li>
          ) : null}
          <li className={css.place}>
            <span>{sayFont(t, daily.source)}</span>
            <span>{say(t, `formigo.confidence.${daily.confidence}`)}</span>
            {needsVerifying(daily.confidence) ? <span className={css.verify}>{t('formigo.per_verificar')}</span> : null}
          </li>
        </ul>
      ) : null}
      {minim === null ? null : (
        <p className={css.place}>
          <span>{sayFont(t, source)}</span>
          <span>{say(t, `formigo.confidence.${confidence}`)}</span>
          {needsVerifying(confidence) ? <span className={css.verify}>{t('formigo.per_verificar')}</span> : null}
        </p>
      )}
    </section>
  );
};
