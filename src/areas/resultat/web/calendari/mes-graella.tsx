import { type KeyboardEvent, useRef, useState } from 'react';
import { addDays, dayNumber, daysInMonth } from '#kernel/calendar-date.ts';
import { LOCALE_OF } from '#kernel/language.ts';
import { useFormats } from '#web/formats.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { Mark } from '#web/ui/mark/mark.tsx';
import { resultatTexts } from '../../texts/index.ts';
import css from './calendari.module.css';
import type { Mes } from './mes.ts';
import { formOf } from './venciments-llista.tsx';

/** Entries of a day that stand in its cell. */
const CABEN = 3;
const STEP: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
/** Monday is 0: the first of January of 1970 was a Thursday. */
const weekday = (date: string): number => (((dayNumber(date) + 3) % 7) + 7) % 7;

/** A month, weeks from Monday; arrows go over its days, Enter shows one alone. */
export const MesGraella = ({
  data: { mes, avui, items },
  dia,
  onChoose,
}: {
  data: Mes;
  dia: string | null;
  onChoose: (dia: string) => void;
}) => {
  const t = useTexts(resultatTexts);
  const formats = useFormats();
  const { language } = useLanguage();
  const table = useRef<HTMLTableElement>(null);
  const first = `${mes}-01`;
  const [at, move] = useState(avui.startsWith(mes) ? avui : first);
  const current = at.startsWith(mes) ? at : first;
  const start = addDays(first, -weekday(first));
  const days = daysInMonth(Number(mes.slice(0, 4)), Number(mes.slice(5)));
  const weeks = Math.ceil((weekday(first) + days) / 7);
  const byDay = Map.groupBy(items, (one) => one.data);
  const names = new Intl.DateTimeFormat(LOCALE_OF[language], { weekday: 'short', timeZone: 'UTC' });
  const pressed = (date: string, event: KeyboardEvent): void => {
    const by = STEP[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = addDays(date, by);
    if (!next.startsWith(mes)) return;
    move(next);
    table.current?.querySelector<HTMLElement>(`[data-dia="${next}"]`)?.focus();
  };
  return (
    <table ref={table} className={css.graella} data-entry-grid>
      <thead>
        <tr>
          {Array.from({ length: 7 }, (_, day) => addDays(start, day)).map((date) => (
            <th key={date} scope="col">
              {names.format(new Date(`${date}T00:00:00Z`))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: weeks }, (_, week) => addDays(start, week * 7)).map((monday) => (
          <tr key={monday}>
            {Array.from({ length: 7 }, (_, day) => addDays(monday, day)).map((date) => {
              if (!date.startsWith(mes)) return <td key={date} className={css.fora} />;
              const due = byDay.get(date) ?? [];
              return (
                <td key={date} data-avui={date === avui || undefined}>
                  <button
                    type="button"
                    data-dia={date}
                    className={css.dia}
                    aria-pressed={date === dia}
                    aria-current={date === avui ? 'date' : undefined}
                    aria-label={t('calendari.dia_n', { dia: formats.longDate(date), n: due.length })}
                    tabIndex={date === current ? 0 : -1}
                    onFocus={() => move(date)}
                    onClick={() => onChoose(date)}
                    onKeyDown={(event) => pressed(date, event)}
                  >
                    <span className={css.numero}>{Number(date.slice(8))}</span>
                    {due.slice(0, CABEN).map((one) => (
                      <span key={one.clau} className={css.entrada}>
                        <Mark form={formOf(one)} word={t(`calendari.tipus.${one.tipus}`)} size="icon" />
                        <span className={css.que}>{one.que}</span>
                      </span>
                    ))}
                    {due.length > CABEN ? (
                      <span className={css.mes_n}>{t('calendari.mes_n', { n: due.length - CABEN })}</span>
                    ) : null}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
