import type { z } from 'zod';
import type { Desfer } from '#contract/desfer.ts';
import { showDate } from '#kernel/calendar-date.ts';
import { type Avis, CodedError, notFound } from '#kernel/coded-error.ts';
import { keepDeleted } from '#server/desfer/index.ts';
import type { HistoryRoot } from '#server/historial/store.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { checkAvisos, checkVersio, givenFields, staleVersio } from '#server/http/editing.ts';
import { limitOf } from '#server/http/listing.ts';
import type {
  CobramentItem,
  cobramentCreateBody,
  cobramentQuery,
  cobramentUpdateBody,
} from '../contract/cobraments.ts';
import type { Cobrament, Factura } from '../contract/schemas.ts';
import { cobramentRar, sobrantOf } from '../domain/situacio.ts';
import {
  type CobramentRow,
  deleteCobrament,
  findCobrament,
  findParella,
  insertCobrament,
  pageOfCobraments,
  putBackCobrament,
  updateCobrament,
} from './cobrament-store.ts';
import { avisosOfEfectiu } from './efectiu.ts';
import { fieldsOf } from './fields.ts';
import { listRectificades, listRectificadores } from './part-store.ts';
import type { FacturaPorts } from './ports.ts';
import { presentCobrament } from './present.ts';
import { acceptance, arrelsOf, getFactura, holdFactura } from './service.ts';
import { isReplaced, settleAll } from './settle.ts';
import { type FacturaRow, updateFactura } from './store.ts';
import { checkCobrament } from './tancats.ts';

type Fields = Pick<Cobrament, 'data' | 'total' | 'forma' | 'compte' | 'observacions'>;

/** The invoice, held, if payments of it may be written. */
export const holdCobrable = async (context: CompanyContext, id: number): Promise<FacturaRow> => {
  const row = await holdFactura(context, id);
  if (!['emesa', 'incobrable'].includes(row.estat) || row.tipus === 'proforma')
    throw new CodedError(409, 'factura_no_cobrable');
  if (await isReplaced(context, id)) throw new CodedError(409, 'factura_substituida');
  return row;
};

/** More given back on a credit note than was collected on what it rectifies; what is over the note itself is told apart. */
const avisosOfDevolucio = async (context: CompanyContext, factura: FacturaRow, nou: number, abans: number) => {
  const { db, empresa } = context;
  if (factura.tipus !== 'rectificativa' || factura.total >= 0 || nou >= 0) return [];
  const { rectifica } = fieldsOf(factura);
  if (rectifica?.metode !== 'I' || rectifica.factures.some((one) => one.factura_fk === null)) return [];
  const rectified = await listRectificades(db, empresa.id, [factura.id]);
  const ids = rectified.map((one) => one.id);
  const others = new Map((await listRectificadores(db, empresa.id, ids)).map((one) => [one.id, one]));
  others.delete(factura.id);
  const paidBack = [...others.values()].reduce((sum, one) => sum + Math.max(-one.cobrat, 0), 0);
  const tornat = paidBack + Math.min(abans - nou - factura.cobrat, -factura.total);
  const cobrat = rectified.reduce((sum, one) => sum + one.cobrat + one.heretat, 0);
  return tornat > Math.max(cobrat, 0)
    ? [{ codi: 'devolucio_sense_cobrament', cami: 'total', params: { tornat: tornat / 100, cobrat: cobrat / 100 } }]
    : [];
};

/** A payment of a day to come, or from before its invoice. */
const avisosOfData = (factura: FacturaRow, data: string, today: string): Avis[] => {
  const quan = data > today ? 'futura' : data < factura.data ? 'abans' : null;
  if (quan === null) return [];
  const params = { data: showDate(data), quan, factura: showDate(factura.data) };
  return [{ codi: 'data_cobrament', cami: 'data', params }];
};

