import { existsSync, readFileSync } from 'node:fs';

/** A group of the reference cases of invoicing, or null where the folder that holds them is not beside this one. */
export const referenceCases = (
  group: string,
): // biome-ignore lint/suspicious/noExplicitAny: cases have the shape of their group
any[] | null => {
  const file = new URL('../../../shared/cases/invoicing-cases.json', import.meta.url);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).grupos[group].casos : null;
};
