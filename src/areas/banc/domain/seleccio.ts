import type { Partida } from './tipus.ts';

/** Whether an item serves works of a project date (`YYYY-MM-DD`). Without a date only what is not yet closed serves. */
export const isVigent = ({ inici, final }: Pick<Partida, 'inici' | 'final'>, data: string | null): boolean =>
  data === null ? final === null : (inici === null || inici <= data) && (final === null || data <= final);

/** What the list of items to choose from is narrowed by (original specification, item filters). */
export interface Tria {
  /** Kinds of control shown; none given shows every kind. */
  readonly controls: readonly number[];
  /** The process being edited. */
  readonly proces: number | null;
  /** Only items of that process. */
  readonly mateixProces: boolean;
  /** Those in use, or those put aside. */
  readonly activa: boolean;
  /** Overrides kind of control and activity: everything is shown. */
  readonly tots: boolean;
  /** Only what is valid on `data`. */
  readonly nomesVigents: boolean;
  readonly data: string | null;
  /** The same for items of structural concrete, which go by the regulation of the work. */
  readonly dataFormigo: string | null;
}

export const passesTria = (partida: Partida & { readonly formigo_flg?: boolean }, tria: Tria): boolean =>
  (tria.tots ||
    (partida.activa === tria.activa && (tria.controls.length === 0 || tria.controls.includes(partida.control_fk)))) &&
  (!tria.mateixProces || tria.proces === null || partida.proces_fk === tria.proces) &&
  (!tria.nomesVigents || isVigent(partida, partida.formigo_flg ? tria.dataFormigo : tria.data));
