import { randomUUID } from 'node:crypto';
import type { Servidor } from '#contract/enviament.ts';
import type { HistorialEntitat } from '#contract/historial.ts';
import { foldWords } from '#kernel/fold.ts';
import type { Executor } from '../database/tables.ts';
import { startWorker, type Worker } from '../database/worker.ts';
import type { Files } from '../files/index.ts';
import { createSender, type Sender, type SenderParts } from './sender.ts';
import { freeCorreus, insertAdjunts, insertCorreu, someCorreuWaits } from './store.ts';

const AT_ONCE = 2;
const EVERY = 2000;

/** A letter to send. */
export interface Letter {
  /** The company that sends it, by its own server or else the product's; null: the product itself (password resets). */
  readonly empresaId: number | null;
  /** Addresses, already checked. With none at all the letter is kept as failed, for a person to see. */
  readonly per_a: readonly string[];
  readonly cc?: readonly string[];
  readonly assumpte: string;
  /** Plain text, as it will be read. */
  readonly text: string;
  /** Files of the same company, with the names that the receiver sees. */
  readonly adjunts?: readonly { readonly fitxerId: number; readonly nom: string }[];
  /** The record that it is about: screens link there. */
  readonly sobre?: { readonly entitat: HistorialEntitat; readonly id: number };
  /** The text carries a key (a reset link): it is wiped once the letter is sent or has failed. */
  readonly secret?: boolean;
}

/** Letters that leave through a queue: kept with the change that asks for them, sent once it is kept. */
export interface Mail {
  /** Queues a letter in the caller's transaction; gives its id (`GET /correu/{id}`). */
  enqueue(db: Executor, now: string, letter: Letter): Promise<number>;
  /** By whose server letters of a company go out: its own, else the product's; null where neither is set. */
  through(db: Executor, empresaId: number): Promise<Servidor>;
  connect(parts: MailParts): void;
  start(): Promise<void>;
  /** Sends one letter that waits; false when none does. */
  sendNext(): Promise<boolean>;
  stop(): Promise<void>;
}

/** What sending takes, and whether a company has a server of its own (its password is not looked at). */
export interface MailParts extends Omit<SenderParts, 'files'> {
  hasOwn(db: Executor, empresaId: number): Promise<boolean>;
  readonly hasSystem: boolean;
}

export const createMail = (files: Files): Mail => {
  let connected: { parts: MailParts; sender: Sender } | null = null;
  let worker: Worker | null = null;
  const underWay = new Set<Promise<unknown>>();
  const engine = () => {
    if (!connected) throw new Error('nothing sends letters yet');
    return connected;
  };
  const sendNext = async (): Promise<boolean> => {
    const work = engine().sender.sendNext();
    underWay.add(work);
    return work.finally(() => underWay.delete(work));
  };

  return {
    enqueue: async (db, now, letter) => {
      const { empresaId, per_a, cc = [], assumpte, text, adjunts = [], sobre } = letter;
      const nobody = per_a.length + cc.length === 0;
      const id = await insertCorreu(db, {
        empresa_fk: empresaId,
        missatge_id: `<${randomUUID()}@obra-i-control.invalid>`,
        per_a: JSON.stringify(per_a),
        cc: JSON.stringify(cc),
        acceptats: '[]',
        assumpte,
        cos: text,
        secret: letter.secret ? 1 : 0,
        estat: nobody ? 'fallat' : 'en_cua',
        motiu: nobody ? 'sense_destinatari' : null,
        proper: now,
        entitat: sobre?.entitat ?? null,
        entitat_fk: sobre?.id ?? null,
        cerca: foldWords(assumpte, ...per_a, ...cc),
        creat: now,
      });
      if (empresaId !== null)
        await insertAdjunts(
          db,
          empresaId,
          id,
          adjunts.map(({ fitxerId, nom }) => ({ fitxer_fk: fitxerId, nom })),
        );
      worker?.wake();
      return id;
    },
    through: async (db, empresaId) => {
      const { hasOwn, hasSystem } = engine().parts;
      if (await hasOwn(db, empresaId)) return 'empresa';
      return hasSystem ? 'producte' : null;
    },
    connect: (parts) => {
      connected = { parts, sender: createSender({ ...parts, files }) };
    },
    start: async () => {
      const { database, clock, onFault } = engine().parts;
      if (database.engine === 'sqlite') await database.write((db) => freeCorreus(db, clock.now()));
      worker = startWorker({
        waits: () => someCorreuWaits(database.read, clock.now()),
        next: sendNext,
        atOnce: AT_ONCE,
        every: EVERY,
        onFault,
      });
    },
    sendNext,
    stop: async () => {
      worker?.stop();
      // A letter under way is let finish: its end is worth a wait, and a server that hangs is not.
      await Promise.race([Promise.allSettled(underWay), new Promise((resolve) => setTimeout(resolve, 10_000).unref())]);
    },
  };
};
