import type { Ask, Failure, LotVerdict } from './tipus.ts';

/** Names under which the sentence beside each fixed failure text is kept: text `formigo.fallada.<codi>`. */
export const FAILURE_CODES = {
  'fck <= 0': 'fck_no_positiu',
  'N < 3': 'n_menys_3',
  'N > 6': 'n_mes_6',
  'Xi < 0,90fck': 'xi_sota_090',
  'Xi < fck': 'xi_sota_fck',
  'fc,real < fck (control 100x100)': 'fc_real',
  'fest < 0,90fck': 'fest',
  'KN*x(1) < fck': 'kn_x1',
  'mean - K2*rN < fck': 'k2',
  'x(1) - K3*s35 < fck': 'k3',
  'mean - 1.66*s35 < fck': 's35',
  'mean - 1.645*sigma < fck': 'sigma',
} as const satisfies Readonly<Record<Failure, string>>;

export type AskCode = Ask | 'sigma_15';

/** Name of the texts of an ask, `formigo.ask.<codi>.…`: with the mean of 15, `sigma_15`. Null when nothing is asked. */
export const askCode = ({ ask, askMean15 }: Pick<LotVerdict, 'ask' | 'askMean15'>): AskCode | null =>
  ask === 'sigma' && askMean15 ? 'sigma_15' : ask;
