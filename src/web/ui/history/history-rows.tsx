import { Fragment, useState } from 'react';
import type { HistorialItem } from '#contract/historial.ts';
import { useFormats } from '../../formats.ts';
import { useTexts } from '../../language.tsx';
import { historialTexts } from '../../texts/historial.ts';
import css from './history.module.css';
import type { HistoryReading } from './use-history-reading.ts';

/** Rows by day: hour, sentence, place; «Veure» shows before and after. */
export const HistoryRows = ({ rows, reading }: { rows: readonly HistorialItem[]; reading: HistoryReading }) => {
  const formats = useFormats();
  return (
    <ol className={css.list}>
      {rows.map((row, index) => {
        const day = formats.dayOf(row.quan);
        const before = rows[index - 1];
        return (
          <Fragment key={row.id}>
            {!before || formats.dayOf(before.quan) !== day ? (
              <li className={css.day}>
                <h2>{formats.longDate(day)}</h2>
              </li>
            ) : null}
            <HistoryRow row={row} reading={reading} />
          </Fragment>
        );
      })}
    </ol>
  );
};

const HistoryRow = ({ row, reading }: { row: HistorialItem; reading: HistoryReading }) => {
  const t = useTexts(historialTexts);
  const formats = useFormats();
  const [open, setOpen] = useState(false);
  const place = reading.placeOf(row);
  return (
    <li className={css.row}>
      <time dateTime={row.quan}>{formats.time(row.quan)}</time>
      <div className={css.what}>
        <span>{reading.sentenceOf(row)}</span>
        {place ? <span className={css.place}> · {place}</span> : null}
      </div>
      {row.canvis.length > 0 ? (
        <button type="button" className={css.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'web.historial.amagar' : 'web.historial.obrir')}
        </button>
      ) : null}
      {open ? (
        <table className={css.changes}>
          <thead>
            <tr>
              <th scope="col">{t('web.historial.camp')}</th>
              <th scope="col">{t('web.historial.abans')}</th>
              <th scope="col">{t('web.historial.despres')}</th>
            </tr>
          </thead>
          <tbody>
            {row.canvis.map(({ camp, abans, despres }) => (
              <tr key={camp}>
                <th scope="row">{reading.fieldOf(row.entitat, camp)}</th>
                <td>{reading.valueOf(row, camp, abans)}</td>
                <td>{reading.valueOf(row, camp, despres)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </li>
  );
};
