import { addYears, type CalendarDate } from '#kernel/calendar-date.ts';
import { failed, type Outcome, ok } from '#kernel/outcome.ts';
import { NORMATIVA_ROWS, type NormativaRow } from './normatives.data.ts';
import type { LawChange, NormaReason, Normativa, TipusObra } from './tipus.ts';

export interface WorkDates {
  /** Date of the project; it rules when present. */
  readonly data_projecte?: CalendarDate | null;
  /** Date of the commission; rules when there is no project date. */
  readonly data_encarrec?: CalendarDate | null;
  /** First day of works. */
  readonly data_inici?: CalendarDate | null;
  readonly tipus_obra?: TipusObra | null;
  /** Regulation chosen by hand, with who, when and why. */
  readonly excepcio?: (LawChange & { readonly normativa: Normativa }) | null;
}

export const normativaRow = (normativa: Normativa): NormativaRow => {
  const row = NORMATIVA_ROWS.find((each) => each.normativa === normativa);
  if (!row) throw new RangeError(`no regulation ${normativa}`);
  return row;
};

/** Last day on which works ordered before `row` may begin under the older text. */
export const lastStartBefore = (row: NormativaRow, tipus: TipusObra): CalendarDate =>
  addYears(row.since, tipus === 'civil' ? row.anys_civil : row.anys_edificacio);

/**
 * Which regulation governs a work, by which date and why. The order date is that of the project, else that of the
 * commission; without either the answer is the failure `cal_data`. Works that begin after the transition of a newer text
 * (1 year in building, 3 in civil works) take that text. Source: `normatives.data.ts`.
 */
export const regulationFor = (dates: WorkDates): Outcome<NormaReason, 'cal_data'> => {
  if (dates.excepcio) {
    const { normativa, qui, quan, motiu } = dates.excepcio;
    return ok({ normativa, per: 'excepcio', canviada: { qui, quan, motiu } });
  }
  const ordered = dates.data_projecte ?? dates.data_encarrec;
  if (!ordered) return failed('cal_data');
  const per = dates.data_projecte ? 'projecte' : 'encarrec';
  const newestFirst = [...NORMATIVA_ROWS].reverse();
  const byOrder = newestFirst.find((row) => ordered >= row.since) ?? normativaRow('EHE-98');
  const tipus = dates.tipus_obra ?? 'edificacio';
  const begun = dates.data_inici;
  const late = begun
    ? newestFirst.find((row) => row.since > ordered && row.since > byOrder.since && begun > lastStartBefore(row, tipus))
    : undefined;
  if (late && begun) {
    const termini = lastStartBefore(late, tipus);
    return ok({ normativa: late.normativa, per: 'inici_tardia', data: ordered, inici: begun, termini });
  }
  return ok({ normativa: byOrder.normativa, per, data: ordered });
};
