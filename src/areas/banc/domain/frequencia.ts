import { forecastLots } from './lots.ts';

/** How often a check is made, where its frequency gives a number: of each lot, of each so much of the item, or once. */
export type Ritme =
  | { readonly per: 'lot'; readonly n: number }
  | { readonly per: 'mida'; readonly n: number; readonly mida: string; readonly unitat: string }
  | { readonly per: 'vegada'; readonly n: 1 };

const PER_LOT = /^(\d{1,3})\s+(?:\p{L}+\s+)?(?:per|por)\s+(?:cada\s+)?lote?$/iu;
const PER_MIDA =
  /^(\d{1,3})\s+(?:\p{L}+\s+)?(?:per|por)\s+(?:cada\s+)?(\d{1,6})\s*(m²|m2|m³|m3|m|kg|t|u|habitatges|viviendas|dwellings)(?=\s|$)/iu;
const UN_COP = /^(?:un cop|una vegada|una vez|once)(?=[\s,]|$)/iu;
const UNITAT: Readonly<Record<string, string>> = {
  'm²': 'm2',
  'm³': 'm3',
  habitatges: 'hab',
  viviendas: 'hab',
  dwellings: 'hab',
};

/** What the words of a frequency say in numbers, in any of the three languages; null where they give none («each delivery»). */
export const ritmeOf = (frequencia: string): Ritme | null => {
  const text = frequencia.trim();
  const lot = PER_LOT.exec(text);
  if (lot) return { per: 'lot', n: Number(lot[1]) };
  const mida = PER_MIDA.exec(text);
  if (mida) {
    const unitat = (mida[3] ?? '').toLowerCase();
    return { per: 'mida', n: Number(mida[1]), mida: mida[2] ?? '', unitat: UNITAT[unitat] ?? unitat };
  }
  return UN_COP.test(text) ? { per: 'vegada', n: 1 } : null;
};

/** Why so many tests are forecast: written by hand, what the frequency says, or one a lot because it gives no number. */
export const MOTIUS_ASSAIGS = ['ma', 'lot', 'mida', 'vegada', 'un_per_lot'] as const;
export interface AssaigsPrevistos {
  readonly n: number;
  readonly motiu: (typeof MOTIUS_ASSAIGS)[number];
}

/** Tests of a check that are forecast of an item: those written, else those of its frequency, else one a lot. */
export const assaigsPrevistos = (
  check: { readonly assaigs: number | null; readonly frequencia: string },
  item: { readonly lots: number; readonly amidament: string | null; readonly unitat: string },
): AssaigsPrevistos => {
  if (check.assaigs !== null) return { n: check.assaigs, motiu: 'ma' };
  const ritme = ritmeOf(check.frequencia);
  if (ritme?.per === 'lot') return { n: ritme.n * item.lots, motiu: 'lot' };
  if (ritme?.per === 'vegada') return { n: 1, motiu: 'vegada' };
  if (ritme?.per === 'mida') {
    const { lots, motiu } = forecastLots({ valor: item.amidament, unitat: item.unitat }, ritme);
    if (motiu === 'mida') return { n: ritme.n * lots, motiu: 'mida' };
  }
  return { n: item.lots, motiu: 'un_per_lot' };
};
