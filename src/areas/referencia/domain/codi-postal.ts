import { PROVINCIES } from './provincies.data.ts';

/** What a Spanish postcode says: `ok`, a wrong shape, or another province than the town's. A town alone is never guessed from it. */
export const checkCodiPostal = (
  codi: string,
  poblacioFk: number | null,
): { ok: true } | { ok: false; esperat: string | null } => {
  if (codi === '') return { ok: true };
  if (!/^\d{5}$/.test(codi) || !(codi.slice(0, 2) in PROVINCIES)) return { ok: false, esperat: null };
  if (poblacioFk === null) return { ok: true };
  const esperat = String(poblacioFk).padStart(5, '0').slice(0, 2);
  return codi.startsWith(esperat) ? { ok: true } : { ok: false, esperat };
};
