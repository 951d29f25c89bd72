import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cobramentRoutes } from '#areas/factura/contract/cobraments.ts';
import { linia as gasto, TIPUS } from '#tests/support/despesa.ts';
import { linia as emesa } from '#tests/support/factura.ts';
import { openLlibresOffice } from '#tests/support/llibres-office.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { openWorkbook, type RawSheet } from '#tests/support/workbook.ts';
import { llibresRoutes } from '../contract/routes.ts';

/** The agency's template: two rows of heads, and in the third what each column takes. */
const PLANTILLA = new URL(
  '../../../../../shared/schemas/aeat-libros/PLANTILLA_LIBROS_UNIFICADOS.xlsx',
  import.meta.url,
);
const [HEAD, TYPES] = [2, 2];
const COLUMNS = 60;

/** Breaks of lines are of its layout; one of its names is misspelt. */
const plain = (text: string | undefined): string =>
  (text ?? '').replace(/\s+/g, ' ').trim().replace('Refrencia', 'Referencia');
const headOf = (sheet: RawSheet): readonly (readonly string[])[] =>
  Array.from({ length: COLUMNS }, (_none, column) => [
    plain(sheet.cell(0, column)?.text),
    plain(sheet.cell(1, column)?.text),
  ]);

/** What is wrong with a cell of a column of this type; null where nothing is. */
const fault = (cell: ReturnType<RawSheet['cell']>, type: string): string | null => {
  if (cell === undefined) return null;
  const [, most = '0'] = /Alfanumérico ?\((\d+)\)/.exec(type) ?? [];
  if (type.startsWith('Alfanumérico'))
    return cell.kind !== 'text' ? 'not a text' : cell.text.length > Number(most) ? `over ${most} letters` : null;
  if (cell.kind !== 'number') return 'not a number';
  if (type.startsWith('Fecha')) return cell.format.startsWith('dd/mm/yyyy') ? null : `shown as ${cell.format}`;
  const [, whole = '0', decimals = '0'] = /Decimal ?\((\d+),(\d)\)/.exec(type) ?? [];
  const [integer = '', fraction = ''] = cell.text.replace('-', '').split('.');
  return integer.length > Number(whole) || fraction.length > Number(decimals) ? `${cell.text} is no ${type}` : null;
};

test.skipIf(!existsSync(PLANTILLA))(
  'the workbook is the agency’s template, head by head and cell by cell',
  async () => {
    const app = await openTestApp();
    app.clock.set('2027-01-15T09:00:00.000Z');
    const office = await openLlibresOffice(app, (await app.setUp()).token, {
      tipus_persona: 'F',
      nom_fiscal: 'Exemple Exemple, Aparellador amb un nom llarg, molt llarg, encara més llarg',
      nif: '12345678Z',
    });
    const european = await office.agent({ rao_social: 'Exemple GmbH', nif: 'DE123456789', nif_pais: 'DE' });
    const long = await office.agent({
      rao_social: 'Comunitat de propietaris del carrer de l’Exemple, escala esquerra, SL',
      nif: 'B64717838',
    });
    const data = '2026-05-10';
    const given = { data, data_recepcio: data };
    await office.emet({ data, linies: [emesa('1234.56', { irpf_fk: 2 }), emesa('10', { iva_fk: 2 })] });
    await office.emet({ data, data_operacio: '2026-04-30', agent_fk: long, linies: [emesa('1000', { iva_fk: 6 })] });
    await office.emet({ data, agent_fk: european, linies: [emesa('99.99', { iva_fk: 5, causa: 'N2' })] });
    await office.emet({ data, recarrec_equivalencia: true, linies: [emesa('1000')] });
    const cash = await office.emet({ data, clau_regim: '07', linies: [emesa('300')] });
    await app.ok(cobramentRoutes.create, { ...office.at({ fid: cash.id }), body: { data, total: 12_345 } } as never);
    await office.gasta({ ...given, agent_fk: long, linies: [gasto(10_000)], data_pagament: '2026-06-01' });
    await office.gasta({ ...given, isp: true, linies: [gasto(10_000)], deduible_en: { exercici: 2026, trimestre: 3 } });
    await office.gasta({ ...given, agent_fk: european, clau: '09', linies: [gasto(10_000)] });
    await office.gasta({ ...given, irpf_fk: 2, linies: [gasto(10_000, { tipus_despesa_fk: TIPUS.tecnics })] });
    await office.gasta({ ...given, linies: [gasto(10_000, { recarrec: true, iva_deduible: '0' })] });
    const be_inversio = { descripcio: 'Ordinador', tipus_be: '23', data_inici: data, percentatge: '26' };
    await office.gasta({ ...given, linies: [gasto(400_000, { tipus_despesa_fk: TIPUS.informatica, be_inversio })] });

    const { raw } = await app.call(llibresRoutes.descarrega, { ...office.at(), query: { exercici: 2026 } } as never);
    const ours = openWorkbook(raw);
    const theirs = openWorkbook(readFileSync(PLANTILLA)).slice(0, 3);
    expect(ours.map(({ name }) => name)).toEqual(theirs.map(({ name }) => name));
    for (const [place, sheet] of ours.entries()) {
      const template = theirs[place] as RawSheet;
      expect([sheet.name, headOf(sheet)]).toEqual([sheet.name, headOf(template)]);
      const wrong: string[] = [];
      const filled = new Set<number>();
      for (let row = HEAD; row < sheet.rows; row += 1)
        for (let column = 0; column < COLUMNS; column += 1) {
          const cell = sheet.cell(row, column);
          const type = plain(template.cell(TYPES, column)?.text);
          if (cell) filled.add(column);
          const said = fault(cell, type);
          if (said !== null) wrong.push(`${sheet.name} ${row + 1} ${headOf(template)[column]?.join(' · ')}: ${said}`);
        }
      expect(wrong).toEqual([]);
      // Most columns have something in them, so that their type was seen.
      expect(filled.size).toBeGreaterThanOrEqual(place === 2 ? 20 : 28);
    }
    await app.close();
  },
);
