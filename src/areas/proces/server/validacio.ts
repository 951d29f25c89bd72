import type { z } from 'zod';
import type { validacioAnswer } from '#areas/banc/contract/schemas.ts';
import { type BancReader, faltesOfNivells, faltesOfUsos, loadPartida, readerOf } from '#areas/banc/server/index.ts';
import type { Trilingual } from '#kernel/language.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { AVISOS_PARTIDA, type AvisPartida } from '../contract/schemas.ts';
import { valorsDe } from './a-data.ts';
import { countPartida } from './pla.ts';
import type { Pla } from './shapes.ts';
import { listConcretes } from './store.ts';
import type { PartidaRow } from './tables.ts';

type Faltes = z.infer<typeof validacioAnswer>['errors'];

/** What is wrong with the uses chosen for an item of a work; nothing can be said where its item of origin is gone. */
export const faltesOfPartida = async (
  context: CompanyContext,
  pla: Pla,
  row: PartidaRow,
  reader: BancReader = readerOf(context),
): Promise<Faltes> => {
  const banc = await reader.partida(Number(row.partida_fk));
  if (!banc) return [];
  const taken = (pla.comprovacions.get(Number(row.id)) ?? [])
    .filter((one) => one.exigida === 1)
    .map((one) => Number(one.comprovacio_fk));
  return faltesOfUsos(context, banc, JSON.parse(row.usos) as number[], taken, await reader.comprovacions(banc.id));
};

/** Levels chosen for an item of a work that do not reach what its uses ask of its checks. */
export const curtsOfPartida = (
  { language }: Pick<CompanyContext, 'language'>,
  pla: Pla,
  row: PartidaRow,
): z.infer<typeof validacioAnswer>['nivells_curts'] => {
  const nivells = JSON.parse(row.nivells) as number[];
  // Most items have none: their checks are not read for it.
  if (nivells.length === 0) return [];
  return faltesOfNivells(
    language,
    { usos: JSON.parse(row.usos) as number[], nivells },
    (pla.comprovacions.get(Number(row.id)) ?? [])
      .filter(({ exigida }) => exigida === 1)
      .map((one) => ({
        nom: (JSON.parse(one.nom) as Trilingual)[language],
        valors: valorsDe(pla, row, one).map((valor) => valor[language]),
      })),
  );
};

/** Checks demanded of an item that say by which criterion nothing conforms: their names. */
export const senseCriteri = (
  { language }: Pick<CompanyContext, 'language'>,
  pla: Pla,
  row: PartidaRow,
): readonly string[] =>
  (pla.comprovacions.get(Number(row.id)) ?? [])
    .filter(({ exigida, criteri }) => exigida === 1 && (JSON.parse(criteri) as Trilingual)[language].trim() === '')
    .map(({ nom }) => (JSON.parse(nom) as Trilingual)[language]);

/** What each item of a plan lacks, by its id: what refuses the programme first, then what warns of it. */
export const avisosOf = async (
  context: CompanyContext,
  pla: Pla,
  fora: ReadonlyMap<number, AvisPartida>,
  normesFora: ReadonlyMap<number, readonly string[]>,
): Promise<ReadonlyMap<number, AvisPartida[]>> => {
  const found = new Map<number, AvisPartida[]>();
  const reader = readerOf(context);
  for (const row of pla.partides) {
    const id = Number(row.id);
    const uses = (await faltesOfPartida(context, pla, row, reader)).map(({ codi }) =>
      codi === 'cap_us' ? 'sense_us' : codi,
    );
    const told = new Set<string | undefined>([countPartida(pla, row).previsio.motiu, fora.get(id), ...uses]);
    if ((normesFora.get(id) ?? []).length > 0) told.add('norma_no_vigent');
    if (senseCriteri(context, pla, row).length > 0) told.add('sense_criteri');
    if (curtsOfPartida(context, pla, row).length > 0) told.add('nivell_curt');
    const all = AVISOS_PARTIDA.filter((codi) => told.has(codi));
    if (all.length > 0) found.set(id, all);
  }
  return found;
};

/** Items of a plan whose uses do not hold, each with what is wrong. */
export const faltesOf = async (context: CompanyContext, pla: Pla) => {
  const found: { treball_partida_fk: number; proces_fk: number; codi: string; nom: string; errors: Faltes }[] = [];
  const reader = readerOf(context);
  for (const row of pla.partides) {
    const errors = await faltesOfPartida(context, pla, row, reader);
    if (errors.length > 0)
      found.push({
        treball_partida_fk: Number(row.id),
        proces_fk: row.proces_fk,
        codi: row.codi,
        nom: (JSON.parse(row.nom) as Trilingual)[context.language],
        errors,
      });
  }
  return found;
};

/** Items of concrete of a work, in order, each with the project dates that it serves. */
export const partidesDeFormigo = async (context: CompanyContext, treballId: number) => {
  const { db, empresa } = context;
  const found: { id: number; inici: string | null; final: string | null }[] = [];
  for (const { id, partida_fk } of await listConcretes(db, empresa.id, treballId)) {
    const banc = await loadPartida(context, Number(partida_fk)).catch(() => null);
    found.push({ id: Number(id), inici: banc?.inici ?? null, final: banc?.final ?? null });
  }
  return found;
};
