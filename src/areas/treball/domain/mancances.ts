/** A person or firm of a work as these rules see it. */
export interface Participant {
  /** Code of the function: PRO developer, DO works direction, DEO works execution direction, CON builder. */
  readonly funcio: string;
  /** Whether the degree (of the work, else of the agent) qualifies for execution direction; null when none is said. */
  readonly habilitaDeo: boolean | null;
}
export type Mancanca =
  | 'sense_promotor'
  | 'sense_director'
  | 'sense_director_execucio'
  | 'sense_constructor'
  | 'titulacio_no_habilita';

const REQUIRED: readonly (readonly [string, Mancanca])[] = [
  ['PRO', 'sense_promotor'],
  ['DO', 'sense_director'],
  ['DEO', 'sense_director_execucio'],
  ['CON', 'sense_constructor'],
];

/** What the work lacks, in the order in which a person would mend it. Source: LOE arts. 9, 11, 12, 13. */
export const mancancesOf = (participants: readonly Participant[]): Mancanca[] => {
  const present = new Set(participants.map((one) => one.funcio));
  const lacks = REQUIRED.filter(([funcio]) => !present.has(funcio)).map(([, mancanca]) => mancanca);
  const unqualified = participants.some((one) => one.funcio === 'DEO' && one.habilitaDeo === false);
  return unqualified ? [...lacks, 'titulacio_no_habilita'] : lacks;
};
