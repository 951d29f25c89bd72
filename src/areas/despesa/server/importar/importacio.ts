import type { z } from 'zod';
import { agentsById, createProveidors } from '#areas/agent/server/index.ts';
import { checkObert, tancatsOf } from '#areas/empresa/server/index.ts';
import { yearOf } from '#kernel/calendar-date.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { type ImportKind, importJob } from '#server/imports/index.ts';
import type { JobKind } from '#server/jobs/index.ts';
import { IMPORT_CAMPS_DESPESA, type ImportCampDespesa, importDespesaFerBody } from '../../contract/importacio.ts';
import type { ImportsDespesa } from '../../contract/schemas.ts';
import { proposeColumnes } from '../../domain/columnes.ts';
import { giveBackNumeros } from '../comptador-store.ts';
import { fieldsOf, recepcioOf } from '../fields.ts';
import { fiscalDe } from '../fiscal.ts';
import { deleteDetall } from '../linia-store.ts';
import { arrelsOf, checkPeriode, diesDe, enTrimestre } from '../load.ts';
import { keepNoves } from '../nova.ts';
import type { DespesaPorts } from '../ports.ts';
import { deleteDespeses, findDespeses } from '../store.ts';
import { arbreOf } from '../tipus-arbre.ts';
import { type DespesaDeFull, type FilaDespesa, judgeDespeses } from './judge.ts';

type Fer = z.output<typeof importDespesaFerBody>;
/** What a review asks; what is accepted is asked of the import alone. */
type Asked = Pick<Fer, 'codificacio' | 'separador' | 'columnes'> & Partial<Fer>;
/** An expense with what was asked of its supplier. */
type Made = DespesaDeFull & { readonly crea: boolean };
export type DespesaImport = ImportKind<ImportCampDespesa, Asked, FilaDespesa, Made>;

/** Makes the suppliers that are none yet, each once; gives their ids by what tells them apart. */
const makeProveidors = async (
  context: CompanyContext,
  registres: readonly { readonly made: Made; readonly origen: Readonly<Record<string, unknown>> }[],
): Promise<ReadonlyMap<string, number>> => {
  const asked = new Map(registres.flatMap(({ made: { nou, crea } }) => (nou && crea ? [[nou.clau, nou.fields]] : [])));
  const importacio = registres[0]?.origen['importacio'];
  const ids = await createProveidors(context, [...asked.values()], { importacio });
  return new Map([...asked.keys()].map((clau, at) => [clau, ids[at] ?? 0]));
};

/** Importing expenses: all of them, their suppliers and their numbers are one transaction. */
export const despesaImport = (ports: Pick<DespesaPorts, 'bens' | 'treuProveidors'>): DespesaImport => ({
  mena: 'despesa',
  proposa: proposeColumnes,
  jutja: async (context, read, asked, heard) => {
    const { files, registres } = await judgeDespeses(context, read, asked, heard);
    const crea = asked.crea_proveidors !== false;
    return { files, registres: registres.map(({ files, made }) => ({ files, made: { ...made, crea } })) };
  },
  diu: {
    falta: (context, { codi, params }) => context.text(`camp.${codi}`, params),
    avis: (context, { codi, params }) => context.text(`importacio.avis.${codi}`, params),
    camp: (context, cami) =>
      (IMPORT_CAMPS_DESPESA as readonly string[]).includes(cami) ? context.text(`despesa.importar.camp.${cami}`) : '',
  },
  porta: async (context, _id, registres) => {
    const { db, empresa, language } = context;
    await checkPeriode(
      context,
      ...registres.map(({ made: { fields, imports, nif } }) => ({ fields, retingut: imports.retingut, nif })),
    );
    const nous = await makeProveidors(context, registres);
    const agentOf = ({ nou, crea, fields }: Made): number | null =>
      nou && crea ? (nous.get(nou.clau) ?? null) : fields.agent_fk;
    const agents = await agentsById(
      db,
      empresa.id,
      registres.flatMap(({ made }) => agentOf(made) ?? []),
    );
    // Numbers follow the days that they came in, whatever the order of the sheet.
    const inOrder = registres
      .map(({ made, origen }, at) => ({ made, origen, at }))
      .sort((one, other) => {
        const [a, b] = [recepcioOf(one.made.fields), recepcioOf(other.made.fields)];
        return a === b ? one.at - other.at : a < b ? -1 : 1;
      });
    const arbre = await arbreOf(db, empresa.id, language);
    const kept = await keepNoves(
      context,
      ports,
      inOrder.map(({ made, origen }) => {
        const agent = agents.get(agentOf(made) ?? 0) ?? null;
        const fields = agent ? { ...made.fields, agent_fk: agent.id, nom_proveidor: '' } : made.fields;
        return { fields, imports: made.imports, agent, origen };
      }),
      arbre,
    );
    const ids = new Array<number>(registres.length).fill(0);
    for (const [place, { at }] of inOrder.entries()) ids[at] = kept[place] ?? 0;
    return { ids, afegits: [...nous.values()] };
  },
  torna: async (context, brought, afegits) => {
    const { db, empresa } = context;
    const rows = await findDespeses(
      db,
      empresa.id,
      brought.map((one) => one.id),
    );
    const fiscal = await fiscalDe(db, empresa.id);
    const days = new Map(rows.map((row) => [row.id, diesDe(enTrimestre(row), fiscal).filter((day) => day !== null)]));
    const closed = await tancatsOf(db, empresa.id, [...days.values()].flat().map(yearOf));
    const gone = [];
    for (const row of rows) {
      if (row.versio !== 1 || row.arxius > 0) continue;
      if (days.get(row.id)?.some(closed)) continue;
      if (row.be === 1 && (await ports.bens?.vendut(db, empresa.id, row.id))) continue;
      gone.push(row);
    }
    await checkObert(
      context,
      gone.flatMap((row) => days.get(row.id) ?? []),
    );
    for (const row of gone) if (row.be === 1) await ports.bens?.treu(context, row.id);
    const ids = gone.map((row) => row.id);
    await deleteDetall(db, empresa.id, ids);
    await deleteDespeses(db, empresa.id, ids);
    for (const [exercici, some] of Map.groupBy(gone, (row) => row.exercici))
      await giveBackNumeros(
        db,
        { empresaId: empresa.id, exercici },
        some.map((row) => row.numero),
      );
    await recordHistory(
      context,
      gone.map((row) => {
        const fields = fieldsOf(row);
        const { total } = JSON.parse(row.imports) as ImportsDespesa;
        return {
          entitat: 'despesa' as const,
          id: row.id,
          accio: 'suprimeix' as const,
          abans: { ...fields, numero: `${row.exercici}/${row.numero}`, total },
          arrel: arrelsOf(fields),
        };
      }),
    );
    await ports.treuProveidors?.(context, afegits);
    return { suprimits: gone.length, conservats: rows.length - gone.length };
  },
});

/** The task that brings expenses in. */
export const despesaImportJob = (ports: Pick<DespesaPorts, 'bens' | 'treuProveidors' | 'files'>): JobKind =>
  importJob(despesaImport(ports), importDespesaFerBody, ports.files);
