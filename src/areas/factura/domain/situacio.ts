export type Estat = 'esborrany' | 'emesa' | 'anullada' | 'incobrable';
export type Situacio =
  | 'esborrany'
  | 'emesa'
  | 'cobrada_parcial'
  | 'cobrada'
  | 'rectificada'
  | 'substituida'
  | 'anullada'
  | 'incobrable';

/**
 * What was issued against an invoice, with what it comes to in cents: rectifies it by substitution (S) or by difference
 * (I), or is the whole one that takes the place of a simplified one (F3).
 */
export interface Rectificadora {
  readonly metode: 'S' | 'I' | 'F3';
  readonly total_factura: number;
  /** Invoices that it covers, the one asked about among them, all together. */
  readonly cobreix: { readonly n: number; readonly total_factura: number };
}

export interface Liquidacio {
  readonly cobrat: number;
  readonly pendent: number;
  /** Of the guarantee kept back, what was not paid yet. */
  readonly garantia_pendent: number;
  readonly situacio: Situacio;
  readonly substituida: boolean;
}

/** Whether what was issued against an invoice leaves nothing of it. */
const isRectified = (total: number, by: readonly Rectificadora[]): boolean => {
  if (by.some((one) => one.metode === 'S')) return true;
  if (by.some((one) => one.cobreix.n > 1 && one.total_factura === -one.cobreix.total_factura)) return true;
  const alone = by.filter((one) => one.cobreix.n === 1);
  const left = total + alone.reduce((sum, one) => sum + one.total_factura, 0);
  return alone.length > 0 && (left === 0 || left * total < 0);
};

/** What would be left of invoices once this is taken too, where that turns their sign; null where it does not. Cents. */
export const excesRectificat = (total: number, taken: number, now: number): number | null => {
  const left = total + taken + now;
  return now * total < 0 && left * total < 0 ? left : null;
};

/**
 * What is pending of what is to be paid and of the guarantee kept back: payments fill the first and then the second, each
 * with its sign; what is over both is pending the other way round. Cents.
 */
export const reparteix = ({
  total,
  garantia,
  cobrat,
}: {
  readonly total: number;
  readonly garantia: number;
  readonly cobrat: number;
}): Pick<Liquidacio, 'pendent' | 'garantia_pendent'> => {
  const sign = garantia < 0 ? -1 : 1;
  const over = cobrat * sign > 0 ? Math.max(0, (cobrat - total) * sign) : 0;
  const taken = Math.min(over, garantia * sign) * sign;
  return { pendent: total - cobrat + taken, garantia_pendent: garantia - taken };
};

/**
 * How an invoice stands: what was collected, what is pending, and in a word. One that another takes the place of leaves
 * what was collected, and what was not, to that other one: `heretat`.
 */
export const liquida = (given: {
  readonly estat: Estat;
  /** Of proformas nothing is ever pending. */
  readonly cobrable: boolean;
  readonly total_factura: number;
  readonly total: number;
  /** Kept back of it until a guarantee is released. */
  readonly garantia: number;
  readonly heretat: number;
  readonly cobraments: readonly number[];
  readonly rectificadores: readonly Rectificadora[];
}): Liquidacio => {
  const { estat, total, heretat, rectificadores } = given;
  const cobrat = given.cobraments.reduce((sum, one) => sum + one, 0);
  const substituida = rectificadores.some((one) => one.metode !== 'I');
  const owed = estat !== 'esborrany' && estat !== 'anullada' && given.cobrable && !substituida;
  const rectified = isRectified(given.total_factura, rectificadores);
  const left = reparteix({ total, garantia: given.garantia, cobrat: heretat + cobrat });
  const pendent = estat === 'esborrany' ? total : owed ? left.pendent : 0;
  const told = (): Situacio => {
    if (estat !== 'emesa') return estat;
    if (rectificadores.some((one) => one.metode === 'F3')) return 'substituida';
    if (rectified) return 'rectificada';
    if (!given.cobrable) return 'emesa';
    if (pendent === 0) return 'cobrada';
    return cobrat + heretat === 0 ? 'emesa' : 'cobrada_parcial';
  };
  return {
    cobrat,
    pendent,
    garantia_pendent: owed && !rectified ? left.garantia_pendent : 0,
    situacio: told(),
    substituida,
  };
};

/** How an invoice is told of: what was paid of it over what it asks, and its guarantee while that is still to come. */
export const DITES = ['cobrada_de_mes', 'tornada_de_mes', 'cobrada_garantia'] as const;
export const dita = <Told extends Situacio>(given: {
  readonly situacio: Told;
  readonly total: number;
  readonly pendent: number;
  readonly garantia_pendent: number;
}): Told | (typeof DITES)[number] => {
  const { situacio, total, pendent, garantia_pendent } = given;
  if (situacio === 'cobrada' && garantia_pendent !== 0) return 'cobrada_garantia';
  if (situacio !== 'cobrada_parcial') return situacio;
  if (total < 0) return pendent > 0 ? 'tornada_de_mes' : situacio;
  return pendent < 0 ? 'cobrada_de_mes' : situacio;
};

/** What was paid of an invoice over what it asks, and may be given back; cents, never below zero. */
export const sobrantOf = ({ total, pendent }: { readonly total: number; readonly pendent: number }): number =>
  Math.max(0, total < 0 ? pendent : -pendent);

/** What is odd about a payment of an invoice of which so much is to be paid, a guarantee apart, and was paid before it; cents. */
export const cobramentRar = (
  { total, garantia = 0, cobrat }: { readonly total: number; readonly garantia?: number; readonly cobrat: number },
  nou: number,
): 'cobrament_excessiu' | 'cobrament_signe' | null => {
  const sign = (total || garantia) < 0 ? -1 : 1;
  if ((cobrat + nou) * sign > (total + garantia) * sign && nou * sign > 0) return 'cobrament_excessiu';
  return (cobrat + nou) * sign < 0 ? 'cobrament_signe' : null;
};

/** What is settled between an invoice and another that is pending the other way round, in cents of the first. */
export interface Compensacio {
  readonly id: number;
  readonly total: number;
}

/** How much of what is pending each of these would settle, in turn, being pending the other way round. */
export const compensacionsOf = (
  pendent: number,
  altres: readonly { readonly id: number; readonly pendent: number }[],
): readonly Compensacio[] => {
  let left = pendent;
  return altres.flatMap((one) => {
    if (one.pendent * left >= 0) return [];
    const total = Math.sign(left) * Math.min(Math.abs(left), Math.abs(one.pendent));
    left -= total;
    return [{ id: one.id, total }];
  });
};
