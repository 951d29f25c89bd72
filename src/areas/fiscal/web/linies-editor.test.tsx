import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { Language } from '#kernel/language.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { rateAnswers } from '#tests/support/fiscal-rates.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import type { UnreadCells } from '#web/ui/grid/grid-undo.ts';
import { type DocumentValues, LiniesEditor, newLinia, TotalsPanel, useTipus, useTotals } from './index.tsx';

const DEFECTES = { iva_fk: 1, irpf_fk: 2 };
const BLANK: DocumentValues = {
  linies: [],
  descomptes: [],
  carrecs: [],
  recarrec_equivalencia: false,
  retencio: null,
  bestretes: [],
};
let last: DocumentValues = BLANK;

const Harness = ({ first, ...more }: { first: DocumentValues; opcions: boolean; altresDies?: string[] }) => {
  const [values, setValues] = useState(first);
  const unread = useState<UnreadCells>(new Map());
  const rates = useTipus();
  last = values;
  return (
    <>
      <LiniesEditor
        values={values}
        onChange={(part) => setValues((before) => ({ ...before, ...part }))}
        rates={rates}
        day="2026-11-28"
        defectes={DEFECTES}
        unread={unread}
        {...more}
      />
      <TotalsPanel totals={useTotals(values, rates)} kind="factura" />
    </>
  );
};

const open = async (
  first: Partial<DocumentValues> = {},
  { opcions = false, altresDies = [] as string[], language = 'ca' as Language } = {},
) => {
  openScreen({
    room: {
      screens: [
        {
          path: '/linies',
          load: async () => ({
            Screen: () => <Harness first={{ ...BLANK, ...first }} opcions={opcions} altresDies={altresDies} />,
          }),
        },
      ],
    },
    path: '/linies',
    api: fakeApi(rateAnswers()),
    language,
  });
  await screen.findByRole('grid');
  await waitFor(() => expect(document.querySelector('[data-total="a_pagar"]')).toBeTruthy());
  return userEvent.setup();
};
const linia = (part: Partial<DocumentValues['linies'][number]>) => ({ ...newLinia('linia', DEFECTES), ...part });
const cell = (row: number, column: number): HTMLElement =>
  within(screen.getAllByRole('row')[row] as HTMLElement).getAllByRole('gridcell')[column] as HTMLElement;
const total = (key: string): string | null | undefined => document.querySelector(`[data-total="${key}"]`)?.textContent;

