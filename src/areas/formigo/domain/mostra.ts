import { withChanges } from './llei.ts';
import { exceeds, isPresent, mean } from './nombres.ts';
import {
  CUB_10_DES_DE,
  CUBS,
  EDAT_ORIENTATIVA,
  EDAT_VEREDICTE,
  FORMA_ROWS,
  PROVETES_MINIM,
  RECORREGUT_ROWS,
  type RecorregutRow,
} from './provetes.data.ts';
import type { EdatProveta, LawOverride, LotMostra, Normativa, Proveta, VerdictWarning } from './tipus.ts';

/** The strength of one sample and how it was reached. N/mm². */
export interface SampleValue {
  readonly numero: number;
  /** Null while it is missing, or when it is not valid. */
  readonly valor: number | null;
  /** Mean of the specimens even when they differ too much; null without specimens. */
  readonly mitjana: number | null;
  readonly valida: boolean;
  readonly font: 'provetes' | 'valor' | 'cap';
  /** 28-day specimens as cylinders. */
  readonly provetes: readonly number[];
  readonly recorregut: number | null;
  readonly recorregutMax: number | null;
  readonly fila: RecorregutRow | null;
  /** Mean at 7 days, informative only. */
  readonly valor7: number | null;
  readonly avisos: readonly VerdictWarning[];
}

/** Strengths of the specimens of one age as 15×30 cylinders; the factor of cubes follows the mean measured on them. */
export const asCylinders = (
  provetes: readonly Proveta[],
  edat: EdatProveta,
  canvis?: readonly LawOverride[],
): number[] => {
  const ofAge = provetes.filter((proveta) => proveta.edat === edat && isPresent(proveta.valor));
  const cubes = ofAge.filter((proveta) => CUBS.includes(proveta.forma)).map((proveta) => proveta.valor);
  if (cubes.length === 0) return ofAge.map((proveta) => proveta.valor);
  const measured = mean(cubes);
  const row = withChanges(FORMA_ROWS, canvis).find(({ sota }) => sota === null || measured < sota);
  const factor = row?.factor ?? 1;
  return ofAge.map(({ forma, valor }) => (CUBS.includes(forma) ? valor * factor : valor));
};

/** True while a sample has neither 28-day specimens nor a typed strength. */
export const awaitsStrength = ({ resistencia, provetes }: LotMostra): boolean =>
  !isPresent(resistencia) &&
  !(provetes ?? []).some((proveta) => proveta.edat === EDAT_VEREDICTE && isPresent(proveta.valor));

const warningsOf = (mostra: LotMostra, values: readonly number[], fck: number): VerdictWarning[] => {
  const small = mostra.provetes?.some((proveta) => proveta.forma === 'cub_10') === true && fck < CUB_10_DES_DE;
  const params = { numero: mostra.numero };
  return [
    ...(values.length > 0 && values.length < PROVETES_MINIM ? [{ codi: 'una_sola_proveta', params }] : []),
    ...(small ? [{ codi: 'cub_10_fck', params: { ...params, fck: CUB_10_DES_DE } }] : []),
  ];
};

/**
 * Strength of a sample: mean of its 28-day specimens, else the typed value. Specimens whose relative range exceeds the rule
 * (0,13 for two, 0,20 for three; none beyond) make the sample not valid. Sources: EHE-08 86.3.2, Codi 57.3.2.
 */
export const sampleValue = (
  mostra: LotMostra,
  normativa: Normativa,
  fck: number,
  canvis?: readonly LawOverride[],
): SampleValue => {
  const provetes = mostra.provetes ?? [];
  const values = asCylinders(provetes, EDAT_VEREDICTE, canvis);
  const early = asCylinders(provetes, EDAT_ORIENTATIVA, canvis);
  const base = {
    numero: mostra.numero,
    provetes: values,
    valor7: early.length > 0 ? mean(early) : null,
    avisos: warningsOf(mostra, values, fck),
  };
  const none = { recorregut: null, recorregutMax: null, fila: null, mitjana: null, valida: true };
  if (values.length === 0) {
    const present = isPresent(mostra.resistencia);
    return { ...base, ...none, valor: present ? mostra.resistencia : null, font: present ? 'valor' : 'cap' };
  }
  const mitjana = mean(values);
  const recorregut = (Math.max(...values) - Math.min(...values)) / mitjana;
  const rows = withChanges(RECORREGUT_ROWS, canvis);
  const fila = rows.find((row) => row.normativa === normativa && row.n === values.length) ?? null;
  const valida = fila === null || !exceeds(recorregut, fila.maxim);
  const valor = valida ? mitjana : null;
  return { ...base, mitjana, recorregut, recorregutMax: fila?.maxim ?? null, fila, valida, valor, font: 'provetes' };
};
