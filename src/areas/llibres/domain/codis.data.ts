/** Code lists of the agency's common book format (edition of 21-03-2025). Their words are in the texts of the room. */
const LIST = {
  source: 'AEAT, Formato electrónico común 5.18 and LSI.xlsx',
  confidence: 'A',
} as const;
/** Codes that came in or went out after the lists began, by list and code. */
export const CANVIS_DE_CODI: readonly {
  readonly llista: 'despesa';
  readonly codi: string;
  readonly des_de: string | null;
  readonly fins: string | null;
  readonly source: string;
  readonly confidence: 'A';
}[] = [
  { llista: 'despesa', codi: 'G06', des_de: null, fins: '2024-03-31', ...LIST },
  { llista: 'despesa', codi: 'G45', des_de: '2023-01-01', fins: null, ...LIST },
  { llista: 'despesa', codi: 'G46', des_de: '2023-01-01', fins: null, ...LIST },
];

export const TIPUS_EXPEDIDA = ['F1', 'F2', 'F3', 'F4', 'R1', 'R2', 'R3', 'R4', 'R5', 'SF', 'DV', 'AJ'] as const;
export type TipusExpedida = (typeof TIPUS_EXPEDIDA)[number];
export const TIPUS_REBUDA = ['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'R1', 'R2', 'R3', 'R4', 'R5', 'LC', 'SF'] as const;
export type TipusRebuda = (typeof TIPUS_REBUDA)[number];

const upTo = <const Head extends string>(head: Head, last: number): readonly string[] =>
  Array.from({ length: last }, (_none, at) => `${head}${String(at + 1).padStart(2, '0')}`);

export const CLAUS_EXPEDIDA: readonly string[] = [...upTo('', 15), '17', '18', '19'];
export const CLAUS_REBUDA: readonly string[] = [...upTo('', 9), '12', '13', '18', '19'];
export const CONCEPTES_INGRES: readonly string[] = upTo('I', 9);
export const CONCEPTES_DESPESA: readonly string[] = [...upTo('G', 46).filter((codi) => codi !== 'G21'), 'GY4', 'GY8'];
export const QUALIFICACIONS = ['S1', 'S2', 'N1', 'N2'] as const;
export type Qualificacio = (typeof QUALIFICACIONS)[number];
export const EXEMPCIONS = ['E1', 'E2', 'E3', 'E4', 'E5', 'E6'] as const;
export type Exempcio = (typeof EXEMPCIONS)[number];
export const TIPUS_BE: readonly string[] = [
  ...['11', '12', '21', '22', '23', '24', '25', '26', '27', '28', '29'],
  ...['31', '32', '33', '39', '41', '42', '43', '44', '49'],
];
export const METODES_BE: readonly string[] = upTo('', 10);
export const CAUSES_BAIXA: readonly string[] = [...upTo('', 6), '99'];
export const MITJANS: readonly string[] = upTo('', 5);
export const SITUACIONS: readonly string[] = ['1', '2', '3', '4', '5'];
/** Kinds of foreign identity; a Spanish one has none. */
export const TIPUS_NIF: readonly string[] = ['02', '03', '04', '05', '06'];
export const PERIODES = ['1T', '2T', '3T', '4T'] as const;
export type Periode = (typeof PERIODES)[number];

export const RECTIFICATIVES: ReadonlySet<string> = new Set(['R1', 'R2', 'R3', 'R4', 'R5']);
