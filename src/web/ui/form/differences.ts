import type { FieldSpec } from './form-types.ts';
import { same, valueAt } from './paths.ts';

/** The paths whose values differ: the fields of the form, then what it shows in none. */
export const differingPaths = <Values extends object>(
  fields: Readonly<Record<string, FieldSpec>>,
  one: Values,
  other: Values,
): string[] => {
  const listed = Object.keys(fields);
  const others = Object.keys(other).filter((key) => !listed.some((path) => path === key || path.startsWith(`${key}.`)));
  return [...listed, ...others].filter((path) => !same(valueAt(one, path), valueAt(other, path)));
};

/** A value in words. */
export const asText = (value: unknown, spec: FieldSpec | undefined): string => {
  if (spec?.show) return spec.show(value);
  if (value === null || value === undefined || value === '') return '—';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};
