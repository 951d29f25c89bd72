/** Kinds of document that a work gives, by their code in the list of documents. */
export const DOCUMENTS_TREBALL = [
  'programa',
  'seguiment',
  'formigo',
  'resultats',
  'modificacions',
  'certificat',
  'tancament',
  'visita',
  'noconformitats',
] as const;
export type DocumentTreball = (typeof DOCUMENTS_TREBALL)[number];

const COMMON = ['idioma', 'disseny', 'logo', 'signatura', 'esborrany', 'data'] as const;

/** Flags that each takes. */
export const OPCIONS = {
  programa: [...COMMON, 'revisio', 'base_legal', 'inclou_agents', 'inclou_valoracio'],
  seguiment: [...COMMON, 'proces', 'nomes_amb_resultats', 'inclou_agents'],
  formigo: ['zones', 'estats', 'passos', 'idioma', 'disseny', 'esborrany', 'annex'],
  resultats: [...COMMON, 'nomes_amb_resultats', 'inclou_agents', 'annex'],
  modificacions: [...COMMON, 'observacions', 'sense_modificacions', 'inclou_canvis_programa', 'inclou_agents'],
  certificat: [...COMMON, 'excepcions', 'inclou_agents', 'annex'],
  // Those of the documents in it.
  tancament: [
    ...COMMON,
    'excepcions',
    'observacions',
    'sense_modificacions',
    'inclou_canvis_programa',
    'nomes_amb_resultats',
    'inclou_agents',
    'inclou_valoracio',
    'annex',
  ],
  visita: [...COMMON, 'observacions'],
  noconformitats: [...COMMON, 'resultat'],
} as const satisfies Record<DocumentTreball, readonly string[]>;

/** Functions of the work that sign each. */
export const SIGNANTS: Readonly<Record<DocumentTreball, readonly string[]>> = {
  programa: ['DEO'],
  seguiment: ['DEO'],
  formigo: ['DEO'],
  resultats: ['DEO'],
  modificacions: ['DO'],
  certificat: ['DEO'],
  tancament: ['DEO', 'DO'],
  visita: ['DEO', 'CON'],
  noconformitats: ['DEO', 'CON'],
};
