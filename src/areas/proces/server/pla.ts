import { type AssaigsPrevistos, assaigsPrevistos } from '#areas/banc/domain/frequencia.ts';
import { forecastLots, type PrevisioLots } from '#areas/banc/domain/lots.ts';
import { dataProjecteOf } from '#areas/treball/server/index.ts';
import type { Trilingual } from '#kernel/language.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { RecompteAnswer } from '../contract/schemas.ts';
import { estatOf, percentOf, type Recompte, recompteOf, together } from '../domain/estat.ts';
import { isLotsPerDir } from '../domain/lots-per-dir.ts';
import { pastadesDeZones } from '../domain/zones.ts';
import type { ProcesPorts } from './ports.ts';
import type { Pla, RespostaDePartida, ZonaDePartida } from './shapes.ts';
import { listComprovacions, listLots, listPartides, listProcessos } from './store.ts';
import type { ComprovacioRow, PartidaRow } from './tables.ts';

/** A measurement as people write it, from its thousandths: `46`, `312.5`. */
export const mesuraOf = (thousandths: number | null): string | null => {
  if (thousandths === null) return null;
  const fraction = String(thousandths % 1000)
    .padStart(3, '0')
    .replace(/0+$/, '');
  return `${Math.trunc(thousandths / 1000)}${fraction ? `.${fraction}` : ''}`;
};
/** Thousandths of a measurement as written. */
export const thousandthsOf = (mesura: string | null): number | null => {
  if (mesura === null) return null;
  const [whole = '0', fraction = ''] = mesura.split('.');
  return Number(whole) * 1000 + Number(`${fraction}000`.slice(0, 3));
};

/** How many zones an item of concrete is measured by, and of how many of them the volume is not known. */
export interface AmidamentDeZones {
  readonly zones: number;
  readonly sense_volum: number;
}
/**
 * What an item measures, in thousandths of its unit. One of concrete that has zones is what they hold together, whatever was
 * typed of it before; what was typed counts again once it has none. Null while nobody said.
 */
export const amidamentOf = (
  pla: Pick<Pla, 'zones'>,
  row: Pick<PartidaRow, 'id' | 'formigo_flg' | 'unitat' | 'amidament'>,
): { readonly valor: number | null; readonly deZones: AmidamentDeZones | null } => {
  const zones = row.formigo_flg === 1 && row.unitat === 'm3' ? (pla.zones.get(Number(row.id)) ?? []) : [];
  if (zones.length === 0) return { valor: row.amidament, deZones: null };
  const volumes = zones.flatMap(({ volum }) => (volum === null ? [] : [volum]));
  return {
    valor: volumes.length === 0 ? null : volumes.reduce((sum, one) => sum + one, 0),
    deZones: { zones: zones.length, sense_volum: zones.length - volumes.length },
  };
};

/** Of whom a plan is read: a caller's company, or any while the house is kept. */
type OfEmpresa = Pick<CompanyContext, 'db'> & { readonly empresa: { readonly id: number } };

export const readPla = async ({ db, empresa }: OfEmpresa, ports: ProcesPorts, treballId: number): Promise<Pla> => {
  const [data, processos, partides, comprovacions, lots, formigo, respostes] = await Promise.all([
    dataProjecteOf(db, empresa.id, treballId),
    listProcessos(db, empresa.id, treballId),
    listPartides(db, empresa.id, treballId),
    listComprovacions(db, empresa.id, treballId),
    listLots(db, empresa.id, treballId),
    ports.formigo.of(db, empresa.id, treballId),
    ports.respostesOf(db, empresa.id, treballId),
  ]);
  return {
    data,
    processos,
    partides,
    comprovacions: Map.groupBy(comprovacions, (row) => Number(row.treball_partida_fk)),
    lots: Map.groupBy(lots, (row) => Number(row.treball_partida_fk)),
    zones: Map.groupBy(formigo.zones, (row) => row.treball_partida_fk),
    formigo: Map.groupBy(formigo.lots, (row) => row.treball_partida_fk),
    respostes: Map.groupBy(respostes, (row) => row.treball_partida_fk),
  };
};

