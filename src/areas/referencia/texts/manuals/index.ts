import { controlCa } from './control.ca.ts';
import { controlEn } from './control.en.ts';
import { controlEs } from './control.es.ts';
import { formigoCa } from './formigo.ca.ts';
import { formigoEn } from './formigo.en.ts';
import { formigoEs } from './formigo.es.ts';
import { llibresCa } from './llibres.ca.ts';
import { llibresEn } from './llibres.en.ts';
import { llibresEs } from './llibres.es.ts';
import type { Manual } from './manual.ts';
import { obraCa } from './obra.ca.ts';
import { obraEn } from './obra.en.ts';
import { obraEs } from './obra.es.ts';
import { primerDiaCa } from './primer-dia.ca.ts';
import { primerDiaEn } from './primer-dia.en.ts';
import { primerDiaEs } from './primer-dia.es.ts';
import { vendesCa } from './vendes.ca.ts';
import { vendesEn } from './vendes.en.ts';
import { vendesEs } from './vendes.es.ts';

export type { Manual, ManualBlock, ManualText } from './manual.ts';

/** The manuals, in the order in which a new office reads them. */
export const MANUALS = {
  'primer-dia': { ca: primerDiaCa, es: primerDiaEs, en: primerDiaEn },
  formigo: { ca: formigoCa, es: formigoEs, en: formigoEn },
  control: { ca: controlCa, es: controlEs, en: controlEn },
  obra: { ca: obraCa, es: obraEs, en: obraEn },
  vendes: { ca: vendesCa, es: vendesEs, en: vendesEn },
  llibres: { ca: llibresCa, es: llibresEs, en: llibresEn },
} as const satisfies Readonly<Record<string, Manual>>;
