import { strFromU8, type UnzipFileInfo, unzipSync } from 'fflate';
import { Parser } from 'saxen';
import {
  MOST_COLUMNS,
  MOST_LETTERS,
  MOST_ROWS,
  MOST_UNPACKED,
  tooManyColumns,
  tooManyRows,
  Unreadable,
} from './sheet-read.ts';

const WANTED = /^(xl\/(workbook|sharedStrings|styles)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/[^/]+\.xml)$/;
/** Built-in formats that show a day or an hour. */
const isBuiltInDate = (id: number): boolean => (id >= 14 && id <= 22) || (id >= 45 && id <= 47);
const isDateCode = (code: string): boolean => /[dmyhs]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''));
/** Days from 1970 back to the spreadsheets' day nought, and to that of old Macintosh ones. */
const EPOCH = 25_569;
const EPOCH_1904 = 24_107;

/** The parts that hold rows. What says that it unpacks to more than a computer bears is never unpacked. */
const unpack = (bytes: Uint8Array): Readonly<Record<string, Uint8Array>> => {
  let size = 0;
  const filter = ({ name, originalSize }: UnzipFileInfo): boolean => {
    if (!WANTED.test(name)) return false;
    size += originalSize;
    if (size > MOST_UNPACKED) throw new Unreadable('full_massa_gran', { maxim: MOST_UNPACKED / 1024 / 1024 });
    return true;
  };
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable('full_malmes');
  }
};

type Attributes = Readonly<Record<string, string>>;
interface Heard {
  open?(name: string, attributes: Attributes): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Walks XML without entities of its own: a document type is refused. */
const walk = (bytes: Uint8Array | undefined, heard: Heard): void => {
  if (!bytes) return;
  const xml = strFromU8(bytes);
  if (/<!DOCTYPE|<!ENTITY/i.test(xml)) throw new Unreadable('full_malmes');
  const bare = (name: string): string => name.slice(name.indexOf(':') + 1);
  const parser = new Parser();
  parser.on('error', () => {
    throw new Unreadable('full_malmes');
  });
  parser.on('openTag', (name, attributes, decodeEntities) => {
    const given = Object.fromEntries(
      Object.entries(attributes()).map(([key, value]) => [bare(key), decodeEntities(String(value))]),
    );
    heard.open?.(bare(name), given);
  });
  parser.on('text', (text, decodeEntities) => heard.text?.(decodeEntities(text)));
  parser.on('cdata', (text) => heard.text?.(text));
  parser.on('closeTag', (name) => heard.close?.(bare(name)));
  parser.parse(xml);
};

/** Texts that cells name by their place; how a word is pronounced is left out. */
const sharedStrings = (bytes: Uint8Array | undefined): string[] => {
  const texts: string[] = [];
  let current = '';
  let inText = false;
  let aside = 0;
  walk(bytes, {
    open: (name) => {
      if (name === 'si') current = '';
      if (name === 'rPh') aside += 1;
      inText = name === 't' && aside === 0;
    },
    text: (text) => {
      if (inText) current += text;
    },
    close: (name) => {
      if (name === 't') inText = false;
      if (name === 'rPh') aside -= 1;
      if (name === 'si') texts.push(current);
    },
  });
  return texts;
};

/** Which styles show a number as a day. */
const dateStyles = (bytes: Uint8Array | undefined): boolean[] => {
  const codes = new Map<number, string>();
  const styles: boolean[] = [];
  let within = false;
  walk(bytes, {
    open: (name, attributes) => {
      if (name === 'numFmt') codes.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '');
      if (name === 'cellXfs') within = true;
      if (name !== 'xf' || !within) return;
      const id = Number(attributes['numFmtId'] ?? 0);
      styles.push(codes.has(id) ? isDateCode(codes.get(id) ?? '') : isBuiltInDate(id));
    },
    close: (name) => {
      if (name === 'cellXfs') within = false;
    },
  });
  return styles;
};

/** Path of the first sheet and the day that its dates count from. */
const firstSheet = (parts: Readonly<Record<string, Uint8Array>>): { path: string; epoch: number } => {
  let relation = '';
  let epoch = EPOCH;
  walk(parts['xl/workbook.xml'], {
    open: (name, attributes) => {
      if (name === 'sheet' && relation === '') relation = attributes['id'] ?? '';
      if (name === 'workbookPr' && /^(1|true)$/.test(attributes['date1904'] ?? '')) epoch = EPOCH_1904;
    },
  });
  let target = 'worksheets/sheet1.xml';
  walk(parts['xl/_rels/workbook.xml.rels'], {
    open: (name, attributes) => {
      if (name === 'Relationship' && attributes['Id'] === relation) target = attributes['Target'] ?? target;
    },
  });
  return { path: target.startsWith('/') ? target.slice(1) : `xl/${target}`, epoch };
};

const columnOf = (reference: string): number => {
  let column = 0;
  for (const letter of reference.replace(/\d+$/, '')) column = column * 26 + (letter.charCodeAt(0) - 64);
  return column - 1;
};
const dayOf = (serial: number, epoch: number): string => {
  const moment = new Date(Math.round((serial - epoch) * 86_400_000));
  return Number.isNaN(moment.getTime()) ? String(serial) : moment.toISOString().slice(0, 10);
};
const numberOf = (text: string): string => (/e/i.test(text) ? String(Number(text)) : text);

/** Rows of the first sheet as texts: days as `YYYY-MM-DD`; a formula is only what it last came to. */
export const readXlsx = (bytes: Uint8Array): string[][] => {
  const parts = unpack(bytes);
  const { path, epoch } = firstSheet(parts);
  if (!parts[path]) throw new Unreadable('full_malmes');
  const shared = sharedStrings(parts['xl/sharedStrings.xml']);
  const dates = dateStyles(parts['xl/styles.xml']);
  const rows: string[][] = [];
  let row: string[] = [];
  let [column, kind, style, value, reading] = [-1, '', 0, '', false];
  walk(parts[path], {
    open: (name, attributes) => {
      if (name === 'row') row = [];
      if (name === 'c') {
        column = attributes['r'] ? columnOf(attributes['r']) : column + 1;
        [kind, style, value] = [attributes['t'] ?? 'n', Number(attributes['s'] ?? 0), ''];
      }
      if (name === 'v' || name === 't') reading = true;
    },
    text: (text) => {
      if (reading && value.length <= MOST_LETTERS) value += text;
    },
    close: (name) => {
      if (name === 'v' || name === 't') reading = false;
      if (name === 'c' && value !== '') {
        if (column < 0 || column >= MOST_COLUMNS) throw tooManyColumns();
        const number = kind === 'n' && value.trim() !== '' && Number.isFinite(Number(value));
        const text =
          kind === 's'
            ? (shared[Number(value)] ?? '')
            : number
              ? dates[style]
                ? dayOf(Number(value), epoch)
                : numberOf(value)
              : value;
        while (row.length < column) row.push('');
        row[column] = text;
      }
      if (name === 'row') {
        column = -1;
        if (row.some((cell) => cell.trim() !== '')) rows.push(row);
        if (rows.length > MOST_ROWS + 1) throw tooManyRows();
      }
    },
  });
  return rows;
};
