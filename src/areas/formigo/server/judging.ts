import type { ResumFormigo } from '#areas/treball/contract/schemas.ts';
import { addDays } from '#kernel/calendar-date.ts';
import { fold } from '#kernel/fold.ts';
import type { Executor } from '#server/database/tables.ts';
import { withCertificate } from '../domain/certificat.ts';
import { isOnOtherResults, settledBy } from '../domain/decisio.ts';
import { LIMIT_ROWS } from '../domain/limits.data.ts';
import { limitFor } from '../domain/limits.ts';
import { withChanges } from '../domain/llei.ts';
import { awaitsStrength } from '../domain/mostra.ts';
import { comparePours, type PourMark } from '../domain/ordre.ts';
import { forecast, type Previsio } from '../domain/previsio.ts';
import { EDAT_VEREDICTE } from '../domain/provetes.data.ts';
import { judgeSequence, type SequenceLot } from '../domain/recalcul.ts';
import type { LawOverride, LimitRow, LotVerdict } from '../domain/tipus.ts';
import {
  decisioOf,
  designacioText,
  fromScaled,
  mostraOf,
  normaOf,
  presentPastada,
  respostesOf,
  VOLUM,
  veredicteOf,
  zonaFieldsOf,
} from './rows.ts';
import { listLimitCanvis, listLots, listPastades, listZones, updateLot } from './store.ts';
import type { LotHead, LotRow, PastadaRow, ZonaRow } from './tables.ts';

/** Concrete of one work as it is stored. */
export interface WorkConcrete {
  readonly zones: readonly ZonaRow[];
  readonly lots: readonly LotRow[];
  readonly pastades: readonly PastadaRow[];
  readonly canvis: readonly LawOverride[];
}

/** Limit rows that a work has changed. */
export const readCanvis = async (db: Executor, empresaId: number, treballId: number): Promise<LawOverride[]> =>
  (await listLimitCanvis(db, empresaId, treballId)).map((row) => ({
    fila: row.fila,
    valors: JSON.parse(row.valors) as LawOverride['valors'],
    qui: row.qui,
    quan: row.quan,
    motiu: row.motiu,
  }));

export const readConcrete = async (db: Executor, empresaId: number, treballId: number): Promise<WorkConcrete> => ({
  zones: await listZones(db, empresaId, treballId),
  lots: await listLots(db, empresaId, treballId),
  pastades: await listPastades(db, empresaId, treballId),
  canvis: await readCanvis(db, empresaId, treballId),
});

/** The limit row that rules a zone, with the changes of its work. */
const limitOfZona = (zona: ZonaRow, canvis: readonly LawOverride[]): LimitRow => {
  const { estructura, distintiu, plantes } = zonaFieldsOf(zona);
  const rows = withChanges(LIMIT_ROWS, canvis);
  const row = limitFor(rows, zona.normativa as LimitRow['normativa'], estructura, distintiu, plantes);
  if (!row) throw new RangeError(`no limit row for ${zona.normativa} ${estructura}`);
  return row;
};

/** Forecast of a zone. Pours typed count with their volumes; otherwise the zone's volume is shared among the lots. */
export const previsioOf = (
  zona: ZonaRow,
  lots: readonly Pick<LotHead, 'volum'>[],
  canvis: readonly LawOverride[],
): Previsio => {
  const fields = zonaFieldsOf(zona);
  const limit = limitOfZona(zona, canvis);
  const volumes = lots.map((lot) => fromScaled(lot.volum, VOLUM));
  return forecast({
    normativa: limit.normativa,
    estructura: fields.estructura,
    distintiu: fields.distintiu,
    modalitat: fields.modalitat,
    fck: fields.resistencia,
    volum: fields.volum,
    setmanes: fields.setmanes,
    superficie: fields.superficie,
    plantes: fields.plantes,
    limit,
    ...(volumes.some((volume) => volume !== null) && { volumsLot: volumes }),
    canvis,
  });
};

