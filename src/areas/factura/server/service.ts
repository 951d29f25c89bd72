import type { z } from 'zod';
import type { Agent } from '#areas/agent/contract/schemas.ts';
import type { AgentCopy } from '#areas/agent/server/index.ts';
import { priced } from '#areas/fiscal/server/index.ts';
import { nameOfTreball } from '#areas/treball/server/index.ts';
import type { Desfer } from '#contract/desfer.ts';
import { CodedError, fieldFault, notFound } from '#kernel/coded-error.ts';
import { keepDeleted } from '#server/desfer/index.ts';
import { type HistoryRoot, recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { checkAvisos, checkVersio, givenFields, staleVersio } from '#server/http/editing.ts';
import { BLANK_FACTURA } from '../contract/blank.ts';
import type { Factura, FacturaFields, facturaCreateBody, facturaUpdateBody } from '../contract/schemas.ts';
import { vencimentsQuadren } from '../domain/venciments.ts';
import { empresaOf, fieldDefaults } from './defectes.ts';
import { columnsOf, fieldsOf, searchColumns, totalsOfFields, vencimentOf } from './fields.ts';
import { type Metode, replaceRectificades } from './part-store.ts';
import type { FacturaPorts } from './ports.ts';
import { presentFactura } from './present.ts';
import { agentOf, avisosOf, checkDraft, treballOf } from './rules.ts';
import { serieOf } from './series.ts';
import { settle } from './settle.ts';
import { deleteFactura, type FacturaRow, findFactura, insertFactura, lockFactura, updateFactura } from './store.ts';

/** A deleted draft, whole. */
export interface KeptFactura {
  readonly row: FacturaRow;
}

const NO_COPY: AgentCopy = { copia: '{}', copia_nif: '', copia_nom: '', empremta: '' };
/** What may be written of an invoice once it was issued. */
const AFTER_ISSUE = new Set(['notes', 'etiquetes', 'venciments']);

export const loadFactura = async (context: CompanyContext, id: number): Promise<FacturaRow> => {
  const row = await findFactura(context.db, context.empresa.id, id);
  if (!row) throw notFound();
  return row;
};
/** The row held until the transaction ends, or 404. */
export const holdFactura = async (context: CompanyContext, id: number): Promise<FacturaRow> => {
  const row = await lockFactura(context.db, context.database.engine, context.empresa.id, id);
  if (!row) throw notFound();
  return row;
};
export const getFactura = async (context: CompanyContext, ports: FacturaPorts, id: number): Promise<Factura> =>
  presentFactura(context, ports, await loadFactura(context, id));

/** Where the history of an invoice is told too. */
export const arrelsOf = (row: Pick<FacturaRow, 'treball_fk' | 'agent_fk'>): HistoryRoot[] => [
  ...(row.treball_fk === null ? [] : [{ entitat: 'treball' as const, id: row.treball_fk }]),
  ...(row.agent_fk === null ? [] : [{ entitat: 'agent' as const, id: row.agent_fk }]),
];
export const acceptance = (accepted: readonly string[]) => (accepted.length > 0 ? { avisos_acceptats: accepted } : {});

/** Those of ours that an invoice rectifies or substitutes, and how. */
export const lligadesDe = ({ rectifica, substitueix }: FacturaFields): { metode: Metode; ids: readonly number[] } =>
  rectifica
    ? { metode: rectifica.metode, ids: rectifica.factures.flatMap((one) => one.factura_fk ?? []) }
    : { metode: 'F3', ids: substitueix };

export const keepRectificades = ({ db, empresa }: CompanyContext, id: number, fields: FacturaFields): Promise<void> => {
  const { metode, ids } = lligadesDe(fields);
  return replaceRectificades(db, { empresaId: empresa.id, facturaId: id }, metode, ids);
};

export interface DraftOf {
  readonly pressupost_fk?: number | null;
  readonly proforma_fk?: number;
  readonly periodica?: { readonly id: number; readonly data: string };
  readonly accio?: 'crea' | 'duplica';
  readonly copia_de?: string | null;
}

/** A new draft of these fields; gives its id. What is absent starts from the company and the agent. */
export const insertDraft = async (
  context: CompanyContext,
  given: Partial<FacturaFields>,
  of: DraftOf = {},
  acceptats: readonly string[] | undefined = undefined,
): Promise<number> => {
  const { db, empresa, clock } = context;
  const company = await empresaOf(context);
  const receiver = given.agent_fk ? await agentOf(context, given.agent_fk) : null;
  const agent: Agent | null = receiver?.agent ?? null;
  const data = given.data ?? clock.today();
  const whole: FacturaFields = { ...BLANK_FACTURA, data, ...fieldDefaults(company, agent, data), ...given };
  const fields = priced({ ...whole, serie: serieOf(company, whole.tipus, whole.serie).codi });
  await checkDraft(context, fields);
  const treball = fields.treball_fk === null ? null : await treballOf(context, fields.treball_fk);
  const totals = totalsOfFields(fields);
  const accepted = checkAvisos(avisosOf(fields), acceptats);
  const copy = receiver?.copy ?? NO_COPY;
  const now = clock.now();
  const id = await insertFactura(db, {
    ...columnsOf(fields, totals),
    ...copy,
    ...searchColumns(fields, {
      numero: null,
      ordre: '',
      nom: copy.copia_nom,
      nif: copy.copia_nif,
      treball: treball?.codi ?? '',
    }),
    empresa_fk: empresa.id,
    versio: 1,
    estat: 'esborrany',
    situacio: 'esborrany',
    exercici: null,
    numero: null,
    numero_text: null,
    venciment: vencimentOf(fields, totals.total_a_pagar, 0),
    pressupost_fk: of.pressupost_fk ?? null,
    proforma_fk: of.proforma_fk ?? null,
    periodica_fk: of.periodica?.id ?? null,
    periodica_data: of.periodica?.data ?? null,
    heretat: 0,
    cobrat: 0,
    pendent: totals.total_a_pagar,
    garantia_pendent: 0,
    garantia_data: null,
    emesa: null,
    congelada: null,
    anullada: null,
    anullada_motiu: null,
    incobrable_alcat: 0,
    creat: now,
    canviat: now,
  });
  if (lligadesDe(fields).ids.length > 0) await keepRectificades(context, id, fields);
  await recordHistory(context, [
    {
      entitat: 'factura',
      id,
      accio: of.accio ?? 'crea',
      despres: {
        ...fields,
        total: totals.total_a_pagar,
        ...(of.copia_de && { copia_de: of.copia_de }),
        ...acceptance(accepted),
      },
      arrel: arrelsOf(fields),
    },
  ]);
  return id;
};

export const createFactura = async (
  context: CompanyContext,
  ports: FacturaPorts,
  body: z.output<typeof facturaCreateBody>,
): Promise<Factura> => {
  const id = await insertDraft(context, givenFields(body) as Partial<FacturaFields>, {}, body.avisos_acceptats);
  return getFactura(context, ports, id);
};

const updateDraft = async (
  context: CompanyContext,
  row: FacturaRow,
  given: Partial<FacturaFields>,
  acceptats: readonly string[] | undefined,
): Promise<boolean> => {
  const { db, empresa, clock } = context;
  const before = fieldsOf(row);
  const whole: FacturaFields = { ...before, ...given };
  // Of another kind, it goes to that kind's first series unless one is named.
  const serie = given.serie ?? (whole.tipus === before.tipus ? before.serie : '');
  const fields = priced({ ...whole, serie: serieOf(await empresaOf(context), whole.tipus, serie).codi });
  await checkDraft(context, fields);
  const treball = fields.treball_fk === null ? null : await treballOf(context, fields.treball_fk);
  const totals = totalsOfFields(fields);
  const known = new Set(avisosOf(before).map((avis) => avis.codi));
  const accepted = checkAvisos(
    avisosOf(fields).filter((avis) => !known.has(avis.codi)),
    acceptats,
  );
  const kept: AgentCopy = fields.agent_fk === null ? NO_COPY : row;
  const copy =
    fields.agent_fk !== null && fields.agent_fk !== row.agent_fk
      ? (await agentOf(context, fields.agent_fk)).copy
      : kept;
  const { copia, copia_nif, copia_nom, empremta } = copy;
  const changed = await updateFactura(db, row, {
    ...columnsOf(fields, totals),
    copia,
    copia_nif,
    copia_nom,
    empremta,
    ...searchColumns(fields, {
      numero: null,
      ordre: '',
      nom: copia_nom,
      nif: copia_nif,
      treball: treball?.codi ?? '',
    }),
    venciment: vencimentOf(fields, totals.total_a_pagar, 0),
    pendent: totals.total_a_pagar,
    canviat: clock.now(),
  });
  if (!changed) return false;
  if (lligadesDe(fields).ids.length + lligadesDe(before).ids.length > 0)
    await keepRectificades(context, row.id, fields);
  await recordHistory(context, [
    {
      entitat: 'factura',
      id: row.id,
      accio: 'canvia',
      abans: { ...before, total: row.total },
      despres: { ...fields, total: totals.total_a_pagar, ...acceptance(accepted) },
      arrel: [...arrelsOf(fields), ...arrelsOf(row).filter((one) => one.entitat === 'agent')],
    },
  ]);
  return empresa.id === row.empresa_fk;
};

const updateIssued = async (
  context: CompanyContext,
  row: FacturaRow,
  given: Partial<FacturaFields>,
  acceptats: readonly string[] | undefined,
): Promise<boolean> => {
  const before = fieldsOf(row);
  const fields = { ...before, ...given };
  const known = new Set(avisosOf(before).map(({ codi }) => codi));
  const accepted = checkAvisos(
    avisosOf(fields).filter(({ codi }) => !known.has(codi)),
    acceptats,
  );
  if (!vencimentsQuadren(fields.venciments, row.total)) throw fieldFault('venciments', 'venciments_no_sumen');
  const { notes, etiquetes, dades } = columnsOf(fields, JSON.parse(row.totals));
  const changed = await updateFactura(context.db, row, {
    notes,
    etiquetes,
    dades,
    ...searchColumns(fields, {
      numero: row.numero_text,
      ordre: row.numero_ordre,
      nom: row.copia_nom,
      nif: row.copia_nif,
      treball: (await nameOfTreball(context.db, context.empresa.id, row.treball_fk))?.codi ?? '',
    }),
    canviat: context.clock.now(),
  });
  if (!changed) return false;
  await settle(context, row.id);
  await recordHistory(context, [
    {
      entitat: 'factura',
      id: row.id,
      accio: 'canvia',
      abans: { notes: before.notes, etiquetes: before.etiquetes, venciments: before.venciments },
      despres: {
        notes: fields.notes,
        etiquetes: fields.etiquetes,
        venciments: fields.venciments,
        ...(accepted.length > 0 && { avisos_acceptats: accepted }),
      },
      arrel: arrelsOf(row),
    },
  ]);
  return true;
};

export const updateFacturaRecord = async (
  context: CompanyContext,
  ports: FacturaPorts,
  id: number,
  body: z.output<typeof facturaUpdateBody>,
): Promise<Factura> => {
  const row = await holdFactura(context, id);
  const edited = { entitat: 'factura', id } as const;
  const given = givenFields(body) as Partial<FacturaFields>;
  if (row.estat !== 'esborrany' && Object.keys(given).some((key) => !AFTER_ISSUE.has(key)))
    throw new CodedError(409, 'factura_emesa', { params: { numero: row.numero_text ?? '' } });
  await checkVersio(context, edited, body.versio, await presentFactura(context, ports, row));
  const done =
    row.estat === 'esborrany'
      ? await updateDraft(context, row, given, body.avisos_acceptats)
      : await updateIssued(context, row, given, body.avisos_acceptats);
  if (!done) throw await staleVersio(context, edited, await getFactura(context, ports, id));
  return getFactura(context, ports, id);
};

/** Deletes a draft; what was issued stays for ever. */
export const removeFactura = async (context: CompanyContext, id: number): Promise<Desfer> => {
  const { db, empresa } = context;
  const row = await holdFactura(context, id);
  if (row.estat !== 'esborrany')
    throw new CodedError(409, 'factura_emesa', { params: { numero: row.numero_text ?? '' } });
  const contingut: KeptFactura = { row };
  const desfer = await keepDeleted(context, { tipus: 'factura', id, contingut });
  await replaceRectificades(db, { empresaId: empresa.id, facturaId: id }, 'I', []);
  await deleteFactura(db, empresa.id, id);
  await recordHistory(context, [
    { entitat: 'factura', id, accio: 'suprimeix', abans: { ...fieldsOf(row), total: row.total }, arrel: arrelsOf(row) },
  ]);
  return desfer;
};
