import { agentById, copyOfAgent } from '#areas/agent/server/index.ts';
import type { TotalsEnviats } from '#areas/fiscal/contract/document.ts';
import { nameOfTreball, namesOfTreballs } from '#areas/treball/server/index.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { Pressupost, PressupostItem, Resposta } from '../contract/schemas.ts';
import { type PressupostEstat, situacioOf } from '../domain/estat.ts';
import { baseOfPart, fitesFault, partsOfFites } from '../domain/fites.ts';
import { fieldsOf, fitesOf, writtenOf } from './fields.ts';
import type { FacturaDita, PressupostPorts } from './ports.ts';
import { listRevisions, type PressupostRow } from './store.ts';

/** What is in force of the invoices that the milestones of some quotations became; deleted ones are absent. */
const invoicesOf = (context: CompanyContext, ports: PressupostPorts, rows: readonly PressupostRow[]) =>
  ports.factures.vigents(
    context.db,
    context.empresa.id,
    rows.flatMap((row) => fitesOf(row).flatMap(({ factura_fk }) => (factura_fk === null ? [] : [factura_fk]))),
  );

/** A draft and a proforma bill nothing yet. */
const bills = (factura: FacturaDita | undefined): boolean =>
  factura !== undefined && factura.numero !== null && !factura.proforma;

const situacioIn = (row: PressupostRow, invoices: ReadonlyMap<number, FacturaDita>, today: string) => {
  const fites = fitesOf(row);
  return situacioOf(
    {
      estat: row.estat as PressupostEstat,
      validesa: row.validesa,
      fites: fites.length,
      facturades: fites.filter(({ factura_fk }) => bills(factura_fk === null ? undefined : invoices.get(factura_fk)))
        .length,
    },
    today,
  );
};

const partOf = (row: PressupostRow) =>
  row.agent_fk === null ? null : { id: row.agent_fk, nom: row.copia_nom, nif: row.copia_nif };

export const presentPressupost = async (
  context: CompanyContext,
  ports: PressupostPorts,
  row: PressupostRow,
): Promise<Pressupost> => {
  const { db, empresa, clock } = context;
  const fields = fieldsOf(row);
  const revisions = await listRevisions(db, row);
  const invoices = await invoicesOf(context, ports, revisions);
  const named = await nameOfTreball(db, empresa.id, row.treball_fk);
  const agent = await agentById(db, empresa.id, row.agent_fk);
  const parts = fitesFault(fields) === null ? partsOfFites(writtenOf(fields)) : [];
  const invoiceOf = new Map(fitesOf(row).map(({ clau, factura_fk }) => [clau, factura_fk]));
  const today = clock.today();
  return {
    id: row.id,
    empresa_fk: row.empresa_fk,
    versio: row.versio,
    estat: row.estat as PressupostEstat,
    situacio: situacioIn(row, invoices, today),
    numero: row.numero_text,
    exercici: row.exercici,
    revisio: row.revisio,
    revisions: revisions.map((one) => ({
      id: one.id,
      revisio: one.revisio,
      situacio: situacioIn(one, invoices, today),
      data: one.data,
      total: one.total,
    })),
    agent: partOf(row),
    desfasat:
      row.estat === 'esborrany' &&
      agent !== null &&
      agent !== undefined &&
      copyOfAgent(agent).empremta !== row.empremta,
    treball: named ? { id: named.id, codi: named.codi, nom: named.nom } : null,
    totals: JSON.parse(row.totals) as TotalsEnviats,
    enviat: row.enviat,
    enllac:
      row.estat !== 'substituit' && row.enllac_creat !== null && row.enllac_caduca !== null && row.enllac_hash !== null
        ? { creat: row.enllac_creat, caduca: row.enllac_caduca }
        : null,
    resposta: row.resposta === null ? null : (JSON.parse(row.resposta) as Resposta),
    creat: row.creat,
    canviat: row.canviat,
    ...fields,
    fites: (fields.fites.length > 0 ? fields.fites : fitesOf(row)).map((fita, place) => {
      const factura = invoiceOf.get(fita.clau) ?? null;
      const part = parts[place];
      const { clau, nom, percentatge, capitol } = fita;
      return {
        clau,
        nom,
        percentatge,
        capitol,
        base: part ? baseOfPart(part) : 0,
        factura: factura === null ? null : (invoices.get(factura) ?? null),
      };
    }),
  };
};

export const presentItems = async (
  context: CompanyContext,
  ports: PressupostPorts,
  rows: readonly PressupostRow[],
): Promise<PressupostItem[]> => {
  const { db, empresa, clock } = context;
  const invoices = await invoicesOf(context, ports, rows);
  const works = await namesOfTreballs(
    db,
    empresa.id,
    rows.flatMap((row) => (row.treball_fk === null ? [] : [row.treball_fk])),
  );
  const today = clock.today();
  return rows.map((row) => {
    const treball = row.treball_fk === null ? undefined : works.get(row.treball_fk);
    return {
      id: row.id,
      versio: row.versio,
      situacio: situacioIn(row, invoices, today),
      numero: row.numero_text,
      revisio: row.revisio,
      data: row.data,
      validesa: row.validesa,
      agent: partOf(row),
      treball: treball ? { id: treball.id, codi: treball.codi } : null,
      titol: row.titol,
      base: row.base,
      total: row.total,
    };
  });
};
