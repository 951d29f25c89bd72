import type { z } from 'zod';
import { checkObert } from '#areas/empresa/server/index.ts';
import { preusFixats } from '#areas/fiscal/server/index.ts';
import { type Avis, CodedError, fieldFault } from '#kernel/coded-error.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { checkAvisos, checkVersio, staleVersio } from '#server/http/editing.ts';
import type { facturaAccioRoutes } from '../contract/accions.ts';
import type { Factura, FacturaFields, Rectifica } from '../contract/schemas.ts';
import { motiuAdmes, negat } from '../domain/rectificacio.ts';
import { descomptadaPer } from './bestretes.ts';
import { listCobraments } from './cobrament-store.ts';
import { readEmesa } from './emesa.ts';
import { enviamentsOf } from './envia.ts';
import { fieldsOf } from './fields.ts';
import { listRectificadores } from './part-store.ts';
import type { FacturaPorts } from './ports.ts';
import { presentFactura } from './present.ts';
import { causaAdmesa } from './rules.ts';
import { arrelsOf, getFactura, holdFactura, insertDraft, loadFactura } from './service.ts';
import { settleAll } from './settle.ts';
import { type FacturaRow, listOfProforma, updateFactura } from './store.ts';
import { diesDe } from './tancats.ts';

const changeState = async (
  context: CompanyContext,
  ports: FacturaPorts,
  row: FacturaRow,
  columns: Parameters<typeof updateFactura>[2],
): Promise<void> => {
  if (!(await updateFactura(context.db, row, { ...columns, canviat: context.clock.now() })))
    throw await staleVersio(context, { entitat: 'factura', id: row.id }, await getFactura(context, ports, row.id));
};

/** Whoever has it may have deducted its tax: what went out by a letter, or is on its way, is asked about. */
const avisosDeEnviada = async (context: CompanyContext, id: number): Promise<readonly Avis[]> => {
  const letter = (await enviamentsOf(context, id)).find(({ estat }) => estat !== 'fallat');
  return letter ? [{ codi: 'anulla_enviada', cami: '', params: { adreces: letter.per_a.join(', ') } }] : [];
};

/** Annuls what was issued by mistake; its number stays taken and its record of billing says so. */
export const annulFactura = async (
  context: CompanyContext,
  ports: FacturaPorts,
  id: number,
  given: { readonly versio: number; readonly motiu: string; readonly avisos_acceptats?: readonly string[] | undefined },
): Promise<Factura> => {
  const { db, empresa, database, clock } = context;
  if (given.motiu === '') throw fieldFault('motiu', 'motiu_anullacio');
  const seen = await loadFactura(context, id);
  if (seen.estat === 'emesa') await checkObert(context, diesDe(fieldsOf(seen), seen.data));
  if (seen.tipus !== 'proforma') await ports.agafaCadena(db, database.engine, empresa.id);
  const row = await holdFactura(context, id);
  await checkVersio(context, { entitat: 'factura', id }, given.versio, await presentFactura(context, ports, row));
  if (row.estat !== 'emesa' || row.congelada === null) throw new CodedError(409, 'factura_no_emesa');
  if ((await listCobraments(db, empresa.id, id)).length > 0) throw new CodedError(409, 'factura_amb_cobraments');
  const [by] = await listRectificadores(db, empresa.id, [id]);
  if (by) throw new CodedError(409, 'factura_rectificada', { params: { numero: by.numero_text ?? '' } });
  const [taken] = await descomptadaPer(context, row);
  if (taken !== undefined) throw new CodedError(409, 'factura_descomptada', { params: { numero: taken } });
  const acceptats = checkAvisos(
    row.tipus === 'proforma' ? [] : await avisosDeEnviada(context, id),
    given.avisos_acceptats,
  );
  const quan = clock.now();
  await changeState(context, ports, row, { estat: 'anullada', anullada: quan, anullada_motiu: given.motiu });
  if (row.tipus !== 'proforma') await ports.registraAnulacio(context, readEmesa(row.congelada), quan);
  await settleAll(context, id);
  await recordHistory(context, [
    {
      entitat: 'factura',
      id,
      accio: 'anulla',
      abans: { estat: row.estat },
      despres: {
        estat: 'anullada',
        motiu: given.motiu,
        ...(acceptats.length > 0 ? { avisos_acceptats: acceptats } : {}),
      },
      arrel: arrelsOf(row),
    },
  ]);
  return getFactura(context, ports, id);
};

/** Gives up collecting what is pending, or takes that back. */
export const setIncobrable = async (
  context: CompanyContext,
  ports: FacturaPorts,
  id: number,
  given: { readonly versio: number; readonly incobrable: boolean },
): Promise<Factura> => {
  const row = await holdFactura(context, id);
  await checkVersio(context, { entitat: 'factura', id }, given.versio, await presentFactura(context, ports, row));
  const [from, to] = given.incobrable ? ['emesa', 'incobrable'] : ['incobrable', 'emesa'];
  if (row.estat === to) return getFactura(context, ports, id);
  if (row.estat !== from || row.tipus === 'proforma') throw new CodedError(409, 'factura_no_emesa');
  if (given.incobrable && row.pendent + row.garantia_pendent <= 0) throw new CodedError(409, 'res_pendent');
  await changeState(context, ports, row, { estat: to, incobrable_alcat: 0 });
  await settleAll(context, id);
  await recordHistory(context, [
    {
      entitat: 'factura',
      id,
      accio: 'canvia',
      abans: { estat: from },
      despres: { estat: to, pendent: row.pendent + row.garantia_pendent },
      arrel: arrelsOf(row),
    },
  ]);
  return getFactura(context, ports, id);
};

