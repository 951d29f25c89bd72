import type { AgentFields } from '#areas/agent/contract/blank.ts';
import type { Agent } from '#areas/agent/contract/schemas.ts';
import { agentsById, listConeguts, proveidorNou } from '#areas/agent/server/index.ts';
import { tancatsOf } from '#areas/empresa/server/index.ts';
import { nifKey } from '#areas/fiscal/domain/nif.ts';
import { esComunitari } from '#areas/fiscal/domain/nif-iva.ts';
import { treballsAnomenats } from '#areas/treball/server/index.ts';
import { yearOf } from '#kernel/calendar-date.ts';
import type { Avis, FieldFault } from '#kernel/coded-error.ts';
import { fold } from '#kernel/fold.ts';
import { LANGUAGES } from '#kernel/language.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { paisOfNif } from '../../domain/celles.ts';
import { tipusDApats } from '../apats.ts';
import { ivaOfEmpresa } from '../defectes.ts';
import { numClau } from '../fields.ts';
import { type Fiscal, fiscalDe } from '../fiscal.ts';
import { deduitPerDia, listDarreres } from '../linia-store.ts';
import { listSameNumbers } from '../store.ts';
import { type Arbre, arbreOf, fora } from '../tipus-arbre.ts';
import type { FilaLlegida } from './fila.ts';
import { semblaNom } from './noms.ts';

/** Whom an expense of a sheet is of. */
export interface Proveidor {
  /** The same for rows of the same supplier. */
  readonly clau: string;
  /** As it stands, or as it would be made; null where nobody is named. */
  readonly agent: Agent | null;
  /** What would be made; null: it is an agent already, or nobody. */
  readonly nou: AgentFields | null;
  readonly faltes: readonly FieldFault[];
  readonly avisos: readonly Avis[];
}

/** What a sheet is judged against: read once. */
export interface Coneguts {
  readonly arbre: Arbre;
  readonly iva: number | null;
  readonly fiscal: Fiscal;
  readonly closed: (date: string) => boolean;
  /** Cents of own meals that expenses deduct already, by day. */
  readonly apats: ReadonlyMap<string, number>;
  /** Numbers of suppliers that expenses have already. */
  readonly numbers: ReadonlyMap<string, Awaited<ReturnType<typeof listSameNumbers>>>;
  proveidorOf(row: FilaLlegida): Proveidor;
  /** Kind that a name of the sheet is: by its own name, else as was said in the review. */
  tipusOf(text: string): number | null;
  /** Whether a name is of no kind by itself. */
  desconegut(text: string): boolean;
  treballOf(text: string): number | null;
  /** Kind of the last expense of a supplier, while it is still offered. */
  lastTipus(agentId: number): number | null;
  /** Whether something was withheld of the last expense of a supplier, for what these kinds are. */
  enPortava(agentId: number, tipus: readonly (number | null)[]): boolean;
}

/** A tax id that is of somebody called otherwise: another supplier's may have been typed. */
const avisDeNom = (row: FilaLlegida, noms: readonly string[]): Avis[] =>
  row.nif === '' || row.proveidor === '' || noms.some((nom) => semblaNom(row.proveidor, nom))
    ? []
    : [{ codi: 'proveidor_altre_nom', cami: 'proveidor', params: { nom: noms[0] ?? '', escrit: row.proveidor } }];

const proveidors = async (context: CompanyContext, rows: readonly FilaLlegida[]) => {
  const { db, empresa, clock } = context;
  const known = await listConeguts(db, empresa.id);
  const byNif = new Map(known.filter((one) => one.nif !== '').map((one) => [one.nif, one]));
  const byName = Map.groupBy(known, (one) => fold(one.nom));
  const keysOf = (nif: string): readonly string[] => {
    const pais = paisOfNif(nif, esComunitari);
    return pais === 'ES' ? [nifKey(nif)] : [nifKey(nif, pais), nifKey(nif.replace(/^\s*[A-Za-z]{2}/, ''), pais)];
  };
  const found = (row: FilaLlegida) => {
    const own = keysOf(row.nif).flatMap((key) => byNif.get(key) ?? [])[0];
    const named = row.proveidor === '' ? [] : (byName.get(fold(row.proveidor)) ?? []);
    // A name says who it is unless two tax ids tell them apart.
    const same = named.filter((one) => row.nif === '' || one.nif === '');
    return { one: own ?? (same.length === 1 ? same[0] : undefined), named, same };
  };
  const ids = [...new Set(rows.flatMap((row) => found(row).one?.id ?? []).map(Number))];
  const agents = await agentsById(db, empresa.id, ids);
  const made = new Map<string, Proveidor>();
  const proveidorOf = (row: FilaLlegida): Proveidor => {
    const { one, named, same } = found(row);
    const agent = one && agents.get(Number(one.id));
    if (agent) {
      const avisos = avisDeNom(row, [agent.nom_complet, agent.nom_comercial]);
      return { clau: `a${agent.id}`, agent, nou: null, faltes: [], avisos };
    }
    const nobody = { clau: '', agent: null, nou: null, faltes: [], avisos: [] };
    if (row.nif === '' && row.proveidor === '') return nobody;
    if (same.length > 1)
      return {
        ...nobody,
        clau: `?${fold(row.proveidor)}`,
        faltes: [{ cami: 'proveidor', codi: 'proveidor_dubtos', params: { n: same.length, nom: row.proveidor } }],
      };
    if (row.proveidor === '')
      return { ...nobody, clau: `?${keysOf(row.nif)[0]}`, faltes: [{ cami: 'proveidor', codi: 'nif_sense_nom' }] };
    const clau = row.nif === '' ? `n${fold(row.proveidor)}` : `n${keysOf(row.nif)[0]}`;
    const before = made.get(clau);
    if (before) return { ...before, avisos: avisDeNom(row, [before.agent?.nom_complet ?? '']) };
    const prefix = paisOfNif(row.nif, esComunitari);
    const { fields, agent: nou } = proveidorNou(
      { nom: row.proveidor, nif: row.nif, pais: prefix === 'EL' ? 'GR' : prefix },
      { empresaId: empresa.id, now: clock.now() },
    );
    const twin: Avis[] = named[0]
      ? [{ codi: 'proveidor_altre_nif', cami: 'proveidor', params: { nom: named[0].nom } }]
      : [];
    const proveidor = { clau, agent: nou, nou: fields, faltes: [], avisos: twin };
    made.set(clau, proveidor);
    return proveidor;
  };
  return { proveidorOf, ids };
};

