import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { today, useFormats } from '#web/formats.ts';
import { useLanguage, useTexts } from '#web/language.tsx';
import { webTexts } from '#web/texts/index.ts';
import { readDate } from '#web/ui/entry/read-date.ts';
import { centsOf, readDecimal } from '#web/ui/entry/read-decimal.ts';

interface TypedProps<Value> {
  readonly label: string;
  readonly value: Value;
  readonly help?: string;
  readonly readOnly: boolean;
  readonly error?: ReactNode;
  /** What takes the focus where it is drawn. */
  readonly first?: boolean;
  readonly onChange: (value: Value) => void;
  /** What is typed cannot be read. */
  readonly onUnread?: () => void;
}

/** A text that stands for a value: what cannot be read stays as typed, with its error, and changes nothing. */
const Typed = <Value,>(props: {
  given: TypedProps<Value>;
  label: string;
  shown: string;
  read: (text: string) => { value: Value } | null;
  wrong: string;
  right?: boolean;
}) => {
  const { given, shown, read } = props;
  const [typed, type] = useState<string | null>(null);
  const bad = typed !== null && read(typed) === null;
  return (
    <TextInput
      label={props.label}
      {...(given.first ? { 'data-autofocus': true } : {})}
      description={given.help}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      readOnly={given.readOnly}
      autoComplete="off"
      inputMode={props.right ? 'decimal' : undefined}
      value={typed ?? shown}
      error={bad ? props.wrong : given.error}
      onChange={(event) => {
        type(event.currentTarget.value);
        const answer = read(event.currentTarget.value);
        if (answer) given.onChange(answer.value);
        else given.onUnread?.();
      }}
      onBlur={() => {
        if (!bad) type(null);
      }}
    />
  );
};

export const CentsInput = (given: TypedProps<number | null>) => {
  const web = useTexts(webTexts);
  const formats = useFormats();
  const { language } = useLanguage();
  return (
    <Typed
      given={given}
      label={`${given.label} (€)`}
      shown={given.value === null ? '' : formats.money(given.value)}
      wrong={web('web.formulari.numero_incorrecte')}
      right
      read={(text) => {
        if (text.trim() === '') return { value: null };
        const decimal = readDecimal(text, language);
        const cents = decimal === null ? null : centsOf(decimal);
        return cents === null ? null : { value: cents };
      }}
    />
  );
};

export const PercentInput = (given: TypedProps<string>) => {
  const web = useTexts(webTexts);
  const formats = useFormats();
  const { language } = useLanguage();
  return (
    <Typed
      given={given}
      label={`${given.label} (%)`}
      shown={formats.decimal(given.value, 0, 4)}
      wrong={web('web.formulari.numero_incorrecte')}
      right
      read={(text) => {
        const decimal = readDecimal(text, language);
        return decimal === null || Number(decimal) < 0 || Number(decimal) > 100 ? null : { value: decimal };
      }}
    />
  );
};

export const DateInput = (given: TypedProps<string>) => {
  const web = useTexts(webTexts);
  const formats = useFormats();
  return (
    <Typed
      given={given}
      label={given.label}
      shown={formats.date(given.value)}
      wrong={web('web.formulari.data_incorrecta')}
      read={(text) => {
        const date = readDate(text, today());
        return date ? { value: date } : null;
      }}
    />
  );
};