/** What a copy of an invoice takes from it; the rest starts anew. */
const copied = (fields: FacturaFields): Partial<FacturaFields> & Pick<FacturaFields, 'linies'> => {
  const {
    data: _data,
    data_operacio: _operation,
    venciments: _due,
    rectifica: _rectifies,
    substitueix: _replaces,
    ...kept
  } = fields;
  // A cause that its rate does not take was never charged: what was issued said the one of the rate.
  return { ...kept, linies: kept.linies.map((one) => (causaAdmesa(one) ? one : { ...one, causa: null })) };
};

export const duplicateFactura = async (context: CompanyContext, ports: FacturaPorts, id: number): Promise<Factura> => {
  const row = await loadFactura(context, id);
  // What was paid on account was of the other one.
  const kept = copied(fieldsOf(row));
  const fields = { ...kept, linies: kept.linies.filter((one) => one.bestreta_fk === undefined), bestretes: [] };
  const rectifies = row.tipus === 'rectificativa';
  const copy = await insertDraft(
    context,
    rectifies ? { ...fields, tipus: 'ordinaria', serie: '' } : fields,
    { accio: 'duplica', copia_de: row.numero_text },
    ['iban_incorrecte'],
  );
  return getFactura(context, ports, copy);
};

/** The draft of the invoice that a proforma announces: one at a time, whatever became of the ones before it. */
export const invoiceProforma = async (context: CompanyContext, ports: FacturaPorts, id: number): Promise<Factura> => {
  const row = await holdFactura(context, id);
  if (row.tipus !== 'proforma' || row.estat !== 'emesa') throw new CodedError(409, 'proforma_no_emesa');
  const [made] = await listOfProforma(context.db, context.empresa.id, id);
  if (made) throw new CodedError(409, 'proforma_facturada');
  const draft = await insertDraft(
    context,
    { ...copied(preusFixats(fieldsOf(row))), tipus: 'ordinaria', serie: '' },
    { accio: 'duplica', copia_de: row.numero_text, proforma_fk: id },
    ['iban_incorrecte'],
  );
  return getFactura(context, ports, draft);
};

type Body = z.output<NonNullable<(typeof facturaAccioRoutes.rectificar)['body']>>;

/** The due dates of an invoice whose place is taken, from the day that it is: those gone by fall due on that day. */
const vencimentsHeretats = (
  { venciments }: Pick<FacturaFields, 'venciments'>,
  data: string,
): Partial<Pick<FacturaFields, 'venciments'>> => {
  const days = new Set(venciments.map((one) => (one.data < data ? data : one.data)));
  return days.size === 0 ? {} : { venciments: [...days].map((day) => ({ data: day, import: null })) };
};

/** A draft that rectifies an issued invoice: gives it back whole or in part, or says the right one instead. */
export const rectifyFactura = async (
  context: CompanyContext,
  ports: FacturaPorts,
  id: number,
  body: Body,
): Promise<Factura> => {
  const row = await loadFactura(context, id);
  if (!['emesa', 'incobrable'].includes(row.estat) || row.tipus === 'proforma' || row.congelada === null)
    throw new CodedError(409, 'factura_no_rectificable');
  const simplificada = row.tipus === 'simplificada';
  if (!motiuAdmes(body.motiu, { simplificada }))
    throw fieldFault('motiu', simplificada ? 'motiu_simplificada' : 'motiu_no_simplificada');
  const original = preusFixats(fieldsOf(row));
  const { totals } = readEmesa(row.congelada);
  const metode = body.mode === 'substitucio' ? 'S' : 'I';
  const sum = (of: (grup: (typeof totals.grups)[number]) => number): number =>
    totals.grups.reduce((total, grup) => total + of(grup), 0);
  const rectifica: Rectifica = {
    metode,
    motiu: body.motiu,
    rao: body.rao,
    text: body.text,
    factures: [
      {
        factura_fk: id,
        numero: row.numero_text ?? '',
        data: row.data,
        base: metode === 'S' ? totals.base : null,
        quota: metode === 'S' ? sum((grup) => grup.quota) : null,
        recarrec: metode === 'S' ? sum((grup) => grup.quota_recarrec) : null,
      },
    ],
  };
  const kept = copied(original);
  const data = body.data ?? context.clock.today();
  const draft = await insertDraft(
    context,
    {
      ...kept,
      ...(metode === 'I' && negat({ ...original, linies: kept.linies })),
      tipus: 'rectificativa',
      serie: '',
      data,
      data_operacio: null,
      // What is paid instead falls due when it did, or by the terms of whoever pays it; what is given back has no due date.
      ...(metode === 'I' ? { venciments: [] } : vencimentsHeretats(original, data)),
      substitueix: [],
      notes: '',
      rectifica,
    },
    {},
    ['iban_incorrecte'],
  );
  return getFactura(context, ports, draft);
};
