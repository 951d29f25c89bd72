import type { z } from 'zod';
import { clauOfSerie } from '#areas/empresa/domain/series.ts';
import { composeNumero } from '#areas/fiscal/domain/numero.ts';
import { checkTreball } from '#areas/treball/server/index.ts';
import { addDays, dayNumber, yearOf } from '#kernel/calendar-date.ts';
import { CodedError, type FieldFault, fieldFault, invalid } from '#kernel/coded-error.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { checkAvisos } from '#server/http/editing.ts';
import type { pressupostRoutes } from '../contract/routes.ts';
import type { Pressupost, PressupostFields, Resposta } from '../contract/schemas.ts';
import { fitesFault } from '../domain/fites.ts';
import { readComptador, takeNumero } from './comptador-store.ts';
import { composeEmes, refrozen } from './emes.ts';
import { fieldsOf, fitesOf, totalsOfFields } from './fields.ts';
import type { PressupostPorts } from './ports.ts';
import {
  checkStale,
  empresaOf,
  getPressupost,
  holdPressupost,
  insertDraft,
  loadPressupost,
  writeRow,
  writtenColumns,
} from './service.ts';
import { listRevisions, type PressupostRow, updatePressupost } from './store.ts';

type Body<Name extends keyof typeof pressupostRoutes> = z.output<NonNullable<(typeof pressupostRoutes)[Name]['body']>>;

const rootOf = (row: Pick<PressupostRow, 'treball_fk'>) =>
  row.treball_fk === null ? {} : { arrel: { entitat: 'treball' as const, id: row.treball_fk } };

/** The series of quotations of a code; empty: the company's first. */
const serieOf = async (context: CompanyContext, codi: string) => {
  const own = (await empresaOf(context)).series.filter((one) => one.tipus === 'pressupost');
  const serie = codi === '' ? own[0] : own.find((one) => one.codi === codi);
  if (!serie)
    throw codi === ''
      ? fieldFault('serie', 'serie_del_tipus_falta')
      : fieldFault('serie', 'serie_desconeguda', { serie: codi });
  return serie;
};

/** The number that the next one would get. */
export const nextNumero = async (
  context: CompanyContext,
  given: { serie?: string | undefined; exercici?: number | undefined },
) => {
  const serie = await serieOf(context, given.serie ?? '');
  const exercici = given.exercici ?? yearOf(context.clock.today());
  const numero = (await readComptador(context.db, clauOfSerie(context.empresa.id, serie, exercici))) + 1;
  return {
    serie: serie.codi,
    exercici,
    numero,
    text: composeNumero(serie.format, { serie: serie.codi, exercici, numero }),
  };
};

/** What a quotation lacks to be sent, all of it at once. */
const checkWhole = (fields: PressupostFields, today: string): void => {
  const faults: FieldFault[] = [];
  if (fields.agent_fk === null) faults.push({ cami: 'agent_fk', codi: 'obligatori' });
  if (!fields.linies.some((linia) => linia.tipus !== 'capitol' && !linia.opcio))
    faults.push({ cami: 'linies', codi: 'pressupost_sense_linies' });
  fields.linies.forEach((linia, place) => {
    if (linia.tipus === 'linia' && linia.iva_fk === null)
      faults.push({ cami: `linies.${place}.iva_fk`, codi: 'iva_obligatori' });
    if (linia.concepte === '') faults.push({ cami: `linies.${place}.concepte`, codi: 'obligatori' });
  });
  if (fields.validesa !== null && fields.validesa < today) faults.push({ cami: 'validesa', codi: 'validesa_passada' });
  const fault = fitesFault(fields);
  if (fault) faults.push({ cami: 'fites', codi: fault });
  if (faults.length > 0) throw invalid(faults);
};

/** The number of a draft: its own where it is a new version, else the next one of its series. */
const numberOf = async (context: CompanyContext, row: PressupostRow) => {
  if (row.numero !== null)
    return {
      numero: row.numero,
      numero_text: row.numero_text,
      exercici: row.exercici,
      serie: row.serie,
      ordre: row.numero_ordre,
    };
  const serie = await serieOf(context, row.serie);
  const exercici = yearOf(row.data);
  const numero = await takeNumero(context.db, clauOfSerie(context.empresa.id, serie, exercici));
  return {
    numero,
    numero_text: composeNumero(serie.format, { serie: serie.codi, exercici, numero }),
    exercici,
    serie: serie.codi,
    ordre: `${serie.codi} ${exercici} ${String(numero).padStart(10, '0')}`,
  };
};

