import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import {
  BASES,
  type BaseLegal,
  CODI_DES_DE,
  NORMA_DE_FORMIGO,
  NORMATIVES_FORMIGO,
  type Norma,
  type NormativaFormigo,
} from './base-legal.data.ts';

/** What decided: the user, the date of the project, another date of the work, or today for want of any. */
export const PER_BASE = ['usuari', 'projecte', 'treball', 'avui'] as const;
export type Per = (typeof PER_BASE)[number];

export interface BaseDecidida {
  readonly base: BaseLegal;
  readonly normes: readonly Norma[];
  readonly per: Per;
  readonly data: CalendarDate | null;
}

/**
 * Which rules a programme cites: the project's date decides, else the work's; the user may say which. Concrete goes by the
 * regulation that governs it in the work (`formigo`), and by the day alone where nothing says which that is.
 */
export const baseLegalOf = (
  dates: {
    readonly data_projecte: CalendarDate | null;
    readonly data_encarrec: CalendarDate | null;
    readonly data_inici: CalendarDate | null;
  },
  avui: CalendarDate,
  asked?: BaseLegal,
  formigo: NormativaFormigo | null = null,
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
    normes: [...(found?.normes ?? []), formigo ? NORMA_DE_FORMIGO[formigo] : day >= CODI_DES_DE ? 'codi' : 'ehe'],
    per: asked ? 'usuari' : data_projecte ? 'projecte' : work ? 'treball' : 'avui',
    data: asked ? null : day,
  };
};

/** Which regulation of concrete a basis cites; null where it cites none. */
export const formigoDe = ({ normes }: Pick<BaseDecidida, 'normes'>): NormativaFormigo | null =>
  NORMATIVES_FORMIGO.find((one) => normes.includes(NORMA_DE_FORMIGO[one])) ?? null;

const ABANS_DEL_CODI = addDays(CODI_DES_DE, -1);
/** Day that the validity of items of concrete is about in a work: that of its project, where its regulation was in force then. */
export const dataDeFormigo = (normativa: NormativaFormigo | null, data: CalendarDate | null): CalendarDate | null => {
  if (normativa === null) return data;
  if (normativa === 'CODI') return data !== null && data > CODI_DES_DE ? data : CODI_DES_DE;
  return data !== null && data < ABANS_DEL_CODI ? data : ABANS_DEL_CODI;
};
