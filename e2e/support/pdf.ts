import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The text of a PDF in reading order, or null where poppler-utils is not installed. */
export const pdfText = async (path: string): Promise<string | null> => {
  try {
    return (await run('pdftotext', ['-layout', path, '-'], { maxBuffer: 16 * 1024 * 1024 })).stdout;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};
