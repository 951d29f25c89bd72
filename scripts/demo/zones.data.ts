/** A lot of the demonstration. `xi`: strengths in N/mm² of its samples, null for one still without result. */
export interface DemoLot {
  readonly xi: readonly (number | null)[];
  /** Fewer samples than asked, and no more will come. */
  readonly short?: true;
  readonly respostes?: Readonly<Record<string, unknown>>;
  readonly decisio?: {
    readonly resultat: string | null;
    readonly actuacions: readonly string[];
    readonly text: string;
  };
}
export interface DemoZone {
  readonly fields: Readonly<Record<string, unknown>>;
  /** Days before today of the first pour. */
  readonly firstPour: number;
  readonly lots: readonly DemoLot[];
}

const CORES = {
  resultat: 'acceptat',
  actuacions: ['testimonis'],
  text: 'Cinc testimonis extrets de l’element: resistència mitjana suficient. S’accepta sense limitacions.',
};
const STUDY = {
  resultat: 'reforcat',
  actuacions: ['provetes_reserva', 'estudi_seguretat'],
  text: 'L’estudi de seguretat demana reforçar dos pilars; reforç executat i comprovat.',
};
const EHE08 = {
  normativa: 'EHE-08',
  motiu: 'Fase projectada l’any 2019 i contractada abans del Codi Estructural.',
};
const EHE98 = { normativa: 'EHE-98', motiu: 'Fase inicial, amb projecte visat l’any 2006.' };

/** Zones of one work under the three regulations, with lots in every state. */
export const ZONES: readonly DemoZone[] = [
  {
    fields: {
      nom: 'Pilars i murs, fase 3',
      estructura: 'PILARS_MURS_PORTANTS',
      designacio: 'HA-30/F/20/XC2',
      volum: 300,
      superficie: 1500,
      plantes: 4,
      central: 'Formigons Exemple 01',
    },
    firstPour: 150,
    lots: [
      { xi: [35.7, 36.1, 35] },
      { xi: [29.4, 35.6, 34.9], decisio: CORES },
      { xi: [36.7, 35.8, 37.1] },
      { xi: [37.4, 37.9], short: true },
      { xi: [36.2, null, null] },
      { xi: [] },
    ],
  },
  {
    fields: {
      nom: 'Sostres, fase 3',
      estructura: 'PAVIMENTS_ALTRES_FLEXIO',
      designacio: 'HA-30/F/20/XC3',
      distintiu: 5,
      volum: 280,
      superficie: 1800,
      plantes: 3,
      central: 'Formigons Exemple 02',
    },
    firstPour: 120,
    lots: [
      { xi: [33.5, 34.6, 33.8], respostes: { sigma: { sigma: 1.9 } } },
      { xi: [31.8, 34.6, 33] },
      { xi: [34.1, 33.2], short: true },
      { xi: [] },
    ],
  },
  {
    fields: {
      nom: 'Llosa de fonamentació, fase 3',
      estructura: 'FEV_SUPERIOR_200',
      designacio: 'HA-30/F/20/XC2',
      volum: 350,
      setmanes: 1,
      central: 'Formigons Exemple 01',
    },
    firstPour: 170,
    lots: [{ xi: [36.5, 37, 36.2, 37.8, 36.9, 37.6, 37.7, 38], short: true }],
  },
  {
    fields: {
      nom: 'Pilars, fase 2',
      estructura: 'PILARS_MURS_PORTANTS',
      designacio: 'HA-25/B/20/IIa',
      volum: 260,
      superficie: 1000,
      plantes: 4,
      central: 'Formigons Exemple 03',
      excepcio: EHE08,
    },
    firstPour: 1900,
    lots: [
      { xi: [31.2, 29.8, 30.6] },
      { xi: [27, 25.4, 29.9], decisio: STUDY },
      { xi: [30.1, 31], short: true },
      { xi: [30.4, null, null] },
    ],
  },
  {
    fields: {
      nom: 'Forjats, fase 2',
      estructura: 'PAVIMENTS_ALTRES_FLEXIO',
      designacio: 'HA-30/B/20/IIa',
      distintiu: 3,
      volum: 700,
      superficie: 3200,
      plantes: 4,
      central: 'Formigons Exemple 04',
      excepcio: EHE08,
    },
    firstPour: 1850,
    lots: [
      { xi: [30.4] },
      { xi: [29.1], respostes: { sigma: { sigma: 2.4, mean15: 33.8 } } },
      { xi: [29.1] },
      { xi: [26.7] },
      { xi: [] },
    ],
  },
  {
    fields: {
      nom: 'Fonaments i soterrani, fase 1',
      estructura: 'AE_COMPRESSIO',
      designacio: 'HA-25/B/20/IIa',
      classe_central: 'A',
      volum: 320,
      plantes: 2,
      central: 'Formigons Exemple 05',
      excepcio: EHE98,
    },
    firstPour: 6900,
    lots: [
      { xi: [26.8, 28.1] },
      { xi: [22.4, 27.6], decisio: { ...CORES, resultat: null, text: 'Testimonis demanats al laboratori.' } },
      { xi: [28.4], short: true },
      { xi: [] },
    ],
  },
  {
    fields: {
      nom: 'Jàsseres i biguetes, fase 1',
      estructura: 'PAVIMENTS_ALTRES_FLEXIO',
      designacio: 'HA-25/B/20/IIa',
      volum: 150,
      superficie: 900,
      plantes: 2,
      central: 'Formigons Exemple 06',
      excepcio: EHE98,
    },
    firstPour: 6800,
    lots: [{ xi: [31.4, 33.2] }, { xi: [28.9, null] }],
  },
];
