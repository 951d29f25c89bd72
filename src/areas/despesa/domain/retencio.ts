import { checkNif } from '#areas/fiscal/domain/nif.ts';

/** Entities whose income is of their members, who pay income tax: of goods in common, and of owners (LIRPF 8.3 and 87; LIS 6). */
const ATRIBUCIO = new Set(['E', 'H']);

/** Whether whoever has this tax id pays corporate tax. */
const esSocietat = (nif: string): boolean => {
  const { nif: own, kind } = checkNif(nif);
  return kind === 'entitat' && !ATRIBUCIO.has(own.charAt(0));
};

/**
 * The day on which what is withheld of an expense is owed to the agency; null: not yet. Of natural persons, when it is paid (RIRPF
 * 78.1). Of companies, when it falls due or is paid, whichever is first (RIS 65.1, RD 634/2015); without a due day it falls due on
 * that of its paper.
 */
export const diaDeRetencio = (of: {
  readonly nif: string;
  readonly data: string;
  readonly venciment: string | null;
  readonly data_pagament: string | null;
}): string | null => {
  if (!esSocietat(of.nif)) return of.data_pagament;
  const venciment = of.venciment ?? of.data;
  return of.data_pagament !== null && of.data_pagament < venciment ? of.data_pagament : venciment;
};
