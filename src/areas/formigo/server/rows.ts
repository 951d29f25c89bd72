import type { z } from 'zod';
import type { ZonaFields } from '../contract/blank.ts';
import type { decisioSchema, Pastada, respostesSchema } from '../contract/schemas.ts';
import { composeDesignacio, type Designacio, parseAmbients } from '../domain/designacio.ts';
import type { ClassState, LotMostra, LotVerdict, NormaReason } from '../domain/tipus.ts';
import type { LotRow, PastadaRow, ZonaRow } from './tables.ts';

export type Respostes = z.infer<typeof respostesSchema>;
export type Decisio = z.infer<typeof decisioSchema>;

const THOUSAND = 1000;
const HUNDRED = 100;
export const toScaled = (value: number | null, factor: number): number | null =>
  value === null ? null : Math.round(value * factor);
export const fromScaled = (value: number | null, factor: number): number | null =>
  value === null ? null : value / factor;
export const VOLUM = THOUSAND;
export const SUPERFICIE = HUNDRED;
export const RESISTENCIA = HUNDRED;

/** A certificate kept without its plant or its designation is one for those of the zone. */
const certificatOf = (kept: string): ZonaFields['certificat'] => {
  const certificat = JSON.parse(kept) as NonNullable<ZonaFields['certificat']>;
  return { ...certificat, central: certificat.central ?? '', designacio: certificat.designacio ?? '' };
};

/** Fields of a zone from its row: m³ and m² as numbers. */
export const zonaFieldsOf = (row: ZonaRow): ZonaFields => ({
  nom: row.nom,
  estructura: row.estructura as ZonaFields['estructura'],
  modalitat: row.modalitat as ZonaFields['modalitat'],
  tipus: row.tipus as ZonaFields['tipus'],
  resistencia: row.resistencia,
  consistencia: row.consistencia as ZonaFields['consistencia'],
  mesura: row.mesura,
  ambient: row.ambient,
  distintiu: row.distintiu as ZonaFields['distintiu'],
  classe_central: row.classe_central as ZonaFields['classe_central'],
  central: row.central,
  certificat: row.certificat ? certificatOf(row.certificat) : null,
  volum: fromScaled(row.volum, VOLUM),
  setmanes: row.setmanes,
  superficie: fromScaled(row.superficie, SUPERFICIE),
  plantes: row.plantes,
  observacions: row.observacions,
});

export const zonaColumns = (fields: ZonaFields) => ({
  ...fields,
  certificat: fields.certificat ? JSON.stringify(fields.certificat) : null,
  volum: toScaled(fields.volum, VOLUM),
  superficie: toScaled(fields.superficie, SUPERFICIE),
});

export const designacioOf = (
  fields: Pick<ZonaFields, 'tipus' | 'resistencia' | 'consistencia' | 'mesura' | 'ambient'>,
): Designacio => ({
  tipus: fields.tipus,
  resistencia: fields.resistencia,
  consistencia: fields.consistencia,
  mesura: fields.mesura,
  ambients: parseAmbients(fields.ambient) ?? [],
});
export const designacioText = (fields: Parameters<typeof designacioOf>[0]): string =>
  composeDesignacio(designacioOf(fields));

export const normaOf = (row: Pick<ZonaRow, 'norma'>): NormaReason => JSON.parse(row.norma) as NormaReason;
export const respostesOf = (row: Pick<LotRow, 'respostes'>): Respostes => JSON.parse(row.respostes) as Respostes;
export const decisioOf = (row: Pick<LotRow, 'decisio'>): Decisio | null =>
  row.decisio ? (JSON.parse(row.decisio) as Decisio) : null;

/** What the lots before a lot leave to it. */
export interface Abans {
  readonly anteriors: number[];
  readonly anteriorsSenseValor: number;
  readonly estatClasse: ClassState | null;
}
export const abansOf = (row: Pick<LotRow, 'abans'>): Abans => JSON.parse(row.abans) as Abans;
export const veredicteOf = (row: Pick<LotRow, 'veredicte'>): LotVerdict => JSON.parse(row.veredicte) as LotVerdict;

/** A sample as the engine reads it; strengths in N/mm². */
export const mostraOf = (row: PastadaRow): LotMostra => ({
  numero: row.numero,
  resistencia: fromScaled(row.resistencia, RESISTENCIA),
  provetes: JSON.parse(row.provetes) as Pastada['provetes'],
});

export const presentPastada = (row: PastadaRow, lotNumero: number): Pastada => ({
  id: row.id,
  clau_client: row.clau_client,
  versio: row.versio,
  zona_fk: row.zona_fk,
  lot_fk: row.lot_fk,
  lot_numero: lotNumero,
  numero: row.numero,
  data: row.data,
  hora: row.hora,
  albara: row.albara,
  central: row.central,
  matricula: row.matricula,
  element: row.element,
  con: JSON.parse(row.con) as number[],
  resistencia: fromScaled(row.resistencia, RESISTENCIA),
  provetes: JSON.parse(row.provetes) as Pastada['provetes'],
  acta: row.acta,
  observacions: row.observacions,
  canviat: row.canviat,
});
