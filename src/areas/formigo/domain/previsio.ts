import { isPerPour } from './limits.ts';
import { type MostreigInput, type MostreigRule, samplesAdvised, samplesDemanded } from './mostreig.ts';
import { ceilRatio, sum } from './nombres.ts';
import {
  DIMENSIONS,
  type Dimensio,
  type Distintiu,
  type Estructura,
  type LawOverride,
  type LimitRow,
  type Modalitat,
  type Normativa,
  type VerdictWarning,
} from './tipus.ts';

/** What the forecast of a zone needs: m³, weeks, m², floors; null = not known. */
export interface PrevisioInput {
  readonly normativa: Normativa;
  readonly estructura: Estructura;
  readonly distintiu: Distintiu;
  readonly modalitat: Modalitat;
  readonly fck: number;
  readonly volum: number | null;
  readonly setmanes: number | null;
  readonly superficie: number | null;
  readonly plantes: number | null;
  /** The limit row of the zone (`limitFor`). */
  readonly limit: LimitRow;
  /** Volumes of the lots already made or of the pours typed, m³; null = not known. */
  readonly volumsLot?: readonly (number | null)[];
  readonly canvis?: readonly LawOverride[];
}

export interface PrevisioRatio {
  readonly valor: number;
  readonly limit: number;
  /** Exact quotient, and the lots that it makes. */
  readonly quocient: number;
  readonly lots: number;
}

export interface PrevisioLot {
  readonly volum: number | null;
  /** Null under full control, where every load is tested. */
  readonly mostres: number | null;
  readonly regla: MostreigRule | null;
}

export interface Previsio {
  /** One lot per pour: the user types the pours. */
  readonly perAbocada: boolean;
  readonly ratios: Readonly<Record<Dimensio, PrevisioRatio | null>>;
  /** The dimension that decides the lots; null when none does. */
  readonly limitant: Dimensio | null;
  /** Lots forecast; null when the pours are not typed yet. */
  readonly lots: number | null;
  readonly mostresLot: readonly PrevisioLot[];
  readonly mostresTotal: number | null;
  readonly fila: LimitRow;
  readonly avisos: readonly VerdictWarning[];
}

const ratiosOf = (input: PrevisioInput): Previsio['ratios'] => {
  const ratio = (dimensio: Dimensio): PrevisioRatio | null => {
    const [valor, limit] = [input[dimensio], input.limit[dimensio]];
    if (valor === null || limit === null || !(valor > 0) || !(limit > 0)) return null;
    return { valor, limit, quocient: valor / limit, lots: ceilRatio(valor, limit) };
  };
  return {
    volum: ratio('volum'),
    setmanes: ratio('setmanes'),
    superficie: ratio('superficie'),
    plantes: ratio('plantes'),
  };
};

/** Most lots first; of equals, the fuller one, then the order of the table. */
const limitingOf = (ratios: Previsio['ratios']): Dimensio | null =>
  DIMENSIONS.reduce<Dimensio | null>((best, dimensio) => {
    const [here, there] = [ratios[dimensio], best && ratios[best]];
    if (!here) return best;
    if (!there) return dimensio;
    const more = here.lots > there.lots || (here.lots === there.lots && here.quocient > there.quocient);
    return more ? dimensio : best;
  }, null);

/** Equal lots beyond these are counted, not listed one by one: a forecast stays small whatever is typed. */
export const LOTS_LLISTATS = 500;

/**
 * Lots that a zone may hold. At 100 m³ a lot, 200,000 m³ of one structure and one designation: beyond what a work pours, and
 * still judged, sent and shown as one zone. More is a slip of a quantity, or a zone to be divided.
 */
export const LOTS_MAXIMS = 2000;

const lotVolumes = (input: PrevisioInput, lots: number | null): readonly (number | null)[] => {
  if (input.volumsLot && input.volumsLot.length > 0) return input.volumsLot;
  const share = input.volum === null || lots === null ? null : input.volum / lots;
  return Array.from({ length: Math.min(lots ?? 0, LOTS_LLISTATS) }, () => share);
};

const lotForecast = (input: PrevisioInput, volum: number | null): PrevisioLot => {
  if (input.modalitat === 'TOTAL') return { volum, mostres: null, regla: null };
  if (input.modalitat === 'INDIRECTE') return { volum, mostres: 0, regla: null };
  const { normativa, estructura, distintiu, fck, canvis = [] } = input;
  const regla = samplesDemanded({ normativa, estructura, distintiu, fck, volum, canvis });
  return { volum, mostres: regla.n, regla };
};

