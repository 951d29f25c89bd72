import { failed, type Outcome, ok } from '#kernel/outcome.ts';
import { CONSISTENCIES, type Consistencia } from './consistencia.data.ts';
import { AMBIENTS_CODI, AMBIENTS_EHE, type Ambient, TIPUS_FORMIGO, type TipusFormigo } from './designacio.data.ts';

/** A concrete: `HA-25/B/20/IIa` taken apart. Strength in N/mm², aggregate size in mm, classes in the order written. */
export interface Designacio {
  readonly tipus: TipusFormigo;
  readonly resistencia: number;
  readonly consistencia: Consistencia;
  readonly mesura: number;
  readonly ambients: readonly Ambient[];
}

/** Which part could not be read; `forma` when the text has not the four parts. */
export type DesignacioFault = 'forma' | 'tipus' | 'resistencia' | 'consistencia' | 'mesura' | 'ambient';

const known = <Word extends string>(words: readonly Word[], text: string): Word | undefined =>
  words.find((word) => word.toLowerCase() === text.toLowerCase());

const ALL_AMBIENTS: readonly Ambient[] = [...AMBIENTS_EHE, ...AMBIENTS_CODI];

/** Classes joined with `+`, any case; null when one is unknown. */
export const parseAmbients = (text: string): readonly Ambient[] | null => {
  const classes = text.split('+').map((part) => known(ALL_AMBIENTS, part));
  return classes.every((each): each is Ambient => each !== undefined) ? classes : null;
};

/** Reads a designation; blanks, letter case and a dash left out are forgiven. */
export const parseDesignacio = (text: string): Outcome<Designacio, DesignacioFault> => {
  const parts = text.replace(/\s+/g, '').split('/');
  const [head = '', consistency = '', size = '', exposure = ''] = parts;
  const [, kind = '', strength = ''] = /^([a-z]*)-?(.*)$/i.exec(head) ?? [];
  if (parts.length !== 4) return failed('forma');
  const tipus = known(TIPUS_FORMIGO, kind);
  if (!tipus) return failed('tipus');
  if (!/^\d{2,3}$/.test(strength)) return failed('resistencia');
  const consistencia = known(CONSISTENCIES, consistency);
  if (!consistencia) return failed('consistencia');
  if (!/^\d{1,2}$/.test(size) || Number(size) === 0) return failed('mesura');
  const ambients = parseAmbients(exposure);
  if (!ambients) return failed('ambient');
  return ok({ tipus, resistencia: Number(strength), consistencia, mesura: Number(size), ambients });
};

/** `IIa+Qb`. */
export const composeAmbients = (ambients: readonly Ambient[]): string => ambients.join('+');

/** The designation as it is written; inverse of `parseDesignacio`. */
export const composeDesignacio = ({ tipus, resistencia, consistencia, mesura, ambients }: Designacio): string =>
  `${tipus}-${resistencia}/${consistencia}/${mesura}/${composeAmbients(ambients)}`;
