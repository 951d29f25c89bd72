import type { FieldFault } from '#kernel/coded-error.ts';
import { unreadCells } from '#server/imports/index.ts';
import type { ImportCampDespesa } from '../../contract/importacio.ts';
import type { DespesaFields } from '../../contract/schemas.ts';
import { type Decimal, readCausa, readDia, readForma, readImport, readPercentatge } from '../../domain/celles.ts';

type Columnes = readonly (ImportCampDespesa | null)[];
const DIES = ['data', 'data_operacio', 'data_recepcio', 'data_pagament'] as const;
export const IMPORTS = ['base', 'quota', 'recarrec', 'retingut', 'total'] as const;
const TEXTS = {
  num_factura: 60,
  proveidor: 200,
  nif: 20,
  concepte: 300,
  tipus_despesa: 200,
  treball: 200,
  observacions: 4000,
} as const;

/** A row of a sheet, its cells read: days, cents, percents; null where a cell is empty or no column says it. */
export interface FilaLlegida
  extends Readonly<Record<(typeof DIES)[number], string | null>>,
    Readonly<Record<(typeof IMPORTS)[number], number | null>>,
    Readonly<Record<keyof typeof TEXTS, string>> {
  readonly fila: number;
  readonly celles: readonly string[];
  /** Percent. */
  readonly iva: number | null;
  readonly irpf: number | null;
  readonly causa: 'E1' | 'N1' | null;
  readonly forma_pagament: DespesaFields['forma_pagament'] | null;
  readonly faltes: readonly FieldFault[];
}

/** Text of the column that is a field; empty where none is. */
export const cellOf = (celles: readonly string[], columnes: Columnes, camp: ImportCampDespesa): string => {
  const at = columnes.indexOf(camp);
  return at < 0 ? '' : (celles[at] ?? '').replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ').trim();
};

/** Reads a row; what cannot be read is told by the column that it stands in, and how to write it. */
export const readFila = (
  celles: readonly string[],
  columnes: Columnes,
  { fila, decimal }: { readonly fila: number; readonly decimal: Decimal },
): FilaLlegida => {
  const faltes: FieldFault[] = unreadCells(celles, columnes);
  const cell = (camp: ImportCampDespesa): string => cellOf(celles, columnes, camp);
  const read = <Value>(camp: ImportCampDespesa, codi: string, reader: (text: string) => Value | null): Value | null => {
    const text = cell(camp);
    const value = text === '' ? null : reader(text);
    if (text !== '' && value === null) faltes.push({ cami: camp, codi, params: { valor: text.slice(0, 40) } });
    return value;
  };
  const dies = Object.fromEntries(DIES.map((camp) => [camp, read(camp, 'data_illegible', readDia)]));
  if (cell('data') === '') faltes.push({ cami: 'data', codi: 'obligatori' });
  const imports = Object.fromEntries(
    IMPORTS.map((camp) => {
      const value = read(camp, 'import_illegible', (text) => readImport(text, decimal));
      if (value === 'dubtos') faltes.push({ cami: camp, codi: 'import_dubtos', params: { valor: cell(camp) } });
      return [camp, value === 'dubtos' ? null : value];
    }),
  );
  const texts = Object.fromEntries(
    Object.entries(TEXTS).map(([camp, maxim]) => {
      const text = cell(camp as keyof typeof TEXTS);
      if (text.length > maxim) faltes.push({ cami: camp, codi: 'massa_llarg', params: { maxim } });
      return [camp, text.slice(0, maxim)];
    }),
  );
  const causa = readCausa(cell('iva'));
  return {
    ...(dies as Record<(typeof DIES)[number], string | null>),
    ...(imports as Record<(typeof IMPORTS)[number], number | null>),
    ...(texts as Record<keyof typeof TEXTS, string>),
    fila,
    celles,
    causa,
    iva: causa ? null : read('iva', 'percentatge_illegible', readPercentatge),
    irpf: read('irpf', 'percentatge_illegible', readPercentatge),
    forma_pagament: read('forma_pagament', 'forma_desconeguda', readForma),
    faltes,
  };
};
