import { preusDe } from '#areas/banc/domain/assaig.data.ts';
import type { Language, Trilingual } from '#kernel/language.ts';
import type { Lot, TreballPartida, TreballPartidaItem } from '../contract/schemas.ts';
import { CAP_RECOMPTE, type Recompte } from '../domain/estat.ts';
import { normesDeComprovacio, normesDePartida, valorsDe } from './a-data.ts';
import { frequenciaOf } from './frequencia.ts';
import {
  amidamentOf,
  costOf,
  countPartida,
  isCostMinim,
  mesuraOf,
  midaOf,
  presentRecompte,
  previstosOf,
} from './pla.ts';
import type { LotDeFormigo, Pla } from './shapes.ts';
import type { ComprovacioRow, LotRow, PartidaRow } from './tables.ts';

const words = (text: string): Trilingual => JSON.parse(text) as Trilingual;

const presentComprovacio = (
  pla: Pla,
  partida: PartidaRow,
  row: ComprovacioRow,
  mida: ReturnType<typeof midaOf>,
  language: Language,
): TreballPartida['comprovacions'][number] => ({
  comprovacio_fk: Number(row.comprovacio_fk),
  categoria_fk: row.categoria_fk,
  nom: words(row.nom)[language],
  frequencia: frequenciaOf(pla, partida, row)[language],
  criteri: words(row.criteri)[language],
  normes: normesDeComprovacio(pla, partida, row),
  valor_tipus: row.valor_tipus as TreballPartida['comprovacions'][number]['valor_tipus'],
  unitat: row.unitat,
  valors: valorsDe(pla, partida, row).map((one) => one[language]),
  basic: row.basic === 1,
  obligatoria: row.obligatoria === 1,
  exigida: row.exigida === 1,
  afegida: row.afegida === 1,
  automatica: partida.formigo_flg === 1 && row.automatica === 1,
  con: partida.formigo_flg === 1 && row.con === 1,
  preu: row.preu,
  assaigs: row.assaigs,
  previstos: previstosOf(row, mida),
});

export const presentItem = (
  pla: Pla,
  row: PartidaRow,
  language: Language,
  counted = countPartida(pla, row),
): TreballPartidaItem => {
  const checks = pla.comprovacions.get(Number(row.id)) ?? [];
  const amidament = amidamentOf(pla, row);
  const mida = midaOf(pla, row, counted);
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
    normes: normesDePartida(pla, row),
    sistema_fk: row.sistema_fk,
    usos: JSON.parse(row.usos) as number[],
    nivells: JSON.parse(row.nivells) as number[],
    lot: { ...lot, text: lot.text[language] },
    completa: row.completa === 1,
    formigo_flg: row.formigo_flg === 1,
    amidament: mesuraOf(amidament.valor),
    amidament_de_zones: amidament.deZones,
    lots_previstos: row.lots_previstos,
    marca: row.marca,
    fabricant: row.fabricant,
    proveidor_fk: row.proveidor_fk === null ? null : Number(row.proveidor_fk),
    observacions_programa: row.observacions_programa,
    observacions_seguiment: row.observacions_seguiment,
    previsio: counted.previsio,
    cost: costOf(checks, mida),
    cost_minim: isCostMinim(checks, mida, counted),
    assaigs: preusDe(checks.filter(({ exigida }) => exigida === 1)),
    recompte: presentRecompte(counted.recompte, counted.fets, counted.previsio.lots),
    n_comprovacions: checks.filter((one) => one.exigida === 1).length,
    creat: row.creat,
    canviat: row.canviat,
  };
};

export const presentPartida = (pla: Pla, row: PartidaRow, language: Language): TreballPartida => {
  const counted = countPartida(pla, row);
  const { n_comprovacions: _n, ...item } = presentItem(pla, row, language, counted);
  const mida = midaOf(pla, row, counted);
  return {
    ...item,
    comprovacions: (pla.comprovacions.get(Number(row.id)) ?? []).map((one) =>
      presentComprovacio(pla, row, one, mida, language),
    ),
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
  zona: null,
  recompte: presentRecompte(counted ?? CAP_RECOMPTE, 1, 1),
  creat: row.creat,
  canviat: row.canviat,
});

/** A lot of concrete as the plan shows it: opened by its first sample, never closed by hand. */
export const presentLotDeFormigo = (lot: LotDeFormigo, row: PartidaRow, counted: Recompte | undefined): Lot => ({
  id: lot.id,
  treball_fk: Number(row.treball_fk),
  treball_partida_fk: Number(row.id),
  clau_client: lot.clau_client,
  versio: lot.versio,
  numero: lot.numero,
  descripcio: lot.descripcio,
  ubicacio: lot.zona,
  data_inici: null,
  data_final: null,
  quantitat: mesuraOf(lot.volum),
  unitat: row.unitat as Lot['unitat'],
  estat: lot.mostres_tingudes > 0 || (counted?.total ?? 0) > (counted?.pendents ?? 0) ? 'obert' : 'previst',
  zona: { id: lot.zona_fk, nom: lot.zona, veredicte: lot.veredicte, cons_fora: lot.cons_fora },
  recompte: presentRecompte(counted ?? CAP_RECOMPTE, 1, 1),
  creat: lot.creat,
  canviat: lot.canviat,
});
