import { agentById, copyOfAgent } from '#areas/agent/server/index.ts';
import type { TotalsEnviats } from '#areas/fiscal/contract/document.ts';
import { nameOfTreball, namesOfTreballs } from '#areas/treball/server/index.ts';
import { dayNumber } from '#kernel/calendar-date.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { estatsDe } from '#server/mail/index.ts';
import type { Cobrament, Factura, FacturaItem } from '../contract/schemas.ts';
import { type CobramentRow, listCobraments } from './cobrament-store.ts';
import { compensableOf } from './compensable.ts';
import { fieldsOf } from './fields.ts';
import type { FacturaItemRow } from './list-store.ts';
import { cobratAbans, listCartesRecordatori, listRecordatoris, listRectificadores } from './part-store.ts';
import type { FacturaPorts } from './ports.ts';
import { type FacturaRow, findFactures, listOfProforma } from './store.ts';

export const presentCobrament = (row: CobramentRow): Cobrament => ({
  id: row.id,
  versio: row.versio,
  data: row.data,
  total: row.total,
  forma: row.forma as Cobrament['forma'],
  compte: row.compte,
  observacions: row.observacions,
  creat: row.creat,
});

/** Days since something should have been paid; null where nothing is late, as of what was given back whole. */
export const diesVencuda = (
  row: Pick<FacturaRow, 'estat' | 'situacio' | 'pendent' | 'venciment'>,
  today: string,
): number | null =>
  row.estat === 'emesa' &&
  row.situacio !== 'rectificada' &&
  row.situacio !== 'substituida' &&
  row.pendent > 0 &&
  row.venciment !== null &&
  row.venciment < today
    ? dayNumber(today) - dayNumber(row.venciment)
    : null;

const partOf = (row: Pick<FacturaRow, 'agent_fk' | 'copia_nom' | 'copia_nif'>) =>
  row.agent_fk === null ? null : { id: row.agent_fk, nom: row.copia_nom, nif: row.copia_nif };

/** Invoices by id, in that order. */
const ambNumeroOf = async (
  { db, empresa }: CompanyContext,
  ids: readonly number[],
): Promise<Factura['substituides']> => {
  const rows = new Map((await findFactures(db, empresa.id, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [{ id, numero: row.numero_text ?? '', tipus: row.tipus as Factura['tipus'] }] : [];
  });
};

const abansOf = async ({ db, empresa }: CompanyContext, { id }: FacturaRow): Promise<Factura['cobrat_abans']> =>
  (await cobratAbans(db, empresa.id, [id])).map(({ factura_fk: _own, ...one }) => one);

/** The invoice as it is answered. */
export const presentFactura = async (
  context: CompanyContext,
  ports: FacturaPorts,
  row: FacturaRow,
): Promise<Factura> => {
  const { db, empresa, clock } = context;
  const draft = row.estat === 'esborrany';
  const agent = draft ? await agentById(db, empresa.id, row.agent_fk) : undefined;
  const treball = await nameOfTreball(db, empresa.id, row.treball_fk);
  return {
    id: row.id,
    empresa_fk: row.empresa_fk,
    versio: row.versio,
    estat: row.estat as Factura['estat'],
    situacio: row.situacio as Factura['situacio'],
    dies_vencuda: diesVencuda(row, clock.today()),
    numero: row.numero_text,
    exercici: row.exercici,
    emesa: row.emesa,
    pressupost_fk: row.pressupost_fk,
    periodica_fk: row.periodica_fk,
    proforma: row.proforma_fk === null ? null : ((await ambNumeroOf(context, [row.proforma_fk])).at(0) ?? null),
    facturada_a:
      row.tipus === 'proforma'
        ? (await listOfProforma(db, empresa.id, row.id)).map((one) => ({
            id: one.id,
            numero: one.numero_text ?? '',
            tipus: one.tipus as Factura['tipus'],
          }))
        : [],
    agent: partOf(row),
    desfasat: agent !== undefined && copyOfAgent(agent).empremta !== row.empremta,
    treball: treball ? { id: treball.id, codi: treball.codi, nom: treball.nom } : null,
    totals: JSON.parse(row.totals) as TotalsEnviats,
    cobrat: row.cobrat,
    pendent: row.pendent,
    garantia_pendent: row.garantia_pendent,
    compensable: (await compensableOf(context, row)).reduce((sum, { total }) => sum + total, 0),
    cobraments: (await listCobraments(db, empresa.id, row.id)).map(presentCobrament),
    cobrat_abans: row.heretat === 0 ? [] : await abansOf(context, row),
    rectificada_per: (await listRectificadores(db, empresa.id, [row.id])).map((one) => ({
      id: one.id,
      numero: one.numero_text ?? '',
      tipus: one.tipus as Factura['tipus'],
    })),
    substituides: await ambNumeroOf(context, fieldsOf(row).substitueix),
    anullacio: row.anullada === null ? null : { quan: row.anullada, motiu: row.anullada_motiu ?? '' },
    recordatoris: await listRecordatoris(db, { empresaId: empresa.id, facturaId: row.id }),
    registres: draft ? [] : [...((await ports.registresOf(db, empresa.id, [row.id])).get(row.id) ?? [])],
    creat: row.creat,
    canviat: row.canviat,
    ...fieldsOf(row),
  };
};

/** Rows of a list, with what their letters and records came to. */
export const presentItems = async (
  context: CompanyContext,
  ports: FacturaPorts,
  rows: readonly FacturaItemRow[],
): Promise<FacturaItem[]> => {
  const { db, empresa, clock } = context;
  const ids = rows.map((row) => row.id);
  const treballs = await namesOfTreballs(
    db,
    empresa.id,
    rows.flatMap((row) => row.treball_fk ?? []),
  );
  const letters = await estatsDe(db, empresa.id, 'factura', ids, await listCartesRecordatori(db, empresa.id, ids));
  const records = await ports.registresOf(db, empresa.id, ids);
  const today = clock.today();
  return rows.map((row) => {
    const treball = row.treball_fk === null ? undefined : treballs.get(row.treball_fk);
    return {
      id: row.id,
      versio: row.versio,
      tipus: row.tipus as FacturaItem['tipus'],
      situacio: row.situacio as FacturaItem['situacio'],
      dies_vencuda: diesVencuda(row, today),
      numero: row.numero_text,
      serie: row.serie,
      data: row.data,
      venciment: row.venciment,
      agent: partOf(row),
      treball: treball ? { id: treball.id, codi: treball.codi } : null,
      base: row.base,
      quota: row.quota,
      retingut: row.retingut,
      total_factura: row.total_factura,
      total: row.total,
      pendent: row.pendent,
      garantia_pendent: row.garantia_pendent,
      garantia_data: row.garantia_data,
      compta: Number(row.compta) === 1,
      etiquetes: JSON.parse(row.etiquetes) as string[],
      enviament: letters.get(row.id) ?? null,
      registre: records.get(row.id)?.at(-1)?.estat ?? null,
    };
  });
};
