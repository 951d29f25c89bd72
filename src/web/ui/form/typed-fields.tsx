import { ActionIcon, Popover, TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { today, useFormats } from '../../formats.ts';
import { useLanguage, useTexts } from '../../language.tsx';
import { webTexts } from '../../texts/index.ts';
import { readDate } from '../entry/read-date.ts';
import { centsOf, readDecimal, typedDecimal } from '../entry/read-decimal.ts';
import { type FieldProps, useField } from './fields.tsx';
import css from './form.module.css';
import type { RecordForm } from './form-types.ts';

const Calendar = lazy(() => import('../entry/calendar.tsx').then((module) => ({ default: module.Calendar })));

/**
 * Keeps what is typed apart from the value it stands for: a readable text sets the value at once, an unreadable one
 * stays as typed, with its error, and is not sent.
 */
const useTyped = (given: {
  props: FieldProps;
  shown: string;
  read: (text: string) => { value: unknown } | null;
  message: string;
  set: (value: unknown) => void;
  form: RecordForm;
}) => {
  const { props, shown, read, message, set, form } = given;
  const [typed, type] = useState<string | null>(() => form.unreadText(props.name));
  const [left, leave] = useState(typed !== null);
  const wrong = typed !== null && typed.trim() !== '' && read(typed) === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a value set from elsewhere replaces what was typed
  useEffect(() => {
    if (left && !wrong) type(null);
  }, [shown]);
  return {
    text: typed ?? shown,
    error: wrong && left ? message : null,
    onFocus: () => leave(false),
    onChange: (text: string) => {
      type(text);
      const answer = text.trim() === '' ? { value: null } : read(text);
      form.setUnreadable(props.name, answer ? null : message, text);
      if (answer) set(answer.value);
    },
    onBlur: () => {
      leave(true);
      if (!wrong) type(null);
    },
  };
};

/** A date, typed as `1/3/26`, `010326`, «avui», `+30`, or taken from the calendar (Alt+↓). The value is `YYYY-MM-DD`. */
export const DateField = (props: FieldProps) => {
  const t = useTexts(webTexts);
  const formats = useFormats();
  const base = useField(props);
  const [open, setOpen] = useState(false);
  const entering = useRef(false);
  const value = (base.value as string | null) || null;
  const typed = useTyped({
    props,
    shown: value ? formats.date(value) : '',
    read: (text) => {
      const date = readDate(text, today());
      return date ? { value: date } : null;
    },
    message: t('web.formulari.data_incorrecta'),
    set: base.set,
    form: base.form,
  });
  const field = useField(props, typed.error);
  return (
    <div {...field.frame}>
      <Popover opened={open} onChange={setOpen} position="bottom-start" trapFocus returnFocus withRoles={false}>
        <Popover.Target>
          <TextInput
            {...field.input}
            autoComplete="off"
            value={typed.text}
            onFocus={(event) => {
              typed.onFocus();
              event.currentTarget.select();
            }}
            // The press that enters the field would leave a caret where it fell: what is typed next replaces the date.
            onMouseDown={(event) => {
              entering.current = document.activeElement !== event.currentTarget;
            }}
            onMouseUp={(event) => {
              const { selectionStart, selectionEnd } = event.currentTarget;
              if (entering.current && selectionStart === selectionEnd) event.currentTarget.select();
              entering.current = false;
            }}
            onBlur={typed.onBlur}
            onChange={(event) => typed.onChange(event.currentTarget.value)}
            onKeyDown={(event) => {
              if ((event.altKey && event.key === 'ArrowDown') || event.key === 'F4') {
                event.preventDefault();
                setOpen(true);
              }
            }}
            rightSection={
              props.readOnly ? null : (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  tabIndex={-1}
                  aria-label={t('web.calendari')}
                  onClick={() => setOpen(true)}
                >
                  <IconCalendar size={16} aria-hidden />
                </ActionIcon>
              )
            }
          />
        </Popover.Target>
        <Popover.Dropdown>
          <Suspense fallback={null}>
            {open ? (
              <Calendar
                value={value}
                onChoose={(date) => {
                  typed.onChange('');
                  base.set(date);
                  typed.onBlur();
                  setOpen(false);
                }}
              />
            ) : null}
          </Suspense>
        </Popover.Dropdown>
      </Popover>
    </div>
  );
};

/**
 * A number as typed in Spain or in England. `as` is the wire form: `cents` (integer hundredths: money, percent, m²),
 * `integer`, `decimal` (text) or `number`. The unit stands after the label.
 */
export const NumberField = (
  props: FieldProps & {
    as: 'cents' | 'integer' | 'decimal' | 'number';
    unit?: string;
    places?: number;
    min?: number;
    max?: number;
  },
) => {
  const t = useTexts(webTexts);
  const formats = useFormats();
  const { language } = useLanguage();
  const base = useField(props);
  const [inside, setInside] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // Without its grouping the text is another one: it is chosen whole only after it has changed.
  useLayoutEffect(() => {
    if (inside) input.current?.select();
  }, [inside]);
  const places = props.as === 'integer' ? 0 : (props.places ?? 2);
  const value = base.value as string | number | null | undefined;
  const plain =
    value === null || value === undefined || value === '' ? null : props.as === 'cents' ? Number(value) / 100 : value;
  const read = (text: string): { value: unknown } | null => {
    const decimal = readDecimal(text, language);
    if (decimal === null) return null;
    const number = Number(decimal);
    const tooFine = (decimal.split('.')[1]?.length ?? 0) > places;
    if (tooFine || number < (props.min ?? Number.NEGATIVE_INFINITY) || number > (props.max ?? Number.POSITIVE_INFINITY))
      return null;
    if (props.as === 'decimal') return { value: decimal };
    if (props.as === 'cents') {
      const cents = centsOf(decimal);
      return cents === null ? null : { value: cents };
    }
    return { value: number };
  };
  const least = props.as === 'cents' ? places : 0;
  const typed = useTyped({
    props,
    shown: plain === null ? '' : inside ? typedDecimal(plain, language, least) : formats.decimal(plain, least, places),
    read,
    message: t('web.formulari.numero_incorrecte'),
    set: base.set,
    form: base.form,
  });
  const field = useField(props, typed.error);
  const label = props.unit ? `${field.input.label} (${props.unit})` : field.input.label;
  return (
    <div {...field.frame} data-align="right">
      <TextInput
        {...field.input}
        ref={input}
        label={label}
        autoComplete="off"
        inputMode={places === 0 ? 'numeric' : 'decimal'}
        value={typed.text}
        onFocus={() => {
          setInside(true);
          typed.onFocus();
        }}
        onBlur={() => {
          setInside(false);
          typed.onBlur();
        }}
        onChange={(event) => typed.onChange(event.currentTarget.value)}
        className={css.number}
      />
    </div>
  );
};
