import { parentPort, workerData } from 'node:worker_threads';
import { buildXlsx, type PlainSheet } from './xlsx.ts';

const bytes = Uint8Array.from(await buildXlsx(workerData as readonly PlainSheet[]));
parentPort?.postMessage(bytes, [bytes.buffer]);
