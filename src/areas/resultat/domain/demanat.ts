const MINIM = /≥|o superior|o millor|o mejor|o m[ée]s\b|o más|m[íi]nim|or higher|or above|or better|or more|at least/iu;
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

/** A class of a scale: `3`, `AP2`, `classe 2`, `2a`, `Rd3`. */
const CLASSE = /^(?:classe|clase|class)?\s*[\p{L}]{0,3}\s*(\d{1,2})\s*\p{L}?$/iu;
const DE_CLASSE = /\bclass?e?\b/iu;
const CLASSE_DEMANADA = /^\s*(?:classe|clase|class)\s+(\d{1,2})\b/iu;
/** Which class a value is, where a class is asked. */
const classeOf = (valor: string): number | null => {
  const [, found] = CLASSE.exec(valor) ?? [];
  return found === undefined ? null : Number(found);
};

/**
 * What is asked of a check that its value does not reach, in its own words; null where it does, or where the words name no
 * one figure as the least or the most. It asks for a reason and refuses nothing: who answers knows what was asked.
 */
export const foraDelDemanat = (valor: string, demanats: readonly string[]): string | null => {
  const written = valor.trim();
  if (written.startsWith('-')) return null;
  const fora = demanats.find((text) => {
    const [min, max] = [MINIM.test(text), MAXIM.test(text)];
    const [, plain] = (!min && !max && CLASSE_DEMANADA.exec(text)) || [];
    // A class that is asked without more is the least: of a scale, the higher the better.
    if (plain !== undefined) return (classeOf(written) ?? Number(plain)) < Number(plain);
    const asked = only(text);
    const value = only(written) ?? (DE_CLASSE.test(text) ? classeOf(written) : null);
    if (asked === null || value === null || min === max) return false;
    return min ? value < asked : value > asked;
  });
  return fora ?? null;
};
