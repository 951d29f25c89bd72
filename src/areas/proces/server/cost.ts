import type { z } from 'zod';
import { centsSchema } from '#contract/ids.ts';
import { fieldFault } from '#kernel/coded-error.ts';
import type { treballPartidaBody } from '../contract/schemas.ts';

/** Refuses what makes an item cost more than money holds, at the field that did; an item that did already may be mended. */
export const checkCost = (
  before: number,
  after: number,
  body: Pick<z.output<typeof treballPartidaBody>, 'comprovacions' | 'amidament' | 'lots_previstos'>,
): void => {
  if (after <= before || centsSchema.safeParse(after).success) return;
  const priced = (body.comprovacions ?? [])
    .map((one, place) => ({ ...one, place }))
    .filter(({ preu, assaigs }) => preu !== undefined || assaigs !== undefined)
    .at(-1);
  const field = body.lots_previstos === undefined ? 'amidament' : 'lots_previstos';
  const which = priced?.preu === undefined ? 'assaigs' : 'preu';
  throw fieldFault(priced ? `comprovacions.${priced.place}.${which}` : field, 'cost_massa_gran');
};