/** What is kept back of it, paid or not. */
const garantiaOf = (factura: FacturaRow): number =>
  factura.heretat + factura.cobrat + factura.pendent + factura.garantia_pendent - factura.total;

/** More than is pending, guarantee included, or of the wrong sign, warns: a refund of a credit note is negative as it is. */
const avisosOfTotal = (factura: FacturaRow, nou: number, abans = 0): Avis[] => {
  const cobrat = factura.heretat + factura.cobrat - abans;
  const codi = cobramentRar({ total: factura.total, garantia: garantiaOf(factura), cobrat }, nou);
  if (codi === null) return [];
  const pendent = factura.pendent + factura.garantia_pendent + abans;
  return [{ codi, cami: 'total', params: { import: nou / 100, pendent: pendent / 100 } }];
};

/**
 * What gives back more than was paid over: of an invoice that was rectified whole it is refused, since the rest is given back from
 * what rectifies it; of any other it asks, since a bank may take back a payment whole.
 */
const avisosOfSobrant = (factura: FacturaRow, nou: number, abans = 0): Avis[] => {
  const sobrant = sobrantOf({ total: factura.total, pendent: factura.pendent + abans });
  const sign = factura.total < 0 ? -1 : 1;
  if (nou * sign >= 0 || -nou * sign <= sobrant) return [];
  const params = { import: Math.abs(nou) / 100, sobrant: sobrant / 100 };
  if (factura.situacio === 'rectificada') throw new CodedError(409, 'devolucio_excessiva', { params });
  return sobrant > 0 ? [{ codi: 'devolucio_excessiva', cami: 'total', params }] : [];
};

const fieldsOfCobrament = (row: CobramentRow): Fields => {
  const { data, total, forma, compte, observacions } = presentCobrament(row);
  return { data, total, forma, compte, observacions };
};
const arrels = (factura: FacturaRow): HistoryRoot[] => [{ entitat: 'factura', id: factura.id }, ...arrelsOf(factura)];

/**
 * One that could not be collected and is paid whole after all is so no more; once what paid it is taken away, or lowered, it is so
 * again. Its payments are written and settled.
 */
const revisaIncobrable = async (context: CompanyContext, id: number): Promise<void> => {
  const row = await holdFactura(context, id);
  const pagada = row.pendent + row.garantia_pendent <= 0;
  const [from, to] = pagada ? (['incobrable', 'emesa'] as const) : (['emesa', 'incobrable'] as const);
  if (row.estat !== from || (!pagada && row.incobrable_alcat === 0)) return;
  await updateFactura(context.db, row, {
    estat: to,
    incobrable_alcat: pagada ? 1 : 0,
    canviat: context.clock.now(),
  });
  await settleAll(context, id);
  await recordHistory(context, [
    {
      entitat: 'factura',
      id,
      accio: 'canvia',
      abans: { estat: from },
      despres: { estat: to },
      arrel: arrelsOf(row),
    },
  ]);
};

export const createCobrament = async (
  context: CompanyContext,
  ports: FacturaPorts,
  facturaId: number,
  body: z.output<typeof cobramentCreateBody>,
): Promise<Factura> => {
  const { db, empresa, clock } = context;
  const factura = await holdCobrable(context, facturaId);
  const given = givenFields(body);
  if (given.total === undefined && factura.pendent === 0) throw new CodedError(409, 'res_pendent');
  const { forma_pagament, iban } = fieldsOf(factura);
  const forma = given.forma ?? forma_pagament;
  const fields: Fields = {
    data: clock.today(),
    total: factura.pendent,
    compte: forma === 'transferencia' || forma === 'domiciliacio' ? iban : '',
    observacions: '',
    ...given,
    forma,
  };
  await checkCobrament(context, factura, [fields.data]);
  const accepted = checkAvisos(
    [
      ...avisosOfTotal(factura, fields.total),
      ...avisosOfSobrant(factura, fields.total),
      ...(await avisosOfDevolucio(context, factura, fields.total, 0)),
      ...avisosOfData(factura, fields.data, clock.today()),
      ...(await avisosOfEfectiu(context, factura, fields)),
    ],
    body.avisos_acceptats,
  );
  const now = clock.now();
  const id = await insertCobrament(db, {
    ...fields,
    empresa_fk: empresa.id,
    factura_fk: facturaId,
    parella_fk: null,
    versio: 1,
    creat: now,
    canviat: now,
  });
  await settleAll(context, facturaId);
  if (factura.estat === 'incobrable') await revisaIncobrable(context, facturaId);
  await recordHistory(context, [
    {
      entitat: 'cobrament',
      id,
      accio: 'cobra',
      despres: { ...fields, ...acceptance(accepted) },
      arrel: arrels(factura),
    },
  ]);
  return getFactura(context, ports, facturaId);
};

