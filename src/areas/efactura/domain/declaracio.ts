/** What the producer's declaration says beside its fixed sentences. */
export interface Declarat {
  readonly productor: {
    readonly nom: string;
    readonly nif: string;
    readonly adreca: string;
    readonly lloc: string;
  } | null;
  readonly nom: string;
  readonly codi: string;
  readonly versio: string;
}
export interface Apartat {
  readonly clau:
    | 'nom'
    | 'codi'
    | 'versio'
    | 'components'
    | 'nomes'
    | 'multiple'
    | 'signatura'
    | 'productor'
    | 'nif'
    | 'adreca'
    | 'compleix'
    | 'data';
  /** What it says; null: its own sentence, with `params`. */
  readonly valor: string | null;
  readonly params?: { readonly data: string; readonly lloc: string };
}

/** The points of the declaration in the order of the law (Orden HAC/1177/2024, art. 15); null where nobody declares. */
export const apartatsOf = ({ productor, nom, codi, versio }: Declarat, data: string): readonly Apartat[] | null =>
  productor && [
    { clau: 'nom', valor: nom },
    { clau: 'codi', valor: codi },
    { clau: 'versio', valor: versio },
    { clau: 'components', valor: null },
    { clau: 'nomes', valor: null },
    { clau: 'multiple', valor: null },
    { clau: 'signatura', valor: null },
    { clau: 'productor', valor: productor.nom },
    { clau: 'nif', valor: productor.nif },
    { clau: 'adreca', valor: productor.adreca },
    { clau: 'compleix', valor: null },
    { clau: 'data', valor: null, params: { data, lloc: productor.lloc } },
  ];
