import type { Veredicte } from './tipus.ts';

/** Worst first. */
export const WORST = [
  'no_satisfactori',
  'ask',
  'mostra_no_valida',
  'insuficients',
  'pendent',
  'satisfactori',
  'no_aplica',
] as const;
export type ZonaLotState = (typeof WORST)[number];

/** A lot as a list of zones knows it. */
export interface LotHeadState {
  readonly verdict: Veredicte;
  readonly insuficients: boolean;
  readonly perSotaFck: boolean;
  readonly decisio: string | null;
  readonly mostresTingudes: number;
  readonly mostresDemanades: number | null;
}
/** What a lot's words are made of. */
export interface LotState extends Pick<LotHeadState, 'verdict' | 'insuficients' | 'perSotaFck' | 'decisio'> {
  readonly falten: number;
}
/** Says a text of the room. */
type Say = (key: string, params?: Readonly<Record<string, string | number>>) => string;

const stateOf = (lot: LotHeadState): ZonaLotState =>
  lot.verdict === 'satisfactori' && lot.insuficients ? 'insuficients' : lot.verdict;

/** How many lots are in each state. */
export const countsOf = (lots: readonly LotHeadState[]): Readonly<Record<ZonaLotState, number>> =>
  Object.fromEntries(WORST.map((state) => [state, lots.filter((lot) => stateOf(lot) === state).length])) as Record<
    ZonaLotState,
    number
  >;

/** The worst state of some lots. */
export const worstOf = (lots: readonly LotHeadState[]): ZonaLotState => {
  const counts = countsOf(lots);
  return WORST.find((state) => counts[state] > 0) ?? 'pendent';
};

/** The state in words: «Satisfactori, falten 2 mostres», «No satisfactori · acceptat després». */
export const lotWord = (say: Say, state: LotState): string => {
  const base =
    state.verdict === 'satisfactori' && state.insuficients && state.falten > 0
      ? say('formigo.veredicte.insuficients', { falten: state.falten })
      : say(`formigo.veredicte.${state.verdict}`);
  const below = state.perSotaFck ? `, ${say('formigo.veredicte.sota_fck')}` : '';
  const after = state.decisio ? ` · ${say(`formigo.decisio.despres.${state.decisio}`)}` : '';
  return `${base}${below}${after}`;
};

/** The state of a zone in words: that of its only lot, or how many lots are in the worst; decisions stand beside. */
export const zonaWord = (say: Say, lots: readonly LotHeadState[]): string => {
  const [first, second] = lots;
  if (!first) return say('formigo.zona.sense_lots_curt');
  if (!second)
    return lotWord(say, { ...first, falten: Math.max(0, (first.mostresDemanades ?? 0) - first.mostresTingudes) });
  const worst = worstOf(lots);
  const decided = lots.filter((lot) => lot.verdict === 'no_satisfactori' && lot.decisio !== null).length;
  const count = say(`formigo.compte.${worst}`, { n: countsOf(lots)[worst] });
  return decided > 0 ? `${count} · ${say('formigo.compte.decidits', { n: decided })}` : count;
};
