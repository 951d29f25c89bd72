import { expect, type Page, test } from '@playwright/test';
import { closeOffice, type Office, ok, openOffice } from './support/api.ts';
import { expectFit, watchComplaints } from './support/screen.ts';
import { open, signIn } from './support/web.ts';

const CLIENT = 'Promocions Exemple, SL';
let office: Office;
const numbers: string[] = [];
test.beforeAll(async () => {
  office = await openOffice();
  const { call, empresa } = office;
  const company = await ok(call('GET', `/empresa/${empresa}`));
  const adreca = { via: 'Carrer Major, 1', codi_postal: '08500', poblacio: 'Vic', provincia: 'Barcelona' };
  await ok(call('POST', `/empresa/${empresa}`, { versio: company.versio, adreca }));
  await ok(
    call('POST', '/agent', {
      ...{ rao_social: CLIENT, tipus_persona: 'E', nif: 'B85626240', promotor: true },
      adreces: [adreca],
    }),
  );
  for (const preu of ['120', '80']) {
    const linies = [{ clau: 'a', concepte: 'Informe d’inspecció', preu, iva_fk: 1 }];
    const draft = await ok(call('POST', `/empresa/${empresa}/factura`, { tipus: 'simplificada', linies }));
    const issued = await ok(call('POST', `/empresa/${empresa}/factura/${draft.id}/emetre`, { versio: draft.versio }));
    numbers.push(issued.numero);
  }
});
test.afterAll(() => closeOffice(office));

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('two simplified invoices chosen by the keyboard become a whole one, and their sum is told once', async ({
  page,
}) => {
  const complaints = watchComplaints(page);
  await signIn(page, office);
  await page.keyboard.press('g');
  await page.keyboard.press('f');
  await expect(heading(page, /^Factures/)).toBeVisible();
  const [first = '', second = ''] = numbers;
  await expect(row(page, first)).toBeVisible();
  const sum = page.getByText(/Suma del filtre: 2 factures · base 200,00/);
  await expect(sum).toBeVisible();
  await row(page, first).focus();
  await page.keyboard.press('Control+a');
  await page.getByRole('button', { name: /^Substituir per factura completa/ }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Substituir 2 factures simplificades' });
  await expect(dialog.getByRole('textbox', { name: /^Client que demana/ })).toBeFocused();
  await expectFit(page, 'substituting', { phone: false });
  await page.keyboard.type('Promocions');
  await expect(page.getByRole('option', { name: CLIENT })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Enter');

  await expect(heading(page, 'Esborrany de factura')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Què substitueix' })).toBeVisible();
  const links = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Treure/ }) });
  await expect(links).toHaveCount(2);
  // Each on one line, oldest first.
  await expect(links.first()).toContainText(first);
  expect((await links.first().boundingBox())?.height).toBeLessThan(60);
  await expect(page.locator('[data-total="total"]')).toHaveText('242,00');
  await expectFit(page, 'the draft');
  await page.keyboard.press('Control+Enter');
  const issue = page.getByRole('dialog', { name: 'Emetre la factura' });
  await expect(issue.getByRole('button', { name: 'Emetre' })).toBeEnabled();
  await page.keyboard.press('Control+Enter');
  await expect(heading(page, 'A-2026-00001')).toBeVisible();
  await expect(page.getByRole('link', { name: `Substitueix ${first}` })).toBeVisible();
  await expectFit(page, 'the whole one');

  await page.getByRole('link', { name: `Substitueix ${second}` }).click();
  await expect(heading(page, second)).toBeVisible();
  await expect(page.locator('[data-mark="substituted"]')).toHaveText('Substituïda');
  await expect(page.getByRole('link', { name: 'Substituïda per A-2026-00001' })).toBeVisible();

  await open(page, office, '/factura');
  await expect(row(page, 'A-2026-00001')).toBeVisible();
  await expect(row(page, first)).toHaveCount(0);
  await page.getByRole('button', { name: /^Més filtres/ }).click();
  await page.getByLabel('També les substituïdes').check();
  await page.keyboard.press('Escape');
  for (const numero of numbers) await expect(row(page, numero).locator('[data-mark="substituted"]')).toBeVisible();
  await expect(page.getByText(/Suma del filtre: 1 factura · base 200,00/)).toBeVisible();
  await expectFit(page, 'the list with what was substituted');
  expect(complaints).toEqual([]);
});

test('a series starts at another number by the keyboard, and its dialog is fit', async ({ page }) => {
  await signIn(page, office);
  await open(page, office, '/dades?part=series');
  const start = page.getByRole('button', { name: 'Començar la sèrie R per un altre número' });
  await start.focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('dialog').getByRole('textbox', { name: /^Darrer número donat/ });
  await expect(field).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('cal omplir-lo');
  await expectFit(page, 'starting a series', { phone: false });
  await field.focus();
  await page.keyboard.type('37');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('cell', { name: 'R-2026-00038' })).toBeVisible();
  await expect(start).toBeFocused();
});
