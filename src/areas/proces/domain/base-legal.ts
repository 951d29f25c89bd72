import type { CalendarDate } from '#kernel/calendar-date.ts';
import { BASES, type BaseLegal, CODI_DES_DE, type Norma } from './base-legal.data.ts';

/** What decided: the user, the date of the project, another date of the work, or today for want of any. */
export type Per = 'usuari' | 'projecte' | 'treball' | 'avui';

export interface BaseDecidida {
  readonly base: BaseLegal;
  readonly normes: readonly Norma[];
  readonly per: Per;
  readonly data: CalendarDate | null;
}

/** Which rules a programme cites: the project's date decides, else the work's; the user may say which. */
export const baseLegalOf = (
  dates: {
    readonly data_projecte: CalendarDate | null;
    readonly data_encarrec: CalendarDate | null;
    readonly data_inici: CalendarDate | null;
  },
  avui: CalendarDate,
  asked?: BaseLegal,
): BaseDecidida => {
  const { data_projecte } = dates;
  const work = dates.data_inici ?? dates.data_encarrec;
  const day = data_projecte ?? work ?? avui;
  const found =
    BASES.find(({ base, des_de, fins }) =>
      asked ? base === asked : (des_de === null || day >= des_de) && (fins === null || day <= fins),
    ) ?? BASES[BASES.length - 1];
  const base = found?.base ?? 'vigent';
  return {
    base,
    normes: [...(found?.normes ?? []), day >= CODI_DES_DE ? 'codi' : 'ehe'],
    per: asked ? 'usuari' : data_projecte ? 'projecte' : work ? 'treball' : 'avui',
    data: asked ? null : day,
  };
};
