import { checkTreball, holdOpenTreball, namesOfTreballs } from '#areas/treball/server/index.ts';
import { CodedError, fieldFault } from '#kernel/coded-error.ts';
import { keepDeleted } from '#server/desfer/index.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { CopiedPlan } from '../contract/schemas.ts';
import { amidamentOf, lotsOf, readPla } from './pla.ts';
import { takePartides } from './pla-service.ts';
import type { ProcesPorts } from './ports.ts';
import type { Pla } from './shapes.ts';
import { deleteProces, listPartides, listProcessos } from './store.ts';
import type { PartidaRow } from './tables.ts';
import { plaForNorma } from './vigencia.ts';
import { copyItems } from './whole-work.ts';

/** How much of a plan is not in a copy of it. */
const leftOut = (pla: Pla, ambAmidaments: boolean): CopiedPlan['copia']['omes'] => {
  const items = (is: (row: PartidaRow) => unknown): number => pla.partides.filter((row) => Boolean(is(row))).length;
  const checks = [...pla.comprovacions.values()].flat().filter(({ exigida }) => exigida === 1);
  const lots = pla.partides.reduce((sum, row) => sum + lotsOf(pla, row).length, 0);
  return {
    amidaments: ambAmidaments ? 0 : items((row) => amidamentOf(pla, row).valor !== null || row.lots_previstos !== null),
    preus: ambAmidaments ? 0 : checks.filter(({ preu, assaigs }) => preu !== null || assaigs !== null).length,
    marques: items((row) => row.marca || row.fabricant || row.proveidor_fk !== null),
    lots,
    resultats: [...pla.respostes.values()].flat().filter(({ resultat }) => resultat !== 'P').length,
  };
};

/** Takes in the plan of another work: processes, items and checks as they were copied there; no lots, no answers. */
export const copyPla = async (
  context: CompanyContext,
  ports: ProcesPorts,
  { from, to, ambAmidaments }: { readonly from: number; readonly to: number; readonly ambAmidaments: boolean },
): Promise<Pick<CopiedPlan, 'copia' | 'desfer'>> => {
  await checkTreball(context, from);
  if (from === to) throw fieldFault('treball_fk', 'programa_de_si_mateix');
  await holdOpenTreball(context, to);
  const pla = await readPla(context, ports, from);
  const omes = leftOut(pla, ambAmidaments);
  const had = new Set((await listProcessos(context.db, context.empresa.id, to)).map(({ proces_fk }) => proces_fk));
  const became = await copyItems(context, await plaForNorma(context, ports, pla, to), { to, ambAmidaments });
  await ports.formigo.adopta(context, to);
  await ports.saveControl(context, to);
  const source = (await namesOfTreballs(context.db, context.empresa.id, [from])).get(from);
  const programa_de = [source?.codi, source?.nom].filter(Boolean).join(' ');
  const contingut: CopiaFeta = {
    treball: to,
    programa_de,
    partides: [...became.values()],
    processos: pla.processos.map(({ proces_fk }) => proces_fk).filter((id) => !had.has(id)),
  };
  const desfer = await keepDeleted(context, { tipus: 'programa_copia', id: to, contingut });
  await recordHistory(context, [
    { entitat: 'treball', id: to, accio: 'duplica', despres: { programa_de, partides: became.size } },
  ]);
  return { copia: { partides: became.size, omes }, desfer };
};

/** What a copy of a plan made. */
interface CopiaFeta {
  readonly treball: number;
  /** The work that it was copied from, by code and name. */
  readonly programa_de: string;
  readonly partides: readonly number[];
  /** Processes that the plan had not before. */
  readonly processos: readonly number[];
}

/** Takes the copy of a plan out again, whole; refused once anything of it was changed, divided in lots or answered. */
export const uncopyPla = async (context: CompanyContext, ports: ProcesPorts, kept: unknown): Promise<void> => {
  const { db, empresa } = context;
  const { treball, programa_de, partides, processos } = kept as CopiaFeta;
  await holdOpenTreball(context, treball);
  const pla = await readPla(context, ports, treball);
  const rows = pla.partides.filter(({ id }) => partides.includes(Number(id)));
  const isTouched = (row: PartidaRow): boolean =>
    row.versio > 1 ||
    (pla.lots.get(Number(row.id)) ?? []).length > 0 ||
    (pla.respostes.get(Number(row.id)) ?? []).some(
      (one) => one.resultat !== 'P' && !isAutomatic(pla, row, one.comprovacio_fk),
    );
  if (rows.length < partides.length || rows.some(isTouched)) throw new CodedError(409, 'desfer_xoc');
  await takePartides(context, ports, treball, rows);
  const full = new Set((await listPartides(db, empresa.id, treball)).map(({ proces_fk }) => proces_fk));
  for (const id of processos) if (!full.has(id)) await deleteProces(db, empresa.id, treball, id);
  await ports.saveControl(context, treball);
  await recordHistory(context, [
    { entitat: 'treball', id: treball, accio: 'recupera', abans: { programa_de }, despres: { programa_de: null } },
  ]);
};
/** The strength of concrete is answered by its verdicts, not by a person. */
const isAutomatic = (pla: Pla, { id }: PartidaRow, check: number): boolean =>
  (pla.comprovacions.get(Number(id)) ?? []).some((one) => one.automatica === 1 && Number(one.comprovacio_fk) === check);
