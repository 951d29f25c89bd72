/** Lots, samples and concrete of a zone as a programme has them. */
export interface FotoZona {
  readonly id: number;
  readonly nom: string;
  readonly designacio: string;
  readonly normativa: string;
  readonly estructura: string;
  readonly modalitat: string;
  /** Decimal text of its cubic metres; null while nobody said. */
  readonly volum: string | null;
  readonly lots: number;
  /** There may be more lots: nobody said how much it holds. */
  readonly lots_minim?: boolean;
  /** Fewest and most samples of one of its lots; null under full control, or while it has none. */
  readonly mostres_lot: readonly [number, number] | null;
  /** Samples of all its lots; null under full control, or while it has none. */
  readonly mostres: number | null;
}

/** How often concrete is sampled, as its zones ask. */
export interface RitmeDeZones {
  /** Fewest and most samples of a lot under statistical control; null where no zone is under it. */
  readonly perLot: readonly [number, number] | null;
  /** Some zone is under full control: every load is tested. */
  readonly totes: boolean;
  /** Some zone is under indirect control: no strength is tested. */
  readonly indirecte: boolean;
}

type Mostrejada = Pick<FotoZona, 'modalitat' | 'mostres_lot'>;
/** Null while the zones say nothing of their samples. */
export const ritmeDeZones = (zones: readonly Mostrejada[]): RitmeDeZones | null => {
  const of = (modalitat: string): readonly Mostrejada[] => zones.filter((zona) => zona.modalitat === modalitat);
  const known = of('ESTADISTIC').flatMap(({ mostres_lot }) => (mostres_lot ? [mostres_lot] : []));
  const [totes, indirecte] = [of('TOTAL').length > 0, of('INDIRECTE').length > 0];
  if (known.length === 0 && !totes && !indirecte) return null;
  return {
    perLot:
      known.length === 0 ? null : [Math.min(...known.map(([few]) => few)), Math.max(...known.map(([, many]) => many))],
    totes,
    indirecte,
  };
};

/** Samples that zones ask for together: at least so many where one does not say how many. Null while none of them has lots. */
export const pastadesDeZones = (
  zones: readonly Pick<FotoZona, 'lots' | 'mostres'>[],
): { readonly n: number; readonly minim: boolean } | null => {
  if (zones.every(({ lots }) => lots === 0)) return null;
  return {
    n: zones.reduce((total, { mostres, lots }) => total + (mostres ?? lots), 0),
    minim: zones.some(({ mostres }) => mostres === null),
  };
};

// That there may be more lots is no change of a zone: issues of before do not say it.
const said = ({ id: _id, lots_minim: _minim, ...zona }: FotoZona): string => JSON.stringify(zona);
/** Zones that are not as they were, or are not there any more, and those that take their place. */
export const zonesCanviades = (
  before: readonly FotoZona[],
  after: readonly FotoZona[],
): { readonly abans: readonly FotoZona[]; readonly despres: readonly FotoZona[] } => {
  const differ = (some: readonly FotoZona[], others: readonly FotoZona[]): FotoZona[] => {
    const known = new Map(others.map((zona) => [zona.id, said(zona)]));
    return some.filter((zona) => known.get(zona.id) !== said(zona));
  };
  return { abans: differ(before, after), despres: differ(after, before) };
};
