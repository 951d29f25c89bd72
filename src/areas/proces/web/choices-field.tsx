import { Checkbox } from '@mantine/core';
import { type FieldProps, FieldWarning, useField } from '#web/ui/form/fields.tsx';
import css from './partida.module.css';

/** Some of a short list, each with its box; of those in one group, one at most. */
export const ChoicesField = (
  props: FieldProps & {
    options: readonly { readonly value: number; readonly text: string; readonly group?: string }[];
    none: string;
    /** What is told beside it and lets one go on. */
    warnings?: readonly string[];
  },
) => {
  const field = useField(props);
  const chosen = (field.value as readonly number[] | null) ?? [];
  const groupOf = (id: number): string | undefined => props.options.find(({ value }) => value === id)?.group;
  /** One of a group takes the place of another of it. */
  const stays = (id: number, taken: number): boolean =>
    chosen.includes(id) && (groupOf(id) === undefined || groupOf(id) !== groupOf(taken));
  return (
    <div {...field.frame}>
      <fieldset className={css.choices} id={field.input.id} tabIndex={-1}>
        <legend>{field.input.label}</legend>
        {props.options.length === 0 ? <span className={css.quiet}>{props.none}</span> : null}
        {props.options.map(({ value, text }) => (
          <Checkbox
            key={value}
            label={text}
            checked={chosen.includes(value)}
            disabled={props.readOnly}
            onChange={(event) =>
              field.set(
                event.currentTarget.checked
                  ? props.options.map((one) => one.value).filter((id) => id === value || stays(id, value))
                  : chosen.filter((id) => id !== value),
              )
            }
          />
        ))}
      </fieldset>
      {field.input.error}
      {props.warnings?.map((message) => (
        <FieldWarning key={message} message={message} />
      ))}
    </div>
  );
};
