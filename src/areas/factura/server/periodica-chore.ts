import { randomUUID } from 'node:crypto';
import { valuesOfEmpresa } from '#areas/empresa/server/index.ts';
import { addDays } from '#kernel/calendar-date.ts';
import { CodedError, fieldFault } from '#kernel/coded-error.ts';
import type { Database } from '#server/database/database.ts';
import type { Executor } from '#server/database/tables.ts';
import type { Chore } from '#server/housekeeping.ts';
import { dayOf } from '#server/http/clock.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { Translate } from '#server/http/texts.ts';
import { escritsDe } from '../domain/marques.ts';
import { type Periodicitat, properaOf } from '../domain/periodes.ts';
import type { EnviaPorts } from './adjunts.ts';
import { emetFactura } from './emetre.ts';
import { type CartaFactura, enviaPerSiSola, preparaCarta, proposaEnviament } from './envia.ts';
import { insertPerEnviar } from './part-store.ts';
import {
  listDue,
  listPerEnviar,
  listToIssue,
  lockPeriodica,
  type PeriodicaRow,
  setProgress,
} from './periodica-store.ts';
import { plantillaOf } from './periodiques.ts';
import type { FacturaPorts } from './ports.ts';
import { agentOf } from './rules.ts';
import { insertDraft, loadFactura } from './service.ts';

/** Nobody: what the program does by itself. */
const PROGRAM = 0;

interface Parts {
  readonly database: Database;
  readonly ports: FacturaPorts;
  /** What issued invoices are sent with. */
  readonly envia: EnviaPorts;
  readonly translate: Translate;
}

/** The program at work in a company at an instant; its day is the office's. */
const contextOf = async (
  { database, translate }: Parts,
  db: Executor,
  empresaId: number,
  now: string,
): Promise<CompanyContext | null> => {
  const empresa = await valuesOfEmpresa(db, empresaId);
  if (!empresa || empresa.baixa) return null;
  const language = empresa.idioma_fk;
  return {
    requestId: randomUUID(),
    language,
    clock: { now: () => now, today: () => dayOf(now) },
    address: '',
    caller: {
      sessioId: PROGRAM,
      usuariId: PROGRAM,
      nom: '',
      pendentConds: false,
      rols: new Map([[empresaId, 'titular']]),
      empresaPerDefecte: empresaId,
    },
    empresa: { id: empresaId, rol: 'titular' },
    db,
    database,
    signal: new AbortController().signal,
    progress: () => {},
    text: (key, params) => translate(language, key, params),
  };
};

const faultOf = (error: CodedError): string =>
  JSON.stringify(
    error.camps.length > 0
      ? error.camps.map(({ codi, params }) => ({ clau: `camp.${codi}`, params: params ?? {} }))
      : error.avisos.length > 0
        ? error.avisos.map(({ codi, params }) => ({ clau: `avis.${codi}`, params: params ?? {} }))
        : [{ clau: `error.${error.codi}`, params: error.params }],
  );

/** One draft of what is due, with the day after which the next one comes; one transaction. False once nothing is due. */
const makeOne = async (parts: Parts, { id, empresa_fk }: Pick<PeriodicaRow, 'id' | 'empresa_fk'>, now: string) =>
  parts.database.write(async (db): Promise<boolean> => {
    const context = await contextOf(parts, db, empresa_fk, now);
    const row = await lockPeriodica(db, parts.database.engine, empresa_fk, id);
    const today = dayOf(now);
    if (!context || row?.activa !== 1 || row.propera === null || row.propera > today) return false;
    const { propera } = row;
    const next = properaOf({ ...row, periodicitat: row.periodicitat as Periodicitat }, addDays(propera, 1));
    const plantilla = plantillaOf(row);
    const { agent } = await agentOf(context, row.agent_fk);
    await insertDraft(
      context,
      {
        ...plantilla,
        // Of the period that it is for, in its language, also where it is made late.
        ...escritsDe(plantilla, propera, plantilla.idioma ?? agent.idioma_fk ?? context.language),
        data: today,
        data_operacio: propera === today ? null : propera,
        venciments: row.dies_venciment === null ? [] : [{ data: addDays(today, row.dies_venciment), import: null }],
        agent_fk: row.agent_fk,
        treball_fk: row.treball_fk,
      },
      { periodica: { id, data: propera } },
      ['iban_incorrecte', 'venciment_anterior'],
    );
    await setProgress(db, row, { propera: next, falla: null });
    return next !== null && next <= today;
  });

/** Sends an invoice that was issued to be sent: papers outside any transaction, the letter queued once. */
const sendOne = async (
  parts: Parts,
  { id, empresa_fk }: { readonly id: number; readonly empresa_fk: number },
  now: string,
): Promise<void> => {
  const { database, envia } = parts;
  const reading = await contextOf(parts, database.read, empresa_fk, now);
  if (!reading) return;
  const { to, cc, assumpte, text } = await proposaEnviament(envia, reading, id);
  if (to.length === 0) throw fieldFault('agent_fk', 'client_sense_email');
  const carta: CartaFactura = { to, cc, assumpte, text, adjunts: ['pdf'] };
  const preparada = await preparaCarta(envia, reading, await loadFactura(reading, id), carta);
  await database.write(async (db) => {
    const context = await contextOf(parts, db, empresa_fk, now);
    if (context) await enviaPerSiSola(envia, context, id, { ...carta, preparada });
  });
};

/**
 * Makes the recurring invoices that are due, each once: the draft and the next due day are written together, and what is
 * to be issued is issued after that, so that a crash between leaves a draft that the next round issues; what is to be
 * sent as well is noted as it is issued, and sent after that.
 */
export const makePeriodiques =
  (parts: Parts): Chore =>
  async (now) => {
    const { database, ports } = parts;
    const faults: unknown[] = [];
    /** A refusal is told beside it; what is a fault of ours waits until the others have had their turn. */
    const told = (row: Pick<PeriodicaRow, 'id' | 'empresa_fk'>) => async (error: unknown) => {
      // What is full or busy now may not be by the next round.
      if (error instanceof CodedError && error.status !== 503)
        await database.write((db) => setProgress(db, row, { falla: faultOf(error) }));
      else faults.push(error);
      return false;
    };
    for (const due of await listDue(database.read, dayOf(now))) while (await makeOne(parts, due, now).catch(told(due)));
    for (const draft of await listToIssue(database.read)) {
      const { empresa_fk, periodica_fk, id, versio, accio } = draft;
      await database
        .write(async (db) => {
          const context = await contextOf(parts, db, empresa_fk, now);
          if (!context) return false;
          await emetFactura(context, ports, id, { versio, data: dayOf(now) });
          if (accio === 'enviament') await insertPerEnviar(db, { empresaId: empresa_fk, facturaId: id }, now);
          return true;
        })
        .catch(told({ id: periodica_fk, empresa_fk }));
    }
    for (const { id, empresa_fk, periodica_fk } of await listPerEnviar(database.read))
      await sendOne(parts, { id, empresa_fk }, now).catch(told({ id: periodica_fk, empresa_fk }));
    if (faults.length > 0) throw faults[0];
  };
