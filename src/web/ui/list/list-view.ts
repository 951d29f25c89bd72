import { type VistaContingut, vistaContingutSchema } from '#contract/vistes.ts';
import type { ColumnMemory, FilterMemory } from './list-memory.ts';

/** How a list is looked at now, as a saved view keeps it. */
export const viewNow = <Item>(memory: FilterMemory, columns: ColumnMemory<Item>, search: string): VistaContingut => ({
  search: search.trim(),
  filtres: memory.flags,
  valors: memory.values,
  ordre: { camp: memory.order.field, criteri: memory.order.direction },
  columnes: columns.kept,
});

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
};

/** Whether two views show the same. */
export const sameView = (a: VistaContingut, b: VistaContingut): boolean =>
  JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

/** A view as a piece of an address, and back; null when it is none. */
export const viewToLink = (view: VistaContingut): string => {
  const bytes = new TextEncoder().encode(JSON.stringify(view));
  return `v${btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')}`;
};
export const viewFromLink = (text: unknown): VistaContingut | null => {
  if (typeof text !== 'string' || !text.startsWith('v')) return null;
  try {
    const raw = atob(text.slice(1).replaceAll('-', '+').replaceAll('_', '/'));
    const json = new TextDecoder().decode(Uint8Array.from(raw, (letter) => letter.charCodeAt(0)));
    const read = vistaContingutSchema.safeParse(JSON.parse(json));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
};
