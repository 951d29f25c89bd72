import { partOf } from '#areas/fiscal/domain/linia.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { type Caselles, importOf, Recompte } from './caselles.ts';
import { potTornar } from './declaracio303.ts';
import { deduible303 } from './deduible303.ts';
import type { Llibres, Trimestre } from './linies.ts';
import { type ForaDeCasella, meritat303 } from './meritat303.ts';

/** What the books do not say. Amounts in cents. */
export interface Config303 {
  /** Whether we were under the cash regime on the day of an operation: then what we buy is deducted once it is paid. */
  readonly caixa?: (operacio: CalendarDate) => boolean;
  readonly regularitzacio_inversio?: number;
  readonly prorrata_definitiva?: number;
  /** Box 76: VAT of unpaid invoices given back. */
  readonly regularitzacio_80?: number;
  /** Part of the result that is the State's, in percent. */
  readonly estat?: string;
  readonly iva_importacio?: number;
  /** Box 110, left over from before, and box 78, how much of it is used: as much as there is to pay, less where told, or all of it in a last quarter. */
  readonly a_compensar?: number;
  readonly aplicat?: number;
  readonly regularitzacio_foral?: number;
  readonly altres_ajustos?: number;
  /** Boxes 70 and 109: paid and given back by earlier returns of the same quarter. */
  readonly ingressat_abans?: number;
  readonly tornat_abans?: number;
  /** Box 112, since 2026: on account of fuels that leave a warehouse. */
  readonly a_compte_carburants?: number;
}

/** Boxes that add up to what there is to pay in a quarter before anything of earlier ones is used. */
const PER_PAGAR = ['66', '77', '68', '108'] as const;
/** Whether more of what was left is used than there is to pay, as only whoever asks for a refund may. */
export const demanaTorna303 = (caselles: Caselles): boolean =>
  importOf(caselles, '78') >
  Math.max(
    0,
    PER_PAGAR.reduce((sum, box) => sum + importOf(caselles, box), 0),
  );

/** Boxes that add up to what is owed (27) and to what is deducted (45), in the order of the form. */
export const SUMANDS_27 = [
  ...['152', '167', '03', '155', '06', '09', '11', '13', '15'],
  ...['158', '170', '18', '21', '24', '26'],
] as const;
export const SUMANDS_45 = ['29', '31', '33', '35', '37', '39', '41', '42', '43', '44'] as const;

/** The result of the form, from the sums of the books to box 71. */
const putResultat = (boxes: Recompte, trimestre: Trimestre, config: Config303): void => {
  boxes.calcula('27', boxes.suma(SUMANDS_27));
  boxes.calcula('45', boxes.suma(SUMANDS_45));
  boxes.calcula('46', boxes.import('27') - boxes.import('45'));
  boxes.calcula('76', config.regularitzacio_80 ?? 0);
  boxes.calcula('64', boxes.suma(['46', '76']));
  boxes.calcula('66', partOf(boxes.import('64'), config.estat ?? '100'));
  boxes.calcula('77', config.iva_importacio ?? 0);
  boxes.calcula('68', config.regularitzacio_foral ?? 0);
  boxes.calcula('108', config.altres_ajustos ?? 0);
  const owed = boxes.suma(PER_PAGAR);
  const left = config.a_compensar ?? 0;
  boxes.calcula('110', left);
  const most = Math.max(0, Math.min(left, owed));
  // In the last quarter all that is left may be asked back (LIVA 115.Uno), which only happens where it is written.
  boxes.calcula('78', Math.min(config.aplicat ?? most, potTornar(trimestre) ? left : most));
  boxes.calcula('87', left - boxes.import('78'));
  boxes.calcula('69', owed - boxes.import('78'));
  boxes.calcula('70', config.ingressat_abans ?? 0);
  boxes.calcula('109', config.tornat_abans ?? 0);
  boxes.calcula('112', config.a_compte_carburants ?? 0);
  boxes.calcula('71', boxes.import('69') - boxes.import('70') + boxes.import('109') - boxes.import('112'));
};

/** Fills boxes with what the books and their regularisations hold of a quarter; told back: what of it has no box. */
export const omple303 = (
  boxes: Recompte,
  { expedides, rebudes }: Llibres,
  trimestre: Trimestre,
  config: Config303,
): readonly ForaDeCasella[] => {
  const fora = meritat303(boxes, expedides, trimestre);
  deduible303(boxes, rebudes, trimestre, (linia) => linia.quota_deduible, config.caixa);
  if (config.regularitzacio_inversio) boxes.posa('43', config.regularitzacio_inversio, null);
  if (config.prorrata_definitiva) boxes.posa('44', config.prorrata_definitiva, null);
  return fora;
};

/** The boxes of a quarter, from the books, each with its lines; and what of the quarter has no box. */
export const caselles303 = (
  llibres: Llibres,
  trimestre: Trimestre,
  config: Config303 = {},
): { readonly caselles: Caselles; readonly fora: readonly ForaDeCasella[] } => {
  const boxes = new Recompte();
  const fora = omple303(boxes, llibres, trimestre, config);
  putResultat(boxes, trimestre, config);
  return { caselles: boxes.caselles(), fora };
};
