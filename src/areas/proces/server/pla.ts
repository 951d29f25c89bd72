import { forecastLots, type PrevisioLots } from '#areas/banc/domain/lots.ts';
import type { Language, Trilingual } from '#kernel/language.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { Lot, RecompteAnswer, TreballPartida, TreballPartidaItem } from '../contract/schemas.ts';
import { CAP_RECOMPTE, estatOf, percentOf, type Recompte, recompteOf, together } from '../domain/estat.ts';
import type { LotDeFormigo, ProcesPorts, RespostaDePartida } from './ports.ts';
import { listComprovacions, listLots, listPartides, listProcessos } from './store.ts';
import type { ComprovacioRow, LotRow, PartidaRow, ProcesRow } from './tables.ts';

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

const words = (text: string): Trilingual => JSON.parse(text) as Trilingual;

/** The plan of a work, read whole. */
export interface Pla {
  readonly processos: readonly ProcesRow[];
  readonly partides: readonly PartidaRow[];
  readonly comprovacions: ReadonlyMap<number, readonly ComprovacioRow[]>;
  readonly lots: ReadonlyMap<number, readonly LotRow[]>;
  readonly formigo: ReadonlyMap<number, readonly LotDeFormigo[]>;
  readonly respostes: ReadonlyMap<number, readonly RespostaDePartida[]>;
}

export const readPla = async ({ db, empresa }: CompanyContext, ports: ProcesPorts, treballId: number): Promise<Pla> => {
  const [processos, partides, comprovacions, lots, formigo, respostes] = await Promise.all([
    listProcessos(db, empresa.id, treballId),
    listPartides(db, empresa.id, treballId),
    listComprovacions(db, empresa.id, treballId),
    listLots(db, empresa.id, treballId),
    ports.lotsDeFormigo(db, empresa.id, treballId),
    ports.respostesOf(db, empresa.id, treballId),
  ]);
  return {
    processos,
    partides,
    comprovacions: Map.groupBy(comprovacions, (row) => Number(row.treball_partida_fk)),
    lots: Map.groupBy(lots, (row) => Number(row.treball_partida_fk)),
    formigo: Map.groupBy(formigo, (row) => row.treball_partida_fk),
    respostes: Map.groupBy(respostes, (row) => row.treball_partida_fk),
  };
};

export interface Comptada {
  readonly recompte: Recompte;
  readonly lots: ReadonlyMap<number, Recompte>;
  readonly nLots: number;
  readonly previsio: { readonly lots: number; readonly motiu: PrevisioLots['motiu'] | 'ma' | 'zones' };
}

/** Lots forecast of an item, and why so many: by hand, by its zones, or by its measurement. */
const previsioOf = (row: PartidaRow, zones: number): Comptada['previsio'] => {
  if (row.formigo_flg === 1) return { lots: Math.max(zones, 1), motiu: 'zones' };
  if (row.lots_previstos !== null) return { lots: row.lots_previstos, motiu: 'ma' };
  const { mida, unitat } = JSON.parse(row.lot) as { mida: string | null; unitat: string };
  return forecastLots({ valor: mesuraOf(row.amidament), unitat: row.unitat }, { mida, unitat });
};

/** What an item of the plan comes to. */
export const countPartida = (pla: Pla, row: PartidaRow): Comptada => {
  const id = Number(row.id);
  const concrete = pla.formigo.get(id) ?? [];
  const lots =
    row.formigo_flg === 1 ? concrete.map((lot) => lot.id) : (pla.lots.get(id) ?? []).map((lot) => Number(lot.id));
  const previsio = previsioOf(row, concrete.length);
  const respostes = pla.respostes.get(id) ?? [];
  const answered = new Set(respostes.map(({ comprovacio_fk }) => comprovacio_fk));
  const comprovacions = (pla.comprovacions.get(id) ?? [])
    .filter((one) => one.exigida === 1 || answered.has(Number(one.comprovacio_fk)))
    .map((one) => Number(one.comprovacio_fk));
  const counted = recompteOf({ comprovacions, lots, lotsPrevistos: previsio.lots }, respostes);
  return { recompte: counted.partida, lots: counted.lots, nLots: lots.length, previsio };
};

export const presentRecompte = (counted: Recompte, lots: number, lotsPrevistos: number): RecompteAnswer => ({
  estat: estatOf(counted),
  percentatge: percentOf(counted),
  total: counted.total,
  conformes: counted.conformes,
  obertes: counted.obertes,
  noAplica: counted.noAplica,
  pendents: counted.pendents,
  lots,
  lotsPrevistos,
});

