import type { Desfer } from '#contract/desfer.ts';
import { CodedError, fieldFault, notFound } from '#kernel/coded-error.ts';
import type { HistoryEntry } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { SeguimentBody } from '../contract/inputs.ts';
import { lotRoots } from './arrels.ts';
import { nextNumero } from './lot-numero.ts';
import { newLot, planPastades } from './planning.ts';
import { decisioOf, fromScaled, respostesOf, toScaled, VOLUM, veredicteOf } from './rows.ts';
import type { Conflicte } from './seguiment-rows.ts';
import { insertLots, updateLot } from './store.ts';
import type { LotRow, PastadaRow, ZonaRow } from './tables.ts';
import { checkZonaVersio } from './zona-reading.ts';

type LotChange = NonNullable<SeguimentBody['lots']>[number];

/** One save under way: what is stored, as it becomes, and what will be told of it. */
export interface Saving {
  readonly context: CompanyContext;
  readonly zona: ZonaRow;
  readonly lots: Map<number, LotRow>;
  readonly pastades: Map<number, PastadaRow>;
  readonly history: HistoryEntry[];
  readonly conflictes: Conflicte[];
  /** What brings back the lots that it deletes. */
  readonly desfer: Desfer[];
  /** Ids of rows made by this or an earlier try, by the client's key. */
  readonly lotByClau: Map<string, number>;
}

/** Answers with who and when; null takes one back. */
const mergeRespostes = (context: CompanyContext, lot: LotRow, given: NonNullable<LotChange['respostes']>): string => {
  const merged: Record<string, unknown> = { ...respostesOf(lot) };
  for (const [ask, answer] of Object.entries(given)) {
    if (answer === undefined) continue;
    if (answer === null) delete merged[ask];
    else merged[ask] = { ...answer, qui: context.caller.nom, quan: context.clock.today() };
  }
  return JSON.stringify(merged);
};

const createLot = async (saving: Saving, change: LotChange, plan: boolean): Promise<void> => {
  const { context, zona } = saving;
  const numero = await nextNumero(saving);
  const row = newLot(context, zona, {
    numero,
    clau_client: change.clau_client,
    descripcio: change.descripcio ?? '',
    volum: toScaled(change.volum ?? null, VOLUM),
    amassades: change.amassades ?? null,
  });
  const [id] = await insertLots(context.db, [row]);
  if (id === undefined) return;
  saving.lots.set(id, { ...row, id });
  saving.lotByClau.set(row.clau_client, id);
  if (plan) for (const planned of await planPastades(context, zona, [id])) saving.pastades.set(planned.id, planned);
  saving.history.push({
    entitat: 'zona_lot',
    id,
    accio: 'crea',
    despres: { numero, descripcio: row.descripcio },
    arrel: lotRoots(zona),
  });
};

const changeLot = async (saving: Saving, lot: LotRow, change: LotChange): Promise<void> => {
  const { context } = saving;
  const stored = { descripcio: lot.descripcio, volum: fromScaled(lot.volum, VOLUM), amassades: lot.amassades };
  const columns: Partial<LotRow> = {};
  for (const camp of ['descripcio', 'volum', 'amassades'] as const) {
    const mine = change[camp];
    if (mine === undefined || mine === stored[camp]) continue;
    const seen = change.base?.[camp];
    if (change.versio !== lot.versio && (seen === undefined || seen !== stored[camp]))
      saving.conflictes.push({ tipus: 'lot', id: lot.id, camp, meu: mine, desat: stored[camp] });
    else Object.assign(columns, { [camp]: camp === 'volum' ? toScaled(mine as number | null, VOLUM) : mine });
  }
  if (change.respostes !== undefined || change.decisio !== undefined)
    await checkZonaVersio(context, saving.zona.id, change.versio, lot);
  if (change.respostes) columns.respostes = mergeRespostes(context, lot, change.respostes);
  if (change.decisio !== undefined) {
    if (change.decisio !== null && lot.verdict !== 'no_satisfactori')
      throw new CodedError(409, 'decisio_sense_fallada');
    const { decisio } = change;
    if (decisio?.resultat === 'acceptat' && decisio.actuacions.length === 0 && decisio.text.trim() === '')
      throw fieldFault('decisio.text', 'acceptat_sense_raons');
    const { marge } = veredicteOf(lot);
    columns.decisio = decisio
      ? JSON.stringify({ ...decisio, qui: context.caller.nom, quan: context.clock.now(), marge })
      : null;
  }
  if (Object.keys(columns).length === 0) return;
  const next = {
    ...lot,
    ...columns,
    versio: lot.versio + 1,
    canviat: context.clock.now(),
    canviat_per: context.caller.nom,
  };
  await updateLot(context.db, context.empresa.id, lot.id, {
    ...columns,
    versio: next.versio,
    canviat: next.canviat,
    canviat_per: next.canviat_per,
  });
  saving.lots.set(lot.id, next);
  const told = (row: LotRow) => ({
    descripcio: row.descripcio,
    volum: fromScaled(row.volum, VOLUM),
    amassades: row.amassades,
    respostes: respostesOf(row),
    decisio: decisioOf(row),
  });
  saving.history.push({
    entitat: 'zona_lot',
    id: lot.id,
    accio: change.respostes ? 'resposta' : change.decisio !== undefined ? 'decisio' : 'canvia',
    abans: told(lot),
    despres: told(next),
    arrel: lotRoots(saving.zona),
  });
};

/** Creates and changes lots; `named` are the new ones that samples of the same save name. */
export const saveLots = async (
  saving: Saving,
  changes: readonly LotChange[],
  named: ReadonlySet<string>,
): Promise<void> => {
  for (const change of changes) {
    const id = change.id ?? (change.clau_client ? saving.lotByClau.get(change.clau_client) : undefined);
    if (id === undefined) {
      await createLot(saving, change, change.preveu_pastades !== false && !named.has(change.clau_client ?? ''));
      continue;
    }
    const lot = saving.lots.get(id);
    if (!lot) throw notFound();
    await changeLot(saving, lot, change);
  }
};
