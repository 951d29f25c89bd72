import type { z } from 'zod';
import { agentById, agentsNow } from '#areas/agent/server/index.ts';
import { type BancPartida, loadPartida } from '#areas/banc/server/index.ts';
import { isProces } from '#areas/referencia/server/index.ts';
import { checkTreball, holdOpenTreball } from '#areas/treball/server/index.ts';
import { fieldFault, notFound } from '#kernel/coded-error.ts';
import { asFlag } from '#server/database/tables.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { addPartidesBody, TreballPartida } from '../contract/schemas.ts';
import type { Triat } from '../domain/canvi.ts';
import { readPla, thousandthsOf } from './pla.ts';
import { placeForPartida, placeProces } from './places.ts';
import type { ProcesPorts } from './ports.ts';
import { presentPartida } from './present.ts';
import type { Pla } from './shapes.ts';
import {
  findPartida,
  insertComprovacions,
  insertPartida,
  listProcessos,
  type PartidaGuardada,
  putBackPartida,
} from './store.ts';
import type { PartidaRow } from './tables.ts';
import { checksFor, checkTriat, rowOfCheck } from './take.ts';

/** Puts a process into the plan unless it is there: among the others as the bank has it, unless it is told where. */
export const addProces = async (
  context: CompanyContext,
  treballId: number,
  procesId: number,
  ordre?: number,
): Promise<void> => {
  const { db, empresa } = context;
  await holdOpenTreball(context, treballId);
  if (!isProces(procesId)) throw fieldFault('proces_fk', 'registre_desconegut');
  const processos = await listProcessos(db, empresa.id, treballId);
  if (processos.some(({ proces_fk }) => proces_fk === procesId)) return;
  await placeProces(context, treballId, procesId, ordre);
  await recordHistory(context, [
    {
      entitat: 'treball_proces',
      id: procesId,
      accio: 'crea',
      despres: { proces_fk: procesId },
      arrel: { entitat: 'treball', id: treballId },
    },
  ]);
};

/** The item of a work, or 404: also where it is of another work or process. */
export const loadTreballPartida = async (
  context: CompanyContext,
  { id, pid, xid }: { readonly id: number; readonly pid: number; readonly xid: number },
): Promise<PartidaRow> => {
  await checkTreball(context, id);
  const row = await findPartida(context.db, context.empresa.id, xid);
  if (!row || Number(row.treball_fk) !== id || row.proces_fk !== pid) throw notFound();
  return row;
};

/** The same, presented. */
export const getTreballPartida = async (
  context: CompanyContext,
  ports: ProcesPorts,
  row: Pick<PartidaRow, 'id' | 'treball_fk'>,
): Promise<TreballPartida> => {
  const pla = await readPla(context, ports, Number(row.treball_fk));
  return presentIn(context, pla, Number(row.id));
};
const presentIn = ({ language }: CompanyContext, pla: Pla, id: number): TreballPartida => {
  const row = pla.partides.find((one) => Number(one.id) === id);
  if (!row) throw notFound();
  return presentPartida(pla, row, language);
};

export const checkProveidor = async (
  { db, empresa }: CompanyContext,
  id: number | null,
  cami: string,
): Promise<void> => {
  if (id !== null && !(await agentById(db, empresa.id, id))) throw fieldFault(cami, 'agent_desconegut');
};

type Taken = z.output<typeof addPartidesBody>['partides'][number];

