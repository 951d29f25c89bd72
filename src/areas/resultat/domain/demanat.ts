const MINIM = /≥|o superior|o m[ée]s\b|o más|m[íi]nim|or higher|or above|or more|at least/iu;
const MAXIM = /≤|o inferior|m[àá]xim|or lower|or less|at most|maximum/iu;
/** Figures that stand by themselves: neither of a unit, nor of the code of a norm. */
const XIFRA = /(?<![\p{L}\d.,/-])\d+(?:[.,]\d+)?(?![\p{L}\d²³/-])/gu;

/** A figure with its unit, where what is asked names one. */
const UNITAT = /\d\s*(N\/mm²|kN\/m²|kg\/m³|kg\/m²|W\/m²K|MPa|kPa|dB|mm|cm|m²|m|µm|%|°C)(?![\p{L}\d/²³])/giu;

/** The unit that what is asked of a value is written in; nothing where it names none, or more than one. */
export const unitatDemanada = (demanats: readonly string[]): string => {
  const found = new Set(demanats.flatMap((text) => [...text.matchAll(UNITAT)].flatMap(([, unitat]) => unitat ?? [])));
  return found.size === 1 ? ([...found][0] ?? '') : '';
};

const only = (text: string): number | null => {
  const found = text.match(XIFRA) ?? [];
  return found.length === 1 ? Number(found[0]?.replace(',', '.')) : null;
};

/**
 * What is asked of a check that its value does not reach, in its own words; null where it does, or where the words name no
 * one figure as the least or the most. It asks for a reason and refuses nothing: who answers knows what was asked.
 */
export const foraDelDemanat = (valor: string, demanats: readonly string[]): string | null => {
  const value = only(valor.trim().replace(/^-/, ''));
  if (value === null || valor.trim().startsWith('-')) return null;
  const fora = demanats.find((text) => {
    const [min, max] = [MINIM.test(text), MAXIM.test(text)];
    const asked = only(text);
    if (asked === null || min === max) return false;
    return min ? value < asked : value > asked;
  });
  return fora ?? null;
};
