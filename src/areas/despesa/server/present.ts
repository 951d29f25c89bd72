import { agentsById, copyOfAgent } from '#areas/agent/server/index.ts';
import { tancatsOf } from '#areas/empresa/server/index.ts';
import { namesOfTreballs } from '#areas/treball/server/index.ts';
import { yearOf } from '#kernel/calendar-date.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { Despesa, DespesaItem, ImportsDespesa } from '../contract/schemas.ts';
import { senseTipus } from '../domain/imports.ts';
import { importsAmbProrrata } from '../domain/prorrata.ts';
import { listArxius } from './arxiu-store.ts';
import { presentArxiu } from './arxius.ts';
import { exerciciDeduccio, fieldsOf, isAutoliquidadaRow } from './fields.ts';
import { fiscalDe } from './fiscal.ts';
import { listLinies, listParts } from './linia-store.ts';
import type { DespesaItemRow } from './list-store.ts';
import type { DespesaPorts } from './ports.ts';
import type { DespesaRow } from './store.ts';
import type { Arbre } from './tipus-arbre.ts';

const proveidorOf = (row: Pick<DespesaRow, 'agent_fk' | 'copia_nom' | 'copia_nif'>) =>
  row.agent_fk === null && row.copia_nom === '' ? null : { id: row.agent_fk, nom: row.copia_nom, nif: row.copia_nif };

/** Which of these days are in a closed quarter. */
const closedOf = ({ db, empresa }: CompanyContext, rows: readonly Pick<DespesaRow, 'data_recepcio'>[]) =>
  tancatsOf(
    db,
    empresa.id,
    rows.map((row) => yearOf(row.data_recepcio)),
  );

/** The expense as it is answered. */
export const presentDespesa = async (
  context: CompanyContext,
  ports: Pick<DespesaPorts, 'bens'>,
  row: DespesaRow,
): Promise<Despesa> => {
  const { db, empresa } = context;
  const fields = fieldsOf(row);
  const agent =
    row.agent_fk === null ? undefined : (await agentsById(db, empresa.id, [row.agent_fk])).get(row.agent_fk);
  const parts = await listParts(db, empresa.id, [row.id]);
  const treballs = await namesOfTreballs(
    db,
    empresa.id,
    parts.map((part) => part.treball_fk),
  );
  const bens = (await ports.bens?.of(db, empresa.id, [row.id]))?.get(row.id);
  const closed = await closedOf(context, [row]);
  const { prorrata } = await fiscalDe(db, empresa.id);
  return {
    id: row.id,
    empresa_fk: row.empresa_fk,
    versio: row.versio,
    exercici: row.exercici,
    numero: row.numero,
    trimestre: row.trimestre,
    tancada: closed(row.data_recepcio),
    proveidor: proveidorOf(row),
    desfasat: agent !== undefined && copyOfAgent(agent).empremta !== row.empremta,
    imports: importsAmbProrrata(
      JSON.parse(row.imports) as ImportsDespesa,
      fields.linies,
      prorrata(exerciciDeduccio(fields)),
    ),
    parts: parts.flatMap((part) => {
      const treball = treballs.get(part.treball_fk);
      return treball
        ? [
            {
              treball: { id: part.treball_fk, codi: treball.codi, nom: treball.nom },
              base: part.base,
              total: part.total,
            },
          ]
        : [];
    }),
    arxius: (await listArxius(db, empresa.id, row.id)).map(presentArxiu),
    creat: row.creat,
    canviat: row.canviat,
    ...fields,
    linies: fields.linies.map((linia) => ({ ...linia, be_inversio: bens?.get(linia.clau) ?? linia.be_inversio })),
  };
};

/** Rows of a list, with their kinds and works. Cents are those of the row: of a part where the list is of a work. */
export const presentItems = async (
  context: CompanyContext,
  rows: readonly DespesaItemRow[],
  arbre: Arbre,
): Promise<DespesaItem[]> => {
  const { db, empresa } = context;
  const ids = rows.map((row) => row.id);
  const linies = Map.groupBy(await listLinies(db, empresa.id, ids), (linia) => linia.despesa_fk);
  const allParts = await listParts(db, empresa.id, ids);
  const parts = Map.groupBy(allParts, (part) => part.despesa_fk);
  const treballs = await namesOfTreballs(
    db,
    empresa.id,
    allParts.map((part) => part.treball_fk),
  );
  const closed = await closedOf(context, rows);
  return rows.map((row) => {
    const own = linies.get(row.id) ?? [];
    const kinds = new Set(own.flatMap((linia) => linia.tipus_despesa_fk ?? []));
    return {
      id: row.id,
      versio: row.versio,
      exercici: row.exercici,
      numero: row.numero,
      tipus: row.tipus as DespesaItem['tipus'],
      data: row.data,
      data_recepcio: row.data_recepcio,
      proveidor: proveidorOf(row),
      num_factura: row.num_factura,
      autoliquidada: isAutoliquidadaRow(row),
      sense_tipus: own.some((linia) => senseTipus(linia, linia.be === 1)),
      tipus_despesa: [...kinds].map((id) => ({ id, nom: arbre.get(id)?.nom ?? '' })),
      treballs: (parts.get(row.id) ?? []).map((part) => ({
        id: part.treball_fk,
        codi: treballs.get(part.treball_fk)?.codi ?? '',
      })),
      base: row.base,
      quota: row.quota,
      deduible: row.deduible,
      retingut: row.retingut,
      total: row.total,
      a_pagar: row.a_pagar,
      venciment: row.venciment,
      data_pagament: row.data_pagament,
      arxius: row.arxius,
      be_inversio: row.be === 1,
      tancada: closed(row.data_recepcio),
      etiquetes: JSON.parse(row.etiquetes) as string[],
    };
  });
};
