import { addDays } from '#kernel/calendar-date.ts';
import { today } from '#web/formats.ts';

/** Days that the action about a non-conformity is given where nobody says how many. */
const DIES = 7;

/** The term that a new non-conformity proposes, wherever it is written. */
export const terminiProposat = (): string => addDays(today(), DIES);