const blankRow = (
  key: Pick<PartidaRow, 'empresa_fk' | 'treball_fk' | 'proces_fk' | 'ordre'>,
  banc: BancPartida,
  given: Taken,
  triat: Triat,
  now: string,
  language: CompanyContext['language'],
): Omit<PartidaRow, 'id'> => ({
  ...key,
  versio: 1,
  partida_fk: banc.id,
  control_fk: banc.control_fk,
  codi: banc.codi,
  nom: JSON.stringify(banc.nom),
  unitat: banc.unitat,
  normes: JSON.stringify(banc.normes),
  sistema_fk: triat.sistema_fk,
  usos: JSON.stringify(triat.usos),
  nivells: JSON.stringify(triat.nivells),
  lot: JSON.stringify(banc.lot),
  completa: asFlag(triat.completa),
  formigo_flg: asFlag(banc.formigo_flg),
  amidament: thousandthsOf(given.amidament ?? null),
  lots_previstos: given.lots_previstos ?? null,
  marca: given.marca ?? '',
  fabricant: given.fabricant ?? '',
  proveidor_fk: given.proveidor_fk ?? null,
  observacions_programa: given.observacions_programa ?? banc.observacions_programa[language],
  observacions_seguiment: given.observacions_seguiment ?? banc.observacions_seguiment[language],
  creat: now,
  canviat: now,
});

/** Takes items into a process of a work, each with the checks that the rules give (`qualitat.md` §2.4, rule 2). */
export const addPartides = async (
  context: CompanyContext,
  ports: ProcesPorts,
  { id, pid }: { readonly id: number; readonly pid: number },
  { partides }: z.output<typeof addPartidesBody>,
): Promise<TreballPartida[]> => {
  const { db, empresa, clock, language } = context;
  await addProces(context, id, pid);
  const now = clock.now();
  const made: number[] = [];
  let concrete = false;
  for (const [place, given] of partides.entries()) {
    const cami = `partides.${place}.`;
    const banc = await loadPartida(context, given.partida_fk).catch(() => {
      throw fieldFault(`${cami}partida_fk`, 'registre_desconegut');
    });
    const triat: Triat = {
      sistema_fk: given.sistema_fk ?? banc.sistema_fk,
      // One that it may have is the one that it has.
      usos: given.usos ?? (banc.usos.length === 1 ? [...banc.usos] : []),
      nivells: given.nivells ?? [],
      completa: given.completa ?? banc.completa,
    };
    checkTriat(banc, triat, cami);
    await checkProveidor(context, given.proveidor_fk ?? null, `${cami}proveidor_fk`);
    concrete ||= banc.formigo_flg;
    const ordre = await placeForPartida(context, id, pid, { control_fk: banc.control_fk, codi: banc.codi });
    const key = { empresa_fk: empresa.id, treball_fk: id, proces_fk: pid, ordre };
    const partidaId = await insertPartida(db, blankRow(key, banc, given, triat, now, language));
    const checks = await checksFor(context, banc, triat);
    await insertComprovacions(
      db,
      checks.map((one, index) =>
        rowOfCheck(
          { empresa_fk: empresa.id, treball_fk: id, treball_partida_fk: partidaId, ordre: (index + 1) * 10 },
          one.banc,
          { ...one, afegida: 0 },
        ),
      ),
    );
    made.push(partidaId);
  }
  if (concrete) await ports.formigo.adopta(context, id);
  await ports.saveControl(context, id);
  const pla = await readPla(context, ports, id);
  const answers = made.map((one) => presentIn(context, pla, one));
  await recordHistory(
    context,
    answers.map((one) => ({
      entitat: 'treball_partida' as const,
      id: one.id,
      accio: 'crea' as const,
      despres: told(one),
      arrel: { entitat: 'treball' as const, id },
    })),
  );
  return answers;
};

/** What the history tells of an item: not what is counted. */
export const told = ({
  recompte: _r,
  previsio: _p,
  cost: _c,
  amidament_de_zones: _z,
  comprovacions,
  ...rest
}: TreballPartida) => ({
  ...rest,
  comprovacions: comprovacions.filter((one) => one.exigida).map((one) => one.comprovacio_fk),
});

/** Items are back in a work, each with the supplier that its own is now. */
export const returnPartides = async (context: CompanyContext, kept: readonly PartidaGuardada[]): Promise<void> => {
  const now = await agentsNow(
    context,
    kept.map(({ partida }) => partida.proveidor_fk),
  );
  for (const one of kept)
    await putBackPartida(context.db, {
      ...one,
      partida: { ...one.partida, proveidor_fk: now(one.partida.proveidor_fk) },
    });
};
