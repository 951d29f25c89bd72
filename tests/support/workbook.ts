import { strFromU8, unzipSync } from 'fflate';
import { Parser } from 'saxen';

/** A cell as its file says it: what it says, whether it is a text or a number, and the format that a number is shown by. */
export interface RawCell {
  readonly text: string;
  readonly kind: 'text' | 'number';
  readonly format: string;
}
export interface RawSheet {
  readonly name: string;
  /** By row and column, from 0; absent where nothing is written. */
  readonly cell: (row: number, column: number) => RawCell | undefined;
  readonly rows: number;
}

type Heard = {
  readonly open?: (name: string, attributes: Record<string, string>) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
};
const hear = (xml: string, { open, text, close }: Heard): void => {
  new Parser()
    .on('openTag', (name, attributes) => open?.(name, attributes()))
    .on('text', (said, decode) => text?.(decode(said)))
    .on('closeTag', (name) => close?.(name))
    .parse(xml);
};
const DATES = new Set(['14', '15', '16', '17', '22']);

const sharedOf = (xml: string): readonly string[] => {
  const found: string[] = [];
  hear(xml, {
    open: (name) => {
      if (name === 'si') found.push('');
    },
    text: (said) => {
      if (found.length > 0) found[found.length - 1] += said;
    },
  });
  return found;
};

/** Formats of numbers by the style of a cell. */
const formatsOf = (xml: string): readonly string[] => {
  const codes = new Map<string, string>();
  const found: string[] = [];
  let inside = false;
  hear(xml, {
    open: (name, attributes) => {
      if (name === 'numFmt') codes.set(attributes['numFmtId'] ?? '', attributes['formatCode'] ?? '');
      if (name === 'cellXfs') inside = true;
      if (name !== 'xf' || !inside) return;
      const id = attributes['numFmtId'] ?? '';
      found.push(codes.get(id) ?? (DATES.has(id) ? 'dd/mm/yyyy' : ''));
    },
    close: (name) => {
      if (name === 'cellXfs') inside = false;
    },
  });
  return found;
};

const columnOf = (reference: string): number =>
  [...reference.replace(/\d/g, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
const rowOf = (reference: string): number => Number(reference.replace(/\D/g, '')) - 1;

const sheetOf = (name: string, xml: string, shared: readonly string[], formats: readonly string[]): RawSheet => {
  const cells = new Map<string, RawCell>();
  let [at, kind, style, said, reading, rows] = ['', '', '', '', false, 0];
  hear(xml, {
    open: (tag, attributes) => {
      if (tag === 'c')
        [at, kind, style, said] = [attributes['r'] ?? '', attributes['t'] ?? 'n', attributes['s'] ?? '', ''];
      if (tag === 'v' || tag === 't') reading = true;
    },
    text: (text) => {
      if (reading) said += text;
    },
    close: (tag) => {
      if (tag === 'v' || tag === 't') reading = false;
      if (tag !== 'c' || said === '') return;
      rows = Math.max(rows, rowOf(at) + 1);
      cells.set(`${rowOf(at)} ${columnOf(at)}`, {
        text: kind === 's' ? (shared[Number(said)] ?? '') : said,
        kind: kind === 'n' ? 'number' : 'text',
        format: formats[Number(style)] ?? '',
      });
    },
  });
  return { name, cell: (row, column) => cells.get(`${row} ${column}`), rows };
};

/** A spreadsheet as its file has it, sheet by sheet in their order. */
export const openWorkbook = (bytes: Uint8Array): readonly RawSheet[] => {
  const files = unzipSync(bytes);
  const read = (path: string): string => {
    const file = files[path];
    return file ? strFromU8(file) : '';
  };
  const shared = sharedOf(read('xl/sharedStrings.xml'));
  const formats = formatsOf(read('xl/styles.xml'));
  const names: string[] = [];
  hear(read('xl/workbook.xml'), {
    open: (name, attributes) => {
      if (name === 'sheet') names.push(attributes['name'] ?? '');
    },
  });
  return names.map((name, at) => sheetOf(name, read(`xl/worksheets/sheet${at + 1}.xml`), shared, formats));
};
