import { type Derivada, deriveComprovacions } from '#areas/banc/domain/deriva.ts';
import { isConFormigo, isResistenciaFormigo } from '#areas/banc/domain/formigo.ts';
import {
  type BancComprovacio,
  type BancPartida,
  categoriesOf,
  comprovacionsOf,
  inLanguage,
  loadPartida,
  sistemesOfControl,
} from '#areas/banc/server/index.ts';
import { CodedError, type FieldFault, invalid } from '#kernel/coded-error.ts';
import { LANGUAGES, type Language, type Trilingual } from '#kernel/language.ts';
import { asFlag } from '#server/database/tables.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { Triat } from '../domain/canvi.ts';
import type { ComprovacioRow, PartidaRow } from './tables.ts';

/** The item of the bank that an item of a work was taken from; one of the office may have been deleted since. */
export const bancOf = (
  context: CompanyContext,
  row: Pick<PartidaRow, 'partida_fk'>,
  codi: string,
): Promise<BancPartida> =>
  loadPartida(context, Number(row.partida_fk)).catch((error: unknown) => {
    throw error instanceof CodedError && error.status === 404 ? new CodedError(409, codi) : error;
  });

/** Refuses a system, use or level that the item does not have; `cami` leads to its fields. */
export const checkTriat = (partida: BancPartida, triat: Triat, cami = ''): void => {
  const systems = new Set(sistemesOfControl(partida.control_fk, 'ca').map(({ id }) => id));
  const faults: FieldFault[] = [
    ...(systems.has(triat.sistema_fk) ? [] : [{ cami: `${cami}sistema_fk`, codi: 'sistema_altre_control' }]),
    ...triat.usos.flatMap((id, place) =>
      partida.usos.includes(id) ? [] : [{ cami: `${cami}usos.${place}`, codi: 'registre_desconegut' }],
    ),
    ...triat.nivells.flatMap((id, place) =>
      partida.nivells.includes(id) ? [] : [{ cami: `${cami}nivells.${place}`, codi: 'registre_desconegut' }],
    ),
  ];
  if (faults.length > 0) throw invalid(faults);
};

/** A check that the rules give an item, in the three languages. */
export interface Donada extends Omit<Derivada, 'valors'> {
  readonly banc: BancComprovacio;
  readonly valors: readonly Trilingual[];
}

/** Checks that the rules give an item of the bank by what was chosen of it. */
export const checksFor = async (
  context: CompanyContext,
  partida: Pick<BancPartida, 'id' | 'formigo_flg'>,
  triat: Triat,
): Promise<readonly Donada[]> => {
  const written = await comprovacionsOf(context, partida.id);
  const byId = new Map(written.map((one) => [one.id, one]));
  const derived = (language: Language) =>
    deriveComprovacions(
      written.map((one) => inLanguage(one, language)),
      { completa: triat.completa, usos: triat.usos, categories: categoriesOf(triat.sistema_fk) },
    );
  const each = Object.fromEntries(LANGUAGES.map((language) => [language, derived(language)])) as Record<
    Language,
    readonly Derivada[]
  >;
  const given = each.ca.flatMap((one, place): Donada[] => {
    const banc = byId.get(one.comprovacio_fk);
    if (!banc) return [];
    const valors = one.valors.map((valor, index) => ({
      ca: valor,
      es: each.es[place]?.valors[index] ?? valor,
      en: each.en[place]?.valors[index] ?? valor,
    }));
    return [{ ...one, banc, valors }];
  });
  // Strength of concrete is demanded whatever the choice: its verdicts have to be somewhere.
  const strength = written.filter(
    (one) =>
      partida.formigo_flg &&
      isResistenciaFormigo(one) &&
      !given.some(({ comprovacio_fk }) => comprovacio_fk === one.id),
  );
  return [
    ...given,
    ...strength.map((banc) => ({
      comprovacio_fk: banc.id,
      categoria_fk: banc.categoria_fk,
      basic: banc.basic,
      valors: [],
      obligatoria: false,
      banc,
    })),
  ];
};

/** The row that a check of an item of a work is kept in: its words are copied. */
export const rowOfCheck = (
  key: Pick<ComprovacioRow, 'empresa_fk' | 'treball_fk' | 'treball_partida_fk' | 'ordre'>,
  banc: BancComprovacio,
  more: Pick<ComprovacioRow, 'afegida'> & {
    readonly categoria_fk: number;
    readonly valors: readonly Trilingual[];
    readonly obligatoria: boolean;
  },
): ComprovacioRow => ({
  ...key,
  comprovacio_fk: banc.id,
  categoria_fk: more.categoria_fk,
  nom: JSON.stringify(banc.nom),
  frequencia: JSON.stringify(banc.frequencia),
  criteri: JSON.stringify(banc.criteri),
  normes: JSON.stringify(banc.normes),
  valor_tipus: banc.valor_tipus,
  unitat: banc.unitat,
  valors: JSON.stringify(more.valors),
  basic: asFlag(banc.basic),
  obligatoria: asFlag(more.obligatoria),
  exigida: 1,
  afegida: more.afegida,
  automatica: asFlag(isResistenciaFormigo(banc)),
  con: asFlag(isConFormigo(banc)),
  preu: null,
  assaigs: null,
});
