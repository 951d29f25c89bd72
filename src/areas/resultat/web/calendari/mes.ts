import type { AnswerOf } from '#contract/route.ts';
import type { calendariRoutes } from '../../contract/calendari.ts';

/** What is due in a month, as the screen shows it. */
export type Mes = AnswerOf<typeof calendariRoutes.mes>;
