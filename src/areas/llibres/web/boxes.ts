import type { Formats } from '#web/formats.ts';
import type { Casella } from '../contract/schemas.ts';

const HUNDREDTHS = 100;
/** A box as its unit asks: euros, a count, a rate. */
export const valueText = (formats: Formats, { valor, unitat }: Pick<Casella, 'valor' | 'unitat'>): string =>
  unitat === 'nombre'
    ? formats.integer(valor)
    : unitat === 'percent'
      ? formats.percent(valor / HUNDREDTHS)
      : formats.money(valor);

/** The element that opens a box: the focus comes back to it. */
export const boxId = (casella: string): string => `casella-${casella}`;
