/** What a name promises that a file holds, by its ending; kinds that people look at. */
const PROMISES: readonly (readonly [ending: RegExp, paraula: string, tipus: RegExp])[] = [
  [/\.pdf$/i, 'PDF', /^application\/pdf$/],
  [/\.jpe?g$/i, 'JPEG', /^image\/jpeg$/],
  [/\.png$/i, 'PNG', /^image\/(png|apng)$/],
  [/\.gif$/i, 'GIF', /^image\/gif$/],
  [/\.webp$/i, 'WebP', /^image\/webp$/],
  [/\.hei[cf]$/i, 'HEIC', /^image\/(hei[cf](-sequence)?|avif|jpeg)$/],
];

/** The kind that a file's name promises and its content is not, or null. */
export const brokenPromise = (nom: string, tipus: string): string | null => {
  const promised = PROMISES.find(([ending]) => ending.test(nom));
  return promised && !promised[2].test(tipus) ? promised[1] : null;
};

/** A program, by its content or by its name: nothing that a paper of an expense is. */
export const esPrograma = (nom: string, tipus: string): boolean =>
  /^application\/x-(msdownload|elf|mach-binary|msi|ms-shortcut|sharedlib|executable)$/.test(tipus) ||
  /\.(exe|msi|scr|bat|cmd|pif|ps1|vbs|js|jar|lnk|hta|cpl|dll|apk|sh)$/i.test(nom);

/** How a file can be seen in place. */
export const vistaOf = (tipus: string): 'pdf' | 'imatge' | 'conversio' | null => {
  if (tipus === 'application/pdf') return 'pdf';
  if (/^image\/(png|apng|jpeg|gif|webp|avif|bmp)$/.test(tipus)) return 'imatge';
  return /^image\/hei[cf](-sequence)?$/.test(tipus) ? 'conversio' : null;
};

const LONGEST = 200;

/** The name, or the first «name (2).pdf» that is free. `taken` compares names as people do, without case. */
export const freeName = (nom: string, taken: (nom: string) => boolean): string => {
  if (!taken(nom)) return nom;
  const dot = nom.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [nom.slice(0, dot), nom.slice(dot)] : [nom, ''];
  for (let number = 2; ; number += 1) {
    const mark = ` (${number})`;
    const next = `${stem.slice(0, LONGEST - mark.length - ending.length)}${mark}${ending}`;
    if (!taken(next)) return next;
  }
};

/** Ids put in a new order within the places that they hold; those not named keep theirs. */
export const reordered = (all: readonly number[], asked: readonly number[]): number[] => {
  const named = new Set(asked);
  const queue = [...asked];
  return all.map((id) => (named.has(id) ? (queue.shift() ?? id) : id));
};
