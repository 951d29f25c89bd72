import type { Empresa } from '#areas/empresa/contract/schemas.ts';
import { composeNumero } from '#areas/fiscal/domain/numero.ts';
import type { Numeracio } from '../contract/numeracio.ts';
import type { FacturaItem } from '../contract/schemas.ts';

type Esborrany = Pick<FacturaItem, 'serie' | 'tipus' | 'data'>;
/** How many drafts a series will number in an exercise, and with which numbers as far as is known. */
export interface Tanda {
  readonly serie: string;
  readonly n: number;
  readonly primer: string | null;
  readonly darrer: string | null;
}

/** Drafts in the order in which they are numbered: by date, those of a day as they were made. */
export const perOrdre = (one: Pick<FacturaItem, 'data' | 'id'>, other: Pick<FacturaItem, 'data' | 'id'>): number =>
  one.data.localeCompare(other.data) || one.id - other.id;

const serieOf = (series: Empresa['series'], { serie, tipus }: Esborrany) =>
  series.find((one) => (serie === '' ? one.tipus === tipus : one.codi === serie));

/** What series and which numbers so many drafts will get, if nobody issues meanwhile. */
export const tandesOf = (
  drafts: readonly Esborrany[],
  series: Empresa['series'],
  numeracio: readonly Numeracio[],
): readonly Tanda[] => {
  const byRun = Map.groupBy(drafts, (draft) => {
    const serie = serieOf(series, draft);
    return `${serie?.codi ?? draft.serie} ${serie?.exercici_reinicia === false ? 0 : draft.data.slice(0, 4)}`;
  });
  return [...byRun.values()].map((those): Tanda => {
    const [first] = those;
    const serie = first && serieOf(series, first);
    const n = those.length;
    const known = numeracio.find(
      (one) => one.serie === serie?.codi && (one.exercici === 0 || one.exercici === Number(first?.data.slice(0, 4))),
    );
    if (!first || !serie || !known) return { serie: serie?.codi ?? first?.serie ?? '', n, primer: null, darrer: null };
    const exercici = Number(first.data.slice(0, 4));
    const numero = (place: number): string =>
      composeNumero(serie.format, { serie: serie.codi, exercici, numero: known.darrer + place });
    return { serie: serie.codi, n, primer: numero(1), darrer: numero(n) };
  });
};
