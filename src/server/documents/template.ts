import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RootFile } from './compile-job.ts';

/** A document's Typst files: the main one, its neighbours in the folder, and the family's style. */
export interface Template {
  readonly main: string;
  readonly files: readonly RootFile[];
}

const STYLE_FOLDER = new URL('./style/', import.meta.url);

const typstFiles = async (folder: URL, under: string): Promise<RootFile[]> => {
  const names = (await readdir(fileURLToPath(folder))).filter((name) => name.endsWith('.typ')).sort();
  return Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(new URL(name, folder));
      if (/#?import\s+"@|\beval\(/.test(bytes.toString('utf8'))) throw new Error(`${name}: no packages, no eval`);
      return { path: `${under}/${name}`, bytes };
    }),
  );
};

/**
 * Reads a template: `new URL('./documents/formigo.typ', import.meta.url)`. Inside its root it finds the style as
 * `/style/…`, its own folder as `/document/…` and what it prints in `/dades.json`.
 */
export const readTemplate = async (main: URL): Promise<Template> => ({
  main: `/document/${basename(fileURLToPath(main))}`,
  files: [...(await typstFiles(STYLE_FOLDER, '/style')), ...(await typstFiles(new URL('./', main), '/document'))],
});
