import { showDate } from '#kernel/calendar-date.ts';
import type { Language } from '#kernel/language.ts';
import type { Translate } from '../../language.tsx';
import type { ca } from '../../texts/ca.ts';
import { readDate } from '../entry/read-date.ts';
import { readDecimal, typedDecimal } from '../entry/read-decimal.ts';
import { optionOf, optionsOfFigure, optionsWith } from './grid-options.ts';
import type { GridColumn } from './grid-types.ts';

export type Reading = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly message: string };
export interface ReadingContext {
  readonly language: Language;
  readonly today: string;
  readonly t: Translate<typeof ca>;
}

const bad = (message: string): Reading => ({ ok: false, message });

const readNumber = <Row>(text: string, column: GridColumn<Row>, { language, t }: ReadingContext): Reading => {
  const decimal = readDecimal(text, language);
  if (decimal === null) return bad(t('web.graella.numero', { text }));
  const places = column.places ?? 2;
  if ((decimal.split('.')[1]?.length ?? 0) > places) return bad(t('web.graella.massa_decimals', { n: places }));
  const [min, max] = [column.min ?? Number.NEGATIVE_INFINITY, column.max ?? Number.POSITIVE_INFINITY];
  if (Number(decimal) < min || Number(decimal) > max) {
    const limit = (value: number): string => (Number.isFinite(value) ? typedDecimal(value, language) : '∞');
    return bad(t('web.graella.fora', { min: limit(min), max: limit(max) }));
  }
  return { ok: true, value: decimal };
};

/** What a typed or pasted text stands for in its column. */
export const readCell = <Row>(typed: string, column: GridColumn<Row>, context: ReadingContext): Reading => {
  const text = typed.trim();
  if (text === '' || text === '—') return { ok: true, value: column.kind === 'text' ? '' : null };
  if (column.writing) {
    const value = column.writing.read(text, context.language);
    return value === null ? bad(column.writing.wrong) : { ok: true, value };
  }
  switch (column.kind) {
    case 'decimal':
      return readNumber(text, column, context);
    case 'readings': {
      const parts = text.split(/\s*[/;]\s*|\s+/).filter(Boolean);
      const readings = parts.map((part) => readNumber(part, column, context));
      const wrong = readings.find((reading) => !reading.ok);
      return wrong ?? { ok: true, value: readings.map((reading) => (reading.ok ? String(reading.value) : '')) };
    }
    case 'date': {
      const date = readDate(text, context.today);
      return date ? { ok: true, value: date } : bad(context.t('web.graella.data', { text }));
    }
    case 'select': {
      const options = column.options ?? [];
      const option = optionOf(options, text);
      if (option) return { ok: true, value: option.value };
      const many = optionsWith(options, text);
      if (many.length === 0) return bad(context.t('web.graella.opcio', { text }));
      const opcions = many
        .slice(0, 3)
        .map((one) => one.text)
        .join(', ');
      return bad(
        optionsOfFigure(options, text)
          ? context.t('web.graella.xifra_dubtosa', { xifra: text.replace('%', '').trim(), opcions })
          : context.t('web.graella.opcio_dubtosa', { text, opcions }),
      );
    }
    default:
      return { ok: true, value: column.maxLength ? text.slice(0, column.maxLength) : text };
  }
};

/** A value as it is typed and copied: decimal comma in ca and es, `-`, no grouping; dates as 27/11/2026. */
export const typedCell = <Row>(value: unknown, column: GridColumn<Row>, language: Language): string => {
  if (value === null || value === undefined || value === '') return '';
  if (column.writing) return column.writing.typed(String(value), language);
  switch (column.kind) {
    case 'decimal':
      return typedDecimal(value as string | number, language);
    case 'readings':
      return (value as readonly string[]).map((one) => typedDecimal(one, language)).join('/');
    case 'date':
      return showDate(String(value));
    case 'select':
      return column.options?.find((one) => one.value === value)?.text ?? String(value);
    case 'computed':
      return typeof value === 'number' ? typedDecimal(value, language) : String(value);
    default:
      return String(value);
  }
};
