import { MOST_ROWS, tooManyRows } from './sheet-read.ts';

/** Columns that cards are read into: the names by which an import matches them by itself. */
export const CARD_COLUMNS = [
  'nom_complet',
  'nom',
  'cognoms',
  'rao_social',
  'telefon',
  'telefon2',
  'email',
  'via',
  'poblacio',
  'provincia',
  'codi_postal',
  'pais',
  'web',
  'observacions',
] as const;

const quotedPrintable = (text: string): string => {
  const bytes = text
    .replace(/=\n/g, '')
    .replace(/[^\u0000-\u007f]+/g, (letters) => Buffer.from(letters, 'utf8').toString('latin1'))
    .replace(/=([0-9A-F]{2})/gi, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
};

const plain = (text: string): string =>
  text
    .replace(/\\n/gi, '\n')
    .replace(/\\([,;:\\])/g, '$1')
    .trim();
/** Parts of a structured value: parted by semicolons that have no bar before. */
const parts = (text: string): string[] => text.split(/(?<!\\);/).map(plain);

interface Property {
  readonly name: string;
  readonly value: string;
}
const propertyOf = (line: string): Property | null => {
  const colon = line.search(/:(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  if (colon < 1) return null;
  const [name = '', ...params] = line.slice(0, colon).split(';');
  const value = line.slice(colon + 1);
  const encoded = params.some((param) => /quoted-printable/i.test(param));
  return { name: name.replace(/^.*\./, '').toUpperCase(), value: encoded ? quotedPrintable(value) : value };
};

/** Cards of vCard 2.1, 3.0 or 4.0 as rows of `CARD_COLUMNS`, heads first. */
export const readCards = (text: string): string[][] => {
  const rows: string[][] = [[...CARD_COLUMNS]];
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .replace(/=\n/g, '')
    .split('\n');
  let card: Property[] | null = null;
  for (const line of lines) {
    const property = propertyOf(line);
    if (!property) continue;
    const edge = property.value.trim().toUpperCase() === 'VCARD';
    if (property.name === 'BEGIN' && edge) card = [];
    else if (property.name === 'END' && edge && card) {
      const of = (name: string): string[] => (card ?? []).filter((one) => one.name === name).map(({ value }) => value);
      const [cognoms = '', nom = ''] = parts(of('N')[0] ?? '');
      const adr = parts(of('ADR')[0] ?? '');
      const telefons = of('TEL').map((one) => plain(one).replace(/^tel:/i, ''));
      rows.push([
        plain(of('FN')[0] ?? ''),
        nom,
        cognoms,
        parts(of('ORG')[0] ?? '')[0] ?? '',
        telefons[0] ?? '',
        telefons[1] ?? '',
        plain(of('EMAIL')[0] ?? ''),
        [adr[2], adr[1]].filter(Boolean).join(', '),
        adr[3] ?? '',
        adr[4] ?? '',
        adr[5] ?? '',
        adr[6] ?? '',
        plain(of('URL')[0] ?? ''),
        plain(of('NOTE').join('\n')),
      ]);
      card = null;
      if (rows.length > MOST_ROWS + 1) throw tooManyRows();
    } else card?.push(property);
  }
  return rows;
};