/** Gives the number and holds the quotation as sent; the version that it takes the place of is kept as replaced. */
export const sendOut = async (
  context: CompanyContext,
  ports: PressupostPorts,
  id: number,
  body: Body<'emetre'>,
): Promise<Pressupost> => {
  const row = await holdPressupost(context, id);
  await checkStale(context, ports, row, body.versio);
  if (row.estat !== 'esborrany') throw new CodedError(409, 'pressupost_enviat');
  const fields = fieldsOf(row);
  checkWhole(fields, context.clock.today());
  // While this version was written, the client may have said yes to the one before.
  for (const other of await listRevisions(context.db, row)) {
    const now = other.id === id ? row : await holdPressupost(context, other.id);
    if (now.estat === 'acceptat') throw new CodedError(409, 'pressupost_versio_acceptada');
  }
  const { ordre, ...numbered } = await numberOf(context, row);
  const before = { fites: row.fites, numero_text: numbered.numero_text, numero_ordre: ordre };
  await writeRow(context, ports, row, {
    ...(await writtenColumns(context, { ...fields, serie: numbered.serie }, before, row)),
    ...numbered,
    estat: 'enviat',
    enviat: context.clock.now(),
    congelat: JSON.stringify(
      await composeEmes(context, row, {
        serie: numbered.serie,
        numero: numbered.numero_text,
        exercici: numbered.exercici,
        enviat: true,
      }),
    ),
  });
  const sent = await loadPressupost(context, id);
  for (const other of await listRevisions(context.db, sent))
    if (other.id !== id && other.estat !== 'substituit')
      // Its link stays known: it says that there is a newer one.
      await updatePressupost(context.db, other, { estat: 'substituit', canviat: context.clock.now() });
  await recordHistory(context, [
    {
      entitat: 'pressupost',
      id,
      accio: 'envia',
      despres: { numero: numbered.numero_text, revisio: row.revisio },
      ...rootOf(row),
    },
  ]);
  return getPressupost(context, ports, id);
};

/** Dates of a copy made today: it stands for as many days as the first one did. */
const datedToday = (fields: PressupostFields, today: string): PressupostFields => ({
  ...fields,
  data: today,
  validesa:
    fields.validesa === null ? null : addDays(today, Math.max(0, dayNumber(fields.validesa) - dayNumber(fields.data))),
});

/** A draft of the next version of what was sent. */
export const makeVersion = async (context: CompanyContext, ports: PressupostPorts, id: number): Promise<Pressupost> => {
  const row = await holdPressupost(context, id);
  const revisions = await listRevisions(context.db, row);
  const last = revisions.at(-1) ?? row;
  if (!['enviat', 'rebutjat'].includes(row.estat) || last.id !== row.id)
    throw new CodedError(409, 'pressupost_no_versionable');
  const { serie, exercici, numero, numero_text, numero_ordre } = row;
  const made = await insertDraft(
    context,
    datedToday(fieldsOf(row), context.clock.today()),
    { versio_de: `${numero_text ?? ''} v${row.revisio}` },
    { serie, exercici, numero, numero_text, numero_ordre, revisio: row.revisio + 1 },
  );
  return getPressupost(context, ports, made);
};

/** A new quotation of today with the same lines. */
export const duplicatePressupost = async (
  context: CompanyContext,
  ports: PressupostPorts,
  id: number,
): Promise<Pressupost> => {
  const row = await loadPressupost(context, id);
  const fields = { ...datedToday(fieldsOf(row), context.clock.today()), notes: '' };
  return getPressupost(context, ports, await insertDraft(context, fields, { copia_de: row.numero_text ?? row.titol }));
};

/** Whether the client may still answer. */
const waits = (row: PressupostRow): void => {
  if (row.estat !== 'enviat') throw new CodedError(409, 'pressupost_no_esperava');
};

/**
 * The client's yes: options that were taken become lines, a work is opened or tied, and what was answered is kept. `row` is
 * held by the caller's transaction.
 */
