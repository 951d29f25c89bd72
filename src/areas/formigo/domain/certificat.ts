import { type CalendarDate, showDate } from '#kernel/calendar-date.ts';
import { fold } from '#kernel/fold.ts';
import type { Outcome } from '#kernel/outcome.ts';
import { composeDesignacio, type Designacio, type DesignacioFault, parseDesignacio } from './designacio.ts';
import { isPresent } from './nombres.ts';
import type { Distintiu, JudgeInput, Respostes, StepLine } from './tipus.ts';
import { line } from './troballa.ts';

/** Certificate of dispersion of a zone. A plant or a designation left blank is the zone's own. Sigma in N/mm². */
export interface Certificat {
  readonly emissor: string;
  readonly central: string;
  readonly designacio: string;
  readonly sigma: number | null;
  /** First and last day in force; null = not said. */
  readonly des_de: CalendarDate | null;
  readonly fins: CalendarDate | null;
}

/** What a certificate is held against: the zone, and when and from where each sample of the lot came. */
export interface CertifiedLot {
  readonly distintiu: Distintiu;
  readonly designacio: string;
  readonly central: string;
  readonly certificat: Certificat | null;
  readonly mostres: readonly {
    readonly numero: number;
    readonly data: CalendarDate | null;
    readonly central: string;
  }[];
}

const partsOf = (text: string): string[] => text.replace(/\s+/g, '').split('/');
const completed = (text: string, rest: string): Outcome<Designacio, DesignacioFault> => {
  const parts = partsOf(text);
  return parseDesignacio([...parts, ...partsOf(rest).slice(parts.length)].join('/'));
};

/** Reads the designation that a certificate covers: whole, or its opening parts alone (`HA-30`, `HA-30/F`). */
export const readCovered = (text: string): Outcome<Designacio, DesignacioFault> => completed(text, 'HA-25/F/20/XC1');

const inAnyOrder = (concrete: Designacio): string =>
  composeDesignacio({ ...concrete, ambients: [...concrete.ambients].sort() });

/** Whether a certificate for `covered` is one for `designacio`: the parts that it names are the same. */
const covers = (covered: string, designacio: string): boolean => {
  const [whole, own] = [completed(covered, designacio), parseDesignacio(designacio)];
  return whole.ok && own.ok && inAnyOrder(whole.value) === inAnyOrder(own.value);
};

/** Why the certificate does not answer for a lot; none = it does. What is not known of a sample never contradicts it. */
const faultsOf = (certificat: Certificat, lot: CertifiedLot): StepLine[] => {
  const { des_de, fins } = certificat;
  const days = lot.mostres.flatMap(({ data }) => (data === null ? [] : [data])).sort();
  const [first, last] = [days[0], days.at(-1)];
  const own = lot.central.trim();
  const supplied = lot.mostres.flatMap(({ numero, central }) => {
    const named = central.trim() || own;
    return named === '' ? [] : [{ numero, central: named }];
  });
  const plant = certificat.central.trim() || own || (supplied[0]?.central ?? '');
  const stranger = supplied.find(({ central }) => fold(central) !== fold(plant));
  const covered = certificat.designacio.trim();
  return [
    ...(isPresent(certificat.sigma) ? [] : [line('certificat_sense_sigma')]),
    ...(fins !== null && last !== undefined && last > fins
      ? [line('certificat_caducat', { fins: showDate(fins), data: showDate(last) })]
      : []),
    ...(des_de !== null && first !== undefined && first < des_de
      ? [line('certificat_encara_no', { des_de: showDate(des_de), data: showDate(first) })]
      : []),
    ...(stranger
      ? [line('certificat_altra_central', { certificat: plant, central: stranger.central, numero: stranger.numero })]
      : []),
    ...(covered === '' || covers(covered, lot.designacio)
      ? []
      : [line('certificat_altra_designacio', { certificat: covered, zona: lot.designacio })]),
  ];
};

/**
 * The answers of a lot with what the certificate of its zone lends it. Under mark 5 the certificate answers for sigma where
 * nobody did, if it is in force on every pour day and of the same plant and designation; if not, `certificatNo` says why.
 */
export const withCertificate = (
  respostes: Respostes,
  lot: CertifiedLot,
): Required<Pick<JudgeInput, 'respostes' | 'certificatNo'>> => {
  const { certificat } = lot;
  if (lot.distintiu !== 5 || certificat === null) return { respostes, certificatNo: [] };
  const certificatNo = faultsOf(certificat, lot);
  const { sigma, emissor, des_de } = certificat;
  if (respostes.sigma || certificatNo.length > 0 || sigma === null) return { respostes, certificatNo };
  return { respostes: { ...respostes, sigma: { sigma, qui: emissor, ...(des_de && { quan: des_de }) } }, certificatNo };
};
