import type { z } from 'zod';
import { holdPerBe, taulesDeBens, writeBe } from '#areas/despesa/server/index.ts';
import { checkObert } from '#areas/empresa/server/index.ts';
import { numerosOf } from '#areas/factura/server/index.ts';
import type { Desfer } from '#contract/desfer.ts';
import { yearOf } from '#kernel/calendar-date.ts';
import { type Avis, CodedError, fieldFault, notFound } from '#kernel/coded-error.ts';
import { foldWords } from '#kernel/fold.ts';
import { diesDeTrimestre } from '#kernel/trimestre.ts';
import { asFlag } from '#server/database/tables.ts';
import { keepDeleted } from '#server/desfer/index.ts';
import { type HistoryRoot, recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { checkAvisos, checkVersio, givenFields, staleVersio } from '#server/http/editing.ts';
import type { BeInversio, beBaixaBody, beCreateBody, beUpdateBody } from '../contract/schemas.ts';
import { escritDesDe } from '../domain/canvi-taula.ts';
import { type BeFields, baixaOf, escritsOf, fieldsOf, sumableOf, trimestresCanviats } from './be.ts';
import { presentBe } from './present.ts';
import { avisosDeCanvi, avisosOf, faultsDeCanvi, ownFaults, refuse, tancatAvisos } from './rules.ts';
import { type BeColumns, type BeRow, deleteBe, findBe, insertBe, lockBe, updateBe } from './store.ts';

const arrelsOf = (row: Pick<BeRow, 'despesa_fk'>): HistoryRoot[] =>
  row.despesa_fk === null ? [] : [{ entitat: 'despesa', id: row.despesa_fk }];
const todayOf = ({ clock }: CompanyContext): number => yearOf(clock.today());

export const loadBe = async ({ db, empresa }: CompanyContext, id: number): Promise<BeRow> => {
  const row = await findBe(db, empresa.id, id);
  if (!row) throw notFound();
  return row;
};
const holdBe = async ({ db, database, empresa }: CompanyContext, id: number): Promise<BeRow> => {
  const row = await lockBe(db, database.engine, empresa.id, id);
  if (!row) throw notFound();
  return row;
};

/** Columns of what was written; `derivat` is the price where none was. */
export const columnsOf = (fields: BeFields, derivat: number) =>
  ({
    descripcio: fields.descripcio,
    identificador: fields.identificador,
    tipus_be: fields.tipus_be,
    fila: fields.fila,
    data_inici: fields.data_inici,
    valor: fields.valor ?? derivat,
    valor_dit: fields.valor,
    valor_residual: fields.valor_residual,
    percentatge: fields.percentatge,
    metode: fields.metode,
    usat: asFlag(fields.usat),
    amortitzat_abans: fields.amortitzat_abans,
    exercici_inicial: fields.exercici_inicial,
    observacions: fields.observacions,
    cerca: foldWords(fields.descripcio, fields.identificador, fields.observacions),
  }) satisfies Partial<BeColumns>;

const AMORTITZACIO_TOTAL = '01';
/** No percentage after the first. */
export const CAP = '[]';
export const SENSE_BAIXA = {
  baixa_data: null,
  baixa_causa: null,
  baixa_import: null,
  baixa_factura_fk: null,
} as const;

export const getBe = async (context: CompanyContext, id: number, exercici?: number): Promise<BeInversio> =>
  presentBe(context, await loadBe(context, id), exercici ?? todayOf(context));

/** Where some was written off before, and nobody says since when it is here: since this year. */
const withStart = (context: CompanyContext, fields: BeFields): BeFields => {
  if (fields.amortitzat_abans === 0 && fields.exercici_inicial === null) return fields;
  const from = fields.exercici_inicial ?? Math.max(todayOf(context), yearOf(fields.data_inici));
  return { ...fields, exercici_inicial: from };
};

const dates = (context: CompanyContext, day: string, cami: string): Avis[] =>
  day > context.clock.today() ? [{ codi: 'data_futura', cami }] : [];

export const createBe = async (context: CompanyContext, body: z.output<typeof beCreateBody>): Promise<BeInversio> => {
  const { db, empresa, clock } = context;
  const { avisos_acceptats, ...given } = body;
  const fields = withStart(context, {
    identificador: '',
    fila: null,
    valor_residual: 0,
    metode: '01',
    usat: false,
    amortitzat_abans: 0,
    exercici_inicial: null,
    observacions: '',
    ...(givenFields(given) as typeof given),
  } as BeFields);
  const columns = columnsOf(fields, 0);
  const be = sumableOf({ ...columns, ...SENSE_BAIXA, percentatges: CAP }, await taulesDeBens(db, empresa.id));
  refuse(ownFaults(be, fields, todayOf(context)));
  const accepted = checkAvisos(
    [...(await avisosOf(context, null, be, fields, 0)), ...dates(context, fields.data_inici, 'data_inici')],
    avisos_acceptats,
  );
  const now = clock.now();
  const id = await insertBe(db, {
    ...columns,
    ...SENSE_BAIXA,
    empresa_fk: empresa.id,
    versio: 1,
    despesa_fk: null,
    clau: null,
    percentatges: CAP,
    creat: now,
    canviat: now,
  });
  await recordHistory(context, [
    {
      entitat: 'be_inversio',
      id,
      accio: 'crea',
      despres: { ...fields, ...(accepted.length > 0 && { avisos_acceptats: accepted }) },
    },
  ]);
  return getBe(context, id);
};

/**
 * What a change says of the percentage and its row: from the start of its use, in place of all that was written; or from an exercise
 * on, which leaves as they are those before it.
 */
const percentatgesOf = (
  row: BeRow,
  fields: BeFields,
  given: Partial<Pick<BeFields, 'fila' | 'percentatge'>>,
  desDe: number | undefined,
) => {
  const first = { fila: row.fila, percentatge: row.percentatge };
  // Whoever writes back what was read says nothing of it.
  const same = (given.percentatge ?? first.percentatge) === first.percentatge && fields.fila === first.fila;
  if (desDe === undefined && same) return { fields, escrits: escritsOf(row), canvi: null };
  const last = escritsOf(row).at(-1) ?? first;
  const said = {
    fila: given.fila === undefined ? last.fila : given.fila,
    percentatge: given.percentatge ?? last.percentatge,
  };
  const start = fields.exercici_inicial ?? yearOf(fields.data_inici);
  if (desDe === undefined || desDe <= start) return { fields: { ...fields, ...said }, escrits: [], canvi: null };
  const canvi = { des_de: desDe, ...said };
  return { fields: { ...fields, ...first }, escrits: escritDesDe(first, escritsOf(row), canvi), canvi };
};

export const updateBeRecord = async (
  context: CompanyContext,
  id: number,
  body: z.output<typeof beUpdateBody>,
): Promise<BeInversio> => {
  const { db, empresa, clock } = context;
  // The expense is held first, as whoever writes it does: two orders would wait for each other.
  const { despesa_fk } = await loadBe(context, id);
  if (despesa_fk !== null) await holdPerBe(context, despesa_fk);
  const row = await holdBe(context, id);
  const edited = { entitat: 'be_inversio', id } as const;
  await checkVersio(context, edited, body.versio, await presentBe(context, row, todayOf(context)));
  const before = fieldsOf(row);
  const { avisos_acceptats, des_de, ...rest } = body;
  const given = givenFields(rest) as Partial<BeFields>;
  const { fields, escrits, canvi } = percentatgesOf(row, withStart(context, { ...before, ...given }), given, des_de);
  if (row.despesa_fk === null && fields.valor === null) throw fieldFault('valor', 'obligatori');
  const { amortitzat_abans: _abans, exercici_inicial: _inicial, observacions: _observacions, ...deLinia } = fields;
  const derivat =
    row.despesa_fk === null || row.clau === null
      ? row.valor
      : await writeBe(context, row.despesa_fk, row.clau, deLinia);
  const columns = { ...columnsOf(fields, derivat), percentatges: JSON.stringify(escrits) };
  const taules = await taulesDeBens(db, empresa.id);
  const [was, be] = [sumableOf(row, taules), sumableOf({ ...row, ...columns }, taules)];
  refuse([...ownFaults(be, fields, todayOf(context)), ...(canvi ? faultsDeCanvi(be, fields, canvi) : [])]);
  const known = new Set((await avisosOf(context, was, was, before, id)).map(({ codi }) => codi));
  const fresh = [
    ...(await avisosOf(context, was, be, fields, id)).filter(({ codi }) => codi === 'be_tancat' || !known.has(codi)),
    ...(canvi ? await avisosDeCanvi(context, be, fields, canvi) : []),
  ];
  const accepted = checkAvisos(fresh, avisos_acceptats);
  if (!(await updateBe(db, row, { ...columns, canviat: clock.now() })))
    throw await staleVersio(context, edited, await getBe(context, id));
  await recordHistory(context, [
    {
      entitat: 'be_inversio',
      id,
      accio: 'canvia',
      abans: { ...before, ...(canvi && escritsOf(row).at(-1)) },
      despres: { ...fields, ...canvi, ...(accepted.length > 0 && { avisos_acceptats: accepted }) },
      arrel: arrelsOf(row),
    },
  ]);
  return getBe(context, id);
};

export const setBaixa = async (
  context: CompanyContext,
  id: number,
  { versio, baixa, avisos_acceptats }: z.output<typeof beBaixaBody>,
): Promise<BeInversio> => {
  const { db, empresa, clock } = context;
  const row = await holdBe(context, id);
  const edited = { entitat: 'be_inversio', id } as const;
  await checkVersio(context, edited, versio, await presentBe(context, row, todayOf(context)));
  if (baixa && baixa.data < row.data_inici) throw fieldFault('baixa.data', 'baixa_abans_de_l_us');
  // What was sold is a sale: only of that do the books carry the invoice, and income tax its gain.
  if (baixa?.causa === AMORTITZACIO_TOTAL && (baixa.factura_fk !== null || baixa.import !== 0))
    throw fieldFault(baixa.factura_fk === null ? 'baixa.import' : 'baixa.factura_fk', 'baixa_total_venuda');
  if (baixa && baixa.import < 0) throw fieldFault('baixa.import', 'import_negatiu');
  if (baixa?.factura_fk != null) {
    const numeros = await numerosOf(db, empresa.id, [baixa.factura_fk]);
    if (!numeros.get(baixa.factura_fk)) throw fieldFault('baixa.factura_fk', 'factura_desconeguda');
  }
  await checkObert(context, [row.baixa_data, baixa?.data ?? null]);
  const columns = baixa
    ? {
        baixa_data: baixa.data,
        baixa_causa: baixa.causa,
        baixa_import: baixa.import,
        baixa_factura_fk: baixa.factura_fk,
      }
    : SENSE_BAIXA;
  const taules = await taulesDeBens(db, empresa.id);
  const accepted = checkAvisos(
    [
      ...(baixa ? dates(context, baixa.data, 'baixa.data') : []),
      ...(baixa?.causa === '02' && baixa.factura_fk === null
        ? [{ codi: 'venda_sense_factura', cami: 'baixa.factura_fk' }]
        : []),
      ...(await tancatAvisos(context, sumableOf(row, taules), sumableOf({ ...row, ...columns }, taules), 'baixa.data')),
    ],
    avisos_acceptats,
  );
  if (!(await updateBe(db, row, { ...columns, canviat: clock.now() })))
    throw await staleVersio(context, edited, await getBe(context, id));
  const { resultat: _was, ...was } = baixaOf(row) ?? { resultat: 0 };
  await recordHistory(context, [
    {
      entitat: 'be_inversio',
      id,
      accio: baixa ? 'finalitza' : 'reobre',
      abans: { baixa: baixaOf(row) === null ? null : was },
      despres: { baixa, ...(accepted.length > 0 && { avisos_acceptats: accepted }) },
      arrel: arrelsOf(row),
    },
  ]);
  return getBe(context, id);
};

/** Refuses what would take away what was written off in a quarter that is closed. */
export const checkAnys = async (context: CompanyContext, row: BeRow): Promise<void> => {
  const taules = await taulesDeBens(context.db, context.empresa.id);
  await checkObert(context, [
    ...trimestresCanviats(sumableOf(row, taules), null).map((one) => diesDeTrimestre(one).final),
    row.baixa_data,
  ]);
};

export const removeBe = async (context: CompanyContext, id: number): Promise<Desfer> => {
  const { db, empresa } = context;
  const row = await holdBe(context, id);
  if (row.despesa_fk !== null) throw new CodedError(409, 'be_de_despesa', { params: { nom: row.descripcio } });
  await checkAnys(context, row);
  const desfer = await keepDeleted(context, { tipus: 'be_inversio', id, contingut: row });
  await deleteBe(db, empresa.id, id);
  await recordHistory(context, [{ entitat: 'be_inversio', id, accio: 'suprimeix', abans: { ...fieldsOf(row) } }]);
  return desfer;
};
