import { parentPort, workerData } from 'node:worker_threads';
import { readSheet } from './read-sheet.ts';
import { type ReadChoices, Unreadable } from './sheet-read.ts';

const { bytes, choices } = workerData as { bytes: Uint8Array; choices: ReadChoices };
try {
  parentPort?.postMessage({ read: readSheet(bytes, choices) });
} catch (error) {
  const refusal = error instanceof Unreadable ? error : new Unreadable('full_malmes');
  parentPort?.postMessage({ codi: refusal.codi, params: refusal.params });
}