export interface Comptada {
  readonly recompte: Recompte;
  readonly lots: ReadonlyMap<number, Recompte>;
  /** Lots that were made. */
  readonly nLots: number;
  /** Those that count as made: also an item of one lot, once it is answered as a whole. */
  readonly fets: number;
  readonly previsio: {
    readonly lots: number;
    readonly motiu: PrevisioLots['motiu'] | 'ma' | 'zones' | 'zones_en_part' | 'sense_zones' | 'zones_sense_mida';
  };
}

/** Ids of the lots of an item: its own, or those of its zones. */
export const lotsOf = (pla: Pla, row: PartidaRow): number[] => {
  const id = Number(row.id);
  if (row.formigo_flg === 1) return (pla.formigo.get(id) ?? []).map((lot) => lot.id);
  return (pla.lots.get(id) ?? []).map((lot) => Number(lot.id));
};

/** The plan with answers in the place of those that it had about the same, and without those that went. */
export const withAnswers = (
  pla: Pla,
  given: readonly RespostaDePartida[],
  gone: readonly Pick<RespostaDePartida, 'treball_partida_fk' | 'lot_fk' | 'comprovacio_fk'>[] = [],
): Pla => {
  const keyOf = (one: (typeof gone)[number]): string => `${one.lot_fk ?? 0} ${one.comprovacio_fk}`;
  const respostes = new Map(pla.respostes);
  const touched = Map.groupBy([...given, ...gone], (one) => one.treball_partida_fk);
  for (const [id, some] of touched) {
    const keys = new Set(some.map(keyOf));
    const stay = (respostes.get(id) ?? []).filter((one) => !keys.has(keyOf(one)));
    respostes.set(id, [...stay, ...given.filter((one) => one.treball_partida_fk === id)]);
  }
  return { ...pla, respostes };
};

/** Lots forecast of an item, and why so many: by hand, by its zones, or by its measurement. */
const previsioOf = (row: PartidaRow, zones: readonly ZonaDePartida[], made: number): Comptada['previsio'] => {
  if (row.formigo_flg === 1) {
    const lots = zones.reduce((sum, zona) => sum + zona.lots, 0);
    // Concrete is planned by its zones: none is forecast until they say of what.
    if (lots === 0 && made === 0) return { lots: 0, motiu: zones.length === 0 ? 'sense_zones' : 'zones_sense_mida' };
    const motiu = zones.some(({ lots_minim }) => lots_minim) ? 'zones_en_part' : 'zones';
    return { lots: Math.max(lots, made), motiu };
  }
  if (row.lots_previstos !== null) return { lots: row.lots_previstos, motiu: 'ma' };
  const { mida, unitat } = JSON.parse(row.lot) as { mida: string | null; unitat: string };
  return forecastLots({ valor: mesuraOf(row.amidament), unitat: row.unitat }, { mida, unitat });
};

/** Checks of an item that something was answered of; one that was left pending again is not. */
export const answeredOf = (pla: Pla, partidaId: number): ReadonlySet<number> =>
  new Set(
    (pla.respostes.get(partidaId) ?? [])
      .filter(({ resultat }) => resultat !== 'P')
      .map(({ comprovacio_fk }) => comprovacio_fk),
  );

/** What an item of the plan comes to. */
export const countPartida = (pla: Pla, row: PartidaRow): Comptada => {
  const id = Number(row.id);
  const lots = lotsOf(pla, row);
  const previsio = previsioOf(row, pla.zones.get(id) ?? [], lots.length);
  const respostes = pla.respostes.get(id) ?? [];
  const answered = answeredOf(pla, id);
  const comprovacions = (pla.comprovacions.get(id) ?? [])
    .filter((one) => one.exigida === 1 || answered.has(Number(one.comprovacio_fk)))
    .map((one) => Number(one.comprovacio_fk));
  const controlada = {
    comprovacions,
    lots,
    lotsPrevistos: previsio.lots,
    minim: previsio.motiu === 'unitats_diferents',
    zonesSenseLots: previsio.motiu === 'zones_en_part' ? zonesOf(pla, row).filter((zona) => zona.lots === 0).length : 0,
    formigo: row.formigo_flg === 1,
  };
  const { partida, lots: perLot, fets } = recompteOf(controlada, respostes);
  return { recompte: partida, lots: perLot, nLots: lots.length, fets, previsio };
};

