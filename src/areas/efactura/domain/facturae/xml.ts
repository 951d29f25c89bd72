/** A piece of XML: its name and what it holds. Absent pieces are left out by `some`. */
export interface Peca {
  readonly nom: string;
  readonly dins: string | readonly Peca[];
}

export const peca = (nom: string, dins: string | readonly (Peca | null)[]): Peca => ({
  nom,
  dins: typeof dins === 'string' ? dins : dins.filter((one) => one !== null),
});
/** A text that may be absent: an empty one leaves its piece out. */
export const someText = (nom: string, text: string): Peca | null => (text === '' ? null : { nom, dins: text });
/** A group that may be absent: one that holds nothing is left out. */
export const someGroup = (nom: string, dins: readonly (Peca | null)[]): Peca | null => {
  const kept = dins.filter((one) => one !== null);
  return kept.length === 0 ? null : { nom, dins: kept };
};

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** What XML 1.0 does not let through: controls, halves of a pair, and the two that are no characters. */
const REFUSED = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** A text as readers of XML give it back, so that a digest holds: line ends are LF, what XML refuses goes. */
export const cleanText = (text: string): string => text.replace(/\r\n?/g, '\n').replace(REFUSED, '');

/** A text between two marks, in the canonical form of XML. */
export const escapeText = (text: string): string => cleanText(text).replace(/[&<>]/g, (mark) => ESCAPED[mark] ?? mark);

/** Pieces written in their canonical form (c14n 1.0): no blanks between them, every piece with its closing mark. */
export const writePeca = ({ nom, dins }: Peca): string =>
  `<${nom}>${typeof dins === 'string' ? escapeText(dins) : dins.map(writePeca).join('')}</${nom}>`;
