/** What rectifying turns the sign of, whatever else a line or a discount says. */
interface Linia {
  readonly tipus: 'linia' | 'capitol' | 'suplit';
  readonly quantitat: string;
}
type Ajust = { readonly percentatge: string } | { readonly import: number };

/** A decimal text with the other sign; nothing stays nothing. */
export const oposat = (text: string): string => {
  if (/^-?0+(\.0+)?$/.test(text)) return text.replace('-', '');
  return text.startsWith('-') ? text.slice(1) : `-${text}`;
};

const ajustOposat = <One extends Ajust>(one: One): One => ('import' in one ? { ...one, import: -one.import + 0 } : one);

/** All of a document given back: rounding is symmetric, so that both cancel to the cent. */
export const negat = <
  Document extends {
    readonly linies: readonly Linia[];
    readonly descomptes: readonly Ajust[];
    readonly carrecs: readonly Ajust[];
    readonly retencio: Ajust | null;
    readonly bestretes: readonly { readonly import: number }[];
  },
>(
  given: Document,
): Document => ({
  ...given,
  linies: given.linies.map((linia) =>
    linia.tipus === 'capitol' ? linia : { ...linia, quantitat: oposat(linia.quantitat) },
  ),
  descomptes: given.descomptes.map(ajustOposat),
  carrecs: given.carrecs.map(ajustOposat),
  retencio: given.retencio && ajustOposat(given.retencio),
  bestretes: given.bestretes.map((one) => ({ ...one, import: -one.import + 0 })),
});

/** Invoices that one simplified may rectify only as R5, the others never. */
export const motiuAdmes = (motiu: string, { simplificada }: { readonly simplificada: boolean }): boolean =>
  (motiu === 'R5') === simplificada;