/** A name of a kind as it is found again, whichever apostrophe and arrow it was written with. */
export const tipusKey = (text: string): string =>
  fold(text)
    .replace(/[’´`]/g, "'")
    .replace(/\s*[›>/]\s*/g, ' > ');

/** Kinds by name, in the three languages, by the name that they hang from too, and by number. */
const tipusReader = async ({ db, empresa, language }: CompanyContext) => {
  const arbre = await arbreOf(db, empresa.id, language);
  const names = new Map<string, number>();
  for (const other of [language, ...LANGUAGES.filter((one) => one !== language)]) {
    const tree = other === language ? arbre : await arbreOf(db, empresa.id, other);
    for (const one of tree.values()) {
      if (fora(tree, one)) continue;
      const pare = one.pare_fk === null ? null : tree.get(one.pare_fk);
      for (const name of [one.nom, String(one.id), ...(pare ? [`${pare.nom} > ${one.nom}`] : [])])
        if (!names.has(tipusKey(name))) names.set(tipusKey(name), one.id);
    }
  }
  return { arbre, tipusOf: (text: string): number | null => names.get(tipusKey(text)) ?? null };
};

export const conegutsOf = async (
  context: CompanyContext,
  rows: readonly FilaLlegida[],
  escrits: readonly { readonly text: string; readonly tipus_despesa_fk: number }[] = [],
): Promise<Coneguts> => {
  const { db, empresa } = context;
  const { arbre, tipusOf } = await tipusReader(context);
  const dits = new Map(
    escrits.flatMap(({ text, tipus_despesa_fk: id }) => {
      const one = arbre.get(id);
      return one && !fora(arbre, one) ? [[tipusKey(text), id]] : [];
    }),
  );
  const { proveidorOf, ids } = await proveidors(context, rows);
  const last = await listDarreres(db, empresa.id, ids);
  const named = rows.flatMap(({ treball }) => (treball === '' ? [] : [treball]));
  const treballs = new Map<string, Set<number>>();
  for (const one of named.length === 0 ? [] : await treballsAnomenats(db, empresa.id, named))
    for (const text of [one.codi, one.expedient, one.nom])
      if (text !== '') treballs.set(text, (treballs.get(text) ?? new Set()).add(one.id));
  const dies = rows
    .flatMap((row) => [row.data, row.data_operacio, row.data_recepcio, row.data_pagament])
    .filter((day) => day !== null);
  const numbers = await listSameNumbers(
    db,
    empresa.id,
    [...new Set(rows.map((row) => numClau(row.num_factura)))].filter(Boolean),
  );
  const fiscal = await fiscalDe(db, empresa.id);
  const papers = rows.flatMap((row) => row.data ?? []);
  return {
    arbre,
    iva: await ivaOfEmpresa(context),
    fiscal,
    apats: fiscal.fisica ? await deduitPerDia(db, empresa.id, { dies: papers, tipus: tipusDApats(arbre) }) : new Map(),
    closed: await tancatsOf(db, empresa.id, dies.map(yearOf)),
    numbers: Map.groupBy(numbers, (row) => row.num_clau),
    proveidorOf,
    tipusOf: (text) => tipusOf(text) ?? dits.get(tipusKey(text)) ?? null,
    desconegut: (text) => text !== '' && tipusOf(text) === null,
    treballOf: (text) => {
      const found = [...(treballs.get(text) ?? [])];
      return found.length === 1 ? (found[0] ?? null) : null;
    },
    lastTipus: (agentId) => {
      const one = arbre.get(last.get(agentId)?.tipus ?? 0);
      return one && !fora(arbre, one) ? one.id : null;
    },
    enPortava: (agentId, tipus) => {
      const one = last.get(agentId);
      return one?.retingut === true && tipus.some((id) => id === null || id === one.tipus);
    },
  };
};
