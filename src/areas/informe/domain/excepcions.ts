import { type Falta, wantsOwn } from './mancances.ts';

/** Reasons by what they are about; `*` stands for whatever has none of its own and may go without. */
export type Excepcions = ReadonlyMap<string, string>;

/** Reasons as they are sent: a JSON object of texts. null where they are none. */
export const readExcepcions = (text: string): Excepcions | null => {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return null;
  return new Map(
    Object.entries(read).flatMap(([clau, motiu]) =>
      typeof motiu === 'string' && motiu.trim() !== '' ? [[clau, motiu.trim()] as const] : [],
    ),
  );
};

/** The reason given for something; null where there is none. */
export const reasonOf = (excepcions: Excepcions, { clau, codi }: Pick<Falta, 'clau' | 'codi'>): string | null =>
  excepcions.get(clau) ?? (wantsOwn(codi) ? null : (excepcions.get('*') ?? null));

/** Reasons that are typed, over those with which the work was closed. */
export const ambMotius = (
  faltes: readonly { readonly clau: string; readonly motiu: string }[],
  excepcions: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(faltes.flatMap(({ clau, motiu }) => (motiu === '' ? [] : [[clau, motiu]]))),
  ...excepcions,
});

/** What has neither a reason of its own nor one that stands for it, by key and once each; what hinders takes none. */
export const senseMotiu = (
  faltes: readonly (Pick<Falta, 'clau' | 'codi'> & { readonly impedeix: boolean })[],
  excepcions: Readonly<Record<string, string>>,
): readonly string[] => {
  const given: Excepcions = new Map(Object.entries(excepcions).filter(([, motiu]) => motiu.trim() !== ''));
  return [...new Set(faltes.filter((one) => !one.impedeix && !reasonOf(given, one)).map(({ clau }) => clau))];
};
