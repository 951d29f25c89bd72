/** Boxes of the forms in their order, by groups. Names are texts, `llibres.casella.<nom>`. Source: AEAT, record designs of 2026. */
export interface CasellaDeFormulari {
  readonly codi: string;
  readonly nom: string;
  /** Rate that its name says. */
  readonly tipus?: string;
  readonly unitat?: 'nombre';
  /** Boxes that it is worked out of. */
  readonly formula?: string;
  /** What only people know. */
  readonly editable?: true;
}
export interface GrupDeFormulari {
  readonly nom: string;
  readonly caselles: readonly CasellaDeFormulari[];
}
type Fila = readonly CasellaDeFormulari[];

const pair = (base: string, quota: string, nom: string, tipus?: string): Fila => [
  { codi: base, nom: `base_${nom}`, ...(tipus && { tipus }) },
  { codi: quota, nom: `quota_${nom}`, ...(tipus && { tipus }) },
];
const rated = (nom: string, rows: readonly (readonly [tipus: string, base: string, quota: string])[]): Fila =>
  rows.flatMap(([tipus, base, quota]) => pair(base, quota, nom, tipus));
const one = (codi: string, nom: string): CasellaDeFormulari => ({ codi, nom });
const made = (codi: string, nom: string, formula: string): CasellaDeFormulari => ({ codi, nom, formula });
const written = (codi: string, nom: string, more: Partial<CasellaDeFormulari> = {}): CasellaDeFormulari => ({
  codi,
  nom,
  editable: true,
  ...more,
});
const count = (codi: string): CasellaDeFormulari => ({ codi, nom: 'perceptors', unitat: 'nombre' });

const F303: readonly GrupDeFormulari[] = [
  {
    nom: 'meritat',
    caselles: [
      ...rated('tipus', [
        ['0', '150', '152'],
        ['2', '165', '167'],
        ['4', '01', '03'],
        ['5', '153', '155'],
        ['10', '04', '06'],
        ['21', '07', '09'],
      ]),
      ...pair('10', '11', 'intracomunitaries'),
      ...pair('12', '13', 'isp'),
      ...pair('14', '15', 'canvis'),
      ...rated('recarrec', [
        ['1,75', '156', '158'],
        ['0,5', '168', '170'],
        ['0 – 1', '16', '18'],
        ['1,4', '19', '21'],
        ['5,2', '22', '24'],
      ]),
      ...pair('25', '26', 'canvis_recarrec'),
      made('27', 'total_meritat', '152 + 167 + 03 + 155 + 06 + 09 + 11 + 13 + 15 + 158 + 170 + 18 + 21 + 24 + 26'),
    ],
  },
  {
    nom: 'deduible',
    caselles: [
      ...pair('28', '29', 'corrents'),
      ...pair('30', '31', 'inversio'),
      ...pair('32', '33', 'importacions'),
      ...pair('34', '35', 'importacions_inversio'),
      ...pair('36', '37', 'ue'),
      ...pair('38', '39', 'ue_inversio'),
      ...pair('40', '41', 'rectificacions'),
      one('42', 'agraria'),
      written('43', 'regularitza_inversio'),
      written('44', 'regularitza_prorrata'),
      made('45', 'total_deduible', '29 + 31 + 33 + 35 + 37 + 39 + 41 + 42 + 43 + 44'),
      made('46', 'resultat_general', '27 − 45'),
    ],
  },
  {
    nom: 'informativa',
    caselles: [
      one('59', 'entregues_ue'),
      one('60', 'exportacions'),
      one('120', 'no_subjectes'),
      one('122', 'isp_emesa'),
      one('123', 'oss_no_subjectes'),
      one('124', 'oss_subjectes'),
      ...pair('62', '63', 'caixa_emesa'),
      ...pair('74', '75', 'caixa_rebuda'),
    ],
  },
  {
    nom: 'resultat',
    caselles: [
      written('76', 'regularitza_80'),
      made('64', 'suma', '46 + 76'),
      made('66', 'estat', '64'),
      written('77', 'iva_importacio'),
      written('110', 'a_compensar'),
      written('78', 'aplicat'),
      made('87', 'pendent', '110 − 78'),
      written('68', 'foral'),
      written('108', 'altres_ajustos'),
      made('69', 'resultat_previ', '66 + 77 − 78 + 68 + 108'),
      written('70', 'ingressat_abans'),
      written('109', 'tornat_abans'),
      written('112', 'carburants'),
      made('71', 'resultat', '69 − 70 + 109 − 112'),
    ],
  },
];

const F130: readonly GrupDeFormulari[] = [
  {
    nom: 'activitat',
    caselles: [
      one('01', 'ingressos'),
      one('02', 'despeses'),
      made('03', 'rendiment', '01 − 02'),
      made('04', 'vint', '20 % de 03'),
      made('05', 'trimestres_abans', 'Σ (07 − 16)'),
      one('06', 'retencions'),
      made('07', 'pagament_previ', '04 − 05 − 06'),
    ],
  },
  {
    nom: 'liquidacio',
    caselles: [
      made('12', 'suma_pagaments', 'max (07, 0)'),
      written('13', 'minoracio'),
      made('14', 'diferencia', '12 − 13'),
      made('15', 'negatius', 'min (14, Σ −19)'),
      written('16', 'habitatge'),
      made('17', 'total', '14 − 15 − 16'),
      written('18', 'ingressat_abans'),
      made('19', 'resultat', '17 − 18'),
    ],
  },
];

