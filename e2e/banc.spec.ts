import { expect, type Page, test } from '@playwright/test';
import { closeOffice, type Office, ok, openOffice } from './support/api.ts';
import { expectFit, watchComplaints } from './support/screen.ts';
import { inMenu, open, signIn } from './support/web.ts';

let office: Office;
test.beforeEach(async () => {
  office = await openOffice();
});
test.afterEach(() => closeOffice(office));

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const handle = (page: Page, nom: string) => page.getByRole('button', { name: `Moure ${nom} (Alt+↑ o Alt+↓)` });
/** Order of the checks on the screen, by what their handles say. */
const order = async (page: Page): Promise<string[]> =>
  (await page.getByRole('button', { name: /^Moure / }).all()).reduce<Promise<string[]>>(
    async (before, one) => [
      ...(await before),
      ((await one.getAttribute('aria-label')) ?? '').replace(/^Moure | \(Alt.*$/g, ''),
    ],
    Promise.resolve([]),
  );

test('bricks are found, copied, given another check and one of the office, tried for their uses, deleted and back', async ({
  page,
}) => {
  const complaints = watchComplaints(page);
  await signIn(page, office);

  await test.step('found from the list, with the keyboard', async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('b');
    await expect(heading(page, 'Banc de control')).toBeVisible();
    await expect(page.getByRole('row').nth(20)).toBeVisible();
    await expectFit(page, 'bank, list');
    await page.keyboard.press('/');
    await page.keyboard.type('maons cerami');
    await expect(page.getByText('1–1 de 1')).toBeVisible();
    await page.getByRole('row').nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Maons i peces ceràmiques')).toBeVisible();
    await expectFit(page, 'item of the bank');
  });

  await test.step('copied and renamed', async () => {
    await page.keyboard.press('c');
    const nom = page.getByRole('textbox', { name: 'Nom' });
    await expect(nom).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Maons de façana');
    await expectFit(page, 'copy of an item');
    await page.keyboard.press('Control+s');
    await expect(heading(page, 'Maons de façana')).toBeVisible();
    await expect(page).toHaveURL(/banc\/partida\/\d{6}$/);
    await expectFit(page, 'item of the office');
  });

  await test.step('another check is added and moved, under another heading too', async () => {
    await page.locator('h1').click();
    await page.keyboard.press('2');
    await expect(handle(page, 'Resistència a compressió')).toBeVisible();
    const before = await order(page);
    await page.keyboard.press('Control+i');
    await page.keyboard.type('gelada teules');
    await expect(page.getByRole('option', { name: /^(?!Crear)/ }).first()).toHaveAttribute(
      'data-combobox-selected',
      'true',
    );
    await page.keyboard.press('Enter');
    await expect.poll(() => order(page)).toHaveLength(before.length + 1);
    const added = (await order(page)).find((nom) => !before.includes(nom)) ?? '';
    await handle(page, 'Resistència a compressió').focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(page.getByText(/^Resistència a compressió: ara és la 2 de /)).toBeVisible();
    await expect(handle(page, 'Resistència a compressió')).toBeFocused();
    await handle(page, added).focus();
    await page.keyboard.press('Delete');
    await expect.poll(() => order(page)).not.toContain(added);
    await expect(page.getByText(/Canvis sense desar/)).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page.getByText(/Desat a les/)).toBeVisible();
    await expectFit(page, 'checks of an item');
  });

  await test.step('a check of the office is made in its place', async () => {
    await page.getByRole('button', { name: 'Nova comprovació pròpia' }).focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Nova comprovació pròpia' });
    await expect(drawer.getByRole('textbox', { name: 'Nom' })).toBeFocused();
    await page.keyboard.type('Gelades declarades');
    await drawer.getByRole('combobox', { name: 'Apartat' }).focus();
    await page.keyboard.type('Assaigs');
    await drawer.getByRole('button', { name: 'Afegir un ús' }).focus();
    await page.keyboard.press('Enter');
    await expect(drawer.getByRole('combobox', { name: 'Ús 1' })).toBeFocused();
    await drawer.getByRole('combobox', { name: 'Ús 1' }).selectOption({ label: 'Fàbrica vista' });
    await page.keyboard.press('Tab');
    await page.keyboard.type('F2');
    await expectFit(page, 'check in its drawer');
    await page.keyboard.press('Control+s');
    await expect(drawer).toBeHidden();
    await expect(handle(page, 'Gelades declarades')).toBeFocused();
    await expect(page.getByText('Fàbrica vista: F2 (obligatòria)')).toBeVisible();
  });

  await test.step('its uses are tried', async () => {
    await page.keyboard.press('3');
    await expect(page.getByText('Trieu un ús com a mínim.')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Fàbrica vista' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Els usos triats van bé junts.')).toBeVisible();
    await expect(page.getByText('F2 · obligatòria')).toBeVisible();
    await expectFit(page, 'uses tried');
  });

  await test.step('deleted, and brought back with its checks', async () => {
    await inMenu(page, 'Suprimir la partida');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(heading(page, 'Banc de control')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(heading(page, 'Maons de façana')).toBeVisible();
    await page.keyboard.press('2');
    await expect(handle(page, 'Gelades declarades')).toBeVisible();
    await page.keyboard.press('0');
    await expect(page.getByText(/: ha recuperat/)).toBeVisible();
    await expectFit(page, 'history of an item');
  });
  expect(complaints).toEqual([]);
});

test('checks are listed, one in use is put aside instead, and who only reads changes nothing', async ({ page }) => {
  const complaints = watchComplaints(page, [/409 \(Conflict\)/]);
  const partida = await ok(office.call('POST', '/partida', { nom: 'Paret', proces_fk: 7, control_fk: 2 }));
  const body = { nom: 'Gruix de cambra', categoria_fk: 12, partida_id: partida.id };
  const check = await ok(office.call('POST', '/comprovacio', body));
  await signIn(page, office);
  await open(page, office, '/banc/comprovacio');
  await expect(heading(page, 'Comprovacions del banc')).toBeVisible();
  await expect(page.getByRole('row').nth(20)).toBeVisible();
  await expectFit(page, 'checks');
  await page.getByRole('button', { name: 'Pròpies' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('1–1 de 1')).toBeVisible();
  await open(page, office, `/banc/comprovacio/${check.id}`);
  await expect(heading(page, 'Gruix de cambra')).toBeVisible();
  await expectFit(page, 'check of the office');
  await inMenu(page, 'Suprimir la comprovació');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  const told = page.getByRole('dialog', { name: 'No es pot suprimir: es fa servir' });
  await expect(told.getByRole('link', { name: 'Paret' })).toBeVisible();
  await expect(told.getByRole('button', { name: 'Deixar de banda' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Deixada de banda', { exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
});
