import { expect, type Locator, type Page, test } from '@playwright/test';
import { writeWorkbook } from '#server/sheets/index.ts';
import { closeOffice, type Office, ok, openOffice } from './support/api.ts';
import { expectFit, watchComplaints } from './support/screen.ts';
import { open, signIn } from './support/web.ts';

let office: Office;
test.beforeAll(async () => {
  office = await openOffice();
  const { call } = office;
  const empresa = await ok(call('GET', `/empresa/${office.empresa}`));
  await ok(call('POST', `/empresa/${office.empresa}`, { versio: empresa.versio, iva_fk: 1 }));
  const supplier = (more: Record<string, unknown>) => ok(call('POST', '/agent', { proveidor: true, ...more }));
  await supplier({ tipus_persona: 'E', rao_social: 'Papereria Exemple, SL', nif: 'B65410011' });
  await supplier({ tipus_persona: 'E', rao_social: 'Union Supply', nif: 'FR12345678901', nif_pais: 'FR' });
  await supplier({ tipus_persona: 'F', nom: 'Mar', cognoms: 'Tècnica', nif: '12345678Z', irpf_fk: 2 });
});
test.afterAll(() => closeOffice(office));

/** Tabs until the focus is in a place. */
const tabTo = async (page: Page, place: Locator): Promise<void> => {
  const within = () => place.evaluate((one) => one.contains(document.activeElement));
  for (let step = 0; step < 25 && !(await within()); step += 1) await page.keyboard.press('Tab');
};
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const lines = (page: Page) => page.getByRole('grid', { name: 'Línies' });

