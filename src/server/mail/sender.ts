import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { CorreuMotiu } from '#contract/correu.ts';
import { CodedError } from '#kernel/coded-error.ts';
import type { Database } from '../database/database.ts';
import type { Executor } from '../database/tables.ts';
import type { Files } from '../files/index.ts';
import { shift } from '../http/clock.ts';
import type { Clock } from '../http/context.ts';
import type { Delivery } from './deliver.ts';
import type { SmtpServer } from './smtp-server.ts';
import {
  type CorreuRow,
  claimCorreu,
  doubtAbandoned,
  holdCorreu,
  type Lease,
  listAdjunts,
  type Settled,
  settleCorreu,
} from './store.ts';

const MINUTE = 60_000;
/** How long a letter waits after each try that may succeed later; after the last it has failed. */
export const WAITS: readonly number[] = [1, 5, 15, 60, 180, 360, 720].map((minutes) => minutes * MINUTE);
const LEASE = 20_000;
const BEAT = 5000;

/** What sending takes. */
export interface SenderParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly files: Files;
  /** The server of a company (null: the system's own), or null where none is set. */
  serverOf(db: Executor, empresaId: number | null): Promise<SmtpServer | null>;
  onFault(error: unknown): void;
}

class NotOurs extends Error {}

const listOf = (json: string): string[] => JSON.parse(json) as string[];
const failure = (motiu: CorreuMotiu, resposta: string | null = null): Omit<Settled, 'acceptats'> => ({
  estat: 'fallat',
  motiu,
  resposta,
});

/** Whom a letter is still to reach. */
const remaining = (row: CorreuRow): string[] => {
  const reached = new Set(listOf(row.acceptats));
  return [...new Set([...listOf(row.per_a), ...listOf(row.cc)])].filter((adreca) => !reached.has(adreca));
};

/** What a delivery makes of a letter. */
const judge = (row: CorreuRow, asked: readonly string[], delivery: Delivery, now: string): Settled => {
  const before = listOf(row.acceptats);
  const later = (motiu: CorreuMotiu, resposta: string, acceptats: readonly string[]): Settled => {
    const wait = WAITS[row.intents - 1];
    const kept = { motiu, resposta, acceptats: JSON.stringify(acceptats) };
    return wait === undefined ? { ...kept, estat: 'fallat' } : { ...kept, estat: 'en_cua', proper: shift(now, wait) };
  };
  if (delivery.kind === 'doubt')
    return { estat: 'dubtos', motiu: 'connexio_tallada', resposta: delivery.resposta, acceptats: row.acceptats };
  if (delivery.kind === 'refused')
    return delivery.permanent
      ? { ...failure(delivery.motiu, delivery.resposta), acceptats: row.acceptats }
      : later(delivery.motiu, delivery.resposta, before);
  const out = new Set(delivery.refused.map((one) => one.adreca));
  const acceptats = [...before, ...asked.filter((adreca) => !out.has(adreca))];
  if (delivery.refused.length === 0)
    return {
      estat: 'enviat',
      motiu: null,
      resposta: delivery.resposta,
      acceptats: JSON.stringify(acceptats),
      enviat: now,
    };
  const words = delivery.refused.map((one) => `${one.adreca}: ${one.resposta}`).join('\n');
  return delivery.refused.some((one) => one.permanent)
    ? { ...failure('destinataris_refusats', words), acceptats: JSON.stringify(acceptats) }
    : later('destinataris_refusats', words, acceptats);
};

export interface Sender {
  /** Sends one letter that waits and settles it; false when none waits. */
  sendNext(): Promise<boolean>;
}

export const createSender = (parts: SenderParts): Sender => {
  const { database, clock, files } = parts;

  const attachmentsOf = async (row: CorreuRow) => {
    const opened: { nom: string; tipus: string; contingut: Readable }[] = [];
    for (const { fitxer_fk, nom } of row.empresa_fk === null ? [] : await listAdjunts(database.read, row.id)) {
      const fitxer = await files.find(database.read, row.empresa_fk ?? 0, fitxer_fk);
      if (!fitxer) throw new CodedError(503, 'fitxer_perdut');
      opened.push({ nom, tipus: fitxer.tipus, contingut: await files.open(fitxer) });
    }
    return opened;
  };

  const send = async (row: CorreuRow, lease: () => Lease): Promise<Settled> => {
    const kept = { acceptats: row.acceptats };
    const asked = remaining(row);
    if (asked.length === 0) return { ...failure('sense_destinatari'), ...kept };
    const server = await parts.serverOf(database.read, row.empresa_fk);
    if (!server) return { ...failure('sense_smtp'), ...kept };
    const adjunts = await attachmentsOf(row);
    // Loaded with the first letter: a server at rest is lighter without them.
    const [{ deliver }, { composeMessage }] = [await import('./deliver.ts'), await import('./compose.ts')];
    const delivery = await deliver(server, {
      from: server.deEmail,
      to: asked,
      message: () =>
        composeMessage(server, {
          missatgeId: row.missatge_id,
          creat: row.creat,
          to: listOf(row.per_a),
          cc: listOf(row.cc),
          assumpte: row.assumpte,
          text: row.cos,
          adjunts,
        }),
      beforeContent: async () => {
        if (!(await database.write((db) => holdCorreu(db, row.id, lease(), true)))) throw new NotOurs();
      },
    });
    for (const { contingut } of adjunts) contingut.destroy();
    return judge(row, asked, delivery, clock.now());
  };

  const failed = (row: CorreuRow, error: unknown): Settled => {
    const codi = error instanceof CodedError ? error.codi : null;
    const motiu =
      codi === 'secret_illegible' ? codi : codi === 'fitxer_perdut' ? 'adjunt_perdut' : ('error_intern' as const);
    if (motiu === 'error_intern') parts.onFault(error);
    return { ...failure(motiu), acceptats: row.acceptats };
  };

  return {
    sendNext: async () => {
      const clau = randomUUID();
      const lease = (): Lease => ({ clau, fins: shift(clock.now(), LEASE) });
      const row = await database.write(async (db) => {
        await doubtAbandoned(db, clock.now());
        return claimCorreu(db, database.engine, clock.now(), lease());
      });
      if (!row) return false;
      const beat = setInterval(
        () => void database.write((db) => holdCorreu(db, row.id, lease(), false)).catch(parts.onFault),
        BEAT,
      );
      try {
        const settled = await send(row, lease).catch((error) => failed(row, error));
        await database.write((db) => settleCorreu(db, row.id, clau, settled));
      } finally {
        clearInterval(beat);
      }
      return true;
    },
  };
};
