import { expect, test } from '@playwright/test';
import { closeOffice, ok, openConcrete, openOffice } from './support/api.ts';
import { watchComplaints } from './support/screen.ts';
import { cell, open, signIn } from './support/web.ts';

test('agent, work and strengths with the keyboard alone', async ({ page }) => {
  const office = await openOffice();
  const complaints = watchComplaints(page);
  const press = (key: string): Promise<void> => page.keyboard.press(key);
  const focused = page.locator(':focus');
  const box = (name: string) => page.getByRole('textbox', { name, exact: true });
  await signIn(page, office);

  await test.step('G A goes to the agents, N opens a new one', async () => {
    await press('g');
    await press('a');
    await expect(page.getByRole('heading', { level: 1, name: 'Agents' })).toBeVisible();
    await press('n');
    await expect(page.getByRole('combobox', { name: 'Persona' })).toBeFocused();
    await press('Enter');
    await expect(box('NIF')).toBeFocused();
    await page.keyboard.type('B12345674');
    await press('Enter');
    await expect(box('Raó social')).toBeFocused();
    await press('Shift+Tab');
    await expect(box('NIF')).toBeFocused();
    await press('Tab');
    await page.keyboard.type('Construccions Exemple');
    await press('Escape');
    await expect(box('Raó social')).not.toBeFocused();
    await press('Control+s');
    await expect(page.getByRole('heading', { level: 1, name: 'Construccions Exemple' })).toBeVisible();
  });

  await test.step('Esc asks before leaving what is not saved; Esc again stays', async () => {
    await box('Raó social').focus();
    await page.keyboard.type(' SA');
    await press('Escape');
    await press('Escape');
    const dialog = page.getByRole('dialog', { name: 'Hi ha canvis sense desar' });
    await expect(dialog.getByRole('button', { name: 'Desar', exact: true })).toBeFocused();
    await press('Escape');
    await expect(dialog).toBeHidden();
    await press('Control+s');
    await expect(page.getByText(/Desat a les/)).toBeVisible();
  });

  await test.step('G T, N: a new work, its agent found by typing', async () => {
    await press('Escape');
    await press('g');
    await press('t');
    await expect(page.getByRole('heading', { level: 1, name: 'Treballs' })).toBeVisible();
    await press('n');
    await expect(box('Nom')).toBeFocused();
    await page.keyboard.type('Biblioteca Exemple');
    await press('Enter');
    await expect(box('Codi')).toBeFocused();
    await box('Projecte').focus();
    await page.keyboard.type('010224');
    await press('Enter');
    await expect(box('Inici')).toBeFocused();
    await expect(box('Projecte')).toHaveValue('01/02/2024');
    await page.getByRole('button', { name: 'Afegir un agent' }).focus();
    await press('Enter');
    await expect(page.getByRole('combobox', { name: 'Funció' })).toBeFocused();
    await page.keyboard.type('Constructor');
    await press('Tab');
    await expect(box('Agent')).toBeFocused();
    await page.keyboard.type('constr');
    await expect(page.getByRole('option', { name: /Construccions Exemple/ }).first()).toBeVisible();
    await expect(page.locator('[role="option"][data-combobox-selected]')).toContainText('Construccions Exemple');
    await press('Enter');
    await expect(box('Agent')).toHaveValue('Construccions Exemple SA');
    await press('Control+s');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Biblioteca Exemple');
  });

  await test.step('strengths: Enter down, Tab right, Esc discards, Alt+PgDn to the next lot', async () => {
    const { treball, zona } = await openConcrete(office.call, { volum: 180, plantes: 2 });
    await open(page, office, `/treball/${treball}/formigo/zona/${zona.id}`);
    await expect(page.getByRole('grid', { name: 'Pastades del lot 1' })).toBeVisible();
    await cell(page, '28-1', 1).focus();
    await cell(page, 'Data', 1).focus();
    await press('Home');
    await expect(cell(page, 'Data', 1)).toBeFocused();
    for (let place = 0; place < 5; place += 1) await press('ArrowRight');
    await expect(cell(page, '28-1', 1)).toBeFocused();
    await page.keyboard.type('35,5');
    await expect(focused).toHaveValue('35,5');
    await press('Tab');
    await expect(cell(page, '28-2', 1)).toBeFocused();
    await page.keyboard.type('35,9');
    await press('Enter');
    await expect(cell(page, '28-1', 2)).toBeFocused();
    await page.keyboard.type('12');
    await press('Escape');
    await expect(cell(page, '28-1', 2)).toBeFocused();
    await expect(cell(page, '28-1', 2)).toHaveText('');
    await page.keyboard.type('36');
    await press('Enter');
    await expect(cell(page, '28-1', 3)).toBeFocused();
    await page.keyboard.type('34,9');
    await press('ArrowUp');
    await expect(cell(page, '28-1', 2)).toBeFocused();
    const verdict = page.getByRole('region', { name: 'Veredicte del lot' });
    await expect(verdict).toHaveAttribute('data-verdict', 'satisfactori');
    await press('Control+z');
    await expect(cell(page, '28-1', 3)).toHaveText('');
    await press('Control+y');
    await expect(cell(page, '28-1', 3)).toHaveText('34,9');
    await press('Escape');
    await expect(page.getByRole('toolbar').getByRole('button').first()).toBeFocused();
    // What was just written is still on its way: going to another lot neither asks nor loses it.
    await press('Alt+PageDown');
    await expect(page.getByRole('grid', { name: 'Pastades del lot 2' })).toBeVisible();
    await press('Alt+PageUp');
    await expect(page.getByRole('grid', { name: 'Pastades del lot 1' })).toBeVisible();
    await expect
      .poll(async () => {
        const stored = await ok(office.call('GET', `/zona/${zona.id}`));
        return stored.lots[0].veredicte.verdict;
      })
      .toBe('satisfactori');
  });

  await test.step('? shows the keys of the screen, Esc closes them', async () => {
    await page.getByRole('heading', { level: 1 }).click();
    await press('?');
    const help = page.getByRole('dialog', { name: 'Dreceres de teclat' });
    await expect(help).toContainText('Alt+PgUp PgDn');
    await press('Escape');
    await expect(help).toBeHidden();
  });
  expect(complaints).toEqual([]);
  await closeOffice(office);
});
