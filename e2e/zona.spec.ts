import { expect, test } from '@playwright/test';
import { closeOffice, openConcrete, openOffice } from './support/api.ts';
import { watchComplaints } from './support/screen.ts';
import { cell, open, paste, signIn } from './support/web.ts';

test('a new zone, its strengths and a later decision, as they are typed', async ({ page }) => {
  const office = await openOffice();
  const complaints = watchComplaints(page);
  const { treball, zona } = await openConcrete(office.call, { lots: 1, volum: 90, preveu_pastades: true });
  const box = (name: string | RegExp) => page.getByRole('textbox', { name });
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, office);

  await test.step('designation, structure, volume and forecast are seen together, the first field focused', async () => {
    await open(page, office, `/treball/${treball}/formigo/zona/nova`);
    await expect(box(/^Nom/)).toBeFocused();
    for (const one of [
      box(/^Designació/),
      page.getByRole('combobox', { name: /^Estructura/ }),
      box(/^Volum/),
      page.getByRole('complementary', { name: 'Previsió' }).getByRole('status'),
    ])
      await expect(one).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('complementary', { name: 'Previsió' })).toContainText('Escriviu-ne almenys un');
  });

  await test.step('the corner of a cell is dragged down: it copies, and with Ctrl it continues', async () => {
    await open(page, office, `/treball/${treball}/formigo/zona/${zona.id}`);
    await cell(page, 'Albarà', 1).click();
    await page.keyboard.type('A-9');
    await page.keyboard.press('Enter');
    await cell(page, 'Albarà', 1).click();
    const dragTo = async (row: number, head: string): Promise<void> => {
      await page.locator('[data-fill-handle]').hover();
      await page.mouse.down();
      await cell(page, head, row).hover();
      await page.mouse.up();
    };
    await page.keyboard.down('Control');
    await dragTo(3, 'Albarà');
    await page.keyboard.up('Control');
    await expect(cell(page, 'Albarà', 3)).toHaveText('A-11');
    await cell(page, 'fc', 1).click();
    await paste(page, '29,4\n35,6\n34,9');
    await expect(page.getByText('3 valors enganxats')).toBeVisible();
    await cell(page, 'Element', 1).click();
    await page.keyboard.type('Pilar 1');
    await page.keyboard.press('Enter');
    await cell(page, 'Element', 1).click();
    await dragTo(2, 'Element');
    await expect(cell(page, 'Element', 2)).toHaveText('Pilar 1');
    await page.keyboard.press('Control+z');
    await expect(cell(page, 'Element', 2)).toHaveText('');
  });

  await test.step('a cell that cannot be read is told, kept through leaving and reloading, and gone once mended', async () => {
    const zone = `/treball/${treball}/formigo/zona/${zona.id}`;
    await cell(page, 'fc', 2).click();
    await paste(page, 'abc');
    await expect(page.getByText('1 cel·la no llegida', { exact: true })).toBeVisible();
    await expect(
      page.getByText('Hi ha 1 cel·la no llegida: el veredicte no la compta.', { exact: true }),
    ).toBeVisible();
    await page.getByRole('link', { name: /Formigó ·/ }).click();
    await page.getByRole('button', { name: 'Sortir igualment' }).click();
    await expect(page.getByRole('grid')).toHaveCount(0);
    await open(page, office, zone);
    await expect(cell(page, 'fc', 2)).toHaveText('abc');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(cell(page, 'fc', 2)).toHaveText('abc');
    await cell(page, 'fc', 2).click();
    await page.keyboard.type('35,6');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/no llegida/)).toHaveCount(0);
    await expect(cell(page, 'fc', 2)).toHaveText('35,6');
  });

  await test.step('a half-written decision and cell outlive a change to the width of a phone and back', async () => {
    await cell(page, 'Albarà', 2).click();
    await page.keyboard.type('B-7');
    await page.setViewportSize({ width: 360, height: 780 });
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(cell(page, 'Albarà', 2)).toHaveText('B-7');
    await page.getByRole('button', { name: /Registrar la decisió/ }).click();
    await page.getByRole('checkbox', { name: 'Testimonis' }).check();
    await box('Raons').fill('Es trauran sis testimonis');
    await page.setViewportSize({ width: 360, height: 780 });
    await expect(box('Raons')).toHaveValue('Es trauran sis testimonis');
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(box('Raons')).toHaveValue('Es trauran sis testimonis');
    await expect(page.getByRole('checkbox', { name: 'Testimonis' })).toBeChecked();
    await box('Qui ho decideix').fill('Direcció facultativa');
    await box('Raons').press('Control+Enter');
    await expect(page.getByText('En estudi').filter({ visible: true }).first()).toBeVisible();
  });
  await test.step('the list of zones shows their names at any width of a desk', async () => {
    await page.keyboard.press('Escape');
    await open(page, office, `/treball/${treball}/formigo`);
    const name = page.getByRole('row').getByRole('link', { name: zona.nom });
    await expect(name).toBeVisible();
    for (const width of [1440, 1366, 1280, 1100, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      const room = await name.evaluate((link) => link.closest('th')?.clientWidth ?? 0);
      expect.soft(room, `at ${width} px`).toBeGreaterThan(150);
    }
  });
  expect(complaints).toEqual([]);
  await closeOffice(office);
});
