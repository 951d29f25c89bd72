/**
 * Codes of the tax agency's common layout of register books that expenses are typed with (edition 5.18 of 21-03-2025).
 * Labels are texts of the rooms that show them.
 */

/** Deductible expenses of income tax (table of concepts of RECIBIDAS_GASTOS). */
export const CONCEPTES_DESPESA = [
  'G01',
  'G03',
  'G04',
  'G05',
  'G07',
  'G08',
  'G09',
  'G10',
  'G11',
  'G12',
  'G13',
  'GY4',
  'G14',
  'G15',
  'G16',
  'G17',
  'G18',
  'G19',
  'G20',
  'G22',
  'G23',
  'G24',
  'G25',
  'G26',
  'GY8',
  'G27',
  'G28',
  'G29',
  'G30',
  'G31',
  'G32',
  'G34',
  'G35',
  'G36',
  'G37',
  'G38',
  'G39',
  'G40',
  'G41',
  'G42',
  'G43',
  'G44',
  'G45',
  'G46',
] as const;
export type ConcepteDespesa = (typeof CONCEPTES_DESPESA)[number];

/** Keys of the operation of what is received. */
export const CLAUS_REBUDA = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '12', '13'] as const;
export type ClauRebuda = (typeof CLAUS_REBUDA)[number];

/** What an investment good is (table of kinds of BIENES-INVERSIÓN). */
export const TIPUS_BE = ['11', '12', '21', '22', '23', '24', '25', '28', '29', '31', '33', '39'] as const;
export type TipusBe = (typeof TIPUS_BE)[number];

/** How it is written off, and why it left. */
export const METODES_AMORTITZACIO = ['01', '06', '07', '08'] as const;
export type MetodeAmortitzacio = (typeof METODES_AMORTITZACIO)[number];
export const CAUSES_BAIXA = ['01', '02', '03', '04', '05', '06', '99'] as const;
export type CausaBaixa = (typeof CAUSES_BAIXA)[number];

/** Key of the special regime of cash accounting, the same for what is issued and for what is received. */
export const CAIXA = '07';