const advicesOf = (
  input: PrevisioInput,
  perAbocada: boolean,
  lots: readonly PrevisioLot[],
  unlisted: number,
): VerdictWarning[] => {
  const { normativa, distintiu, estructura, fck, modalitat, volumsLot = [], limit, plantes } = input;
  const when = (applies: boolean, codi: string, params: VerdictWarning['params'] = {}): VerdictWarning[] =>
    applies ? [{ codi, params }] : [];
  const enlarged = normativa === 'EHE-08' && (distintiu === 2 || distintiu === 3);
  const few = lots.reduce((least, lot) => Math.min(least, lot.mostres ?? Infinity), Infinity);
  const facts: MostreigInput = { normativa, estructura, distintiu, fck, volum: null };
  const advised = modalitat === 'ESTADISTIC' && lots.length > 0 ? samplesAdvised(facts, few) : null;
  const manyFloors =
    normativa === 'EHE-98' && modalitat === 'ESTADISTIC' && (plantes ?? 0) >= 2 && limit.plantes !== null;
  return [
    ...when(perAbocada && volumsLot.length === 0, 'cal_abocades'),
    ...when(unlisted > 0, 'lots_no_llistats', { llistats: lots.length, n: unlisted }),
    ...when(enlarged, 'minim_tres_lots'),
    ...when(enlarged, 'sis_setmanes'),
    ...when(enlarged, 'suspensio_ampliacio'),
    ...when(normativa === 'EHE-98' && distintiu === 3, 'mostreig_meitat'),
    ...when(manyFloors, 'mostra_per_planta'),
    ...when(advised !== null, 'mostres_aconsellades_previsio', { fck, aconsellades: advised ?? 0 }),
    ...when(modalitat === 'TOTAL', 'control_total_totes'),
    ...when(modalitat === 'INDIRECTE', 'control_indirecte_cons'),
    ...when(modalitat === 'INDIRECTE', 'control_indirecte_condicions', {
      norma: normativa === 'EHE-98' ? 'ehe98' : normativa === 'EHE-08' ? 'ehe08' : 'codi',
    }),
    ...when(modalitat === 'INDIRECTE' && normativa !== 'EHE-98' && distintiu !== 4, 'control_indirecte_distintiu'),
    ...when(
      normativa === 'CODI' && distintiu >= 4 && modalitat === 'ESTADISTIC' && !perAbocada,
      'codi_sense_ampliacio',
    ),
    ...when(limit.confidence === 'I', 'limit_per_verificar'),
    ...when(Boolean(limit.canviada), 'limit_canviat', {
      qui: limit.canviada?.qui ?? '',
      motiu: limit.canviada?.motiu ?? '',
    }),
  ];
};

/** Samples of all lots: those typed one by one are added up, equal ones are multiplied; null while some is not known. */
const totalOf = (lots: number | null, pours: number, known: readonly number[], listed: number): number | null => {
  if (lots === null || known.length < listed) return null;
  return pours > 0 ? sum(known) : (known[0] ?? 0) * lots;
};

/**
 * Lots and samples that a zone will need. Lots = the largest of the quantities over their limits, each upwards, at least 1;
 * structures without limits take one lot per pour typed. Samples = sum over the lots, each by its own volume (by default the
 * volume of the zone shared equally). Advices are coded (`avis.<codi>`) and change nothing by themselves.
 */
export const forecast = (input: PrevisioInput): Previsio => {
  const perAbocada = isPerPour(input.limit);
  const ratios = ratiosOf(input);
  const pours = input.volumsLot?.length ?? 0;
  const counted = Math.max(1, ...DIMENSIONS.map((dimensio) => ratios[dimensio]?.lots ?? 0));
  const lots = perAbocada ? (pours > 0 ? pours : null) : counted;
  const mostresLot = lotVolumes(input, lots).map((volum) => lotForecast(input, volum));
  const known = mostresLot.flatMap((lot) => (lot.mostres === null ? [] : [lot.mostres]));
  return {
    perAbocada,
    ratios,
    limitant: limitingOf(ratios),
    lots,
    mostresLot,
    mostresTotal: totalOf(lots, pours, known, mostresLot.length),
    fila: input.limit,
    avisos: advicesOf(input, perAbocada, mostresLot, pours > 0 ? 0 : (lots ?? 0) - mostresLot.length),
  };
};
