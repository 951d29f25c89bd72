import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { TextParams } from '#kernel/coded-error.ts';
import type { Consistencia } from './consistencia.data.ts';
import {
  AMBIENTS_OF,
  type Ambient,
  ARMAT_OF,
  GRUP_AMBIENT,
  MIDES_USUALS,
  MINIM_ARMAT,
  MINIM_MASSA,
  MINIM_ROWS,
  SERIE,
  SERIE_MAX,
  TIPUS_OF,
  type TipusFormigo,
  USUALS,
} from './designacio.data.ts';
import type { Designacio } from './designacio.ts';
import { marksOf } from './distintius.ts';
import { withChanges } from './llei.ts';
import type { Confidence, Distintiu, LawOverride, Normativa } from './tipus.ts';

/** A fault (it blocks: `error.<codi>`) or a warning (`avis.<codi>`) of a designation, and the field it is about. */
export interface DesignacioNote {
  readonly codi: string;
  readonly camp: keyof Designacio;
  readonly params: TextParams;
  readonly confidence: Confidence;
}

export interface DesignacioCheck {
  readonly faults: readonly DesignacioNote[];
  readonly warnings: readonly DesignacioNote[];
}

/** Consistencies of a regulation: L not in EHE-98, AC only in the Codi. */
export const consistenciesOf = (normativa: Normativa): readonly Consistencia[] =>
  normativa === 'CODI'
    ? ['S', 'P', 'B', 'F', 'L', 'AC']
    : normativa === 'EHE-08'
      ? ['S', 'P', 'B', 'F', 'L']
      : ['S', 'P', 'B', 'F'];

/** Strengths of the series of a regulation, N/mm². */
export const serieOf = (normativa: Normativa): readonly number[] => SERIE.filter((fck) => fck <= SERIE_MAX[normativa]);

const note = (
  codi: string,
  camp: keyof Designacio,
  params: TextParams = {},
  confidence: Confidence = 'V',
): DesignacioNote => ({
  codi,
  camp,
  params,
  confidence,
});

const faultsOf = (concrete: Designacio, normativa: Normativa): DesignacioNote[] => {
  const { tipus, resistencia, consistencia, ambients } = concrete;
  const least = ARMAT_OF[tipus] === 'massa' ? MINIM_MASSA : MINIM_ARMAT;
  const foreign = ambients.filter((ambient) => !AMBIENTS_OF[normativa].includes(ambient));
  const twice = ambients.filter((ambient, place) => ambients.indexOf(ambient) !== place);
  return [
    ...(TIPUS_OF[normativa].includes(tipus) ? [] : [note('tipus_fora_de_norma', 'tipus', { tipus, normativa })]),
    ...(resistencia < least
      ? [note('resistencia_massa_baixa', 'resistencia', { resistencia, minim: least, tipus })]
      : []),
    ...(consistenciesOf(normativa).includes(consistencia)
      ? []
      : [note('consistencia_fora_de_norma', 'consistencia', { consistencia, normativa })]),
    ...(ambients.length === 0 ? [note('ambient_obligatori', 'ambients')] : []),
    ...foreign.map((ambient) => note('ambient_fora_de_norma', 'ambients', { ambient, normativa })),
    ...twice.map((ambient) => note('ambient_repetit', 'ambients', { ambient })),
  ];
};