describe('the lines of a document', () => {
  it('are written by the keyboard alone, a new row by Enter and by Tab', async () => {
    const user = await open({ linies: [linia({})] });
    await user.click(cell(1, 0));
    await user.keyboard('Direcció{Tab}2{Tab}u{Tab}100,5{Tab}10{Tab}{Tab}{Tab}');
    expect(last.linies).toHaveLength(2);
    await user.keyboard('Control{Tab}{Tab}{Tab}60{Enter}');
    expect(last.linies).toHaveLength(3);
    await user.keyboard('Tercera');
    await user.keyboard('{Enter}');
    expect(last.linies.map(({ concepte, preu }) => [concepte, preu])).toEqual([
      ['Direcció', '100.5'],
      ['Control', '60'],
      ['Tercera', '0'],
      ['', '0'],
    ]);
    // 2 × 100,50 less 10 % is 180,90, and 60: 240,90; VAT 50,59; tax withheld 36,14.
    expect([total('base.general.21.null'), total('iva.general.21.null'), total('total')]).toEqual([
      '240,90',
      '50,59',
      '291,49',
    ]);
    expect([total('irpf.15'), total('a_pagar')]).toEqual(['−36,14', '255,35']);
  });

  it('take a discount by amount in the box of its percent, and a charge in their detail', async () => {
    const user = await open({ linies: [linia({ concepte: 'A', quantitat: '2', preu: '100' })] });
    await user.click(cell(1, 4));
    await user.keyboard('10 % + 25 €{Enter}');
    expect(last.linies[0]).toMatchObject({ descompte: '10', descompte_import: 2_500 });
    expect(total('base.general.21.null')).toBe('155,00');
    await user.click(cell(1, 4));
    await user.keyboard('12,5{Enter}');
    expect(last.linies[0]).toMatchObject({ descompte: '12.5' });
    expect(last.linies[0]).not.toHaveProperty('descompte_import');
    await user.click(screen.getByRole('button', { name: 'Opcions de la fila 1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Detall de la línia…' }));
    await user.type(await screen.findByLabelText('Càrrec de la línia (% o €)'), '{Control>}a{/Control}4 %{Tab}');
    expect(last.linies[0]).toMatchObject({ carrec: '4' });
    expect(total('base.general.21.null')).toBe('183,00');
    expect(cell(1, 0).textContent).toMatch(/Càrrec: 4\s%/);
  });

  it('never leave a blank last row by Tab to make another', async () => {
    const user = await open({ linies: [linia({})] });
    await user.click(cell(1, 6));
    await user.keyboard('{Tab}');
    expect(last.linies).toHaveLength(1);
  });

  it('break in the middle by Alt+Enter, and move by Alt and an arrow', async () => {
    const user = await open({ linies: [linia({ concepte: 'A' }), linia({ concepte: 'B' })] });
    await user.click(cell(1, 0));
    await user.keyboard('Una{Alt>}{Enter}{/Alt}dues{Enter}');
    expect(last.linies[0]?.concepte).toBe('Una\ndues');
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(last.linies.map(({ concepte }) => concepte)).toEqual(['B', 'Una\ndues']);
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(last.linies.map(({ concepte }) => concepte)).toEqual(['Una\ndues', 'B']);
  });

  it.each([
    ['ca', '1 cel·la no llegida: no compta'],
    ['es', '1 celda no leída: no cuenta'],
    ['en', '1 cell not read: it does not count'],
  ] as const)('tell what cannot be read, which reaches no value (%s)', async (language, said) => {
    const user = await open({ linies: [linia({ concepte: 'A', preu: '50' })] }, { language });
    await user.click(cell(1, 3));
    await user.keyboard('5o{Enter}');
    expect(screen.getByText(said)).toBeTruthy();
    expect(cell(1, 3).textContent).toContain('5o');
    expect(last.linies[0]?.preu).toBe('50');
    await user.click(cell(1, 3));
    await user.keyboard('55{Enter}');
    expect(screen.queryByText(said)).toBeNull();
    expect(last.linies[0]?.preu).toBe('55');
  });

  it('take chapters with their sum, suplits outside the base, and general discounts', async () => {
    const user = await open({ linies: [linia({ concepte: 'A', preu: '100' })] });
    await user.click(screen.getByRole('button', { name: 'Suplit' }));
    await user.keyboard('Taxa{Tab}{Tab}{Tab}84,50{Enter}');
    await user.click(screen.getByRole('button', { name: 'Descompte general' }));
    // Its value is what is written first.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Descompte general: valor')));
    await user.keyboard('10');
    await user.tab();
    expect([total('descomptes'), total('base.general.21.null'), total('suplits')]).toEqual([
      '−10,00',
      '90,00',
      '84,50',
    ]);
    expect(total('a_pagar')).toBe('179,90');
    expect(last.linies.map(({ tipus }) => tipus)).toContain('suplit');
    await user.click(cell(1, 0));
    await user.keyboard('{Control>}{Home}{/Control}');
    await user.click(screen.getByRole('button', { name: 'Capítol' }));
    await user.keyboard('Final{Enter}');
    const chapter = last.linies.findIndex(({ tipus }) => tipus === 'capitol');
    expect(last.linies[chapter]?.concepte).toBe('Final');
    expect(cell(chapter + 1, 7).textContent).toBe('0,00');
  });

  it('a chapter, an outlay or an option takes the row that waits empty, unless something is written in it', async () => {
    const user = await open({ linies: [linia({ concepte: 'A', preu: '100' })] }, { opcions: true });
    const kinds = (): string[] => last.linies.map(({ tipus, opcio }) => (opcio ? 'opcio' : tipus));
    const press = (name: string): Promise<void> => user.click(screen.getByRole('button', { name }));
    await press('Línia');
    expect(kinds()).toEqual(['linia', 'linia']);
    await press('Capítol');
    expect(kinds()).toEqual(['linia', 'capitol']);
    await press('Línia');
    await press('Opció');
    expect(kinds()).toEqual(['linia', 'capitol', 'opcio']);
    await user.keyboard('B{Enter}');
    await press('Línia');
    const at = last.linies.findIndex(({ concepte }) => concepte === '') + 1;
    await user.click(cell(at, 3));
    await user.keyboard('12,x5{Enter}');
    await user.click(cell(at, 3));
    const before = kinds().length;
    await press('Suplit');
    expect(kinds()).toHaveLength(before + 1);
  });

  it('take prices with VAT as a choice of the whole document', async () => {
    const user = await open({ linies: [linia({ concepte: 'A', preu: '100' })] });
    await user.click(screen.getByLabelText('Preus amb IVA'));
    expect(last.linies[0]).toMatchObject({ preu: '100', preu_iva: '121' });
    await user.click(cell(1, 3));
    await user.keyboard('242{Enter}');
    expect(last.linies[0]).toMatchObject({ preu: '200', preu_iva: '242' });
    await user.click(screen.getByLabelText('Preus amb IVA'));
    expect(last.linies[0]).toMatchObject({ preu: '200', preu_iva: null });
  });

  it('says where prices typed with VAT and the document differ by the rounding of its base, and only there', async () => {
    const line = { ...newLinia('linia', DEFECTES), concepte: 'Projecte', preu: '2066.115702', preu_iva: '2500' };
    await open({ linies: [line] });
    expect(await screen.findByText(/sumen 2\.500,00 €, i el document 2\.500,01 €/)).toBeTruthy();
    cleanup();
    await open({ linies: [{ ...line, preu: '100', preu_iva: '121' }] });
    expect(screen.queryByText(/sumen/)).toBeNull();
  });

  it('ask the cause where the rate charges nothing, and forget it with the rate', async () => {
    const user = await open({ linies: [linia({ concepte: 'A', preu: '100' })] });
    await user.click(cell(1, 5));
    await user.keyboard('exempt{Enter}');
    const causa = screen.getByLabelText('Per què no porta IVA: A');
    await user.selectOptions(causa, 'E1');
    expect(last.linies[0]).toMatchObject({ iva_fk: 4, causa: 'E1' });
    expect(screen.getByText('Base exempta (E1)')).toBeTruthy();
    await user.click(cell(1, 5));
    await user.keyboard('21{Enter}');
    expect(last.linies[0]).toMatchObject({ iva_fk: 1, causa: null });
  });

  it('offer the rates of the day of the document alone', async () => {
    const user = await open({ linies: [linia({ concepte: 'A', preu: '100' })] });
    await user.click(cell(1, 5));
    await user.keyboard('{F2}');
    const offered = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).not.toContain('18 % · General (2010)');
    expect(offered.length).toBe(4);
  });

  it('offer the rates of the day of what is corrected too', async () => {
    const user = await open({ linies: [linia({ concepte: 'A', preu: '100' })] }, { altresDies: ['2011-03-01'] });
    await user.click(cell(1, 5));
    await user.keyboard('18{Enter}');
    expect(last.linies[0]?.iva_fk).toBe(8);
  });

  it('choose a rate by its figure, and leave one that several bear to be chosen', async () => {
    const user = await open({ linies: [linia({ concepte: 'A', preu: '100', iva_fk: 2 }), linia({ concepte: 'B' })] });
    await user.click(cell(1, 5));
    await user.keyboard('21{Enter}');
    expect(last.linies[0]?.iva_fk).toBe(1);
    await user.click(cell(1, 5));
    await user.keyboard('0{Enter}');
    expect(last.linies[0]?.iva_fk).toBe(1);
    const offered = within(screen.getByRole('listbox')).getAllByRole('option');
    expect(offered).toHaveLength(2);
    await user.keyboard('{Tab}');
    expect(cell(1, 5).getAttribute('aria-invalid')).toBe('true');
    expect(last.linies[0]?.iva_fk).toBe(1);
    await user.click(cell(1, 5));
    expect(await screen.findByText(/^Trieu quin 0 % és: /)).toBeTruthy();
    await user.keyboard('{F2}{ArrowDown}{Enter}');
    expect(last.linies[0]?.iva_fk).toBe(4);
  });

  it('ask for the supplier’s invoice of what was paid in the client’s name until it is told', async () => {
    const suplit = { ...newLinia('suplit', DEFECTES), concepte: 'Taxa' };
    const user = await open({ linies: [linia({ concepte: 'A' }), suplit] });
    await user.click(screen.getByRole('button', { name: 'NIF i número del proveïdor de «Taxa»…' }));
    const nif = await screen.findByLabelText('NIF del proveïdor');
    await waitFor(() => expect(document.activeElement).toBe(nif));
    await user.keyboard('B63272603');
    await user.type(screen.getByLabelText('Número'), 'R-1');
    await user.click(screen.getByRole('button', { name: 'Tancar' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^NIF i número/ })).toBeNull());
  });

  it('are options only where options exist: told, never added', async () => {
    const user = await open({ linies: [linia({ concepte: 'A', preu: '100' })] }, { opcions: true });
    await user.click(screen.getByRole('button', { name: /Opcions de la fila 1/ }));
    await user.click(await screen.findByText('Detall de la línia…'));
    await user.click(await screen.findByLabelText('Opció'));
    await user.type(screen.getByLabelText('Descripció'), 'Molt llarga');
    expect(last.linies[0]).toMatchObject({ opcio: true, descripcio: 'Molt llarga' });
    expect(total('total')).toBe('0,00');
  });

  it('say when a discount has nothing to be shared over', async () => {
    await openSum();
    expect(await screen.findByText(/no hi ha on repartir-lo/)).toBeTruthy();
  });
});

const openSum = async () => {
  openScreen({
    room: {
      screens: [
        {
          path: '/linies',
          load: async () => ({
            Screen: () => <Harness first={{ ...BLANK, descomptes: [{ concepte: '', import: 100 }] }} opcions={false} />,
          }),
        },
      ],
    },
    path: '/linies',
    api: fakeApi(rateAnswers()),
  });
  await screen.findByRole('grid');
};
