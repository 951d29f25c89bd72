import type { z } from 'zod';
import { checkTreball, holdOpenTreball } from '#areas/treball/server/index.ts';
import { type FieldFault, invalid, notFound } from '#kernel/coded-error.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { checkVersio, givenFields } from '#server/http/editing.ts';
import type { FormigoPartida, formigoPartidaBody } from '../contract/partida.ts';
import type { Modalitat, Normativa } from '../domain/tipus.ts';
import { previsioOf, readCanvis } from './judging.ts';
import { judgeAfter } from './judging-again.ts';
import { loseRespostes } from './lost-answers.ts';
import { listFormigoPartides, saveFormigoPartida, setPartidaOfZona } from './pla-store.ts';
import type { FormigoPorts } from './ports.ts';
import { designacioText, zonaFieldsOf } from './rows.ts';
import { readSettings, workNorma } from './settings.ts';
import { listLotHeads, listZones } from './store.ts';
import type { FormigoPartidaTable } from './tables.ts';

/** What an item of the plan says of its concrete, where it says anything. */
export const settingsOfPartida = async (
  { db, empresa }: CompanyContext,
  treballId: number,
  partidaId: number | null,
): Promise<FormigoPartidaTable | undefined> =>
  partidaId === null
    ? undefined
    : (await listFormigoPartides(db, empresa.id, treballId)).find((row) => row.treball_partida_fk === partidaId);

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

interface Path {
  readonly id: number;
  readonly pid: number;
}
/** Refuses with 404 an item that is not of concrete or not of the work. */
const checkPartida = async (context: CompanyContext, ports: FormigoPorts, { id, pid }: Path): Promise<void> => {
  if (!(await ports.partides(context, id)).some((one) => one.id === pid)) throw notFound();
};

export const getFormigoPartida = async (
  context: CompanyContext,
  ports: FormigoPorts,
  path: Path,
): Promise<FormigoPartida> => {
  const { db, empresa } = context;
  const { id, pid } = path;
  const dates = await checkTreball(context, id);
  await checkPartida(context, ports, path);
  const ofWork = await readSettings(context, id);
  const own = await settingsOfPartida(context, id, pid);
  const lots = Map.groupBy(await listLotHeads(db, empresa.id, id), ({ zona_fk }) => zona_fk);
  const canvis = await readCanvis(db, empresa.id, id);
  const all = (await listZones(db, empresa.id, id)).map((zona) => {
    const made = lots.get(zona.id) ?? [];
    const previsio = previsioOf(zona, made, canvis);
    return {
      partida: zona.treball_partida_fk,
      zona: {
        id: zona.id,
        nom: zona.nom,
        designacio: designacioText(zonaFieldsOf(zona)),
        normativa: zona.normativa as Normativa,
        lots: made.length,
        lots_previstos: previsio.lots,
        mostres: sum(made, (lot) => lot.mostres_tingudes),
        mostres_previstes: previsio.mostresTotal,
      },
    };
  });
  const zones = all.filter(({ partida }) => partida === pid).map(({ zona }) => zona);
  return {
    treball_fk: id,
    treball_partida_fk: pid,
    versio: own?.versio ?? 0,
    modalitat: (own?.modalitat ?? null) as Modalitat | null,
    central: own?.central ?? null,
    notes: own?.notes ?? '',
    treball: {
      modalitat: ofWork.modalitat,
      central: ofWork.central,
      normativa: (await workNorma(context, id, dates))?.normativa ?? null,
    },
    previsio: {
      lots: sum(zones, (one) => one.lots),
      lots_previstos: sum(zones, (one) => one.lots_previstos ?? one.lots),
      mostres: sum(zones, (one) => one.mostres),
      mostres_previstes: sum(zones, (one) => one.mostres_previstes ?? one.mostres),
    },
    zones,
    lliures: all.filter(({ partida }) => partida === null).map(({ zona }) => zona),
  };
};

/** Gives an item the zones named, and leaves those that it had and that are not named without one. */
const chooseZones = async (
  context: CompanyContext,
  ports: FormigoPorts,
  { id, pid }: Path,
  chosen: readonly number[],
  accepted: readonly string[] | undefined,
): Promise<void> => {
  const { db, empresa } = context;
  const zones = await listZones(db, empresa.id, id);
  const faults = chosen.flatMap((zona, place): FieldFault[] =>
    zones.some((one) => one.id === zona) ? [] : [{ cami: `zones.${place}`, codi: 'registre_desconegut' }],
  );
  if (faults.length > 0) throw invalid(faults);
  const moved = zones.filter((one) => (one.treball_partida_fk === pid) !== chosen.includes(one.id));
  const lots = (await listLotHeads(db, empresa.id, id)).filter((lot) => moved.some((zona) => zona.id === lot.zona_fk));
  await loseRespostes(
    context,
    ports,
    id,
    lots.map((lot) => lot.id),
    accepted,
  );
  for (const zona of moved) await setPartidaOfZona(db, empresa.id, zona.id, chosen.includes(zona.id) ? pid : null);
};

export const updateFormigoPartida = async (
  context: CompanyContext,
  ports: FormigoPorts,
  path: Path,
  body: z.output<typeof formigoPartidaBody>,
): Promise<FormigoPartida> => {
  const { db, empresa } = context;
  const { id, pid } = path;
  await holdOpenTreball(context, id);
  const before = await getFormigoPartida(context, ports, path);
  await checkVersio(context, { entitat: 'treball_partida', id: pid }, body.versio, before);
  const { zones, ...given } = givenFields(body);
  const { modalitat, central, notes } = { ...before, ...given };
  await saveFormigoPartida(db, {
    empresa_fk: empresa.id,
    treball_fk: id,
    treball_partida_fk: pid,
    versio: before.versio + 1,
    modalitat,
    central,
    notes,
  });
  if (zones) await chooseZones(context, ports, path, zones, body.avisos_acceptats);
  const after = await getFormigoPartida(context, ports, path);
  const told = (one: FormigoPartida) => ({
    modalitat: one.modalitat,
    central: one.central,
    notes: one.notes,
    zones: one.zones.map(({ nom }) => nom),
  });
  await recordHistory(context, [
    {
      entitat: 'treball_partida',
      id: pid,
      accio: 'canvia',
      abans: told(before),
      despres: told(after),
      arrel: { entitat: 'treball', id },
    },
  ]);
  if (zones) await judgeAfter(context, ports, id);
  return after;
};
