import { normesADia, valorsADia } from '#areas/banc/domain/a-data.ts';
import { LLISTES, OF_OFFICE, VALORS_DATATS } from '#areas/banc/server/index.ts';
import type { Trilingual } from '#kernel/language.ts';
import type { Pla } from './shapes.ts';
import type { ComprovacioRow, PartidaRow } from './tables.ts';

const NORMES = new Map(LLISTES.ca.normes.map((norma) => [norma.codi, norma]));

/** Norms that an item of a plan cites, or a check of it, at the project date of its work; what an office wrote stays. */
const normesDe = (
  { data }: Pick<Pla, 'data'>,
  row: Pick<PartidaRow, 'partida_fk' | 'formigo_flg'>,
  { normes, id }: { readonly normes: string; readonly id: number },
): string[] => {
  const cited = JSON.parse(normes) as string[];
  if (id >= OF_OFFICE) return cited;
  return [...normesADia(cited, { formigo: row.formigo_flg === 1, data }, NORMES)];
};

/** Norms of an item itself. */
export const normesDePartida = (
  pla: Pick<Pla, 'data'>,
  row: Pick<PartidaRow, 'partida_fk' | 'formigo_flg' | 'normes'>,
): string[] => normesDe(pla, row, { normes: row.normes, id: Number(row.partida_fk) });

/** Norms of a check of an item. */
export const normesDeComprovacio = (
  pla: Pick<Pla, 'data'>,
  row: Pick<PartidaRow, 'partida_fk' | 'formigo_flg'>,
  check: Pick<ComprovacioRow, 'comprovacio_fk' | 'normes'>,
): string[] => normesDe(pla, row, { normes: check.normes, id: Number(check.comprovacio_fk) });

/** Values that the chosen uses of an item ask of one of its checks, at the project date of its work. */
export const valorsDe = (
  { data }: Pick<Pla, 'data'>,
  { usos }: Pick<PartidaRow, 'usos'>,
  { comprovacio_fk, valors }: Pick<ComprovacioRow, 'comprovacio_fk' | 'valors'>,
): Trilingual[] => [
  ...valorsADia(
    JSON.parse(valors) as Trilingual[],
    { comprovacio_fk: Number(comprovacio_fk), usos: JSON.parse(usos) as number[], data },
    VALORS_DATATS,
  ),
];
