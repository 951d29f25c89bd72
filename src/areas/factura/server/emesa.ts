import { agentById, readCopia } from '#areas/agent/server/index.ts';
import { normaliseNif } from '#areas/fiscal/domain/nif.ts';
import { emissorOf, liniaEmesaOf, TIPUS } from '#areas/fiscal/server/index.ts';
import { nameOfTreball } from '#areas/treball/server/index.ts';
import { dayOf } from '#server/http/clock.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { FacturaEmesa } from '../contract/schemas.ts';
import { importsOfVenciments } from '../domain/venciments.ts';
import { empresaOf } from './defectes.ts';
import { fieldsOf, totalsOfFields } from './fields.ts';
import { loadFactura } from './service.ts';
import { type FacturaRow, findFactures } from './store.ts';

const substituidesOf = async (
  context: CompanyContext,
  ids: readonly number[],
): Promise<FacturaEmesa['substitueix']> => {
  const rows = new Map((await findFactures(context.db, context.empresa.id, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row?.numero_text ? [{ numero: row.numero_text, data: row.data }] : [];
  });
};

/** What an invoice would be if it were issued now, with the number given. */
export const composeEmesa = async (
  context: CompanyContext,
  row: FacturaRow,
  given: { readonly numero: string | null; readonly exercici: number | null; readonly data: string },
): Promise<FacturaEmesa> => {
  const { db, empresa } = context;
  const fields = fieldsOf(row);
  const company = await empresaOf(context);
  const agent = await agentById(db, empresa.id, row.agent_fk);
  const treball = await nameOfTreball(db, empresa.id, row.treball_fk);
  const totals = totalsOfFields(fields);
  return {
    v: 1,
    id: row.id,
    empresa_fk: empresa.id,
    tipus: fields.tipus,
    serie: fields.serie,
    numero: given.numero,
    exercici: given.exercici,
    data: given.data,
    data_operacio: fields.data_operacio,
    venciments: [...importsOfVenciments(fields.venciments, given.data, totals.total_a_pagar)],
    idioma: fields.idioma ?? agent?.idioma_fk ?? company.idioma_fk,
    clau_regim: fields.clau_regim,
    qualificada: fields.qualificada,
    emissor: emissorOf(company),
    receptor: row.agent_fk === null ? null : { copia: readCopia(row.copia), dir3: agent?.dir3 ?? null },
    treball: treball ? { codi: treball.codi, nom: treball.nom, expedient: treball.expedient } : null,
    linies: fields.linies.map((linia) => liniaEmesaOf(linia, fields.recarrec_equivalencia, TIPUS)),
    descomptes: fields.descomptes,
    carrecs: fields.carrecs,
    retencio: fields.retencio,
    bestretes: fields.bestretes,
    recarrec_equivalencia: fields.recarrec_equivalencia,
    totals,
    rectifica: fields.rectifica,
    substitueix: await substituidesOf(context, fields.substitueix),
    forma_pagament: fields.forma_pagament,
    iban: fields.iban,
    mostrar_iban: fields.mostrar_iban,
    observacions: fields.observacions,
    referencies: fields.referencies,
  };
};

export const readEmesa = (text: string): FacturaEmesa => JSON.parse(text) as FacturaEmesa;

/** What was frozen, with due dates as they stand now: they alone may change after issue. */
export const emesaOfRow = (row: FacturaRow & { readonly congelada: string }): FacturaEmesa => {
  const emesa = readEmesa(row.congelada);
  const { venciments } = fieldsOf(row);
  return { ...emesa, venciments: [...importsOfVenciments(venciments, emesa.data, emesa.totals.total_a_pagar)] };
};
const isFrozen = (row: FacturaRow): row is FacturaRow & { readonly congelada: string } => row.congelada !== null;

/**
 * An issued invoice with the offices that its receiver's record has now in the place of those that were missing: they lead
 * it through an entry point and are no part of what the law freezes. Of whoever has another tax id, none is taken.
 */
export const ambDir3 = async (
  { db, empresa }: CompanyContext,
  emesa: FacturaEmesa,
  agentId: number | null,
): Promise<FacturaEmesa> => {
  const { receptor } = emesa;
  const agent = await agentById(db, empresa.id, agentId);
  if (!receptor || !agent?.dir3 || normaliseNif(agent.nif) !== normaliseNif(receptor.copia.nif)) return emesa;
  const { dir3 } = agent;
  const { dir3: frozen } = receptor;
  const whole = {
    oficina_comptable: frozen?.oficina_comptable || dir3.oficina_comptable,
    organ_gestor: frozen?.organ_gestor || dir3.organ_gestor,
    unitat_tramitadora: frozen?.unitat_tramitadora || dir3.unitat_tramitadora,
    organ_proponent: frozen?.organ_proponent || dir3.organ_proponent,
  };
  return { ...emesa, receptor: { ...receptor, dir3: whole } };
};

/** An invoice as it is told to others: frozen if it was issued, as it would be if it is a draft. Annulled ones go to nobody. */
export const emesaAmbEstat = async (
  context: CompanyContext,
  id: number,
): Promise<{
  readonly emesa: FacturaEmesa;
  /** Day and reason; null where it was not annulled. */
  readonly anullacio: { readonly dia: string; readonly motiu: string } | null;
  readonly treball_fk: number | null;
}> => {
  const row = await loadFactura(context, id);
  const emesa = isFrozen(row)
    ? await ambDir3(context, emesaOfRow(row), row.agent_fk)
    : await composeEmesa(context, row, { numero: null, exercici: null, data: row.data });
  const anullacio =
    row.estat === 'anullada' ? { dia: dayOf(row.anullada ?? row.canviat), motiu: row.anullada_motiu ?? '' } : null;
  return { emesa, anullacio, treball_fk: row.treball_fk };
};

/** The same, whatever became of it. */
export const emesaOf = async (context: CompanyContext, id: number): Promise<FacturaEmesa> =>
  (await emesaAmbEstat(context, id)).emesa;
