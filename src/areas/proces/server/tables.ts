import type { Generated, Selectable } from 'kysely';

export interface TreballProcesTable {
  empresa_fk: number;
  treball_fk: number;
  proces_fk: number;
  ordre: number;
}
export interface TreballPartidaTable {
  id: Generated<number>;
  empresa_fk: number;
  treball_fk: number;
  proces_fk: number;
  versio: number;
  ordre: number;
  partida_fk: number;
  control_fk: number;
  codi: string;
  nom: string;
  unitat: string;
  normes: string;
  sistema_fk: number;
  usos: string;
  nivells: string;
  lot: string;
  completa: number;
  formigo_flg: number;
  /** Thousandths of the unit. */
  amidament: number | null;
  lots_previstos: number | null;
  marca: string;
  fabricant: string;
  proveidor_fk: number | null;
  observacions_programa: string;
  observacions_seguiment: string;
  creat: string;
  canviat: string;
}
export interface TreballComprovacioTable {
  empresa_fk: number;
  treball_partida_fk: number;
  comprovacio_fk: number;
  treball_fk: number;
  categoria_fk: number;
  ordre: number;
  nom: string;
  frequencia: string;
  criteri: string;
  normes: string;
  valor_tipus: string;
  unitat: string;
  valors: string;
  basic: number;
  obligatoria: number;
  exigida: number;
  afegida: number;
  /** Answered by the verdicts of concrete alone. */
  automatica: number;
  /** The slump of concrete: what was measured of a lot may contradict it. */
  con: number;
  preu: number | null;
  assaigs: number | null;
}
export interface LotTable {
  id: number;
  empresa_fk: number;
  treball_fk: number;
  treball_partida_fk: number;
  clau_client: string;
  versio: number;
  numero: number;
  descripcio: string;
  ubicacio: string;
  data_inici: string | null;
  data_final: string | null;
  /** Thousandths of the unit of its item. */
  quantitat: number | null;
  estat: string;
  creat: string;
  canviat: string;
}
declare module '#server/database/tables.ts' {
  interface Tables {
    treball_proces: TreballProcesTable;
    treball_partida: TreballPartidaTable;
    treball_comprovacio: TreballComprovacioTable;
    lot: LotTable;
  }
}
export type ProcesRow = TreballProcesTable;
export type PartidaRow = Selectable<TreballPartidaTable>;
export type ComprovacioRow = TreballComprovacioTable;
export type LotRow = LotTable;
