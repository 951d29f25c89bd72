import { agentsById, copyOfAgent, readCopia } from '#areas/agent/server/index.ts';
import { funcioOf, titulacioOf } from '#areas/referencia/server/index.ts';
import type { Executor } from '#server/database/tables.ts';
import type { TreballFields } from '../contract/blank.ts';
import type { ResumControl, ResumFormigo, Treball, TreballItem } from '../contract/schemas.ts';
import { mancancesOf } from '../domain/mancances.ts';
import { listTreballAgents } from './parts-store.ts';
import type { TreballRow } from './store.ts';

export const NO_FORMIGO: ResumFormigo = {
  lots: 0,
  satisfactoris: 0,
  no_satisfactoris: 0,
  sense_decisio: 0,
  respostes: 0,
  pendents: 0,
  insuficients: 0,
  sense_data: 0,
  previstes: [],
};

/** A work without items in its control plan. */
export const NO_CONTROL = '{}';

type DeSempre = Omit<ResumControl, 'lotsPerFer' | 'decidides'>;
/**
 * What is kept of the control of a work; one kept before lots were counted as missing waits for them all the same, and
 * answers that lots to make would ask for are counted no more.
 */
const readControl = (kept: string): ResumControl | null => {
  if (kept === NO_CONTROL) return null;
  const { respostesPerFer: _gone, ...read } = JSON.parse(kept) as DeSempre &
    Partial<ResumControl> & { readonly respostesPerFer?: number };
  const decidides = read.decidides ?? 0;
  if (read.lotsPerFer !== undefined) return { ...read, lotsPerFer: read.lotsPerFer, decidides };
  const lotsPerFer = Math.max(read.lotsPrevistos - read.lots, 0);
  const estat = read.estat === 'conforme' && lotsPerFer > 0 ? 'en_curs' : read.estat;
  return { ...read, estat, lotsPerFer, decidides };
};

export const treballFieldsOf = (row: TreballRow): TreballFields => ({
  expedient: row.expedient,
  codi: row.codi,
  nom: row.nom,
  descripcio: row.descripcio,
  tipus_obra: row.tipus_obra as TreballFields['tipus_obra'],
  tipus_treball_fk: row.tipus_treball_fk,
  us: row.us,
  adreca: JSON.parse(row.adreca) as TreballFields['adreca'],
  poblacio_fk: row.poblacio_fk,
  referencia_cadastral: row.referencia_cadastral,
  coordenades: row.coordenades,
  data_encarrec: row.data_encarrec,
  data_projecte: row.data_projecte,
  data_inici: row.data_inici,
  data_final: row.data_final,
  control_qualitat: row.control_qualitat === 1,
  pem: row.pem,
  superficie: row.superficie,
  plantes_sobre: row.plantes_sobre,
  plantes_sota: row.plantes_sota,
  llicencia: row.llicencia,
  visat: row.visat,
  observacions: row.observacions,
});

interface Part {
  readonly agent_fk: number;
  readonly funcio_fk: number;
  readonly titulacio_fk: number | null;
}

/** Functions taken, each with whether its degree qualifies for execution direction. */
const rolesOf = (
  parts: readonly Part[],
  agents: ReadonlyMap<number, { readonly titulacio_fk: number | null } | undefined>,
) =>
  parts.map((part) => {
    const titulacio = part.titulacio_fk ?? agents.get(part.agent_fk)?.titulacio_fk ?? null;
    return {
      funcio: funcioOf(part.funcio_fk)?.codi ?? '',
      habilitaDeo: titulacio === null ? null : (titulacioOf(titulacio)?.habilita_deo ?? null),
    };
  });

/** The same for parts that are not stored so. */
export const partsOf = async (db: Executor, empresaId: number, parts: readonly Part[]) =>
  rolesOf(
    parts,
    await agentsById(
      db,
      empresaId,
      parts.map((part) => part.agent_fk),
    ),
  );

/**
 * The work with its agents as its documents name them: by the copies that it holds. What it lacks is told by the agents
 * of today while it is open, and by the copies once it is closed.
 */
export const presentTreball = async (db: Executor, row: TreballRow): Promise<Treball> => {
  const parts = await listTreballAgents(db, row.empresa_fk, row.id);
  const agents = await agentsById(
    db,
    row.empresa_fk,
    parts.map((part) => part.agent_fk),
  );
  const obert = row.obert === 1;
  const copies = parts.map((part) => readCopia(part.copia));
  const degrees = new Map(
    parts.map((part, at) => [part.agent_fk, obert ? agents.get(part.agent_fk) : copies[at]] as const),
  );
  return {
    id: row.id,
    empresa_fk: row.empresa_fk,
    versio: row.versio,
    obert,
    data_tancament: row.data_tancament,
    creat: row.creat,
    canviat: row.canviat,
    ...treballFieldsOf(row),
    logo: row.logo_fk,
    agents: parts.map(({ agent_fk, funcio_fk, titulacio_fk, percentatge, copia_nom, copia_nif, empremta }, at) => {
      const now = agents.get(agent_fk);
      return {
        agent_fk,
        funcio_fk,
        titulacio_fk,
        percentatge,
        nom: copia_nom,
        nif: copia_nif,
        num_collegiat: copies[at]?.num_collegiat ?? '',
        titulacio_propia_fk: copies[at]?.titulacio_fk ?? null,
        poblacio: copies[at]?.adreces[0]?.poblacio ?? '',
        desfasat: obert && now !== undefined && copyOfAgent(now).empremta !== empremta,
      };
    }),
    mancances: mancancesOf(rolesOf(parts, degrees)),
  };
};

/** `funcions`: those that somebody has in the work. */
export const presentTreballItem = (row: TreballRow, funcions: readonly number[]): TreballItem => ({
  id: row.id,
  codi: row.codi,
  expedient: row.expedient,
  nom: row.nom,
  poblacio: row.poblacio,
  adreca: (JSON.parse(row.adreca) as { via: string }).via,
  promotor: row.promotor,
  obert: row.obert === 1,
  control_qualitat: row.control_qualitat === 1,
  data_encarrec: row.data_encarrec,
  pem: row.pem,
  formigo: { ...NO_FORMIGO, ...(JSON.parse(row.formigo) as Partial<ResumFormigo>) },
  control: readControl(row.control),
  mancances: mancancesOf(funcions.map((id) => ({ funcio: funcioOf(id)?.codi ?? '', habilitaDeo: null }))),
  canviat: row.canviat,
});
