import type { TextParams } from '#kernel/coded-error.ts';
import { withChanges } from './llei.ts';
import { CODI_CONSELL, MOSTRES_FCK_ROWS, MOSTRES_VOLUM_ROWS, type MostresVolumRow } from './mostres.data.ts';
import { ceilRatio } from './nombres.ts';
import type { Distintiu, Estructura, LawOverride, LawRow, Normativa } from './tipus.ts';

export interface MostreigInput {
  readonly normativa: Normativa;
  readonly estructura: Estructura;
  readonly distintiu: Distintiu;
  readonly fck: number;
  /** Volume of the lot, m³; null = not known. */
  readonly volum: number | null;
  readonly canvis?: readonly LawOverride[];
}

/** How many samples a lot needs, by which rule (text `formigo.linia.<codi>`) and row of law. */
export interface MostreigRule {
  readonly n: number;
  readonly codi: 'regla_fck' | 'regla_volum' | 'regla_volum_desconegut' | 'regla_fixa';
  readonly params: TextParams;
  readonly article: string;
  readonly taula: string;
  readonly fila: LawRow;
}

const PLACE: Readonly<Record<Normativa, { article: string; taula: string }>> = {
  'EHE-98': { article: '88.4', taula: '' },
  'EHE-08': { article: '86.5.4.2', taula: '86.5.4.2' },
  CODI: { article: '57.5.4.1', taula: '57.5.4.1' },
};

const byFck = ({ normativa, distintiu, fck, canvis }: MostreigInput): MostreigRule => {
  const row = withChanges(MOSTRES_FCK_ROWS, canvis).find(
    (each) =>
      each.normativa === normativa &&
      (each.distintius.length === 0 || each.distintius.includes(distintiu)) &&
      (each.fins_fck === null || fck <= each.fins_fck),
  );
  if (!row) throw new RangeError(`no sample count for ${normativa}`);
  return { n: row.n, codi: 'regla_fck', params: { n: row.n, fck }, ...PLACE[normativa], fila: row };
};

const byVolume = ({ normativa, estructura, distintiu, volum, canvis }: MostreigInput): MostreigRule => {
  const rows = withChanges(MOSTRES_VOLUM_ROWS, canvis).filter((each) => each.distintius.includes(distintiu));
  const isNamed = (each: MostresVolumRow): boolean => each.estructures.includes(estructura);
  const row = rows.find(isNamed) ?? rows.find((each) => each.estructures.length === 0);
  if (!row) throw new RangeError(`no sample count for ${estructura}`);
  const { minim, divisor } = row;
  const place = { ...PLACE[normativa], fila: row };
  if (divisor === null) return { n: minim, codi: 'regla_fixa', params: { n: minim }, ...place };
  if (volum === null)
    return { n: minim, codi: 'regla_volum_desconegut', params: { n: minim, minim, divisor }, ...place };
  const n = Math.max(minim, ceilRatio(volum, divisor));
  return { n, codi: 'regla_volum', params: { n, minim, divisor, volum }, ...place };
};

/** Samples that the regulation asks of one lot under statistical control. Source: `mostres.data.ts`. */
export const samplesDemanded = (input: MostreigInput): MostreigRule =>
  input.normativa === 'CODI' ? byVolume(input) : byFck(input);

/** Codi without recognised mark: samples that it would be prudent to take above 30 and 50 N/mm²; null when `n` is enough. */
export const samplesAdvised = ({ normativa, distintiu, fck }: MostreigInput, n: number): number | null => {
  if (normativa !== 'CODI' || distintiu === 4) return null;
  const row = CODI_CONSELL.find((each) => fck > each.sobre_fck);
  return row && n < row.n ? row.n : null;
};
