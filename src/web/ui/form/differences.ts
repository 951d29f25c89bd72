import { isCalendarDate, showDate } from '#kernel/calendar-date.ts';
import type { FieldSpec } from './form-types.ts';
import { same, valueAt } from './paths.ts';

const isTree = (value: unknown): boolean => value !== null && typeof value === 'object' && !Array.isArray(value);

/**
 * The paths whose values differ: the fields of the form, then what it shows in none. A list tells for its rows; of anything else that
 * has parts, those of them that differ tell for it.
 */
export const differingPaths = <Values extends object>(
  fields: Readonly<Record<string, FieldSpec>>,
  one: Values,
  other: Values,
): string[] => {
  const listed = Object.keys(fields);
  const others = Object.keys(other).filter((key) => !listed.some((path) => path === key || path.startsWith(`${key}.`)));
  const differing = [...listed, ...others].filter((path) => !same(valueAt(one, path), valueAt(other, path)));
  const whole = (path: string): boolean => !(isTree(valueAt(one, path)) && isTree(valueAt(other, path)));
  return differing.filter((path) => {
    if (differing.some((above) => path.startsWith(`${above}.`) && whole(above))) return false;
    return whole(path) || !differing.some((below) => below.startsWith(`${path}.`));
  });
};

/** A day as people write it; any other text as it is. */
const toldDay = (text: string): string => (isCalendarDate(text) ? showDate(text) : text);

/** What of a value can be read, where nothing says how. */
const leaves = (value: unknown): string => {
  if (value === null || value === undefined || value === false) return '';
  if (value === true) return '✓';
  if (Array.isArray(value)) return value.map(leaves).filter(Boolean).join('; ');
  if (typeof value === 'object') return Object.values(value).map(leaves).filter(Boolean).join(' · ');
  return typeof value === 'string' ? toldDay(value) : String(value);
};

/** A value in words. */
export const asText = (value: unknown, spec: FieldSpec | undefined): string =>
  (spec?.show ? spec.show(value) : leaves(value)) || '—';

/** The same, asking for what has to be asked for; as it is where nobody answers. */
export const toldOf = async (value: unknown, spec: FieldSpec | undefined): Promise<string> => {
  if (!spec?.lookup || value === null || value === undefined) return asText(value, spec);
  return spec.lookup(value).catch(() => asText(value, spec));
};