/** The head of a new expense: supplier (empty: that of the one before), number and day, by the keyboard. */
const head = async (page: Page, given: { supplier?: string; number: string; day?: string }): Promise<void> => {
  const supplier = page.getByRole('textbox', { name: 'Proveïdor', exact: true });
  await expect(supplier).toBeFocused();
  if (given.supplier) {
    await page.keyboard.press('Control+a');
    await page.keyboard.type(given.supplier);
    const option = page.getByRole('option', { name: new RegExp(`^${given.supplier}`) });
    await expect(option).toHaveAttribute('data-combobox-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(supplier).toHaveValue(new RegExp(given.supplier));
  }
  await tabTo(page, field(page, 'Núm. de la factura'));
  await page.keyboard.type(given.number);
  await page.keyboard.press('Tab');
  if (given.day) {
    await page.keyboard.press('Control+a');
    await page.keyboard.type(given.day);
  }
};
/** A line: its concept and its net amount, from the first cell of its row. */
const line = async (page: Page, concept: string, base: string): Promise<void> => {
  await page.keyboard.press('Tab');
  await page.keyboard.type(concept);
  await page.keyboard.press('Tab');
  await page.keyboard.type(base);
};
const keep = async (page: Page, n: number): Promise<void> => {
  await page.keyboard.press('Control+Shift+Enter');
  await expect(page.getByText(`Despesa 2026/${n}`)).toBeVisible();
  await expect(field(page, 'Núm. de la factura')).toHaveValue('');
};

const FACTURAE = `<?xml version="1.0" encoding="UTF-8"?>
<fe:Facturae xmlns:fe="http://www.facturae.gob.es/formato/Versiones/Facturaev3_2_2.xml"><FileHeader><SchemaVersion>3.2.2</SchemaVersion></FileHeader>
<Parties><SellerParty><TaxIdentification><PersonTypeCode>J</PersonTypeCode><ResidenceTypeCode>R</ResidenceTypeCode><TaxIdentificationNumber>B65410011</TaxIdentificationNumber></TaxIdentification><LegalEntity><CorporateName>Papereria Exemple, SL</CorporateName></LegalEntity></SellerParty>
<BuyerParty><TaxIdentification><TaxIdentificationNumber>B64717838</TaxIdentificationNumber></TaxIdentification><LegalEntity><CorporateName>Despatx</CorporateName></LegalEntity></BuyerParty></Parties>
<Invoices><Invoice><InvoiceHeader><InvoiceNumber>FE-1</InvoiceNumber><InvoiceDocumentType>FC</InvoiceDocumentType><InvoiceClass>OO</InvoiceClass></InvoiceHeader>
<InvoiceIssueData><IssueDate>2026-03-20</IssueDate><InvoiceCurrencyCode>EUR</InvoiceCurrencyCode></InvoiceIssueData>
<TaxesOutputs><Tax><TaxTypeCode>01</TaxTypeCode><TaxRate>21.00</TaxRate><TaxableBase><TotalAmount>200.00</TotalAmount></TaxableBase><TaxAmount><TotalAmount>42.00</TotalAmount></TaxAmount></Tax></TaxesOutputs>
<InvoiceTotals><TotalGrossAmount>200.00</TotalGrossAmount><InvoiceTotal>242.00</InvoiceTotal><TotalOutstandingAmount>242.00</TotalOutstandingAmount><TotalExecutableAmount>242.00</TotalExecutableAmount></InvoiceTotals>
<Items><InvoiceLine><ItemDescription>Tòner</ItemDescription><Quantity>1</Quantity><UnitPriceWithoutTax>200.00</UnitPriceWithoutTax><TotalCost>200.00</TotalCost><GrossAmount>200.00</GrossAmount><TaxesOutputs><Tax><TaxTypeCode>01</TaxTypeCode><TaxRate>21.00</TaxRate><TaxableBase><TotalAmount>200.00</TotalAmount></TaxableBase></Tax></TaxesOutputs></InvoiceLine></Items></Invoice></Invoices></fe:Facturae>`;

test('a quarter of sixty expenses: typed, from a sheet, from an electronic invoice; added up, closed, and then refused', async ({
  page,
}) => {
  test.setTimeout(420_000);
  const complaints = watchComplaints(page, [/409 /]);
  await signIn(page, office);
  await open(page, office, '/despesa');
  await expect(page.getByRole('heading', { level: 1, name: /Despeses/ })).toBeVisible();
  await page.keyboard.press('n');

  // Sixteen tickets of a supplier, one after another.
  for (let n = 1; n <= 16; n += 1) {
    await head(page, { number: `T-${n}`, ...(n === 1 && { supplier: 'Papereria', day: '10/1/2026' }) });
    await tabTo(page, lines(page));
    await line(page, `Tiquet ${n}`, `${n},00`);
    await keep(page, n);
  }
  // The last of the supplier, again.
  await head(page, { number: 'T-17' });
  await page.getByRole('button', { name: 'Duplicar l’última del proveïdor' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/S’han copiat les línies/)).toBeVisible();
  await keep(page, 17);
  // Two rates on one paper.
  await head(page, { number: 'T-18' });
  await tabTo(page, lines(page));
  await line(page, 'Paper', '100,00');
  await page.keyboard.press('Control+i');
  await line(page, 'Llibres', '50,00');
  await page.keyboard.press('Tab');
  await page.keyboard.type('4');
  await page.keyboard.press('Tab');
  await keep(page, 18);
  // Who buys in the Union owes the VAT; a natural person is withheld.
  await head(page, { number: 'U-19', supplier: 'Union' });
  await tabTo(page, lines(page));
  await line(page, 'Llicència', '300,00');
  await keep(page, 19);
  await head(page, { number: 'P-20', supplier: 'Mar' });
  await tabTo(page, lines(page));
  await line(page, 'Càlcul', '1000,00');
  await keep(page, 20);

  // Thirty-nine more in a workbook, one of them in two rows.
  const rows = Array.from({ length: 39 }, (_none, at) => [
    `2026-02-${String((at % 28) + 1).padStart(2, '0')}`,
    `S-${at + 1}`,
    at % 3 === 0 ? 'Ferreteria Exemple, SL' : 'Papereria Exemple, SL',
    at % 3 === 0 ? 'A58818501' : 'B65410011',
    'Papereria i consumibles',
    1_000 * (at + 1),
    21,
  ]);
  const buffer = await writeWorkbook([
    {
      title: 'Despeses',
      columns: [
        { head: 'Data', kind: 'data' },
        { head: 'Núm. factura', kind: 'text' },
        { head: 'Proveïdor', kind: 'text' },
        { head: 'NIF', kind: 'text' },
        { head: 'Tipus de despesa', kind: 'text' },
        { head: 'Base', kind: 'import' },
        { head: 'IVA %', kind: 'numero' },
      ],
      rows: [...rows, [rows[38]?.[0] ?? '', 'S-39', 'Papereria Exemple, SL', 'B65410011', 'Llibres i normes', 500, 4]],
    },
  ]);
  await open(page, office, '/despesa/importar');
  const name = 'despeses.xlsx';
  await page.getByLabel('Triar un full').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  await page.getByRole('button', { name: 'Revisar' }).click();
  await expect(page.getByText('40 sense avisos · 0 amb avisos · 0 amb errors')).toBeVisible();
  await expect(page.getByText(/Fan 39 despeses per 9\.443,20/)).toBeVisible();
  await expectFit(page, 'the review of a sheet');
  await page.getByRole('button', { name: 'Importar', exact: true }).click();
  await expect(page.getByText('S’han importat 39 despeses · 0 files no importades')).toBeVisible();

  // One from an electronic invoice, its form filled.
  await page.getByRole('button', { name: 'Una altra importació' }).click();
  await page
    .getByLabel('Triar XML')
    .setInputFiles({ name: 'rebuda.xml', mimeType: 'text/xml', buffer: Buffer.from(FACTURAE) });
  await page.getByRole('button', { name: /Omplir/ }).click();
  await expect(field(page, 'Núm. de la factura')).toHaveValue('FE-1');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { level: 1, name: /60/ })).toBeVisible();

  // What the list adds up to is what was put.
  const typed = { base: 13_600 + 1_600 + 15_000 + 30_000 + 100_000, quota: 2_856 + 336 + 2_300 + 6_300 + 21_000 };
  const sheet = { base: 780_000 + 500, quota: 163_800 + 20 };
  const { items, sumes } = await ok(office.call('GET', `/empresa/${office.empresa}/despesa?getAll=true`));
  expect(items).toHaveLength(60);
  expect(sumes).toMatchObject({
    despeses: 60,
    base: typed.base + sheet.base + 20_000,
    quota: typed.quota + sheet.quota + 4_200,
    retingut: 15_000,
  });
  expect(sumes.total).toBe(sumes.base + sumes.quota - 6_300);
  const money = (cents: number): string =>
    new Intl.NumberFormat('ca', { minimumFractionDigits: 2, useGrouping: 'always' }).format(cents / 100);
  await open(page, office, '/despesa');
  await expect(page.getByText(new RegExp(`60 despeses · base ${money(sumes.base)}`))).toBeVisible();
  await expectFit(page, 'the list of a quarter');

  // The quarter is closed; nothing more comes in.
  await open(page, office, '/llibres?exercici=2026');
  const first = page.getByRole('table', { name: /Trimestres de 2026/ }).getByRole('row', { name: /^1T/ });
  await first.getByRole('button', { name: 'Tancar el 1T' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tancar el 1T' }).click();
  await expect(first).toContainText('Tancat');
  await open(page, office, '/despesa/importar');
  const csv = Buffer.from('Data;Factura;Proveïdor;Base\n10/02/2026;Z-1;Papereria Exemple, SL;10,00\n');
  await page.getByLabel('Triar un full').setInputFiles({ name: 'tard.csv', mimeType: 'text/csv', buffer: csv });
  await page.getByRole('button', { name: 'Revisar' }).click();
  await expect(page.getByText(/El trimestre 1 de 2026 és tancat/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Importar', exact: true })).toHaveCount(0);
  expect(complaints).toEqual([]);
});