/** Cents that the tests of an item are forecast to cost: those given, or one a lot. */
export const costOf = (checks: readonly ComprovacioRow[], lots: number): number =>
  checks.reduce((sum, one) => (one.exigida === 1 ? sum + (one.preu ?? 0) * (one.assaigs ?? lots) : sum), 0);

export const presentComprovacio = (
  row: ComprovacioRow,
  language: Language,
): TreballPartida['comprovacions'][number] => ({
  comprovacio_fk: Number(row.comprovacio_fk),
  categoria_fk: row.categoria_fk,
  nom: words(row.nom)[language],
  frequencia: words(row.frequencia)[language],
  criteri: words(row.criteri)[language],
  normes: JSON.parse(row.normes) as string[],
  valor_tipus: row.valor_tipus as TreballPartida['comprovacions'][number]['valor_tipus'],
  unitat: row.unitat,
  valors: (JSON.parse(row.valors) as Trilingual[]).map((one) => one[language]),
  basic: row.basic === 1,
  obligatoria: row.obligatoria === 1,
  exigida: row.exigida === 1,
  afegida: row.afegida === 1,
  preu: row.preu,
  assaigs: row.assaigs,
});

export const presentItem = (pla: Pla, row: PartidaRow, language: Language): TreballPartidaItem => {
  const counted = countPartida(pla, row);
  const checks = pla.comprovacions.get(Number(row.id)) ?? [];
  const lot = JSON.parse(row.lot) as Omit<TreballPartida['lot'], 'text'> & { text: Trilingual };
  return {
    id: Number(row.id),
    treball_fk: Number(row.treball_fk),
    proces_fk: row.proces_fk,
    versio: row.versio,
    ordre: row.ordre,
    partida_fk: Number(row.partida_fk),
    control_fk: row.control_fk,
    codi: row.codi,
    nom: words(row.nom)[language],
    unitat: row.unitat as TreballPartida['unitat'],
    normes: JSON.parse(row.normes) as string[],
    sistema_fk: row.sistema_fk,
    usos: JSON.parse(row.usos) as number[],
    nivells: JSON.parse(row.nivells) as number[],
    lot: { ...lot, text: lot.text[language] },
    completa: row.completa === 1,
    formigo_flg: row.formigo_flg === 1,
    amidament: mesuraOf(row.amidament),
    lots_previstos: row.lots_previstos,
    marca: row.marca,
    fabricant: row.fabricant,
    proveidor_fk: row.proveidor_fk === null ? null : Number(row.proveidor_fk),
    observacions_programa: row.observacions_programa,
    observacions_seguiment: row.observacions_seguiment,
    previsio: counted.previsio,
    cost: costOf(checks, Math.max(counted.nLots, counted.previsio.lots)),
    recompte: presentRecompte(counted.recompte, counted.nLots, counted.previsio.lots),
    n_comprovacions: checks.filter((one) => one.exigida === 1).length,
    creat: row.creat,
    canviat: row.canviat,
  };
};

export const presentPartida = (pla: Pla, row: PartidaRow, language: Language): TreballPartida => {
  const { n_comprovacions: _n, ...item } = presentItem(pla, row, language);
  return {
    ...item,
    comprovacions: (pla.comprovacions.get(Number(row.id)) ?? []).map((one) => presentComprovacio(one, language)),
  };
};

export const presentLot = (row: LotRow, unitat: string, counted: Recompte | undefined): Lot => ({
  id: Number(row.id),
  treball_fk: Number(row.treball_fk),
  treball_partida_fk: Number(row.treball_partida_fk),
  clau_client: row.clau_client,
  versio: row.versio,
  numero: row.numero,
  descripcio: row.descripcio,
  ubicacio: row.ubicacio,
  data_inici: row.data_inici,
  data_final: row.data_final,
  quantitat: mesuraOf(row.quantitat),
  unitat: unitat as Lot['unitat'],
  estat: row.estat as Lot['estat'],
  recompte: presentRecompte(counted ?? CAP_RECOMPTE, 1, 1),
  creat: row.creat,
  canviat: row.canviat,
});

/** What items come to together. */
export const sumOf = (pla: Pla, rows: readonly PartidaRow[]) => {
  const counted = rows.map((row) => countPartida(pla, row));
  return presentRecompte(
    together(counted.map(({ recompte }) => recompte)),
    counted.reduce((sum, one) => sum + one.nLots, 0),
    counted.reduce((sum, one) => sum + one.previsio.lots, 0),
  );
};
