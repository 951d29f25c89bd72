import type { LotVerdict, Veredicte } from '#areas/formigo/domain/tipus.ts';

/** How a lot is marked in lists and documents: a verdict, or one of the two that warn. */
export const LOT_STATES = [
  'no_satisfactori',
  'ask',
  'no_valida',
  'insuficients',
  'pendent',
  'satisfactori',
  'no_aplica',
] as const;
export type LotState = (typeof LOT_STATES)[number];

const STATE_OF: Readonly<Record<Veredicte, LotState>> = {
  satisfactori: 'satisfactori',
  no_satisfactori: 'no_satisfactori',
  ask: 'ask',
  pendent: 'pendent',
  mostra_no_valida: 'no_valida',
  no_aplica: 'no_aplica',
};

/** Fewer samples than asked for is never plain satisfactory. */
export const lotState = (verdict: Pick<LotVerdict, 'verdict' | 'mostresInsuficients'>): LotState =>
  verdict.verdict === 'satisfactori' && verdict.mostresInsuficients ? 'insuficients' : STATE_OF[verdict.verdict];

/** Place in an index: failed first, then what wants somebody's attention, then the rest. */
export const stateRank = (state: LotState): number => LOT_STATES.indexOf(state);
