import { NativeSelect } from '@mantine/core';
import type { ListValues } from '#web/ui/list/list-types.ts';
import css from './banc.module.css';

/** A filter that is one row of a list, or all. */
export const ValueControl = ({
  given,
  name,
  label,
  all,
  options,
}: {
  given: ListValues;
  name: string;
  label: string;
  all: string;
  options: readonly { readonly id: number; readonly nom: string }[];
}) => (
  <NativeSelect
    className={css.control ?? ''}
    aria-label={label}
    value={given.values[name] ?? ''}
    data={[{ value: '', label: all }, ...options.map(({ id, nom }) => ({ value: String(id), label: nom }))]}
    onChange={(event) => given.set(name, event.currentTarget.value)}
  />
);
