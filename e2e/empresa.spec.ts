import { expect, type Page, test } from '@playwright/test';
import { closeOffice, type Office, ok, openOffice } from './support/api.ts';
import { certificateEndingIn } from './support/certificate.ts';
import { COMPANY } from './support/people.ts';
import { expectFit, watchComplaints } from './support/screen.ts';
import { open, signIn } from './support/web.ts';

let office: Office;
test.beforeAll(async () => {
  office = await openOffice();
});
test.afterAll(() => closeOffice(office));

const PASSWORD = 'clau-del-certificat';
const saved = (page: Page) => expect(page.getByText(/Desat a les/)).toBeVisible();

test('the holder sets series, accounts and a certificate, and is told that it ends', async ({ page }) => {
  const complaints = watchComplaints(page, [/40[9]|422/]);
  await signIn(page, office);
  await open(page, office, '/dades');

  await page.getByRole('link', { name: /^Sèries/ }).click();
  const format = page.getByLabel('Format').first();
  await format.fill('{serie}/{mes}/{numero}');
  await expect(page.getByText('{mes} no és cap tros conegut', { exact: false })).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert')).toContainText('Format');
  await format.fill('{any2}/{serie}/{numero:4}');
  await expect(page.getByText(/^\d\d\/A\/0012$/)).toBeVisible();
  await page.keyboard.press('Control+s');
  await saved(page);
  await expectFit(page, 'empresa, series');

  await page.getByRole('link', { name: /^Comptes/ }).click();
  await page.getByRole('button', { name: 'Afegir un compte' }).click();
  const iban = page.getByLabel('IBAN');
  await expect(iban).toBeFocused();
  await page.keyboard.type('ES2121000418450200051331');
  await page.keyboard.press('Control+s');
  const avis = page.getByRole('dialog', { name: 'Avís' });
  await expect(avis).toContainText('L’IBAN introduït no és correcte');
  await page.keyboard.press('Escape');
  await expect(iban).toBeFocused();
  await iban.fill('ES91 2100 0418 4502 0005 1332');
  await page.keyboard.press('Control+s');
  await saved(page);
  await expectFit(page, 'empresa, comptes');

  await page.getByRole('link', { name: /^Certificats/ }).click();
  const given = { nif: COMPANY.nif, nom: 'Segell Fictici', password: PASSWORD };
  const buffer = certificateEndingIn(10, given);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Triar el fitxer' }).click();
  await (await chooser).setFiles({ name: 'segell.p12', mimeType: 'application/x-pkcs12', buffer });
  await expect(page.getByText('segell.p12')).toBeVisible();
  const password = page.getByLabel('Contrasenya del certificat', { exact: true });
  await password.fill('una-altra');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert')).toContainText('no obre el certificat');
  await password.fill(PASSWORD);
  await page.getByRole('button', { name: 'Pujar el certificat' }).click();
  await expect(avis).toContainText('se l’ha signat ell mateix');
  await avis.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Autosignat: FACe no l’acceptarà')).toBeVisible();
  await expect(page.getByText('Queden 10 dies')).toBeVisible();
  await expect(password).toHaveValue('');
  await expectFit(page, 'empresa, certificats');

  await page.getByRole('link', { name: /^Documents/ }).click();
  await expect(page.getByText('Demaneu-ne un de nou', { exact: false })).toBeVisible();
  await page.getByLabel('Color', { exact: true }).fill('#0a7e8c');
  await page.keyboard.press('Control+s');
  await saved(page);
  await expectFit(page, 'empresa, documents');

  await page.setViewportSize({ width: 360, height: 780 });
  await page.reload();
  await expect(page.getByRole('link', { name: /^Documents/ })).toBeInViewport({ ratio: 0.98 });
  await page.getByRole('link', { name: /^Historial/ }).click();
  await expect(page.getByRole('link', { name: /^Historial/ })).toBeInViewport({ ratio: 0.98 });
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const text of [/Certificat/, /Comptes/, /Sèries/, /Color/])
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  await expectFit(page, 'empresa, historial');
  const kept = await ok(office.call('GET', `/empresa/${office.empresa}`));
  expect(kept).toMatchObject({
    comptes: [{ iban: 'ES9121000418450200051332', per_defecte: true }],
    series: [{ codi: 'A', format: '{any2}/{serie}/{numero:4}' }, {}, {}, {}],
    certificats: [{ titular: 'Segell Fictici', nif: COMPANY.nif }],
    color: '#0a7e8c',
  });
  expect(complaints).toEqual([]);
});

