import { type TaulaDesDe, taulaOn } from '#areas/amortitzacio/domain/canvi-taula.ts';
import type { Taula } from '#areas/amortitzacio/domain/coeficients.data.ts';
import { perfilFiscalOf, tipusPersonaOf } from '#areas/empresa/server/index.ts';
import { anysDeCaixa } from '#areas/llibres/domain/caixa.ts';
import { prorrataDe } from '#areas/llibres/domain/prorrata.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Executor } from '#server/database/tables.ts';

/** How the income of a company is taxed. */
export interface Fiscal {
  /** A natural person, whose income tax is told by the books of expenses. */
  readonly fisica: boolean;
  /** The legal tables that goods are written off by, each from an exercise on, in order. */
  readonly taules: readonly TaulaDesDe[];
  /** The legal table that goods bought in an exercise are written off by. */
  readonly taulaDe: (exercici: number) => Taula;
  /** Whether the company was under the cash regime of VAT on the day of an operation. */
  readonly caixa: (operacio: CalendarDate) => boolean;
  /** What of the VAT borne is deducted in an exercise, in percent: its provisional pro rata. */
  readonly prorrata: (exercici: number) => string;
}

/**
 * A natural person in simplified direct estimation, which is where they start, writes off by the table of the Order of 27-03-1998;
 * one in normal estimation, as companies do, by that of corporate tax (LIRPF 28.1; LIS 12.1.a).
 */
export const fiscalDe = async (db: Executor, empresaId: number): Promise<Fiscal> => {
  const fisica = (await tipusPersonaOf(db, empresaId)) === 'F';
  const {
    irpf = [],
    prorrates = [],
    caixa_des_de = null,
    caixa_fins = null,
  } = (await perfilFiscalOf(db, empresaId))?.dades ?? {};
  const taules: readonly TaulaDesDe[] = fisica
    ? [
        { des_de: 0, taula: 'simplificada' },
        ...irpf.map(({ des_de, estimacio }) => ({
          des_de,
          taula: estimacio === 'normal' ? ('societats' as const) : ('simplificada' as const),
        })),
      ]
    : [{ des_de: 0, taula: 'societats' }];
  return {
    fisica,
    taules,
    taulaDe: (exercici) => taulaOn(taules, exercici),
    caixa: anysDeCaixa({ des_de: caixa_des_de, fins: caixa_fins }),
    prorrata: (exercici) => prorrataDe(prorrates, exercici),
  };
};

/** The legal tables that a company writes its goods off by, each from an exercise on, in order. */
export const taulesDeBens = async (db: Executor, empresaId: number): Promise<readonly TaulaDesDe[]> =>
  (await fiscalDe(db, empresaId)).taules;
