import { normaliseNif } from '#areas/fiscal/domain/nif.ts';
import { type CalendarDate, dayNumber } from '#kernel/calendar-date.ts';

/** Days before the end of a certificate on which its company is told, the last first. */
export const AVIS_DIES = [3, 15, 30] as const;

/** Days from today until the last day of a certificate: 0 on it, less than zero after it. */
export const daysLeft = (today: CalendarDate, last: CalendarDate): number => dayNumber(last) - dayNumber(today);

/** The notice that a certificate with so many days left asks for; null while it is not near its end. */
export const avisOf = (days: number): (typeof AVIS_DIES)[number] | null =>
  AVIS_DIES.find((limit) => days <= limit) ?? null;

const COMMON_NAME = '2.5.4.3';
const ORGANISATION = '2.5.4.10';
const SERIAL_NUMBER = '2.5.4.5';
const ORGANISATION_ID = '2.5.4.97';
const NIF = /^[A-Z0-9]\d{7}[A-Z0-9]$/;

type Name = ReadonlyMap<string, string>;

/**
 * The tax ids that a certificate names: of its entity (`VATES-B12345674`, or «(R: B12345674)» in the name) first, then of
 * its person (`IDCES-12345678Z`, or at the end of the name). ETSI EN 319 412-1, 5.1.
 */
export const nifsOf = (subject: Name): string[] => {
  const name = subject.get(COMMON_NAME) ?? '';
  const told = [
    (subject.get(ORGANISATION_ID) ?? '').replace(/^(VAT|NTR)ES-?/i, ''),
    /\(R:\s*([A-Z0-9]+)\)/i.exec(name)?.[1] ?? '',
    (subject.get(SERIAL_NUMBER) ?? '').replace(/^(IDC|PAS|TIN|VAT)[A-Z]{2}-/i, ''),
    /(?:^|\s)([A-Z0-9]\d{7}[A-Z0-9])(?=\s|$)/i.exec(name)?.[1] ?? '',
  ].map(normaliseNif);
  return [...new Set(told.filter((nif) => NIF.test(nif)))];
};

/** Who a certificate belongs to, or gives it: a common name, and its organisation where the name does not say it. */
export const nameShown = (name: Name): string => {
  const [common, organisation] = [name.get(COMMON_NAME) ?? '', name.get(ORGANISATION) ?? ''];
  if (common === '' || organisation === '' || common.includes(organisation)) return common || organisation;
  return `${common} (${organisation})`;
};
