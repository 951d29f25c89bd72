import type { Generated, Selectable } from 'kysely';

export interface FormigoTable {
  treball_fk: number;
  empresa_fk: number;
  versio: number;
  modalitat: string;
  central: string;
  notes: string;
  excepcio: string | null;
}
/** What an item of the plan says of its concrete; null is as the work has it. */
export interface FormigoPartidaTable {
  empresa_fk: number;
  treball_fk: number;
  treball_partida_fk: number;
  versio: number;
  modalitat: string | null;
  central: string | null;
  notes: string;
}
export interface LimitCanviTable {
  empresa_fk: number;
  treball_fk: number;
  fila: number;
  valors: string;
  qui: string;
  quan: string;
  motiu: string;
}
export interface ZonaTable {
  id: Generated<number>;
  empresa_fk: number;
  treball_fk: number;
  versio: number;
  ordre: number;
  nom: string;
  normativa: string;
  norma: string;
  norma_fixada: number;
  /** Item of the plan of the work that the zone belongs to. */
  treball_partida_fk: number | null;
  modalitat: string;
  estructura: string;
  tipus: string;
  resistencia: number;
  consistencia: string;
  mesura: number;
  ambient: string;
  distintiu: number;
  classe_central: string | null;
  central: string;
  certificat: string | null;
  volum: number | null;
  setmanes: number | null;
  superficie: number | null;
  plantes: number | null;
  observacions: string;
  creat: string;
  canviat: string;
}
export interface ZonaLotTable {
  id: number;
  empresa_fk: number;
  treball_fk: number;
  zona_fk: number;
  clau_client: string;
  versio: number;
  numero: number;
  descripcio: string;
  volum: number | null;
  amassades: number | null;
  respostes: string;
  decisio: string | null;
  verdict: string;
  insuficients: number;
  per_sota_fck: number;
  mostres_tingudes: number;
  mostres_demanades: number | null;
  veredicte: string;
  abans: string;
  creat: string;
  canviat: string;
  canviat_per: string;
}
export interface PastadaTable {
  id: Generated<number>;
  empresa_fk: number;
  treball_fk: number;
  zona_fk: number;
  lot_fk: number;
  clau_client: string;
  versio: number;
  numero: number;
  data: string | null;
  hora: string | null;
  albara: string;
  central: string;
  matricula: string;
  element: string;
  con: string;
  resistencia: number | null;
  provetes: string;
  acta: string;
  observacions: string;
  creat: string;
  canviat: string;
}
declare module '#server/database/tables.ts' {
  interface Tables {
    formigo: FormigoTable;
    formigo_partida: FormigoPartidaTable;
    limit_canvi: LimitCanviTable;
    zona: ZonaTable;
    zona_lot: ZonaLotTable;
    pastada: PastadaTable;
  }
}
export type ZonaRow = Selectable<ZonaTable>;
export type LotRow = Selectable<ZonaLotTable>;
export type PastadaRow = Selectable<PastadaTable>;
/** What lists need of a lot: everything but the stored verdict. */
export type LotHead = Omit<LotRow, 'veredicte' | 'abans'>;