export const presentRecompte = (counted: Recompte, lots: number, lotsPrevistos: number): RecompteAnswer => ({
  estat: estatOf(counted),
  percentatge: percentOf(counted),
  total: counted.total,
  conformes: counted.conformes,
  obertes: counted.obertes,
  tancades: counted.tancades,
  decidides: counted.decidides,
  noAplica: counted.noAplica,
  pendents: counted.pendents,
  lots,
  lotsFets: counted.lotsFets,
  lotsPrevistos,
  lotsPerFer: counted.lotsPerFer,
});

/** Zones of an item of concrete; of any other, none. */
export const zonesOf = (
  pla: Pick<Pla, 'zones'>,
  row: Pick<PartidaRow, 'id' | 'formigo_flg'>,
): readonly ZonaDePartida[] => (row.formigo_flg === 1 ? (pla.zones.get(Number(row.id)) ?? []) : []);

/** What the tests of an item are counted by: its lots, those made or forecast, what it measures, and the samples of its zones. */
export const midaOf = (pla: Pla, row: PartidaRow, { nLots, previsio }: Pick<Comptada, 'nLots' | 'previsio'>) => ({
  lots: Math.max(nLots, previsio.lots),
  amidament: mesuraOf(amidamentOf(pla, row).valor),
  unitat: row.unitat,
  pastades: pastadesDeZones(zonesOf(pla, row)),
});
type Mida = ReturnType<typeof midaOf>;

export interface TestsPrevistos {
  readonly n: number;
  readonly motiu: AssaigsPrevistos['motiu'] | 'zones';
}
/**
 * Tests of a check that are forecast: those written; of the strength of concrete and of its slump, the samples that its zones
 * ask for; those of its frequency, or one a lot.
 */
export const previstosOf = ({ assaigs, frequencia, automatica, con }: ComprovacioRow, mida: Mida): TestsPrevistos => {
  if (assaigs === null && mida.pastades && (automatica === 1 || con === 1))
    return { n: mida.pastades.n, motiu: 'zones' };
  return assaigsPrevistos({ assaigs, frequencia: (JSON.parse(frequencia) as Trilingual).ca }, mida);
};

/** Cents that the tests of an item are forecast to cost. */
export const costOf = (checks: readonly ComprovacioRow[], mida: Mida): number =>
  checks.reduce((sum, one) => (one.exigida === 1 && one.preu ? sum + one.preu * previstosOf(one, mida).n : sum), 0);

/** Whether the tests of a check are that many at least: how many lots its item has is still to be said, or how many samples. */
export const isPrevistosMinim = (
  { assaigs, automatica, con }: ComprovacioRow,
  { pastades }: Mida,
  { previsio }: Pick<Comptada, 'previsio'>,
): boolean =>
  assaigs === null && (isLotsPerDir(previsio) || (pastades?.minim === true && (automatica === 1 || con === 1)));

/** Whether the tests of an item cost that at least. */
export const isCostMinim = (
  checks: readonly ComprovacioRow[],
  mida: Mida,
  counted: Pick<Comptada, 'previsio'>,
): boolean => checks.some((one) => one.exigida === 1 && one.preu && isPrevistosMinim(one, mida, counted));

/** What items come to together. */
export const sumOf = (pla: Pla, rows: readonly PartidaRow[]) => {
  const counted = rows.map((row) => countPartida(pla, row));
  return presentRecompte(
    together(counted.map(({ recompte }) => recompte)),
    counted.reduce((sum, one) => sum + one.fets, 0),
    counted.reduce((sum, one) => sum + one.previsio.lots, 0),
  );
};
