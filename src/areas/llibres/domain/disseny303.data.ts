/**
 * Record design of the presentation file of model 303. A field is its name, its length and its kind; positions follow from
 * the order. Names of boxes are their numbers.
 *
 * - `n` number without sign, `N` number with sign (an `N` in front when it is below nought), both in cents;
 * - `t` text, padded with blanks; `k` what it always says.
 */
export type Camp303 =
  | readonly [nom: string, longitud: number, mena: 'n' | 'N' | 't']
  | readonly [valor: string, longitud: number, mena: 'k'];
export interface Pagina303 {
  readonly pagina: '01000' | '03000' | '04000' | '05000' | 'DID00';
  readonly camps: readonly Camp303[];
}
export interface Disseny303 {
  readonly codi: string;
  readonly des_de: number;
  readonly source: string;
  readonly confidence: 'A' | 'B' | 'C';
  readonly pagines: readonly Pagina303[];
}

const AMOUNT = 17;
const RATE = 5;
const unsigned = (...boxes: readonly string[]): readonly Camp303[] => boxes.map((box) => [box, AMOUNT, 'n']);
const signed = (...boxes: readonly string[]): readonly Camp303[] => boxes.map((box) => [box, AMOUNT, 'N']);
const blank = (length: number): Camp303 => ['', length, 'k'];
/** Base, rate and tax of a row of the form. */
const rated = (base: string, rate: string, quota: string): readonly Camp303[] => [
  ...unsigned(base),
  [rate, RATE, 'k'],
  ...unsigned(quota),
];

const IDENTIFICACIO: readonly Camp303[] = [
  blank(1),
  ['tipus', 1, 't'],
  ['nif', 9, 't'],
  ['nom', 80, 't'],
  ['exercici', 4, 't'],
  ['periode', 2, 't'],
  // Not provincial, no monthly refund, general regime alone, not joint.
  ['2232', 4, 'k'],
  ['caixa', 1, 't'],
  ['destinatari_caixa', 1, 't'],
  ['prorrata_especial', 1, 't'],
  ['revoca_prorrata', 1, 't'],
  // Not insolvent.
  ['200000000', 9, 'k'],
  blank(1),
  // Not under immediate supply of information.
  ['2', 1, 'k'],
  ['exonerat_390', 1, 't'],
  ['amb_volum', 1, 't'],
  // No payment on account of fuels.
  ['2', 1, 'k'],
];

const R0 = rated('150', '00000', '152');
const R2 = rated('165', '00000', '167');
const R4 = rated('01', '00400', '03');
const R5 = rated('153', '00000', '155');
const R10 = rated('04', '01000', '06');
const R21 = rated('07', '02100', '09');
const OWED = [...unsigned('10', '11', '12', '13'), ...signed('14', '15')];
const S175 = rated('156', '00175', '158');
const S05 = rated('168', '00050', '170');
const S0 = rated('16', '00000', '18');
const S14 = rated('19', '00140', '21');
const S52 = rated('22', '00520', '24');
const REST = [
  ...signed('25', '26', '27'),
  ...unsigned('28', '29', '30', '31', '32', '33', '34', '35', '36', '37', '38', '39'),
  ...signed('40', '41', '42', '43', '44', '45', '46'),
];
const INFORMATION = [
  ...signed('59', '60', '120', '122', '123', '124', '62', '63', '74', '75', '76', '64'),
  ['65', RATE, 'n'] as Camp303,
  ...signed('66'),
  ...unsigned('77', '110', '78', '87'),
  ...signed('68'),
];

const PAGE_04: Pagina303 = {
  pagina: '04000',
  camps: [
    blank(1),
    ...[1, 2, 3, 4, 5, 6].flatMap((at): readonly Camp303[] => [
      [`activitat_${at}`, 3, 't'],
      [`iae_${at}`, 4, 't'],
    ]),
    ['amb_347', 1, 't'],
    ...(['89', '90', '91', '92', '107'] as const).map((box): Camp303 => [box, RATE, 'n']),
    ...signed('80', '81', '93', '94', '83', '84', '125', '126', '127', '128'),
    ...signed('86', '95', '96', '97', '98', '79', '99', '88'),
    blank(600),
  ],
};
/** The general pro rata, in its first row; differentiated regimes are written empty: the books hold none. */
const PAGE_05: Pagina303 = {
  pagina: '05000',
  camps: [
    blank(1),
    ...[1, 2, 3, 4, 5].flatMap((at): readonly Camp303[] => [
      [`prorrata_cnae_${at}`, 3, 't'],
      [`prorrata_operacions_${at}`, AMOUNT, 'N'],
      [`prorrata_dret_${at}`, AMOUNT, 'N'],
      [`prorrata_mena_${at}`, 1, 't'],
      [`prorrata_part_${at}`, RATE, 'n'],
    ]),
    ...Array.from({ length: 36 }, (_none, at): Camp303 => [String(700 + at), AMOUNT, 'N']),
    blank(672),
  ],
};
const PAGE_DID: Pagina303 = {
  pagina: 'DID00',
  camps: [
    ['bic', 11, 't'],
    ['iban', 34, 't'],
    ['banc', 70, 't'],
    ['banc_adreca', 35, 't'],
    ['banc_ciutat', 30, 't'],
    ['banc_pais', 2, 't'],
    ['sepa', 1, 't'],
    blank(617),
  ],
};

/** Rows in the order of the form: as the agency's workbook of 28-01-2026 has them. */
export const DISSENY_2026: Disseny303 = {
  codi: 'DR303e26v101',
  des_de: 2026,
  source: 'AEAT DR303e26v101 of 28-01-2026, through a public schema made of it',
  confidence: 'B',
  pagines: [
    {
      pagina: '01000',
      camps: [
        ...IDENTIFICACIO,
        ...[R0, R2, R4, R5, R10, R21, OWED, S175, S05, S0, S14, S52, REST].flat(),
        blank(521),
        blank(13),
      ],
    },
    {
      pagina: '03000',
      camps: [
        ...INFORMATION,
        ...signed('108', '69'),
        ...unsigned('70', '109', '112'),
        ...signed('71'),
        ['sense_activitat', 1, 't'],
        blank(1 + 13 + 1),
        ...unsigned('111'),
        blank(1 + 1 + 546),
      ],
    },
    PAGE_04,
    PAGE_05,
    PAGE_DID,
  ],
};

/** Rows in the order of the design before: what the reference files of 2026 hold. */
export const DISSENY_2026_REFERENCIA: Disseny303 = {
  codi: 'DR303e26v101-referencia',
  des_de: 2026,
  source: 'ArrendaToolsModelo303, test_generador_ejercicio_2026',
  confidence: 'C',
  pagines: [
    {
      pagina: '01000',
      camps: [
        ...IDENTIFICACIO,
        ...[R0, R4, R5, R10, R21, OWED, S175, S0, S14, S52, REST, R2, S05].flat(),
        blank(522),
        blank(13),
      ],
    },
    {
      pagina: '03000',
      camps: [
        ...INFORMATION,
        ...signed('69'),
        ...unsigned('70', '109', '112'),
        ...signed('71'),
        ['sense_activitat', 1, 't'],
        blank(1 + 13 + 1),
        ...signed('108'),
        ...unsigned('111'),
        blank(120 + 1 + 1 + 443),
      ],
    },
    PAGE_04,
    PAGE_05,
    PAGE_DID,
  ],
};
