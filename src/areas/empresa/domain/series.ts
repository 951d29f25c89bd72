import { type FormatFault, formatFault, numerosXoquen } from '#areas/fiscal/domain/numero.ts';
import type { Language } from '#kernel/language.ts';

/** What a series numbers. */
export const SERIE_TIPUS = ['ordinaria', 'rectificativa', 'simplificada', 'pressupost'] as const;
export type SerieTipus = (typeof SERIE_TIPUS)[number];

/** A series of numbers of a company; `codi` is its own in the company. */
export interface Serie {
  codi: string;
  nom: string;
  tipus: SerieTipus;
  format: string;
  /** Whether its numbers begin at 1 again each exercise. */
  exercici_reinicia: boolean;
}
/**
 * Where the numbers of a series are counted: `exercici` is 0 where they never begin again. Quotations and invoices keep
 * counters of their own under it.
 */
export const clauOfSerie = (
  empresaId: number,
  serie: Pick<Serie, 'codi' | 'exercici_reinicia'>,
  exercici: number,
): { empresa_fk: number; serie: string; exercici: number } => ({
  empresa_fk: empresaId,
  serie: serie.codi,
  exercici: serie.exercici_reinicia ? exercici : 0,
});
export const SERIE_FORMAT = '{serie}-{exercici}-{numero:5}';

const NAMES: Readonly<Record<Language, Readonly<Record<SerieTipus, string>>>> = {
  ca: {
    ordinaria: 'Ordinària',
    rectificativa: 'Rectificativa',
    simplificada: 'Simplificada',
    pressupost: 'Pressupostos',
  },
  es: {
    ordinaria: 'Ordinaria',
    rectificativa: 'Rectificativa',
    simplificada: 'Simplificada',
    pressupost: 'Presupuestos',
  },
  en: { ordinaria: 'Ordinary', rectificativa: 'Rectifying', simplificada: 'Simplified', pressupost: 'Quotations' },
};
const CODES = { ordinaria: 'A', rectificativa: 'R', simplificada: 'S', pressupost: 'P' } as const;

/** The series that a company starts with. */
export const firstSeries = (language: Language): Serie[] =>
  SERIE_TIPUS.map((tipus) => ({
    codi: CODES[tipus],
    nom: NAMES[language][tipus],
    tipus,
    format: SERIE_FORMAT,
    exercici_reinicia: true,
  }));

/** What breaks a rule: `cami` within the list of series (`1.format`), empty for the list itself. */
export interface SeriesFault {
  readonly cami: string;
  readonly codi: FormatFault['codi'] | 'serie_repetida' | 'numero_altra_serie' | 'serie_falta';
  readonly params?: Readonly<Record<string, string | number>>;
}

/** What the law asks a series of its own for: rectifying invoices (RD 1619/2012, art. 6.1.a). */
const NEEDED = ['ordinaria', 'rectificativa'] as const;

/** Judges the series of a company together: codes apart, formats that work, never the same number from two of them. */
export const seriesFaults = (series: readonly Serie[]): SeriesFault[] => {
  const faults: SeriesFault[] = [];
  const codes = new Map<string, string>();
  const good: Serie[] = [];
  series.forEach((serie, place) => {
    const { codi, tipus, format, exercici_reinicia } = serie;
    if (codes.has(codi.toUpperCase())) faults.push({ cami: `${place}.codi`, codi: 'serie_repetida', params: { codi } });
    codes.set(codi.toUpperCase(), codi);
    const fault = formatFault(format, { serie: codi, reinicia: exercici_reinicia });
    if (fault) {
      faults.push({ cami: `${place}.format`, ...fault });
      return;
    }
    // Quotations are not invoices: the same number in both confuses nobody.
    const other = good.find(
      (one) =>
        one.codi !== codi &&
        (one.tipus === 'pressupost') === (tipus === 'pressupost') &&
        numerosXoquen({ format, serie: codi }, { format: one.format, serie: one.codi }),
    );
    if (other) faults.push({ cami: `${place}.format`, codi: 'numero_altra_serie', params: { codi: other.codi } });
    good.push(serie);
  });
  for (const tipus of NEEDED)
    if (!series.some((one) => one.tipus === tipus)) faults.push({ cami: '', codi: 'serie_falta', params: { tipus } });
  return faults;
};
