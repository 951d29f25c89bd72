import { type Caselles, importOf } from './caselles.ts';
import type { Trimestre } from './linies.ts';

/** What is done with the result: C carried over, D refunded, I paid, U paid from the account, N nothing. */
export type TipusDeclaracio = 'C' | 'D' | 'I' | 'U' | 'N';

/** Whether a refund may be asked for: with the last quarter of a year. */
export const potTornar = ({ periode }: Trimestre): boolean => periode === '4T';

/** By the sign of the result; paid from the account where there is one; a refund is asked for, never taken for granted. */
export const tipusDeclaracioOf = (
  caselles: Caselles,
  trimestre: Trimestre,
  { iban, devolucio = false }: { readonly iban: string | null; readonly devolucio?: boolean },
): TipusDeclaracio => {
  const result = importOf(caselles, '71');
  if (result > 0) return iban ? 'U' : 'I';
  if (result === 0) return 'N';
  return devolucio && potTornar(trimestre) ? 'D' : 'C';
};