const findRow = async (context: CompanyContext, facturaId: number, id: number): Promise<CobramentRow> => {
  const row = await findCobrament(context.db, context.empresa.id, facturaId, id);
  if (!row) throw notFound();
  return row;
};

export const updateCobramentRecord = async (
  context: CompanyContext,
  ports: FacturaPorts,
  { facturaId, id }: { readonly facturaId: number; readonly id: number },
  body: z.output<typeof cobramentUpdateBody>,
): Promise<Factura> => {
  const { db, clock } = context;
  const factura = await holdCobrable(context, facturaId);
  const row = await findRow(context, facturaId, id);
  const edited = { entitat: 'cobrament', id } as const;
  await checkVersio(context, edited, body.versio, presentCobrament(row));
  const before = fieldsOfCobrament(row);
  const fields: Fields = { ...before, ...givenFields(body) };
  if (row.parella_fk !== null && (fields.total !== before.total || fields.forma !== before.forma))
    throw new CodedError(409, 'cobrament_compensat', { params: { numero: row.observacions } });
  if (fields.data !== before.data || fields.total !== before.total)
    await checkCobrament(context, factura, [before.data, fields.data]);
  const accepted = checkAvisos(
    [
      ...(fields.total === before.total
        ? []
        : [
            ...avisosOfTotal(factura, fields.total, before.total),
            ...avisosOfSobrant(factura, fields.total, before.total),
            ...(await avisosOfDevolucio(context, factura, fields.total, before.total)),
          ]),
      ...(fields.data === before.data ? [] : avisosOfData(factura, fields.data, clock.today())),
      // What it was kept over already is not asked again.
      ...(fields.forma === before.forma ? [] : await avisosOfEfectiu(context, factura, fields)),
    ],
    body.avisos_acceptats,
  );
  if (!(await updateCobrament(db, row, { ...fields, canviat: clock.now() })))
    throw await staleVersio(context, edited, presentCobrament(await findRow(context, facturaId, id)));
  await settleAll(context, facturaId);
  if (factura.estat === 'incobrable' || factura.incobrable_alcat === 1) await revisaIncobrable(context, facturaId);
  await recordHistory(context, [
    {
      ...edited,
      accio: 'canvia',
      abans: { ...before },
      despres: { ...fields, ...acceptance(accepted) },
      arrel: arrels(factura),
    },
  ]);
  return getFactura(context, ports, facturaId);
};

/** A deleted payment, with what was collected beside it, and the one that it was set against. */
interface KeptCobrament {
  readonly row: CobramentRow;
  readonly altres: number;
  /** Its invoice was one that could not be collected, until it was paid whole. */
  readonly alcat?: boolean;
  readonly parella?: Omit<KeptCobrament, 'parella'>;
}

/**
 * Brings a deleted payment back where its invoice still takes it. What came in meanwhile may leave no room for it: nobody
 * is there to be asked, so that more than is pending is refused, unless it was so already when it was deleted.
 */
