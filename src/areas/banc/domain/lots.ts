/** Units of which one is so many of another. */
const FACTORS: Readonly<Record<string, readonly [base: string, factor: bigint]>> = {
  mu: ['u', 1000n],
  t: ['kg', 1000n],
};

/** Decimal text as thousandths of its unit, and the unit without its multiple. */
const measured = (decimal: string, unitat: string): { readonly base: string; readonly value: bigint } => {
  const [whole = '0', fraction = ''] = decimal.split('.');
  const thousandths = BigInt(whole) * 1000n + BigInt(`${fraction}000`.slice(0, 3));
  const [base, factor] = FACTORS[unitat] ?? [unitat, 1n];
  return { base, value: thousandths * factor };
};

/** How a forecast of lots came about; all but `mida` give the one lot that there is at least. */
export const MOTIUS_LOTS = ['mida', 'sense_amidament', 'sense_mida', 'unitats_diferents'] as const;
export interface PrevisioLots {
  readonly lots: number;
  readonly motiu: (typeof MOTIUS_LOTS)[number];
}

/**
 * Lots of an ordinary item (`qualitat.md` §2.4, rule 4): its measurement over the size of a lot, rounded up, one at
 * least. Measurement and size are decimal texts of at most three decimals in their own units; a thousand units and a
 * thousand kilograms are brought to one unit, others are never compared: there, how many lots has to be said by hand.
 */
export const forecastLots = (
  amidament: { readonly valor: string | null; readonly unitat: string },
  lot: { readonly mida: string | null; readonly unitat: string },
): PrevisioLots => {
  if (lot.mida === null) return { lots: 1, motiu: 'sense_mida' };
  const have = measured(amidament.valor ?? '0', amidament.unitat);
  const size = measured(lot.mida, lot.unitat);
  if (size.value <= 0n) return { lots: 1, motiu: 'sense_mida' };
  // No measurement will tell: said whether there is one or not, so that nobody writes it for the lots.
  if (have.base !== size.base) return { lots: 1, motiu: 'unitats_diferents' };
  if (amidament.valor === null) return { lots: 1, motiu: 'sense_amidament' };
  const lots = (have.value + size.value - 1n) / size.value;
  return { lots: lots < 1n ? 1 : Number(lots), motiu: 'mida' };
};