const markOf = (row: PastadaRow): PourMark => ({ data: row.data, hora: row.hora, entrada: row.id });
export const inPourOrder = (rows: readonly PastadaRow[]): PastadaRow[] =>
  [...rows].sort((one, other) => comparePours(markOf(one), markOf(other)));

interface Placed {
  readonly lot: LotRow;
  readonly zona: ZonaRow;
  readonly limit: LimitRow;
  readonly samples: readonly PastadaRow[];
}

const byPour = (one: Placed, other: Placed): number => {
  const [first, second] = [one.samples[0], other.samples[0]];
  const pours = first && second ? comparePours(markOf(first), markOf(second)) : first ? -1 : second ? 1 : 0;
  return pours || one.zona.ordre - other.zona.ordre || one.lot.numero - other.lot.numero || one.lot.id - other.lot.id;
};

/** Concrete is the same when regulation, designation and plant are. */
const concreteKey = ({ zona, samples }: Placed): string => {
  const central = samples.find((row) => row.central !== '')?.central ?? zona.central;
  return [zona.normativa, designacioText(zonaFieldsOf(zona)), fold(central)].join('|');
};

const sequenceLot = (
  { lot, zona, limit, samples }: Placed,
  volume: number | null,
  canvis: readonly LawOverride[],
): SequenceLot<LotRow> => {
  const fields = zonaFieldsOf(zona);
  const days = samples.flatMap((row) => (row.data === null ? [] : [row.data])).sort();
  return {
    ref: lot,
    norma: normaOf(zona),
    estructura: fields.estructura,
    distintiu: fields.distintiu,
    modalitat: fields.modalitat,
    fck: fields.resistencia,
    volum: volume,
    mostres: samples.map(mostraOf),
    pours: samples.map(markOf),
    ...withCertificate(respostesOf(lot), { ...fields, designacio: designacioText(fields), mostres: samples }),
    classeCentral: fields.classe_central,
    amassades: lot.amassades,
    dataSubministrament: days.at(-1) ?? null,
    limit,
    canvis,
  };
};

/** Judges every lot of a work in pour order, concrete by concrete. */
export const judgeConcrete = ({ zones, lots, pastades, canvis }: WorkConcrete) => {
  const zonaById = new Map(zones.map((zona) => [zona.id, { zona, limit: limitOfZona(zona, canvis) }]));
  const samplesOf = Map.groupBy(inPourOrder(pastades), (row) => row.lot_fk);
  const lotsOf = Map.groupBy(lots, (lot) => lot.zona_fk);
  const placed = lots.flatMap((lot): Placed[] => {
    const known = zonaById.get(lot.zona_fk);
    return known ? [{ ...known, lot, samples: samplesOf.get(lot.id) ?? [] }] : [];
  });
  const volumeOf = ({ lot, zona }: Placed): number | null => {
    const share = zona.volum === null ? null : zona.volum / (lotsOf.get(zona.id)?.length ?? 1);
    return fromScaled(lot.volum ?? share, VOLUM);
  };
  return [...Map.groupBy(placed.sort(byPour), concreteKey).values()].flatMap((group) =>
    judgeSequence(group.map((one) => sequenceLot(one, volumeOf(one), canvis))),
  );
};

/** Columns that lists read, from a verdict. */
const verdictColumns = (verdict: LotVerdict, abans: unknown) => ({
  verdict: verdict.verdict,
  insuficients: verdict.mostresInsuficients ? 1 : 0,
  per_sota_fck: verdict.acceptedBelowFck ? 1 : 0,
  mostres_tingudes: verdict.mostresTingudes,
  mostres_demanades: verdict.mostresDemanades,
  veredicte: JSON.stringify(verdict),
  abans: JSON.stringify(abans),
});

/**
 * The decision of a lot as it is kept beside a new verdict: marked where the lot fails by another margin since, and with
 * the margin it was taken on where that was not kept yet (that of the verdict before this one).
 */