export const bringBackCobrament = async (context: CompanyContext, kept: KeptCobrament): Promise<void> => {
  // Newest first, as they are held by whatever settles them.
  const both = [kept, ...(kept.parella ? [kept.parella] : [])].sort((a, b) => b.row.factura_fk - a.row.factura_fk);
  for (const one of both) await holdCobrable(context, one.row.factura_fk);
  for (const one of both) await bringBackOne(context, one);
};

const bringBackOne = async (context: CompanyContext, { row, altres, alcat }: KeptCobrament): Promise<void> => {
  const factura = await holdCobrable(context, row.factura_fk);
  await checkCobrament(context, factura, [row.data]);
  const now = factura.heretat + factura.cobrat;
  const asked = { total: factura.total, garantia: garantiaOf(factura), cobrat: now };
  if (now !== altres && cobramentRar(asked, row.total) === 'cobrament_excessiu')
    throw new CodedError(409, 'desfer_cobrament_excessiu', {
      params: { import: row.total / 100, pendent: (factura.pendent + factura.garantia_pendent) / 100 },
    });
  await putBackCobrament(context.db, row);
  await settleAll(context, row.factura_fk);
  // What is set off collects nothing: it takes the mark away only where it was away with it.
  if (factura.estat === 'incobrable' && (alcat || row.parella_fk === null))
    await revisaIncobrable(context, row.factura_fk);
  await recordHistory(context, [
    {
      entitat: 'cobrament',
      id: row.id,
      accio: 'recupera',
      despres: { data: row.data, total: row.total },
      arrel: arrels(factura),
    },
  ]);
};

export const removeCobrament = async (context: CompanyContext, facturaId: number, id: number): Promise<Desfer> => {
  const { db, empresa } = context;
  const seen = await findCobrament(db, empresa.id, facturaId, id);
  const against = seen ? await findParella(db, seen) : undefined;
  const ids = [facturaId, ...(against ? [against.factura_fk] : [])].sort((a, b) => b - a);
  const held = new Map<number, FacturaRow>();
  for (const one of ids) held.set(one, await holdCobrable(context, one));
  const row = await findRow(context, facturaId, id);
  const parella = await findParella(db, row);
  const kept: KeptCobrament[] = [];
  for (const one of [row, ...(parella ? [parella] : [])]) {
    const factura = held.get(one.factura_fk) ?? (await holdCobrable(context, one.factura_fk));
    await checkCobrament(context, factura, [one.data]);
    kept.push({
      row: one,
      altres: factura.heretat + factura.cobrat - one.total,
      alcat: factura.incobrable_alcat === 1,
    });
  }
  const [own, other] = kept as [KeptCobrament, KeptCobrament?];
  const desfer = await keepDeleted(context, {
    tipus: 'cobrament',
    id,
    contingut: { ...own, ...(other && { parella: other }) } satisfies KeptCobrament,
  });
  for (const { row: one } of kept) {
    const factura = held.get(one.factura_fk);
    await deleteCobrament(db, empresa.id, one.id);
    await settleAll(context, one.factura_fk);
    if (factura?.incobrable_alcat === 1) await revisaIncobrable(context, one.factura_fk);
    await recordHistory(context, [
      {
        entitat: 'cobrament',
        id: one.id,
        accio: 'suprimeix',
        abans: { ...fieldsOfCobrament(one) },
        ...(factura && { arrel: arrels(factura) }),
      },
    ]);
  }
  return desfer;
};

export const listAllCobraments = async ({ db, empresa }: CompanyContext, query: z.output<typeof cobramentQuery>) => {
  const { total, suma, rows } = await pageOfCobraments(db, empresa.id, query);
  const items = rows.map(
    (row): CobramentItem => ({
      ...presentCobrament(row),
      factura: { id: row.factura_fk, numero: row.numero_text ?? '' },
      agent: row.agent_fk === null ? null : { id: row.agent_fk, nom: row.copia_nom },
    }),
  );
  return { total, offset: query.offset, limit: limitOf(query), items, suma };
};
