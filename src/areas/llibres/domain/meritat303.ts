import { CAIXA } from '#areas/fiscal/domain/llibre.data.ts';
import { partsCobrades } from './caixa.ts';
import type { Recompte } from './caselles.ts';
import { RECTIFICATIVES } from './codis.data.ts';
import type { LiniaExpedida, Trimestre } from './linies.ts';
import { meritacioOf, within } from './periode.ts';
import { TIPUS_IVA, TIPUS_RECARREC, type TipusRow } from './tipus-iva.data.ts';

export const MOTIUS_FORA = ['tipus_sense_casella', 'recarrec_sense_casella', 'clau_sense_casella'] as const;
/** A line that falls in the quarter and has no box, with the reason by code. */
export interface ForaDeCasella {
  readonly id: string;
  readonly motiu: (typeof MOTIUS_FORA)[number];
}

const ORDINARIES = new Set(['F1', 'F2', 'F4']);
const GENERALS = new Set(['01', '11', '12', '13', '15', '03', '05', '09', '14']);
const AMB_ISP = new Set(['01', '11', '12', '13', '15', '09', '14']);
const NIF_IVA = '02';
const PENDENT = '14';

const rowOf = (rows: readonly TipusRow[], tipus: string | null, on: string): TipusRow | undefined => {
  const same = rows.filter((row) => row.tipus === tipus);
  return same.find((row) => row.des_de <= on && (row.fins === null || on <= row.fins)) ?? same[0];
};

/** Boxes of the base and of the tax of an ordinary line, or those of changes where it takes away. */
const putLine = (boxes: Recompte, fora: ForaDeCasella[], linia: LiniaExpedida, base: number, quota: number): void => {
  const changed = RECTIFICATIVES.has(linia.tipus) || linia.tipus === 'AJ' || quota < 0 || (quota === 0 && base < 0);
  const [ofBase, ofQuota] = changed
    ? ['14', '15']
    : (rowOf(TIPUS_IVA, linia.iva, meritacioOf(linia))?.caselles ?? [null, null]);
  if (ofBase === null || ofQuota === null) {
    fora.push({ id: linia.id, motiu: 'tipus_sense_casella' });
    return;
  }
  boxes.posa(ofBase, base, linia.id);
  boxes.posa(ofQuota, quota, linia.id);
};

const putRecarrec = (boxes: Recompte, fora: ForaDeCasella[], linia: LiniaExpedida): void => {
  if (linia.recarrec === null) return;
  const negative = linia.quota_recarrec < 0 || (linia.quota_recarrec === 0 && linia.base < 0);
  const rows = TIPUS_RECARREC.filter(({ iva }) => iva === linia.iva);
  const [ofBase, ofQuota] =
    RECTIFICATIVES.has(linia.tipus) || negative
      ? ['25', '26']
      : (rowOf(rows, linia.recarrec, meritacioOf(linia))?.caselles ?? [null, null]);
  if (ofBase === null || ofQuota === null) {
    fora.push({ id: linia.id, motiu: 'recarrec_sense_casella' });
    return;
  }
  boxes.posa(ofBase, linia.base, linia.id);
  boxes.posa(ofQuota, linia.quota_recarrec, linia.id);
};

/** Boxes that inform: exempt, not subject and with the tax owed by the receiver. */
const informativaOf = (linia: LiniaExpedida): string | null => {
  const { clau, exempcio, qualificacio, nif } = linia;
  const ofEurope = nif.tipus === NIF_IVA;
  const general = clau === '01' || clau === '15';
  if (exempcio === 'E5' && general) return '59';
  if (exempcio === 'E6') return clau === '02' || clau === '05' ? '60' : general && ofEurope ? '59' : null;
  if (exempcio === 'E2' || exempcio === 'E3' || exempcio === 'E4')
    return ['01', '02', '05'].includes(clau) ? '60' : null;
  if (qualificacio === 'N2') {
    if (clau === '17') return '123';
    return ofEurope ? '59' : '120';
  }
  if (qualificacio === 'S2') return AMB_ISP.has(clau) ? '122' : null;
  if (qualificacio === 'S1' && clau === '17') return '124';
  return null;
};

/**
 * Accrued tax and information of the book of invoices issued, as the agency carries the books to the form. Ordinary ones by
 * the day of their operation, those that rectify by the day of issue, the cash regime by what is collected; key 14 (works for
 * a public body) only once the works are received, the day of its operation.
 */
export const meritat303 = (
  boxes: Recompte,
  expedides: readonly LiniaExpedida[],
  trimestre: Trimestre,
): readonly ForaDeCasella[] => {
  const inQuarter = within(trimestre);
  const fora: ForaDeCasella[] = [];
  for (const linia of expedides) {
    const rectifies = RECTIFICATIVES.has(linia.tipus) || linia.tipus === 'AJ' || linia.tipus === 'DV';
    const ordinary = ORDINARIES.has(linia.tipus) || (linia.tipus === 'F3' && linia.qualificacio === 'S2');
    if (!rectifies && !ordinary) continue;
    // What is pending of a public body stays pending when it is rectified.
    if (!inQuarter(rectifies && linia.clau !== PENDENT ? linia.expedicio : meritacioOf(linia))) continue;
    // A line of a payment alone, of income tax: no operation.
    if (linia.base === 0 && linia.quota === 0 && linia.quota_recarrec === 0) continue;
    if (linia.tipus === 'DV') {
      boxes.posa('14', linia.base, linia.id);
      boxes.posa('15', linia.quota, linia.id);
      boxes.posa('60', -linia.base, linia.id);
      continue;
    }
    const informs = informativaOf(linia);
    if (informs !== null) {
      boxes.posa(informs, linia.base, linia.id);
      continue;
    }
    if (linia.qualificacio === 'S2') fora.push({ id: linia.id, motiu: 'clau_sense_casella' });
    if (linia.qualificacio !== 'S1') continue;
    if (linia.clau === CAIXA) {
      boxes.posa('62', linia.base, linia.id);
      boxes.posa('63', linia.quota, linia.id);
    } else if (GENERALS.has(linia.clau)) {
      putLine(boxes, fora, linia, linia.base, linia.quota);
      putRecarrec(boxes, fora, linia);
    } else fora.push({ id: linia.id, motiu: 'clau_sense_casella' });
  }
  for (const { linia, base, quota, data } of partsCobrades(expedides, (one) => one.cobrament))
    if (linia.qualificacio === 'S1' && inQuarter(data)) putLine(boxes, fora, linia, base, quota);
  return fora;
};
