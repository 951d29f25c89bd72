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

/** Withheld of rents, whoever lets; the others only of what natural persons bill (RIRPF, art. 75 and 95; RIS, art. 60). */
const LLOGUER = 'LLO';

/** Whoever bills, as withholding looks at them. */
export interface QuiFactura {
  readonly nif_pais: string;
  readonly tipus_persona: string;
  readonly proveidor: boolean;
  /** What is withheld of them wherever nothing else says it. */
  readonly irpf_fk: number | null;
}

/**
 * Id of the rate that is withheld of an expense: by the first of its kinds that says one, else by its supplier; null: none. The one
 * function by which a kind gives its withholding, however it came to a line.
 */
export const retencioDe = (
  agent: QuiFactura | null,
  /** What each kind withholds, in the order of the lines. */
  diuen: readonly (number | null)[],
  codiOf: (irpf_fk: number) => string | undefined,
): number | null => {
  const irpf_fk = diuen.find((one) => one !== null) ?? null;
  if (irpf_fk === null) return agent?.tipus_persona === 'F' && agent.proveidor ? agent.irpf_fk : null;
  if (!agent) return irpf_fk;
  if (agent.nif_pais !== 'ES') return null;
  return agent.tipus_persona === 'F' || codiOf(irpf_fk) === LLOGUER ? irpf_fk : null;
};
