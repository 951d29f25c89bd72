import type { Trilingual } from '#kernel/language.ts';
import { isNormaFormigo } from './formigo.ts';
import { isVigent } from './seleccio.ts';

/** What the law asked of a check for a use, between two project dates; the last row of a use has no end. */
export interface ValorDatat {
  readonly comprovacio_fk: number;
  readonly us_fk: number;
  readonly valor: Trilingual;
  readonly inici: string | null;
  readonly final: string | null;
}

/**
 * Values that uses ask of a check in a work of a project date (`YYYY-MM-DD`; null, as they are today). Values that no dated row
 * knows, as those that an office wrote, stay; a date before the first row asks for none.
 */
export const valorsADia = (
  valors: readonly Trilingual[],
  de: { readonly comprovacio_fk: number; readonly usos: readonly number[]; readonly data: string | null },
  datats: readonly ValorDatat[],
): readonly Trilingual[] => {
  const rows = datats.filter((one) => one.comprovacio_fk === de.comprovacio_fk && de.usos.includes(one.us_fk));
  const knows = (valor: Trilingual): boolean => rows.some((one) => one.valor.ca === valor.ca);
  if (rows.length === 0 || !valors.every(knows)) return valors;
  const found = rows.filter((one) => isVigent(one, de.data)).map(({ valor }) => valor);
  return found.filter(({ ca }, place) => found.findIndex((one) => one.ca === ca) === place);
};

interface Norma {
  readonly inici: string | null;
  readonly final: string | null;
}

/**
 * Norms that an item or a check of the bank cites in a work of a project date: of several, those in force; and none that came
 * after the project of an item of concrete. Which norm of concrete rules is said by the regulation of the work, so those stay.
 */
export const normesADia = (
  normes: readonly string[],
  de: { readonly formigo: boolean; readonly data: string | null },
  known: ReadonlyMap<string, Norma>,
): readonly string[] => {
  const { data, formigo } = de;
  if (data === null) return normes;
  const holds = (codi: string): boolean => {
    const norma = known.get(codi);
    return isNormaFormigo(codi) || norma === undefined || isVigent(norma, data);
  };
  const came = (codi: string): boolean => !isNormaFormigo(codi) && (known.get(codi)?.inici ?? '') > data;
  const ofTime = formigo ? normes.filter((codi) => !came(codi)) : normes;
  const inForce = ofTime.filter(holds);
  return inForce.length > 0 ? inForce : ofTime;
};
