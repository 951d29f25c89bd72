/** A card of an address book. */
export interface Card {
  /** Name as it is shown. */
  readonly nom_complet: string;
  readonly nom: string;
  readonly cognoms: string;
  /** Business name; what the card is about when there is no person. */
  readonly organitzacio: string;
  readonly telefons: readonly string[];
  readonly emails: readonly string[];
  readonly web: string;
  readonly adreces: readonly {
    readonly via: string;
    readonly codi_postal: string;
    readonly poblacio: string;
    readonly provincia: string;
    readonly pais: string;
  }[];
  readonly nota: string;
}

const value = (text: string): string =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/([,;])/g, '\\$1');

/** Lines of at most 75 bytes; those that follow begin with a space (RFC 2426, 2.6). */
const folded = (line: string): string => {
  let shown = '';
  let bytes = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (bytes + size > 75) {
      shown += '\r\n ';
      bytes = 1;
    }
    shown += letter;
    bytes += size;
  }
  return `${shown}\r\n`;
};

const cardLines = (card: Card): readonly string[] => [
  'BEGIN:VCARD',
  'VERSION:3.0',
  `N:${value(card.cognoms)};${value(card.nom)};;;`,
  `FN:${value(card.nom_complet)}`,
  ...(card.organitzacio ? [`ORG:${value(card.organitzacio)}`] : []),
  ...card.telefons.map((one) => `TEL;TYPE=WORK,VOICE:${value(one)}`),
  ...card.emails.map((one) => `EMAIL;TYPE=INTERNET:${value(one)}`),
  ...card.adreces.map(
    (one) =>
      `ADR;TYPE=WORK:;;${[one.via, one.poblacio, one.provincia, one.codi_postal, one.pais].map(value).join(';')}`,
  ),
  ...(card.web ? [`URL:${value(card.web)}`] : []),
  ...(card.nota ? [`NOTE:${value(card.nota)}`] : []),
  'END:VCARD',
];

/** Cards as vCard 3.0 in UTF-8: what telephones and mail programs of every age read; 4.0 is refused by some still. */
export const writeCards = (cards: readonly Card[]): Buffer =>
  Buffer.from(cards.flatMap(cardLines).map(folded).join(''), 'utf8');