const F111: readonly GrupDeFormulari[] = [
  {
    nom: 'treball',
    caselles: [
      written('01', 'perceptors', { unitat: 'nombre' }),
      written('02', 'percepcions'),
      written('03', 'retingut'),
    ],
  },
  { nom: 'professionals', caselles: [count('07'), one('08', 'percepcions'), one('09', 'retingut')] },
  {
    nom: 'liquidacio',
    caselles: [
      made('28', 'suma_retencions', '03 + 09'),
      written('29', 'ingressat_abans'),
      made('30', 'resultat', '28 − 29'),
    ],
  },
];
const F115: readonly GrupDeFormulari[] = [
  { nom: 'lloguers', caselles: [count('01'), one('02', 'percepcions'), one('03', 'retingut')] },
  { nom: 'liquidacio', caselles: [written('04', 'ingressat_abans'), made('05', 'resultat', '03 − 04')] },
];

const F390: readonly GrupDeFormulari[] = [
  {
    nom: 'meritat',
    caselles: [
      ...rated('tipus', [
        ['0', '700', '701'],
        ['4', '01', '02'],
        ['5', '702', '703'],
        ['10', '03', '04'],
        ['21', '05', '06'],
      ]),
      ...rated('caixa_tipus', [
        ['0', '708', '709'],
        ['4', '643', '644'],
        ['5', '710', '711'],
        ['10', '645', '646'],
        ['21', '647', '648'],
      ]),
      ...rated('ue_bens_tipus', [
        ['0', '716', '717'],
        ['4', '21', '22'],
        ['5', '718', '719'],
        ['10', '23', '24'],
        ['21', '25', '26'],
      ]),
      ...rated('ue_serveis_tipus', [
        ['0', '720', '721'],
        ['4', '545', '546'],
        ['5', '722', '723'],
        ['10', '547', '548'],
        ['21', '551', '552'],
      ]),
      ...pair('27', '28', 'isp'),
      ...pair('29', '30', 'canvis'),
      ...rated('recarrec', [
        ['0,5', '35', '36'],
        ['1,4', '599', '600'],
        ['5,2', '601', '602'],
        ['1,75', '41', '42'],
      ]),
      ...pair('43', '44', 'canvis_recarrec'),
      made(
        '33',
        'total_bases',
        '700 + 01 + 702 + 03 + 05 + 708 + 643 + 710 + 645 + 647 + 716 + 21 + 718 + 23 + 25 + 720 + 545 + 722 + 547 + 551 + 27 + 29',
      ),
      made(
        '34',
        'total_quotes',
        '701 + 02 + 703 + 04 + 06 + 709 + 644 + 711 + 646 + 648 + 717 + 22 + 719 + 24 + 26 + 721 + 546 + 723 + 548 + 552 + 28 + 30',
      ),
      made('47', 'total_meritat', '34 + 36 + 600 + 602 + 42 + 44'),
    ],
  },
  {
    nom: 'deduible',
    caselles: [
      ...rated('corrents_tipus', [
        ['4', '190', '191'],
        ['5', '724', '725'],
        ['10', '603', '604'],
        ['21', '605', '606'],
      ]),
      ...pair('48', '49', 'corrents'),
      ...rated('inversio_tipus', [
        ['4', '196', '197'],
        ['5', '728', '729'],
        ['10', '611', '612'],
        ['21', '613', '614'],
      ]),
      ...pair('50', '51', 'inversio'),
      ...pair('52', '53', 'importacions'),
      ...pair('54', '55', 'importacions_inversio'),
      ...pair('56', '57', 'ue'),
      ...pair('58', '59', 'ue_inversio'),
      ...pair('639', '62', 'rectificacions'),
      one('61', 'agraria'),
      written('63', 'regularitza_inversio'),
      written('522', 'regularitza_prorrata'),
      made('64', 'total_deduible', '49 + 51 + 53 + 55 + 57 + 59 + 61 + 62 + 63 + 522'),
      made('65', 'resultat', '47 − 64'),
    ],
  },
  {
    nom: 'volum',
    caselles: [
      one('99', 'volum_general'),
      one('653', 'volum_caixa'),
      one('103', 'entregues_ue'),
      one('104', 'exportacions'),
      one('105', 'exemptes'),
      one('110', 'no_subjectes'),
      one('125', 'isp_emesa'),
      one('126', 'oss_no_subjectes'),
      one('127', 'oss_subjectes'),
      one('107', 'venda_be'),
      made('108', 'total_volum', '99 + 653 + 103 + 104 + 105 + 110 + 125 + 126 + 127 − 107'),
    ],
  },
  {
    nom: 'especifiques',
    caselles: [
      one('230', 'adquisicions_exemptes'),
      ...pair('654', '655', 'caixa_emesa'),
      ...pair('656', '657', 'caixa_rebuda'),
    ],
  },
];

export const FORMULARIS: Readonly<Record<string, readonly GrupDeFormulari[]>> = {
  '303': F303,
  '130': F130,
  '111': F111,
  '115': F115,
  '390': F390,
  '347': [],
  '349': [],
};
/** Box of what a quarter takes of the negative result of another one: a year’s total counts that result once. */
export const COMPENSATS: Readonly<Record<string, string>> = { '303': '78', '130': '15' };
/** The box with the result of each form. */
export const RESULTATS: Readonly<Record<string, string>> = {
  '303': '71',
  '130': '19',
  '111': '30',
  '115': '05',
  '390': '65',
};
