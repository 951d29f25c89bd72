import type { AgentPorts } from '#areas/agent/server/index.ts';
import type { BancPorts } from '#areas/banc/server/index.ts';
import { valuesOfEmpresa } from '#areas/empresa/server/index.ts';
import {
  adoptZones,
  concreteOfPla,
  type FormigoPorts,
  isLotDeZona,
  leaveZones,
  lotsDeZones,
  normativaOf,
  pastadesPendents,
  returnZones,
  servedIn,
} from '#areas/formigo/server/index.ts';
import {
  type Pla,
  type ProcesPorts,
  partidesDeFormigo,
  readPla,
  sumOf,
  treballsAmb,
  worksOfSuppliers,
} from '#areas/proces/server/index.ts';
import {
  type CalendariPorts,
  checkRespostes,
  escriuVerdictes,
  listRespostes,
  passaRespostes,
  putBackRespostes,
  takeRespostes,
  worksOfAnswerable,
} from '#areas/resultat/server/index.ts';
import { listControlsVells, namesOfTreballs, saveResumControl, treballsOfAgents } from '#areas/treball/server/index.ts';
import { listRols } from '#areas/usuari/server/index.ts';
import type { Rol } from '#contract/roles.ts';
import type { Database } from './database/database.ts';
import type { Executor } from './database/tables.ts';
import type { Chore } from './housekeeping.ts';
import type { Platform } from './platform.ts';

/** Which works use what the bank would delete. */
export const bancPorts: BancPorts = {
  treballsAmb: async (db, empresaId, que, id) => {
    const names = await namesOfTreballs(db, empresaId, await treballsAmb(db, empresaId, que, id));
    return [...names.values()].map((one) => ({
      id: Number(one.id),
      nom: [one.codi, one.nom].filter(Boolean).join(' '),
    }));
  },
};

/** What concrete asks of the control plan and of its results. */
export const formigoPorts: FormigoPorts = {
  partides: partidesDeFormigo,
  escriuVerdictes: (context, treballId) => escriuVerdictes(context, procesPorts, treballId),
  takeRespostes: (context, treballId, lots) => takeRespostes(context, treballId, { lots }),
  putBackRespostes,
};

const keepControl = (db: Executor, empresaId: number, treballId: number, pla: Pla): Promise<void> =>
  saveResumControl(db, empresaId, treballId, pla.partides.length === 0 ? null : sumOf(pla, pla.partides));

/** Works out anew what was kept of the control of works before it counted the lots that are missing. */
export const recomptaControls =
  (database: Database): Chore =>
  async () => {
    for (const { id, empresa_fk } of await listControlsVells(database.read))
      await database.write(async (db) => {
        const pla = await readPla({ db, empresa: { id: empresa_fk } }, procesPorts, id);
        await keepControl(db, empresa_fk, id, pla);
      });
  };

/** What the control plan asks of results and of concrete. */
export const procesPorts: ProcesPorts = {
  respostesOf: listRespostes,
  takeRespostes,
  putBackRespostes,
  checkRespostes: (context, treballId, taken) => checkRespostes(context, procesPorts, treballId, taken),
  passaRespostes: async (context, treballId, to) => {
    await passaRespostes(context, treballId, to);
  },
  saveControl: async (context, treballId, known) => {
    const pla = known ?? (await readPla(context, procesPorts, treballId));
    await keepControl(context.db, context.empresa.id, treballId, pla);
  },
  formigo: {
    of: concreteOfPla,
    norma: servedIn,
    normativa: normativaOf,
    isLot: isLotDeZona,
    adopta: async (context, treballId) => {
      await adoptZones(context, formigoPorts, treballId);
      await formigoPorts.escriuVerdictes(context, treballId);
    },
    deixa: leaveZones,
    torna: async (context, treballId, taken) => {
      await returnZones(context, treballId, taken);
      await formigoPorts.escriuVerdictes(context, treballId);
    },
  },
};

/** Works whose plan or answers name agents that do not act in them. */
export const plansOfAgents: AgentPorts['usesOf'] = async (db, empresaId, ids) => {
  const named = [...(await worksOfSuppliers(db, empresaId, ids)), ...(await worksOfAnswerable(db, empresaId, ids))];
  if (named.length === 0) return [];
  const acting = new Set((await treballsOfAgents(db, empresaId, ids)).map(({ agent_fk, id }) => `${agent_fk} ${id}`));
  const works = await namesOfTreballs(
    db,
    empresaId,
    named.map(({ treball_fk }) => treball_fk),
  );
  const byKey = new Map(named.map((one) => [`${one.agent_fk} ${one.treball_fk}`, one]));
  return [...byKey].flatMap(([key, { agent_fk, treball_fk }]) => {
    const work = works.get(treball_fk);
    if (!work || acting.has(key)) return [];
    const nom = [work.codi, work.nom].filter(Boolean).join(' ');
    return [{ agent_fk, tipus: 'treball' as const, id: treball_fk, nom, obert: work.obert === 1, funcions: [] }];
  });
};

/** What the calendar of a company asks of concrete, of users and of the server’s own address. */
export const calendariPorts = ({ publicUrl }: Platform): CalendariPorts => ({
  pastadesPendents,
  lotsDeZones,
  rolOf: async (db, usuariId, empresaId) =>
    ((await listRols(db, usuariId)).find((one) => Number(one.empresa_fk) === empresaId)?.rol as Rol | undefined) ??
    null,
  nomEmpresa: async (db, empresaId) => {
    const empresa = await valuesOfEmpresa(db, empresaId);
    return empresa ? empresa.nom_comercial || empresa.nom_fiscal : '';
  },
  linkTo: (hash) => (publicUrl === null ? null : new URL(`/${hash}`, publicUrl).href),
});
