import { Checkbox, NativeSelect, PasswordInput, Textarea, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../language.tsx';
import { webTexts } from '../../texts/index.ts';
import css from './form.module.css';
import { useForm } from './form.tsx';
import { fieldId } from './form-types.ts';

/** What every field takes: its dotted path and how many of the 12 columns it fills. */
export interface FieldProps {
  readonly name: string;
  readonly span?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 12;
  /** Half the width on the phone. */
  readonly half?: boolean;
  readonly label?: string;
  readonly help?: ReactNode;
  readonly readOnly?: boolean;
  readonly autoFocus?: boolean;
  /** Wanted by a rule of its form's own, which judges it. */
  readonly required?: boolean;
}

/** The message beside a field: icon and text. */
export const FieldError = ({ message }: { message: string }) => (
  <span className={css.error}>
    <IconAlertTriangle size={16} aria-hidden />
    {message}
  </span>
);

/** What is told beside a field and lets one go on: icon and text. */
export const FieldWarning = ({ message }: { message: string }) => (
  <span className={css.fieldWarning} role="status">
    <IconAlertTriangle size={16} aria-hidden />
    {message}
  </span>
);

/** What a field without a value says where its form is only read; elsewhere the style sheet keeps it out of sight. */
const NOTHING = '—';

/** What Mantine's inputs need to stand in a form. */
export const useField = (props: FieldProps, ownError: string | null = null) => {
  const form = useForm();
  const spec = form.spec(props.name);
  const error = ownError ?? form.errorOf(props.name);
  return {
    form,
    value: form.get(props.name),
    set: (value: unknown) => form.set(props.name, value),
    error,
    frame: { className: css.field, 'data-span': props.span, 'data-half': props.half || undefined },
    input: {
      id: fieldId(props.name, form.scope),
      label: props.label ?? spec?.label ?? props.name,
      description: props.help,
      withAsterisk: props.required ?? spec?.required ?? false,
      'aria-required': props.required ?? spec?.required ?? undefined,
      error: error ? <FieldError message={error} /> : undefined,
      readOnly: props.readOnly,
      placeholder: NOTHING,
      classNames: { label: css.label },
      inputWrapperOrder: ['label', 'input', 'error', 'description'] as ('label' | 'input' | 'error' | 'description')[],
      'data-autofocus': props.autoFocus || undefined,
    },
  };
};

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

export const TextField = (
  props: FieldProps & {
    type?: 'text' | 'email' | 'tel' | 'url';
    autoComplete?: string;
    maxLength?: number;
    /** Shapes what was typed on leaving the field (upper case of a tax id). */
    tidy?: (text: string) => string;
    after?: ReactNode;
  },
) => {
  const field = useField(props);
  return (
    <div {...field.frame}>
      <TextInput
        {...field.input}
        type={props.type ?? 'text'}
        autoComplete={props.autoComplete ?? 'off'}
        maxLength={props.maxLength}
        autoFocus={props.autoFocus}
        value={textOf(field.value)}
        rightSection={props.after}
        onChange={(event) => field.set(event.currentTarget.value)}
        onBlur={(event) => {
          const tidied = props.tidy?.(event.currentTarget.value);
          if (tidied !== undefined && tidied !== event.currentTarget.value) field.set(tidied);
        }}
      />
    </div>
  );
};

export const PasswordField = (props: FieldProps & { autoComplete: 'current-password' | 'new-password' }) => {
  const t = useTexts(webTexts);
  const field = useField(props);
  if (!field.form.spec(props.name)?.secret) throw new Error(`${props.name} is no secret`);
  return (
    <div {...field.frame}>
      <PasswordInput
        {...field.input}
        autoComplete={props.autoComplete}
        autoFocus={props.autoFocus}
        value={textOf(field.value)}
        onChange={(event) => field.set(event.currentTarget.value)}
        visibilityToggleButtonProps={{ 'aria-label': t('web.mostrar_contrasenya') }}
      />
    </div>
  );
};

export const TextAreaField = (props: FieldProps & { rows?: number; maxLength?: number }) => {
  const field = useField(props);
  return (
    <div {...field.frame}>
      <Textarea
        {...field.input}
        autosize
        minRows={props.rows ?? 3}
        maxRows={16}
        maxLength={props.maxLength}
        value={textOf(field.value)}
        onChange={(event) => field.set(event.currentTarget.value)}
      />
    </div>
  );
};

/** A choice among a few. With `empty` it may stay unanswered (null). Numbers stay numbers. */
export const SelectField = (
  props: FieldProps & {
    options: readonly { readonly value: string | number; readonly text: string }[];
    empty?: boolean | string;
    /** Asked before a choice is taken; false leaves what was chosen. */
    before?: (value: string | number | null) => Promise<boolean>;
  },
) => {
  const field = useField(props);
  const rows = props.options.map((one) => ({ value: String(one.value), label: one.text }));
  const known = field.value === null || props.options.some((one) => one.value === field.value);
  const blank = typeof props.empty === 'string' ? props.empty : '—';
  const offered = [
    ...(props.empty || !known || textOf(field.value) === '' ? [{ value: '', label: blank }] : []),
    ...rows,
  ];
  return (
    <div {...field.frame}>
      <NativeSelect
        {...field.input}
        disabled={props.readOnly}
        autoFocus={props.autoFocus}
        data={offered}
        value={textOf(field.value)}
        onChange={(event) => {
          const chosen = props.options.find((one) => String(one.value) === event.currentTarget.value);
          const value = chosen ? chosen.value : null;
          if (!props.before) field.set(value);
          else void props.before(value).then((taken) => (taken ? field.set(value) : undefined));
        }}
      />
    </div>
  );
};

export const CheckField = (props: FieldProps) => {
  const field = useField(props);
  const { label, id, description } = field.input;
  return (
    <div {...field.frame}>
      <div className={css.check}>
        <Checkbox
          id={id}
          label={label}
          description={description}
          error={field.error}
          disabled={props.readOnly}
          checked={field.value === true}
          onChange={(event) => field.set(event.currentTarget.checked)}
        />
      </div>
    </div>
  );
};
