import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';

/** What `pdftotext` says of a PDF, as it is laid out unless asked otherwise; null where poppler-utils is not installed. */
export const pdfText = (pdf: Buffer, how: '-layout' | '-bbox' = '-layout'): string | null => {
  try {
    return execFileSync('pdftotext', [how, '-', '-'], {
      input: pdf,
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'ignore'],
      maxBuffer: 16 * 1024 * 1024,
    });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw cause;
  }
};

/** Pages of a PDF that say something, or null where poppler-utils is not installed. */
export const pagesOf = (pdf: Buffer): string[] | null =>
  pdfText(pdf)
    ?.split('\f')
    .filter((page) => page.trim() !== '') ?? null;

/** Holds a text to the one kept in a file; `UPDATE_GOLDEN=1` writes it anew. */
export const golden = (file: URL, text: string): void => {
  if (process.env['UPDATE_GOLDEN'] === '1' || !existsSync(file)) writeFileSync(file, text);
  expect(text).toBe(readFileSync(file, 'utf8'));
};

/** Every text within what a document prints. */
export const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value !== null && typeof value === 'object'
      ? Object.values(value).flatMap(textsOf)
      : [];
