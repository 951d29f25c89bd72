import { afterAll, afterEach } from 'vitest';
import { listenToConsole, takeNoise } from './noise.ts';

listenToConsole();

const refuseNoise = (): void => {
  const lines = takeNoise();
  if (lines.length > 0) throw new Error(`The console must stay silent in tests:\n${lines.join('\n')}`);
};

afterEach(refuseNoise);
afterAll(refuseNoise);