test('every open tab follows: a company made, closed, opened again and deleted', async ({ page, context }) => {
  const complaints = watchComplaints(page);
  await signIn(page, office);
  const other = await context.newPage();
  watchComplaints(other, [], complaints);
  await other.goto(`${office.server.url}/#/empresa`);
  await expect(other.getByRole('heading', { level: 1, name: 'Empreses' })).toBeVisible();
  const row = (name: string) => other.getByRole('row', { name: new RegExp(name) });
  await expect(row(COMPANY.nom)).toBeVisible();

  await page.goto(`${office.server.url}/#/empresa/nova`);
  await page.getByLabel('Nom fiscal').fill('Segona Oficina, SL');
  await page.getByLabel('NIF').fill('B64717838');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { level: 1, name: 'Segona Oficina, SL' })).toBeVisible();
  await expect(row('Segona Oficina, SL')).toBeVisible();
  await other.keyboard.press('Control+e');
  await expect(other.getByRole('menuitem', { name: 'Segona Oficina, SL' })).toBeVisible();
  await other.keyboard.press('Escape');

  const act = async (name: string): Promise<void> => {
    await page.getByRole('button', { name: 'Més accions' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await act('Donar de baixa');
  await page.getByRole('dialog').getByRole('button', { name: 'Donar de baixa' }).click();
  await expect(page.getByText('només es pot llegir')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Desar' })).toHaveCount(0);
  await expect(row('Segona Oficina, SL')).toHaveCount(0);
  await other.getByRole('button', { name: 'Inclou les de baixa' }).click();
  await expect(row('Segona Oficina, SL \\(de baixa\\)')).toBeVisible();
  await expectFit(page, 'empresa de baixa');
  await page.getByRole('button', { name: 'Tornar a donar d’alta' }).click();
  await expect(page.getByRole('button', { name: 'Desar' })).toBeVisible();
  await expect(row('Segona Oficina, SL \\(de baixa\\)')).toHaveCount(0);

  // The other tab stands in the very company that is deleted.
  await row('Segona Oficina, SL').click();
  await expect(other.getByRole('heading', { level: 1, name: 'Segona Oficina, SL' })).toBeVisible();
  await act('Suprimir l’empresa');
  await page.getByRole('dialog').getByRole('textbox').fill('Segona Oficina, SL');
  await page.keyboard.press('Enter');
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { level: 1, name: 'Empreses' })).toBeVisible();
    await expect(tab.getByRole('row', { name: /Segona Oficina/ })).toHaveCount(0);
  }
  await page.goto(`${office.server.url}/#/home`);
  await expect(page.getByRole('heading', { level: 1, name: 'Inici' })).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(`Empresa ${COMPANY.nom}`) })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('an exercise that the menu does not offer is opened, and stays', async ({ page }) => {
  const complaints = watchComplaints(page);
  await signIn(page, office);
  await page.keyboard.press('Control+e');
  await page.getByRole('menuitem', { name: 'Un altre exercici…' }).click();
  const year = page.getByLabel('Any de l’exercici');
  await expect(year).toBeFocused();
  await year.fill('99');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Escriviu un any entre 1990 i 2199.')).toBeVisible();
  await year.fill('2014');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /exercici 2014/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /exercici 2014/ })).toBeVisible();
  await page.keyboard.press('Control+e');
  await expect(page.getByRole('menuitem', { name: '2014' })).toBeVisible();
  expect(complaints).toEqual([]);
});