export const acceptRow = async (
  context: CompanyContext,
  ports: PressupostPorts,
  row: PressupostRow,
  answer: { readonly resposta: Resposta; readonly treball: 'nou' | 'cap' | number },
): Promise<void> => {
  waits(row);
  const fields = fieldsOf(row);
  const options = new Set(fields.linies.filter((linia) => linia.opcio).map((linia) => linia.clau));
  const unknown = answer.resposta.opcions.find((clau) => !options.has(clau));
  if (unknown !== undefined) throw fieldFault('opcions', 'registre_desconegut');
  const taken = new Set(answer.resposta.opcions);
  const linies = fields.linies.map((linia) => (taken.has(linia.clau) ? { ...linia, opcio: false } : linia));
  let treball = fields.treball_fk;
  if (typeof answer.treball === 'number') treball = answer.treball;
  else if (answer.treball === 'nou' && treball === null && row.agent_fk !== null)
    treball = await ports.openTreball(context, { nom: row.titol || row.copia_nom, promotor: row.agent_fk });
  const accepted = { ...fields, linies, treball_fk: treball };
  await writeRow(context, ports, row, {
    ...(await writtenColumns(context, accepted, row, row)),
    estat: 'acceptat',
    congelat: await refrozen(context, row, accepted),
    resposta: JSON.stringify(answer.resposta),
  });
  const { nom, text, per } = answer.resposta;
  await recordHistory(context, [
    {
      entitat: 'pressupost',
      id: row.id,
      accio: 'accepta',
      despres: {
        resposta_nom: nom,
        resposta_text: text,
        resposta_per: per,
        total: totalsOfFields(accepted).total_factura,
      },
      ...(treball !== null && { arrel: { entitat: 'treball', id: treball } }),
    },
  ]);
};
/** The client's no. */
export const refuseRow = async (
  context: CompanyContext,
  ports: PressupostPorts,
  row: PressupostRow,
  resposta: Resposta,
): Promise<void> => {
  waits(row);
  await writeRow(context, ports, row, { estat: 'rebutjat', resposta: JSON.stringify(resposta) });
  const { nom, text, per } = resposta;
  await recordHistory(context, [
    {
      entitat: 'pressupost',
      id: row.id,
      accio: 'rebutja',
      despres: { resposta_nom: nom, resposta_text: text, resposta_per: per },
      ...rootOf(row),
    },
  ]);
};

const fromOffice = (
  context: CompanyContext,
  acceptat: boolean,
  body: { readonly nom: string; readonly text: string; readonly opcions?: readonly string[] },
): Resposta => ({
  acceptat,
  quan: context.clock.now(),
  per: 'oficina',
  nom: body.nom || context.caller.nom,
  text: body.text,
  ip: '',
  opcions: [...(body.opcions ?? [])],
});

export const acceptPressupost = async (
  context: CompanyContext,
  ports: PressupostPorts,
  id: number,
  body: Body<'accept'>,
): Promise<Pressupost> => {
  const row = await holdPressupost(context, id);
  await checkStale(context, ports, row, body.versio);
  waits(row);
  const late = row.validesa !== null && row.validesa < context.clock.today();
  if (typeof body.treball === 'number')
    await checkTreball(context, body.treball).catch((error: unknown) => {
      if (!(error instanceof CodedError) || error.status !== 404) throw error;
      throw fieldFault('treball', 'registre_desconegut');
    });
  checkAvisos(late ? [{ codi: 'pressupost_caducat', cami: '' }] : [], body.avisos_acceptats);
  await acceptRow(context, ports, row, { resposta: fromOffice(context, true, body), treball: body.treball });
  return getPressupost(context, ports, id);
};

export const refusePressupost = async (
  context: CompanyContext,
  ports: PressupostPorts,
  id: number,
  body: Body<'refuse'>,
): Promise<Pressupost> => {
  const row = await holdPressupost(context, id);
  await checkStale(context, ports, row, body.versio);
  await refuseRow(context, ports, row, fromOffice(context, false, body));
  return getPressupost(context, ports, id);
};

/** Takes an answer back while nothing is invoiced: it waits for the client again. A work that it opened stays. */
export const reopenPressupost = async (
  context: CompanyContext,
  ports: PressupostPorts,
  id: number,
  body: Body<'reopen'>,
): Promise<Pressupost> => {
  const row = await holdPressupost(context, id);
  await checkStale(context, ports, row, body.versio);
  const last = (await listRevisions(context.db, row)).at(-1);
  const invoices = fitesOf(row).flatMap(({ factura_fk }) => (factura_fk === null ? [] : [factura_fk]));
  const invoiced = (await ports.factures.named(context.db, context.empresa.id, invoices)).size > 0;
  if (!['acceptat', 'rebutjat'].includes(row.estat) || invoiced || last?.id !== row.id)
    throw new CodedError(409, 'pressupost_no_respost');
  const taken = new Set(row.resposta === null ? [] : (JSON.parse(row.resposta) as Resposta).opcions);
  const fields = fieldsOf(row);
  const linies = fields.linies.map((linia) => (taken.has(linia.clau) ? { ...linia, opcio: true } : linia));
  const waiting = { ...fields, linies };
  await writeRow(context, ports, row, {
    ...(await writtenColumns(context, waiting, row, row)),
    estat: 'enviat',
    congelat: await refrozen(context, row, waiting),
    resposta: null,
  });
  await recordHistory(context, [{ entitat: 'pressupost', id, accio: 'reobre', ...rootOf(row) }]);
  return getPressupost(context, ports, id);
};
