/** Function of whoever signs the reports of execution control: the director of the execution (LOE art. 13). */
export const SIGNANT = 'DEO';