/** Least expected fck for each class, and the highest of them. Source: Codi 43.2.1.b, EHE 37.3.2.b. */
export const minimumStrengthOf = (
  { tipus, ambients }: Pick<Designacio, 'tipus' | 'ambients'>,
  normativa: Normativa,
  canvis?: readonly LawOverride[],
): {
  readonly fck: number | null;
  readonly ambient: Ambient | null;
  readonly confidence: Confidence;
  readonly noAplica: readonly Ambient[];
} => {
  const rows = withChanges(MINIM_ROWS, canvis).filter((row) => row.normatives.includes(normativa));
  const found = ambients.flatMap((ambient) => {
    const row = rows.find((each) => each.ambients.includes(ambient));
    return row ? [{ ambient, fck: row[ARMAT_OF[tipus]], confidence: row.confidence }] : [];
  });
  const highest = found.reduce<(typeof found)[number] | null>(
    (top, each) => (each.fck !== null && each.fck > (top?.fck ?? 0) ? each : top),
    null,
  );
  const noAplica = found.filter((each) => each.fck === null).map((each) => each.ambient);
  const confidence = highest?.confidence ?? found[0]?.confidence ?? 'V';
  return { fck: highest?.fck ?? null, ambient: highest?.ambient ?? null, confidence, noAplica };
};

const combinationWarnings = ({ ambients }: Designacio, normativa: Normativa): DesignacioNote[] => {
  const own = ambients.filter((ambient, place) => ambients.indexOf(ambient) === place);
  const groups = own.map((ambient) => GRUP_AMBIENT[ambient]);
  const clash = own.filter((ambient, place) => groups.indexOf(GRUP_AMBIENT[ambient]) !== place);
  const lacksGeneral = normativa !== 'CODI' && own.length > 0 && !groups.includes('general');
  return [
    ...clash.map((ambient) => note('ambients_mateix_grup', 'ambients', { ambient })),
    ...(lacksGeneral ? [note('ambient_general_absent', 'ambients', {}, 'K')] : []),
    ...(own.includes('X0') && own.length > 1 ? [note('ambient_x0_combinat', 'ambients')] : []),
  ];
};

const warningsOf = (concrete: Designacio, normativa: Normativa, canvis?: readonly LawOverride[]): DesignacioNote[] => {
  const { resistencia, mesura, tipus } = concrete;
  const least = minimumStrengthOf(concrete, normativa, canvis);
  const low = least.fck !== null && resistencia < least.fck;
  return [
    ...(serieOf(normativa).includes(resistencia)
      ? []
      : [note('resistencia_fora_de_serie', 'resistencia', { resistencia })]),
    ...(MIDES_USUALS.includes(mesura) ? [] : [note('mida_poc_usual', 'mesura', { mesura })]),
    ...(low
      ? [
          note(
            'resistencia_minima',
            'resistencia',
            { minim: least.fck ?? 0, ambient: least.ambient ?? '', resistencia },
            least.confidence,
          ),
        ]
      : []),
    ...least.noAplica.map((ambient) => note('ambient_no_aplica', 'ambients', { ambient, tipus }, least.confidence)),
    ...combinationWarnings(concrete, normativa),
  ];
};

/** What blocks a designation under a regulation, and what only warns (the project may justify it). */
export const checkDesignacio = (
  concrete: Designacio,
  normativa: Normativa,
  canvis?: readonly LawOverride[],
): DesignacioCheck => ({ faults: faultsOf(concrete, normativa), warnings: warningsOf(concrete, normativa, canvis) });

export interface DesignacioOptions {
  readonly tipus: readonly TipusFormigo[];
  /** The usual strengths first, then the rest of the series. */
  readonly resistenciesUsuals: readonly number[];
  readonly resistenciesAltres: readonly number[];
  readonly consistencies: readonly Consistencia[];
  readonly mides: readonly number[];
  readonly ambients: readonly Ambient[];
  readonly distintius: readonly Distintiu[];
}

/** What is offered under a regulation on a day (the day only matters to mark A of EHE-08). */
export const designacioOptions = (normativa: Normativa, data?: CalendarDate | null): DesignacioOptions => ({
  tipus: TIPUS_OF[normativa],
  resistenciesUsuals: USUALS[normativa],
  resistenciesAltres: serieOf(normativa).filter((fck) => !USUALS[normativa].includes(fck)),
  consistencies: consistenciesOf(normativa),
  mides: MIDES_USUALS,
  ambients: AMBIENTS_OF[normativa],
  distintius: marksOf(normativa, data),
});
