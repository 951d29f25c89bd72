import type { Language, Trilingual } from '#kernel/language.ts';
import type { Comprovacio, Partida, PartidaItem } from '../contract/schemas.ts';
import type { Comprovacio as Check } from '../domain/tipus.ts';
import type { BancComprovacio, BancPartida } from './rows.ts';

export const presentPartida = (partida: BancPartida, nComprovacions: number, language: Language): Partida => ({
  id: partida.id,
  versio: partida.segell?.versio ?? null,
  propia: partida.segell !== null,
  origen_fk: partida.origen_fk,
  familia: partida.familia,
  codi: partida.codi,
  proces_fk: partida.proces_fk,
  control_fk: partida.control_fk,
  sistema_fk: partida.sistema_fk,
  nom: partida.nom[language],
  unitat: partida.unitat,
  activa: partida.activa,
  inici: partida.inici,
  final: partida.final,
  vigentDesde: partida.inici,
  normes: [...partida.normes],
  usos: [...partida.usos],
  nivells: [...partida.nivells],
  lot: { ...partida.lot, text: partida.lot.text[language] },
  completa: partida.completa,
  formigo_flg: partida.formigo_flg,
  ajuda: partida.ajuda[language],
  informacio: partida.informacio[language],
  observacions_programa: partida.observacions_programa[language],
  observacions_seguiment: partida.observacions_seguiment[language],
  n_comprovacions: nComprovacions,
  creat: partida.segell?.creat ?? null,
  canviat: partida.segell?.canviat ?? null,
});

export const presentItem = (
  partida: BancPartida,
  nComprovacions: number,
  language: Language,
  seleccionada: boolean,
): PartidaItem => ({
  id: partida.id,
  propia: partida.segell !== null,
  codi: partida.codi,
  nom: partida.nom[language],
  proces_fk: partida.proces_fk,
  control_fk: partida.control_fk,
  sistema_fk: partida.sistema_fk,
  unitat: partida.unitat,
  normes: [...partida.normes],
  activa: partida.activa,
  vigentDesde: partida.inici,
  final: partida.final,
  formigo_flg: partida.formigo_flg,
  completa: partida.completa,
  n_comprovacions: nComprovacions,
  seleccionada,
});

/** Items that have a check: how many, and what the first one is called. */
export interface UsesOfCheck {
  readonly n: number;
  readonly primera: Trilingual | null;
}
export const presentComprovacio = (
  comprovacio: BancComprovacio,
  { n, primera }: UsesOfCheck,
  language: Language,
): Comprovacio => ({
  id: comprovacio.id,
  versio: comprovacio.segell?.versio ?? null,
  propia: comprovacio.segell !== null,
  origen_fk: comprovacio.origen_fk,
  origen: comprovacio.origen,
  nom: comprovacio.nom[language],
  frequencia: comprovacio.frequencia[language],
  criteri: comprovacio.criteri[language],
  normes: [...comprovacio.normes],
  valor_tipus: comprovacio.valor_tipus,
  unitat: comprovacio.unitat,
  basic: comprovacio.basic,
  activa: comprovacio.activa,
  categoria_fk: comprovacio.categoria_fk,
  usos: comprovacio.usos.map((us) => ({ ...us, valor: us.valor[language] })),
  n_partides: n,
  partida: primera?.[language] ?? '',
  creat: comprovacio.segell?.creat ?? null,
  canviat: comprovacio.segell?.canviat ?? null,
});

/** A check as the rules of the room read it. */
export const inLanguage = (comprovacio: BancComprovacio, language: Language): Check => ({
  id: comprovacio.id,
  categoria_fk: comprovacio.categoria_fk,
  basic: comprovacio.basic,
  usos: comprovacio.usos.map((us) => ({ ...us, valor: us.valor[language] })),
});
