const COMPANY =
  /(^|[\s,.])(s\.?\s?l\.?\s?(u|p|l)?\.?|s\.?\s?a\.?\s?(u)?\.?|s\.?c\.?p\.?|c\.?b\.?|s\.?coop\.?|ute|ltd|gmbh|inc)\.?$/i;

/** Whether a name ends in a legal form. */
export const looksLikeCompany = (whole: string): boolean => COMPANY.test(whole.trim());

/** «Surnames, Name» as name and surnames; null when a name is not written so. */
export const partAtComma = (whole: string): readonly [nom: string, cognoms: string] | null => {
  const [surnames, name] = whole.split(/,\s*(?=\S)/);
  return name !== undefined && surnames !== undefined && whole.split(',').length === 2 ? [name, surnames.trim()] : null;
};

const PARTICLE = /^(de|del|dels|la|las|les|los|el|els|dos|da|van|von|san|sant|santa)$/i;

/** Proposes name and surnames of a whole name: one or two surnames, each with what goes before it («de la», «Mas i Roca»). */
export const splitName = (whole: string): readonly [nom: string, cognoms: string] => {
  const tidy = whole.trim().replace(/\s+/g, ' ');
  const parted = partAtComma(tidy);
  if (parted) return parted;
  const units: string[] = [];
  let open = '';
  let joined = -1;
  for (const word of tidy.split(' ')) {
    const last = units.at(-1);
    if (/^[iy]$/i.test(word) && last !== undefined && units.length > 1 && open === '') {
      joined = units.length - 1;
      open = `${units.pop() ?? ''} ${word}`;
    } else if (PARTICLE.test(word) && units.length > 0) open = `${open} ${word}`.trim();
    else {
      units.push(`${open} ${word}`.trim());
      open = '';
    }
  }
  if (open !== '') units.push(open);
  const from = joined > 0 ? joined : units.length > 3 ? units.length - 2 : 1;
  return [units.slice(0, from).join(' '), units.slice(from).join(' ')];
};
