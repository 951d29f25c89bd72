import { avisosEs } from './avisos.es.ts';
import type { ca } from './ca.ts';
import { pantallaEs } from './pantalla.es.ts';
import { verdictEs } from './verdict.es.ts';
import { vocabulariEs } from './vocabulari.es.ts';

export const es: Record<keyof typeof ca, string> = { ...vocabulariEs, ...verdictEs, ...avisosEs, ...pantallaEs };
