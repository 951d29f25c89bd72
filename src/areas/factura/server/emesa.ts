import type { Agent } from '#areas/agent/contract/schemas.ts';
import { agentsById, readCopia } from '#areas/agent/server/index.ts';
import type { EmpresaValues } from '#areas/empresa/contract/blank.ts';
import { importsOfEscrita, impostOf } from '#areas/fiscal/domain/document.ts';
import { namesOfTreballs } from '#areas/treball/server/index.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { Emissor, FacturaEmesa, FacturaFields, LiniaEmesa } from '../contract/schemas.ts';
import { importsOfVenciments } from '../domain/venciments.ts';
import { empresaOf } from './defectes.ts';
import { fieldsOf, TIPUS, totalsOfFields } from './fields.ts';
import { loadFactura } from './service.ts';
import { type FacturaRow, findFactures } from './store.ts';

const emissorOf = (empresa: EmpresaValues): Emissor => ({
  nom_fiscal: empresa.nom_fiscal,
  nom_comercial: empresa.nom_comercial,
  tipus_persona: empresa.tipus_persona,
  nif: empresa.nif,
  adreca: empresa.adreca,
  telefon: empresa.telefon,
  email: empresa.email,
  web: empresa.web,
  registre_mercantil: empresa.registre_mercantil,
  num_collegiat: empresa.num_collegiat,
  peu: empresa.peu_factura,
  regim_iva: empresa.regim_iva,
});

const liniaOf = (linia: FacturaFields['linies'][number], recarrec: boolean): LiniaEmesa => {
  const taxed = linia.tipus === 'linia';
  const impost = taxed ? impostOf(linia, recarrec, TIPUS) : ({ iva: '0', recarrec: null, regim: 'N2' } as const);
  return {
    ...linia,
    iva: impost.iva,
    recarrec: impost.recarrec,
    regim: impost.regim,
    irpf: taxed && linia.irpf_fk !== null ? (TIPUS.irpf(linia.irpf_fk)?.percentatge ?? null) : null,
    ...importsOfEscrita(linia, recarrec, TIPUS),
  };
};

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
  const agent: Agent | undefined =
    row.agent_fk === null ? undefined : (await agentsById(db, empresa.id, [row.agent_fk])).get(row.agent_fk);
  const treball =
    row.treball_fk === null ? undefined : (await namesOfTreballs(db, empresa.id, [row.treball_fk])).get(row.treball_fk);
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
    linies: fields.linies.map((linia) => liniaOf(linia, fields.recarrec_equivalencia)),
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

/** An invoice as it is told to others: frozen if it was issued, as it would be if it is a draft. */
export const emesaOf = async (context: CompanyContext, id: number): Promise<FacturaEmesa> => {
  const row = await loadFactura(context, id);
  return row.congelada === null
    ? composeEmesa(context, row, { numero: null, exercici: null, data: row.data })
    : readEmesa(row.congelada);
};
