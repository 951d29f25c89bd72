import { expect, test } from '@playwright/test';
import { closeOffice, type Office, openConcrete, openOffice } from './support/api.ts';
import { pdfText } from './support/pdf.ts';
import { expectFit, watchComplaints } from './support/screen.ts';
import { open, signIn } from './support/web.ts';

let office: Office;
test.beforeEach(async () => {
  office = await openOffice();
});
test.afterEach(() => closeOffice(office));

test('F1 opens the manual of the screen, seen in place and taken away in another language', async ({ page }) => {
  const complaints = watchComplaints(page, [/screen 404/]);
  const { treball } = await openConcrete(office.call);
  await signIn(page, office);
  await open(page, office, `/treball/${treball}/formigo`);
  await expect(page.getByRole('button', { name: 'Nova zona' })).toBeVisible();

  await page.keyboard.press('F1');
  await expect(page.getByRole('heading', { level: 1, name: 'El control del formigó' })).toBeVisible();
  const shown = page.locator('iframe[title="Vista del manual"]');
  await expect(shown).toHaveAttribute('src', /\/api\/descarrega\//);

  await page.getByText('English', { exact: true }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descarregar' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('Concrete control.pdf');
  const text = await pdfText(await file.path());
  expect(text).toContain('Typing or pasting the strengths');
  expect(text).toContain('Handing over the report');

  await page.keyboard.press('Alt+ArrowLeft');
  await expect(page.getByRole('heading', { level: 1, name: 'Manuals' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'El primer dia',
    'El control del formigó',
    'El control de qualitat',
    'A peu d’obra',
    'Pressupostar, facturar i cobrar',
    'Despeses, amortització i llibres',
  ]);
  await expectFit(page, 'manuals');
  await page.getByRole('link', { name: 'Obrir: A peu d’obra' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A peu d’obra' })).toBeVisible();
  await open(page, office, '/factura');
  await expect(page.getByRole('link', { name: /Nova factura/ }).first()).toBeVisible();
  await page.keyboard.press('F1');
  await expect(page.getByRole('heading', { level: 1, name: 'Pressupostar, facturar i cobrar' })).toBeVisible();
  await page.evaluate(() => {
    window.location.hash = '/manuals/cap';
  });
  await expect(page.getByText('Aquest registre no existeix')).toBeVisible();
  expect(complaints).toEqual([]);
});
