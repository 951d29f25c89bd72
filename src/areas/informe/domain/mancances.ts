/** What may be missing for the certificate of compliance. */
export const MANCANCES = [
  'sense_director_execucio',
  'programa_buit',
  'cap_resposta',
  'programa_no_emes',
  'programa_modificat',
  'titulacio_no_habilita',
  'nc_obertes',
  'nivell_curt',
  'con_fora',
  'partida_pendent',
  'partida_lots',
  'lot_pendent',
  'lot_insuficient',
  'lot_sense_decisio',
] as const;
export type CodiMancanca = (typeof MANCANCES)[number];

/** No reason makes up for these: nobody would sign, there is nothing to certify, or what failed is not decided. */
const IMPEDEIXEN: readonly CodiMancanca[] = [
  'sense_director_execucio',
  'programa_buit',
  'cap_resposta',
  'lot_sense_decisio',
];
export const hinders = (codi: CodiMancanca): boolean => IMPEDEIXEN.includes(codi);

/** Each of these wants a reason of its own: one for all never covers what does not conform. */
const PROPIS: readonly CodiMancanca[] = [
  'nc_obertes',
  'nivell_curt',
  'con_fora',
  'lot_insuficient',
  'titulacio_no_habilita',
];
export const wantsOwn = (codi: CodiMancanca): boolean => PROPIS.includes(codi);

/** What was planned and is not done: the certificate is of a part. */
const PER_FER: readonly CodiMancanca[] = ['partida_pendent', 'partida_lots', 'lot_pendent'];
export const isPartial = (faltes: readonly Pick<Falta, 'codi'>[]): boolean =>
  faltes.some(({ codi }) => PER_FER.includes(codi));

export interface Falta {
  readonly clau: string;
  readonly codi: CodiMancanca;
  readonly nom: string;
  readonly n: number;
}

/** The control of a work as its certificate sees it. */
export interface Estat {
  readonly director: boolean;
  readonly titulacio: boolean;
  readonly partides: readonly {
    readonly id: number;
    readonly nom: string;
    readonly obertes: number;
    /** Answers that are missing. */
    readonly pendents: number;
    /** Lots forecast that are missing. */
    readonly lots: number;
    /** Levels that do not reach what its uses ask, in words. */
    readonly curts: readonly string[];
    /** Lots whose slump conforms by hand, without a reason, over loads that are out of tolerance. */
    readonly consFora: number;
  }[];
  /** Checks that were answered. */
  readonly respostes: number;
  readonly emes: boolean;
  readonly canvis: number;
  readonly lots: readonly {
    readonly id: number;
    readonly nom: string;
    readonly estat: 'be' | 'pendent' | 'insuficient' | 'fallat';
  }[];
}

const CODI_DE_LOT = {
  pendent: 'lot_pendent',
  insuficient: 'lot_insuficient',
  fallat: 'lot_sense_decisio',
} as const;

/** What is missing, the work's own first, then item by item, then the lots of concrete. */
export const mancancesOf = (estat: Estat): readonly Falta[] => {
  const ofWork = (codi: CodiMancanca, n = 1): Falta => ({ clau: codi, codi, nom: '', n });
  return [
    ...(estat.director ? [] : [ofWork('sense_director_execucio')]),
    ...(estat.partides.length === 0
      ? [ofWork('programa_buit')]
      : estat.emes
        ? estat.canvis > 0
          ? [ofWork('programa_modificat', estat.canvis)]
          : []
        : [ofWork('programa_no_emes')]),
    ...(estat.partides.length > 0 && estat.respostes === 0 ? [ofWork('cap_resposta')] : []),
    ...(estat.titulacio ? [] : [ofWork('titulacio_no_habilita')]),
    ...estat.partides.flatMap(({ id, nom, obertes, pendents, lots, curts, consFora }): Falta[] => [
      ...(obertes > 0 ? [{ clau: `nc-${id}`, codi: 'nc_obertes' as const, nom, n: obertes }] : []),
      ...(curts.length > 0
        ? [{ clau: `nivell-${id}`, codi: 'nivell_curt' as const, nom: `${nom}. ${curts.join(' ')}`, n: curts.length }]
        : []),
      ...(consFora > 0 ? [{ clau: `con-${id}`, codi: 'con_fora' as const, nom, n: consFora }] : []),
      ...(pendents > 0 ? [{ clau: `partida-${id}`, codi: 'partida_pendent' as const, nom, n: pendents }] : []),
      ...(lots > 0 ? [{ clau: `partida-${id}`, codi: 'partida_lots' as const, nom, n: lots }] : []),
    ]),
    ...estat.lots.flatMap(({ id, nom, estat: one }): Falta[] =>
      one === 'be' ? [] : [{ clau: `lot-${id}`, codi: CODI_DE_LOT[one], nom, n: 1 }],
    ),
  ];
};
