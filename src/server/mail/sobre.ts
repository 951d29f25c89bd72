import type { Enviament } from '#contract/enviament.ts';
import type { HistorialEntitat } from '#contract/historial.ts';
import { CodedError } from '#kernel/coded-error.ts';
import type { Executor } from '../database/tables.ts';
import type { Files, Staged } from '../files/index.ts';
import { shift } from '../http/clock.ts';
import type { CompanyContext } from '../http/context.ts';
import type { Mail } from './mail.ts';
import { presentItem } from './present.ts';
import { listAbout, listAdjuntsOf } from './sobre-store.ts';
import { type CorreuRow, listAdjunts } from './store.ts';

/** The same letter about the same record within this is a second click, not a second letter. */
const SAME_WITHIN = 5 * 60_000;

export interface CorreuParts {
  readonly files: Files;
  readonly mail: Mail;
}
/** A file made to go with a letter. */
export interface FitxerFet {
  readonly nom: string;
  readonly contingut: Buffer;
}
/** The same once its content stands in the storage. */
export interface AdjuntPreparat {
  readonly nom: string;
  readonly staged: Staged;
}
/** A record that letters are about. */
export interface Sobre {
  readonly entitat: HistorialEntitat;
  readonly id: number;
}
/** A letter about a record; addresses are already checked. */
export interface Carta {
  readonly to: readonly string[];
  readonly cc: readonly string[];
  readonly assumpte: string;
  readonly text: string;
  /** It carries a key: the text is wiped once it is over, and does not tell the letter from another one. */
  readonly secret?: boolean;
}

/** Puts files aside, outside any transaction; those that no letter comes to carry are swept. */
export const preparaAdjunts = async (
  { files }: CorreuParts,
  empresaId: number,
  fets: readonly FitxerFet[],
): Promise<AdjuntPreparat[]> => {
  const prepared: AdjuntPreparat[] = [];
  for (const { nom, contingut } of fets) prepared.push({ nom, staged: await files.stage(empresaId, contingut) });
  return prepared;
};

/** Refuses where neither the company nor the product has a mail server. */
export const ambServidor = async ({ mail }: CorreuParts, { db, empresa }: CompanyContext): Promise<void> => {
  if ((await mail.through(db, empresa.id)) === null) throw new CodedError(409, 'sense_smtp');
};

const same = (row: CorreuRow, carta: Carta): boolean =>
  row.per_a === JSON.stringify(carta.to) &&
  row.cc === JSON.stringify(carta.cc) &&
  row.assumpte === carta.assumpte &&
  (carta.secret ? row.secret === 1 : row.cos === carta.text);

/** The letter that was asked for a moment ago with this very content, whatever became of it but a failure; else null. */
export const cartaRepetida = async (
  { db, empresa, clock }: CompanyContext,
  sobre: Sobre,
  carta: Carta,
  noms: readonly string[],
): Promise<number | null> => {
  const since = shift(clock.now(), -SAME_WITHIN);
  for (const row of await listAbout(db, empresa.id, sobre, since)) {
    if (row.estat === 'fallat' || !same(row, carta)) continue;
    const carried = (await listAdjunts(db, row.id)).map(({ nom }) => nom);
    if (JSON.stringify(carried) === JSON.stringify(noms)) return row.id;
  }
  return null;
};

/** Queues a letter about a record, its files with it, in the transaction of the context; gives its id. */
export const enviaCarta = async (
  parts: CorreuParts,
  context: CompanyContext,
  { sobre, adjunts, ...carta }: Carta & { readonly sobre: Sobre; readonly adjunts: readonly AdjuntPreparat[] },
): Promise<number> => {
  const { db, empresa, clock } = context;
  await ambServidor(parts, context);
  const kept: { fitxerId: number; nom: string }[] = [];
  for (const { nom, staged } of adjunts)
    kept.push({ nom, fitxerId: (await parts.files.record(db, staged, clock.now())).id });
  return parts.mail.enqueue(db, clock.now(), {
    empresaId: empresa.id,
    per_a: carta.to,
    cc: carta.cc,
    assumpte: carta.assumpte,
    text: carta.text,
    ...(carta.secret && { secret: true }),
    adjunts: kept,
    sobre,
  });
};

const presentAll = async (context: CompanyContext, db: Executor, rows: readonly CorreuRow[]): Promise<Enviament[]> => {
  const carried = await listAdjuntsOf(
    db,
    context.empresa.id,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({
    ...presentItem(context, row),
    adjunts: carried.flatMap(({ correu_fk, nom, mida, tipus }) => (correu_fk === row.id ? [{ nom, mida, tipus }] : [])),
  }));
};

/** Letters about a record, newest first. */
export const enviamentsDe = async (context: CompanyContext, sobre: Sobre): Promise<Enviament[]> =>
  presentAll(context, context.db, await listAbout(context.db, context.empresa.id, sobre));
