import type { PrintedCell, PrintedTable } from '../printed.ts';

/** How a part of the control is marked in print: sign, frame and word. */
export interface Marca {
  readonly estat:
    | 'satisfactori'
    | 'no_satisfactori'
    | 'decidida'
    | 'tancada'
    | 'en_curs'
    | 'insuficients'
    | 'ask'
    | 'pendent'
    | 'no_aplica';
  readonly paraula: string;
}
export interface Caixa {
  readonly funcio: string;
  readonly nom: string;
  readonly titol: string;
  readonly peu: string;
}

/** Pieces that a document of the quality control is made of, in their order; `qualitat.typ` lays them out. */
export type Block =
  | {
      readonly tipus: 'titol';
      readonly nivell: 1 | 2 | 3;
      readonly text: string;
      readonly marca?: Marca;
      /** Starts a page. */
      readonly salt?: boolean;
    }
  | { readonly tipus: 'text'; readonly text: string; readonly com?: 'normal' | 'fort' | 'suau' | 'petit' }
  | { readonly tipus: 'avis'; readonly text: string }
  /** Lines to be written on by hand. */
  | { readonly tipus: 'ratlles'; readonly n: number }
  | { readonly tipus: 'llista'; readonly linies: readonly string[] }
  | { readonly tipus: 'fets'; readonly fets: readonly (readonly [string, string])[]; readonly columnes: 1 | 2 }
  | { readonly tipus: 'taula'; readonly taula: PrintedTable }
  | { readonly tipus: 'signatures'; readonly text: string; readonly caixes: readonly Caixa[] }
  | { readonly tipus: 'fotos'; readonly fotos: readonly { readonly cami: string; readonly text: string }[] }
  | { readonly tipus: 'pagina_foto'; readonly cami: string; readonly text: string };

export const titol = (nivell: 1 | 2 | 3, text: string, more: { marca?: Marca; salt?: boolean } = {}): Block => ({
  tipus: 'titol',
  nivell,
  text,
  ...more,
});
export const paragraf = (text: string, com: 'normal' | 'fort' | 'suau' | 'petit' = 'normal'): Block[] =>
  text === '' ? [] : [{ tipus: 'text', text, com }];
export const avis = (text: string): Block => ({ tipus: 'avis', text });
export const fets = (list: readonly (readonly [string, string])[], columnes: 1 | 2 = 2): Block[] => {
  const kept = list.filter(([, value]) => value !== '');
  return kept.length === 0 ? [] : [{ tipus: 'fets', fets: kept, columnes }];
};
/** A table, or the words that stand for an empty one. */
export const taula = (table: PrintedTable, buit = ''): Block[] =>
  table.files.length === 0 ? paragraf(buit, 'suau') : [{ tipus: 'taula', taula: table }];
export const celMarca = ({ estat, paraula }: Marca): PrintedCell => ({ t: paraula, marca: estat });
