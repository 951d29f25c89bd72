import { checkNif } from '#areas/fiscal/domain/nif.ts';

export interface DadesQr {
  readonly nif: string;
  readonly numserie: string;
  /** `DD-MM-AAAA`. */
  readonly fecha: string;
  readonly importe: string;
}
export interface ServeiQr {
  readonly entorn: 'proves' | 'produccio';
  /** Whether the records are sent as they are made. */
  readonly verificable: boolean;
}

const HOSTS = {
  proves: 'https://prewww2.aeat.es',
  produccio: 'https://www2.agenciatributaria.gob.es',
} as const;

/** The address behind the code of an invoice (AEAT, «Características del QR» v0.5.0). */
export const qrUrl = ({ entorn, verificable }: ServeiQr, { nif, numserie, fecha, importe }: DadesQr): string => {
  const query = Object.entries({ nif, numserie, fecha, importe }).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return `${HOSTS[entorn]}/wlpl/TIKE-CONT/ValidarQR${verificable ? '' : 'NoVerifactu'}?${query.join('&')}`;
};

const isDate = (text: string): boolean => {
  const [, day, month] = /^(\d{2})-(\d{2})-\d{4}$/.exec(text) ?? [];
  return Number(day) >= 1 && Number(day) <= 31 && Number(month) >= 1 && Number(month) <= 12;
};

/** Why the agency's service would refuse an address, by its code; null when it would not. */
export const qrFault = ({ nif, numserie, fecha, importe }: DadesQr): string | null => {
  if (nif === '') return '1001';
  if (numserie === '') return '1002';
  if (fecha === '') return '1003';
  if (importe === '') return '1004';
  if (nif.length !== 9 || checkNif(nif).kind === 'desconegut') return '2001';
  if (numserie.length > 60) return '2002';
  if (!/^[ -~]+$/.test(numserie)) return '2003';
  if (!isDate(fecha)) return '2004';
  if (!/^[+-]?\d+(\.\d{0,2})?$/.test(importe)) return '2005';
  if (!/^[+-]?\d{1,12}(\.|$)/.test(importe)) return '2006';
  return null;
};
