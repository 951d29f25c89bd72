import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { closeOffice, type Office, ok, openOffice } from './support/api.ts';
import { expectFit, watchComplaints } from './support/screen.ts';
import { open, signIn } from './support/web.ts';

let office: Office;
test.beforeAll(async () => {
  office = await openOffice();
});
test.afterAll(() => closeOffice(office));

test('a good bought before is written off three years and sold, its loss told before', async ({ page }) => {
  const complaints = watchComplaints(page, [/409 .*\/baixa$/]);
  await signIn(page, office);
  await open(page, office, '/amortitzacio');
  await expect(page.getByRole('heading', { level: 1, name: 'Amortització' })).toBeVisible();
  await expect(page.getByText(/Marqueu una despesa com a bé d’inversió/)).toBeVisible();
  await page.keyboard.press('n');
  const drawer = page.getByRole('dialog', { name: 'Nou bé comprat abans' });
  await drawer.getByRole('textbox', { name: 'Què és' }).fill('Ordinador portàtil');
  await drawer.getByRole('combobox', { name: 'Tipus de bé' }).selectOption({ label: 'Equips informàtics' });
  await drawer.getByRole('textbox', { name: 'Inici d’ús' }).fill('1/7/2024');
  const rows = drawer.getByRole('combobox', { name: 'Fila de la taula legal' });
  const row = rows.locator('option', { hasText: /màxim 25\s%, 8/ }).first();
  await rows.selectOption((await row.getAttribute('value')) ?? '');
  await expect(drawer.getByText(/Entre 12,5\s% i 25\s% l’any/)).toBeVisible();
  await expect(drawer.getByRole('textbox', { name: /Percentatge anual/ })).toHaveValue('25');
  await drawer.getByRole('textbox', { name: /^Valor/ }).fill('2000');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Bé desat')).toBeVisible();

  // Three years of it, each in its own table.
  const year = page.getByRole('combobox', { name: 'Exercici' });
  for (const [any, quota, acumulat] of [
    ['2024', '251,37', '251,37'],
    ['2025', '500,00', '751,37'],
    ['2026', '500,00', '1.251,37'],
  ] as const) {
    await year.selectOption(any);
    const foot = page.getByText(`1 bé · valor 2.000,00 € · de l’any ${quota} € · acumulat ${acumulat} €`, {
      exact: false,
    });
    await expect(foot).toBeVisible();
  }

  await page.getByText('Ordinador portàtil').first().click();
  const good = page.getByRole('dialog', { name: 'Ordinador portàtil' });
  await expect(good.getByRole('row', { name: /2028/ })).toContainText('0,00');
  await expectFit(page, 'a good');
  await good.getByRole('button', { name: 'Donar de baixa' }).click();
  const leaving = page.getByRole('dialog', { name: 'Donar de baixa: Ordinador portàtil' });
  await leaving.getByRole('textbox', { name: 'Primer dia fora d’ús' }).fill('1/10/2026');
  await leaving.getByRole('textbox', { name: /Preu sense IVA/ }).fill('500');
  // 751,37 and 273 days of 2026 are written off.
  const sum = leaving.getByRole('table', { name: /Què en resulta/ });
  await expect(sum.getByRole('row', { name: /Valor net/ })).toContainText('874,66');
  await expect(sum.getByRole('row', { name: /Pèrdua/ })).toContainText('−374,66');
  await leaving.getByRole('button', { name: 'Donar de baixa' }).click();
  // A sale asks for its invoice, and lets one go on.
  const warning = page.getByRole('dialog', { name: 'Avís' });
  await expect(warning).toContainText('venda sense factura');
  await warning.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Donat de baixa. Pèrdua de 374,66 €')).toBeVisible();
  await expect(good.getByRole('heading', { name: 'De baixa el 01/10/2026' })).toBeVisible();
  await expect(good.getByRole('row', { name: /2027/ })).toHaveCount(0);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('menuitem', { name: 'Full de càlcul (XLSX)' }).click();
  expect((await file).suggestedFilename()).toMatch(/\.xlsx$/);
  expect(complaints).toEqual([]);
});

test('an expense with a good: books opened, a box walked back to its ticket, a quarter closed', async ({ page }) => {
  const complaints = watchComplaints(page);
  const { call, empresa } = office;
  const proveidor = await ok(
    call('POST', '/agent', {
      rao_social: 'Papereria Exemple, SL',
      tipus_persona: 'E',
      nif: 'B65410011',
      proveidor: true,
    }),
  );
  const spend = (num_factura: string, linia: Record<string, unknown>) =>
    ok(
      call('POST', `/empresa/${empresa}/despesa`, {
        agent_fk: proveidor.id,
        num_factura,
        data: '2026-02-10',
        linies: [{ clau: 'a', ...linia }],
      }),
    );
  const be_inversio = { descripcio: 'Estació total', tipus_be: '23', data_inici: '2026-02-10', percentatge: '25' };
  await spend('EQ-1', { tipus_despesa_fk: 3010, base: 400_000, be_inversio });
  const ticket = await spend('TK-77', { tipus_despesa_fk: 6010, base: 20_000 });

  await signIn(page, office);
  await open(page, office, '/llibres?exercici=2026');
  const first = page.getByRole('table', { name: /Trimestres de 2026/ }).getByRole('row', { name: /^1T/ });
  await expect(first).toContainText('4.200,00');
  await expectFit(page, 'the books of a year');
  await page.getByRole('button', { name: 'Descarregar els llibres' }).click();
  const choice = page.getByRole('dialog', { name: 'Descarregar els llibres de 2026' });
  const [books] = await Promise.all([
    page.waitForEvent('download'),
    choice.getByRole('button', { name: 'Descarregar', exact: true }).click(),
  ]);
  expect(books.suggestedFilename()).toMatch(/^2026_B\d+_T_.*\.xlsx$/);
  const inside = Object.entries(unzipSync(readFileSync(await books.path())))
    .filter(([name]) => name.endsWith('.xml'))
    .map(([, bytes]) => strFromU8(bytes))
    .join('\n');
  for (const told of ['RECIBIDAS_GASTOS', 'TK-77', 'Estació total', 'Papereria Exemple, SL'])
    expect(inside).toContain(told);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // The ordinary VAT of the quarter is the ticket's alone: a good over the threshold stands in boxes of its own.
  await first.getByRole('link', { name: '−882,00' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Model 303 · 1T 2026/ })).toBeVisible();
  await page.locator('#casella-29').click();
  const behind = page.getByRole('dialog', { name: /^Casella 29/ });
  await expect(behind.getByRole('row', { name: /Suma/ })).toContainText('42,00');
  await behind.getByRole('link', { name: 'TK-77' }).click();
  await expect(page).toHaveURL(new RegExp(`/despesa/${ticket.id}`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await open(page, office, '/llibres?exercici=2026');
  await first.getByRole('button', { name: 'Tancar el 1T' }).click();
  await page
    .getByRole('dialog', { name: 'Tancar el 1T de 2026' })
    .getByRole('button', { name: 'Tancar el 1T' })
    .click();
  await expect(first).toContainText('Tancat');
  const late = await call('POST', `/empresa/${empresa}/despesa`, {
    agent_fk: proveidor.id,
    num_factura: 'TK-78',
    data: '2026-02-11',
    linies: [{ clau: 'a', tipus_despesa_fk: 6010, base: 100 }],
  });
  expect([late.status, late.body.codi]).toEqual([409, 'periode_tancat']);
  expect(complaints).toEqual([]);
});
