import type { Factura, FacturaItem } from '../contract/schemas.ts';
import { ajustosDits } from '../domain/ajustos-dits.ts';

type Esborrany = Pick<FacturaItem, 'id' | 'tipus' | 'agent' | 'total' | 'total_factura'>;

/** How many drafts each client has, in the order they come, and what is to be paid of them. */
export const sumesPerClient = (items: readonly Pick<FacturaItem, 'agent' | 'total'>[]) =>
  [...Map.groupBy(items, ({ agent }) => agent?.id ?? null)].map(([id, those]) => ({
    id,
    nom: those[0]?.agent?.nom ?? null,
    n: those.length,
    total: those.reduce((sum, { total }) => sum + total, 0),
  }));

/** Drafts of one client that say the same. */
export interface Semblants {
  readonly ids: readonly number[];
  readonly nom: string | null;
  readonly total: number;
}

/** Drafts that may be the same one: client, kind and amounts alike. Their lines tell. */
export const candidats = <Item extends Esborrany>(items: readonly Item[]): readonly Item[] =>
  [...Map.groupBy(items, ({ agent, tipus, total, total_factura }) => [agent?.id, tipus, total, total_factura].join())]
    .filter(([, those]) => those.length > 1)
    .flatMap(([, those]) => those);

type Escrita = Pick<Factura, 'id' | 'agent' | 'tipus' | 'linies' | 'totals'>;
const saidBy = ({ agent, tipus, linies }: Escrita): string =>
  JSON.stringify([
    agent?.id,
    tipus,
    linies.map((linia) => [linia.concepte.trim(), Number(linia.quantitat), Number(linia.preu), ...ajustosDits(linia)]),
  ]);

/** Which of these drafts have the same client and lines. */
export const semblantsOf = (drafts: readonly Escrita[]): readonly Semblants[] =>
  [...Map.groupBy(drafts, saidBy).values()].flatMap((those) => {
    const [first] = those;
    return first && those.length > 1
      ? [{ ids: those.map(({ id }) => id), nom: first.agent?.nom ?? null, total: first.totals.total_a_pagar }]
      : [];
  });
