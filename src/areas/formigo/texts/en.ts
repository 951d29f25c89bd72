import { avisosEn } from './avisos.en.ts';
import type { ca } from './ca.ts';
import { pantallaEn } from './pantalla.en.ts';
import { verdictEn } from './verdict.en.ts';
import { vocabulariEn } from './vocabulari.en.ts';

export const en: Record<keyof typeof ca, string> = { ...vocabulariEn, ...verdictEn, ...avisosEn, ...pantallaEn };
