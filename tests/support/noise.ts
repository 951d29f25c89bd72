import { format } from 'node:util';

type Level = 'debug' | 'info' | 'log' | 'warn' | 'error';
const LEVELS: readonly Level[] = ['debug', 'info', 'log', 'warn', 'error'];

const heard: string[] = [];
let allowed: RegExp[] = [];

/** Lets the running test write lines like these on the console; everything else written there fails it. */
export const expectNoise = (...patterns: RegExp[]): void => {
  allowed.push(...patterns);
};

/** Listens to the console from now on. */
export const listenToConsole = (): void => {
  for (const level of LEVELS) {
    console[level] = (...words: unknown[]) => {
      heard.push(`console.${level}: ${format(...words)}`);
    };
  }
};

/** What was written since the last call and no test expected. */
export const takeNoise = (): string[] => {
  const unexpected = heard.filter((line) => !allowed.some((pattern) => pattern.test(line)));
  heard.length = 0;
  allowed = [];
  return unexpected;
};