const decisionBeside = (ref: LotRow, verdict: LotVerdict): string | null => {
  const kept = decisioOf(ref);
  if (!kept) return ref.decisio;
  const { revisar: before = false, marge = veredicteOf(ref).marge, ...rest } = kept;
  const revisar = isOnOtherResults(verdict, marge);
  return before === revisar && kept.marge === marge
    ? ref.decisio
    : JSON.stringify({ ...rest, marge, ...(revisar && { revisar }) });
};

interface MovedLot {
  readonly lot: LotRow;
  readonly abans: string;
  readonly despres: string;
}

/** Judges the whole work again and stores what changed. Gives the lots whose outcome moved, and the work's summary. */
export const rejudge = async (db: Executor, empresaId: number, treballId: number) => {
  const concrete = await readConcrete(db, empresaId, treballId);
  const moved: MovedLot[] = [];
  const heads: LotHead[] = [];
  const measured = Map.groupBy(
    concrete.pastades.filter((row) => presentPastada(row, 0).con.length > 0),
    (row) => row.lot_fk,
  );
  for (const { ref, verdict, abans } of judgeConcrete(concrete)) {
    const columns = verdictColumns(verdict, abans);
    // Under indirect control a sample is one with its slump.
    if (verdict.verdict === 'no_aplica') columns.mostres_tingudes = measured.get(ref.id)?.length ?? 0;
    const decisio = decisionBeside(ref, verdict);
    if (
      decisio !== ref.decisio ||
      columns.veredicte !== ref.veredicte ||
      columns.abans !== ref.abans ||
      columns.mostres_tingudes !== ref.mostres_tingudes
    )
      await updateLot(db, empresaId, ref.id, { ...columns, decisio });
    const outcome = outcomeOf(columns.verdict, columns.insuficients === 1);
    const before = outcomeOf(ref.verdict, ref.insuficients === 1);
    if (outcome !== before) moved.push({ lot: ref, abans: before, despres: outcome });
    heads.push({ ...ref, ...columns, decisio });
  }
  return { moved, resum: resumOf(heads, concrete), concrete };
};

/** One word for a lot's outcome: satisfactory with too few samples is a state of its own. */
export const outcomeOf = (verdict: string, insuficients: boolean): string =>
  verdict === 'satisfactori' && insuficients ? 'mostres_insuficients' : verdict;

/** Samples that wait for their strength, by the day when they reach the age of the verdict. */
const expected = ({ zones, pastades }: WorkConcrete): ResumFormigo['previstes'] => {
  const tested = new Set(zones.filter((zona) => zonaFieldsOf(zona).modalitat !== 'INDIRECTE').map((zona) => zona.id));
  const days = pastades.flatMap((row) =>
    row.data !== null && tested.has(row.zona_fk) && awaitsStrength(mostraOf(row))
      ? [addDays(row.data, EDAT_VEREDICTE)]
      : [],
  );
  return [...Map.groupBy(days, (day) => day)]
    .map(([data, same]) => ({ data, pastades: same.length }))
    .sort((one, other) => (one.data < other.data ? -1 : 1));
};

const resumOf = (lots: readonly LotHead[], concrete: WorkConcrete): ResumFormigo => {
  const count = (is: (lot: LotHead) => boolean): number => lots.filter(is).length;
  const dated = new Set(concrete.pastades.flatMap((row) => (row.data === null ? [] : [row.lot_fk])));
  return {
    lots: lots.length,
    satisfactoris: count((lot) => lot.verdict === 'satisfactori'),
    no_satisfactoris: count((lot) => lot.verdict === 'no_satisfactori'),
    sense_decisio: count((lot) => lot.verdict === 'no_satisfactori' && settledBy(decisioOf(lot)) === null),
    respostes: count((lot) => lot.verdict === 'ask'),
    pendents: count((lot) => lot.verdict === 'pendent' || lot.verdict === 'mostra_no_valida'),
    insuficients: count((lot) => lot.verdict === 'satisfactori' && lot.insuficients === 1),
    sense_data: count((lot) => lot.verdict === 'pendent' && !dated.has(lot.id)),
    previstes: expected(concrete),
  };
};
