import { useMemo } from 'react';
import type { Treball } from '#areas/treball/contract/schemas.ts';
import { useFormats } from '#web/formats.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { readDecimal } from '#web/ui/entry/read-decimal.ts';
import { limitFor } from '../domain/limits.ts';
import { regulationFor } from '../domain/normativa.ts';
import { forecast } from '../domain/previsio.ts';
import type { LimitRow, Normativa } from '../domain/tipus.ts';
import { formigoTexts } from '../texts/index.ts';
import { ForecastWhy, useForecastSentence } from './forecast-panel.tsx';
import css from './formigo.module.css';
import { say } from './words.ts';
import type { ZonaValues } from './zona-values.ts';

/** The volumes of the pours, typed with spaces or semicolons between them; null when one cannot be read. */
export const readPours = (text: string, language: 'ca' | 'es' | 'en'): readonly number[] | null => {
  const parts = text.split(/[;\s]+/).filter(Boolean);
  const values = parts
    .map((part) => readDecimal(part, language))
    .map((value) => (value === null ? null : Number(value)));
  return values.every((value): value is number => value !== null && value > 0) ? values : null;
};

/** The regulation that the dates give, and in words why. */
export const useNormaByDates = (treball: Treball, settings: { normativa: Normativa | null }) => {
  const t = useTexts(formigoTexts);
  const formats = useFormats();
  const found = regulationFor(treball);
  const dates = found.ok ? found.value : null;
  const { per, data, inici, termini } = dates ?? {};
  const words = dates
    ? say(t, `formigo.pas.norma.per_${per}`, {
        normativa: dates.normativa,
        data: data ? formats.date(data) : '',
        inici: inici ? formats.date(inici) : '',
        termini: termini ? formats.date(termini) : '',
      })
    : t('formigo.norma.cal_data');
  return {
    normativa: settings.normativa ?? dates?.normativa ?? null,
    words,
    dia: treball.data_projecte ?? treball.data_encarrec,
  };
};

/** Lots and samples that the zone will need, changing as one types. */
export const LiveForecast = ({
  values,
  normativa,
  rows,
  volumes,
}: {
  values: ZonaValues;
  normativa: Normativa;
  rows: readonly LimitRow[];
  volumes?: readonly (number | null)[];
}) => {
  const t = useTexts(formigoTexts);
  const { language } = useLanguage();
  const sentence = useForecastSentence();
  const previsio = useMemo(() => {
    const limit = limitFor(rows, normativa, values.estructura, values.distintiu, values.plantes);
    const pours = readPours(values.abocades, language) ?? [];
    const volumsLot = pours.length > 0 ? pours : volumes;
    return limit
      ? forecast({
          ...values,
          normativa,
          fck: values.resistencia,
          limit,
          ...(volumsLot?.some((one) => one !== null) ? { volumsLot } : {}),
        })
      : null;
  }, [rows, normativa, values, volumes, language]);
  if (!previsio) return null;
  return (
    <aside className={css.side} aria-label={t('formigo.previsio')}>
      <h2>{t('formigo.previsio')}</h2>
      <p className={css.figure} role="status">
        {sentence(previsio)}
      </p>
      <h3>{t('formigo.per_que')}</h3>
      <ForecastWhy previsio={previsio} />
    </aside>
  );
};
