import { checkTreball, holdOpenTreball } from '#areas/treball/server/index.ts';
import { fieldFault } from '#kernel/coded-error.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { CopiedPlan } from '../contract/schemas.ts';
import { amidamentOf, lotsOf, readPla } from './pla.ts';
import type { ProcesPorts } from './ports.ts';
import type { Pla } from './shapes.ts';
import type { PartidaRow } from './tables.ts';
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
): Promise<CopiedPlan['copia']> => {
  await checkTreball(context, from);
  if (from === to) throw fieldFault('treball_fk', 'programa_de_si_mateix');
  await holdOpenTreball(context, to);
  const pla = await readPla(context, ports, from);
  const omes = leftOut(pla, ambAmidaments);
  const became = await copyItems(context, pla, { to, ambAmidaments });
  await ports.formigo.adopta(context, to);
  await ports.saveControl(context, to);
  const copia = { partides: became.size, omes };
  await recordHistory(context, [
    { entitat: 'treball', id: to, accio: 'duplica', despres: { programa_de: from, partides: became.size } },
  ]);
  return copia;
};
