import { expect, test } from '@playwright/test';
import { closeOffice, type Office, ok, openOffice } from './support/api.ts';
import { OWNER } from './support/people.ts';
import { expectFit, watchComplaints } from './support/screen.ts';
import { open, signIn } from './support/web.ts';

let office: Office;
test.beforeEach(async () => {
  office = await openOffice();
});
test.afterEach(async () => {
  await closeOffice(office);
});

test('probe 25: a form left by a closed tab, a dead session or a reload comes back as it was', async ({ page }) => {
  const complaints = watchComplaints(page, [/status of 401/]);
  const context = page.context();
  let token = '';
  context.on('request', (request) => {
    token = request.headers()['auth-token'] ?? token;
  });
  await signIn(page, office);
  await open(page, office, '/treball/nou');
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Mur de contenció Exemple');
  await expect(page.getByText(/^Canvis sense desar, esborrany guardat a les/)).toBeVisible();
  await page.close();

  const second = await context.newPage();
  watchComplaints(second, [/status of 401/], complaints);
  const name = second.getByRole('textbox', { name: 'Nom', exact: true });
  const offered = second.getByText(/^Hi ha canvis sense desar del \d\d\/\d\d\/\d{4} a les \d\d:\d\d/);
  await second.goto(`${office.server.url}/#/empresa/${office.empresa}/treball/nou`);
  await expect(offered).toBeVisible();
  await expect(name).toHaveValue('');
  await expectFit(second, 'Nou treball, with a draft on offer');
  await second.getByRole('button', { name: 'Veure diferències' }).click();
  const dialog = second.getByRole('dialog', { name: 'Esborrany sense desar' });
  await expect(dialog.getByRole('row', { name: /^Nom/ })).toContainText('Mur de contenció Exemple');
  await second.keyboard.press('Escape');
  await second.getByRole('button', { name: 'Recuperar' }).click();
  await expect(name).toHaveValue('Mur de contenció Exemple');
  await expect(name).toBeFocused();
  await expect(second.getByText(/esborrany guardat a les/)).toBeVisible();

  await test.step('the session dies, and the page is loaded again', async () => {
    await ok(office.call('DELETE', '/usuari/logout', undefined, token));
    second.on('dialog', (question) => void question.accept());
    await second.reload();
    await second.getByLabel('Usuari o correu').fill(OWNER.email);
    await second.getByLabel('Contrasenya', { exact: true }).fill(OWNER.contrasenya);
    await second.keyboard.press('Enter');
    await expect(offered).toBeVisible();
    await second.getByRole('button', { name: 'Recuperar' }).click();
    await expect(name).toHaveValue('Mur de contenció Exemple');
  });
  await second.keyboard.press('Control+s');
  await expect(second.getByRole('heading', { level: 1 })).toContainText('Mur de contenció Exemple');
  await open(second, office, '/treball/nou');
  await expect(name).toHaveValue('');
  await expect(offered).toBeHidden();
  expect(complaints).toEqual([]);
});

test('signing out with a draft asks; what is discarded is gone', async ({ page }) => {
  await signIn(page, office);
  const name = page.getByRole('textbox', { name: 'Nom', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Hi ha esborranys sense desar' });
  const leave = async (how: string): Promise<void> => {
    await page.getByRole('button', { name: /^Menú de/ }).click();
    await page.getByRole('button', { name: 'Sortir' }).click();
    await expect(dialog).toContainText('Nou treball');
    await dialog.getByRole('button', { name: how }).click();
  };
  await open(page, office, '/treball/nou');
  await name.fill('Mur');
  await leave('No sortir');
  await expect(name).toHaveValue('Mur');
  await leave('Sortir i conservar-los');
  await expect(page.getByLabel('Usuari o correu')).toBeVisible();
  await signIn(page, office);
  await open(page, office, '/treball/nou');
  await page.getByRole('button', { name: 'Recuperar' }).click();
  await expect(name).toHaveValue('Mur');
  await leave('Sortir i descartar-los');
  await expect(page.getByLabel('Usuari o correu')).toBeVisible();
  await signIn(page, office);
  await open(page, office, '/treball/nou');
  await expect(name).toBeVisible();
  await expect(page.getByText(/^Hi ha canvis sense desar del/)).toBeHidden();
});
