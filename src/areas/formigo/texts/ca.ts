import { avisosCa } from './avisos.ca.ts';
import { pantallaCa } from './pantalla.ca.ts';
import { verdictCa } from './verdict.ca.ts';
import { vocabulariCa } from './vocabulari.ca.ts';

export const ca = { ...vocabulariCa, ...verdictCa, ...avisosCa, ...pantallaCa } as const;
