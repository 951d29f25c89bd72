import { MODELS, MODELS_TRIMESTRALS, type Model } from '../contract/schemas.ts';

/** A form of a quarter, or of a year (`trimestre` null). */
export interface Periode {
  readonly model: Model;
  readonly exercici: number;
  readonly trimestre: number | null;
}

const FIRST_YEAR = 1990;
const LAST_YEAR = 2199;

/** What the address says (`303/2026-1T`, `390/2026`); null when it says nothing that there is. */
export const readPeriode = (model: string | undefined, text: string | undefined): Periode | null => {
  const known = MODELS.find((one) => one === model);
  const [, year, quarter] = /^(\d{4})(?:-([1-4])T)?$/.exec(text ?? '') ?? [];
  const exercici = Number(year);
  if (!known || !(exercici >= FIRST_YEAR && exercici <= LAST_YEAR)) return null;
  const quarterly = MODELS_TRIMESTRALS.includes(known);
  if (quarterly !== (quarter !== undefined)) return null;
  return { model: known, exercici, trimestre: quarter ? Number(quarter) : null };
};

export const hrefOf = (empresa: number, { model, exercici, trimestre }: Periode): string =>
  `/empresa/${empresa}/llibres/${model}/${exercici}${trimestre === null ? '' : `-${trimestre}T`}`;

/** The period that is so many after it. */
export const movedBy = (periode: Periode, by: 1 | -1): Periode => {
  const { exercici, trimestre } = periode;
  if (trimestre === null) return { ...periode, exercici: exercici + by };
  const place = exercici * 4 + trimestre - 1 + by;
  return { ...periode, exercici: Math.floor(place / 4), trimestre: (place % 4) + 1 };
};
