import { funcioOf } from '#areas/referencia/server/index.ts';
import type { Desfer } from '#contract/desfer.ts';
import { type Avis, CodedError, notFound } from '#kernel/coded-error.ts';
import { takeTurn } from '#server/database/failures.ts';
import { keepDeleted } from '#server/desfer/index.ts';
import { countActions, recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { checkAvisos } from '#server/http/editing.ts';
import type { Treball } from '../contract/schemas.ts';
import { nextCodi } from '../domain/codi.ts';
import { mancancesOf } from '../domain/mancances.ts';
import { SIGNANT } from '../domain/signant.ts';
import { allArxius, deleteArxius, filesOfArxiu } from './arxiu-store.ts';
import { placeAgents } from './copies.ts';
import { keepMotius, motiusDe, volMotiu } from './excepcions.ts';
import { deleteParts, listTreballAgents, readParts } from './parts-store.ts';
import type { TreballPorts } from './ports.ts';
import { NO_CONTROL, NO_FORMIGO, partsOf, presentTreball, treballFieldsOf } from './present.ts';
import { acceptance, columnsOf, getTreball, holdOpen, loadTreball } from './service.ts';
import { codisOfYear, deleteTreball, insertTreball, lockTreball, setState } from './store.ts';
import type { KeptTreball } from './undo.ts';

/** Things missing that are told one by one before it is said how many more. */
const TOLD = 60;

/** Closes the work today, once what is open has been told. */
export const finalizeTreball = async (
  context: CompanyContext,
  ports: TreballPorts,
  id: number,
  {
    avisos_acceptats,
    excepcions,
  }: {
    readonly avisos_acceptats?: readonly string[] | undefined;
    readonly excepcions: readonly { readonly clau: string; readonly motiu: string }[];
  },
): Promise<Treball> => {
  const row = await holdOpen(context, id);
  const all = await ports.missingToClose(context, id);
  // What wants its reason is told, however much there is.
  const own = all.filter(volMotiu);
  const told = all.filter((one, place) => place < TOLD || volMotiu(one));
  const avisos = told.map(
    ({ clau, codi, missatge }): Avis => ({
      codi: 'control_amb_mancances',
      cami: `${clau}.${codi}`,
      params: { missatge },
    }),
  );
  if (all.length > told.length)
    avisos.push({ codi: 'control_mes_mancances', cami: '', params: { n: all.length - told.length } });
  const taken = checkAvisos(avisos, avisos_acceptats);
  const motius = motiusDe(all, excepcions);
  const data_tancament = context.clock.today();
  await setState(context.db, row, {
    obert: 0,
    data_tancament,
    excepcions: keepMotius(motius),
    canviat: context.clock.now(),
  });
  await recordHistory(context, [
    {
      entitat: 'treball',
      id,
      accio: 'finalitza',
      abans: { data_tancament: null },
      despres: {
        data_tancament,
        ...(motius.size > 0 && {
          excepcions: own.map(({ clau, missatge }) => `${missatge} ${motius.get(clau)}`).join('\n'),
        }),
        ...acceptance(taken),
      },
    },
  ]);
  return getTreball(context, id);
};

export const unfinalizeTreball = async (context: CompanyContext, id: number): Promise<Treball> => {
  await lockTreball(context.db, context.database.engine, context.empresa.id, id);
  const row = await loadTreball(context, id);
  if (row.obert === 1) throw new CodedError(409, 'treball_obert');
  await setState(context.db, row, { obert: 1, data_tancament: null, canviat: context.clock.now() });
  await recordHistory(context, [
    {
      entitat: 'treball',
      id,
      accio: 'reobre',
      abans: { data_tancament: row.data_tancament },
      despres: { data_tancament: null },
    },
  ]);
  return getTreball(context, id);
};

/** A new work like this one, under its own name: data, agents and logo; with `control_qualitat`, its control plan and concrete without results. */
export const duplicateTreball = async (
  context: CompanyContext,
  ports: TreballPorts,
  id: number,
  { control_qualitat, nom }: { readonly control_qualitat: boolean; readonly nom?: string | undefined },
): Promise<Treball> => {
  const found = await loadTreball(context, id);
  const { id: original, ...row } = found;
  const { db, empresa, clock } = context;
  await takeTurn(db, context.database.engine, 'codiTreball', empresa.id);
  const year = Number(clock.today().slice(0, 4));
  const codi = nextCodi(year, await codisOfYear(db, empresa.id, year));
  const now = clock.now();
  const copy = await insertTreball(db, {
    ...row,
    ...columnsOf({ ...treballFieldsOf(found), codi, nom: nom ?? found.nom }, row.promotor),
    data_tancament: null,
    obert: 1,
    versio: 1,
    formigo: JSON.stringify(NO_FORMIGO),
    control: NO_CONTROL,
    excepcions: '',
    creat: now,
    canviat: now,
  });
  await placeAgents(context, copy, await listTreballAgents(db, empresa.id, original));
  await recordHistory(context, [
    { entitat: 'treball', id: copy, accio: 'duplica', despres: { codi, nom: nom ?? row.nom, copia_de: row.codi } },
  ]);
  if (control_qualitat)
    await ports.formigo.copy(context, original, copy, await ports.pla.copy(context, original, copy));
  return getTreball(context, copy);
};

/** Deletes the work with all that it holds, once that has been told; it can be undone for a while. Its history stays. */
export const removeTreball = async (
  context: CompanyContext,
  ports: TreballPorts,
  id: number,
  accepted: readonly string[],
): Promise<Desfer> => {
  const row = await holdOpen(context, id);
  const { db, empresa } = context;
  const factures = await ports.countFactures(db, empresa.id, id);
  if (factures > 0) throw new CodedError(409, 'treball_amb_factures', { params: { codi: row.codi, n: factures } });
  const { zones, lots, pastades } = await ports.formigo.count(context, id);
  const pla = await ports.pla.count(context, id);
  const arxius = await allArxius(db, empresa.id, id);
  const fitxers = arxius.length;
  const informes = await countActions(db, empresa.id, { entitat: 'informe', id, accio: 'descarrega' });
  const avisos: Avis[] = [
    { codi: 'treball_amb_tot', cami: '', params: { codi: row.codi, nom: row.nom, zones, lots, pastades, fitxers } },
    ...(pla.partides > 0 ? [{ codi: 'treball_amb_pla', cami: '', params: pla }] : []),
    ...(informes > 0 ? [{ codi: 'informes_lliurats', cami: '', params: { n: informes } }] : []),
  ];
  const taken = checkAvisos(avisos, accepted);
  await recordHistory(context, [
    {
      entitat: 'treball',
      id,
      accio: 'suprimeix',
      abans: {
        ...treballFieldsOf(row),
        zones,
        lots,
        pastades,
        fitxers,
        partides: pla.partides,
        resultats: pla.resultats,
        ...acceptance(taken),
      },
    },
  ]);
  const formigo = await ports.formigo.take(context, id);
  const taking = await ports.pla.take(context, id);
  const kept: KeptTreball = {
    row,
    parts: await readParts(db, empresa.id, id),
    arxius,
    formigo,
    pla: taking.rows,
  };
  const desfer = await keepDeleted(context, {
    tipus: 'treball',
    id,
    contingut: kept,
    fitxers: [...arxius.flatMap(filesOfArxiu), ...taking.fitxers, ...(row.logo_fk === null ? [] : [row.logo_fk])],
  });
  await deleteArxius(db, empresa.id, id);
  await deleteParts(db, empresa.id, id);
  await deleteTreball(db, empresa.id, id);
  return desfer;
};

/** What the work would lose with an agent. */
export const checkAgent = async (context: CompanyContext, id: number, agentId: number) => {
  const row = await loadTreball(context, id);
  const treball = await presentTreball(context.db, row);
  const own = treball.agents.filter((agent) => agent.agent_fk === agentId);
  if (own.length === 0) throw notFound();
  const left = treball.agents.filter((agent) => agent.agent_fk !== agentId);
  const lacks = new Set(treball.mancances);
  return {
    funcions: own.map(({ funcio_fk }) => funcio_fk),
    mancances: mancancesOf(await partsOf(context.db, row.empresa_fk, left)).filter((codi) => !lacks.has(codi)),
    signa: own.some(({ funcio_fk }) => funcioOf(funcio_fk)?.codi === SIGNANT),
  };
};
