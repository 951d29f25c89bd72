import { NO_COMPTEN, type Sumes } from './schemas.ts';

type Paraula = 'factura.no_compten' | `factura.no_compten.${(typeof NO_COMPTEN)[number]}`;

/** Which rows of a list are in no sum, in the words of whoever tells it; null where every one is. */
export const noComptenDites = (
  no_compten: Sumes['no_compten'],
  say: (key: Paraula, params: Record<string, string | number>) => string,
): string | null => {
  const out = NO_COMPTEN.filter((key) => no_compten[key] > 0);
  if (out.length === 0) return null;
  return say('factura.no_compten', {
    n: out.reduce((sum, key) => sum + no_compten[key], 0),
    quines: out.map((key) => say(`factura.no_compten.${key}`, { n: no_compten[key] })).join(', '),
  });
};
