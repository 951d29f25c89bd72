import { expect, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { closeOffice, type Office, openOffice } from './support/api.ts';
import { OWNER } from './support/people.ts';
import { expectFit, watchComplaints } from './support/screen.ts';
import { open, signIn } from './support/web.ts';

const PASSWORD = 'sorra-i-grava-26';
let office: Office;
test.beforeEach(async () => {
  office = await openOffice();
});
test.afterEach(async () => {
  await closeOffice(office);
});

test('an assistant is invited, comes in with a limited role, is given another and left out', async ({
  page,
  browser,
}) => {
  const complaints = watchComplaints(page);
  await signIn(page, office);
  await page.keyboard.press('g');
  await page.keyboard.press('u');
  await expect(page.getByRole('heading', { level: 1, name: 'Usuaris' })).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('textbox', { name: 'Nom', exact: true })).toBeFocused();
  await page.keyboard.type('Assistent');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Exemple');
  await page.keyboard.press('Enter');
  await page.keyboard.type('assistent@exemple.test');
  await page.getByRole('combobox', { name: 'Rol' }).selectOption({ label: 'Lector' });
  await expect(page.getByText('Ho llegeix tot menys usuaris i certificats; no canvia res.')).toBeVisible();
  await expectFit(page, 'invite');
  await page.keyboard.press('Control+s');
  const address = page.getByRole('textbox', { name: 'Enllaç' });
  await expect(address).toHaveValue(/#\/invitacio\//);
  const link = await address.inputValue();

  const context = await browser.newContext();
  const guest = await context.newPage();
  const more = watchComplaints(guest, [/screen 40[34]/, /status of 404/]);
  await guest.goto(link);
  await expect(guest.getByText('Us conviden a treballar amb')).toBeVisible();
  await expectFit(guest, 'invitation');
  await guest.getByLabel('Contrasenya', { exact: true }).fill(PASSWORD);
  await guest.keyboard.press('Enter');
  await guest.getByRole('button', { name: 'Accepto les condicions' }).click();
  await expect(guest.getByRole('heading', { level: 1, name: 'Inici' })).toBeVisible();
  await expect(guest.getByRole('link', { name: 'Usuaris' })).toHaveCount(0);
  await open(guest, office, '/agent');
  await expect(guest.getByRole('heading', { level: 1, name: 'Agents' })).toBeVisible();
  await expect(guest.getByRole('link', { name: /Nou agent/ })).toHaveCount(0);
  await open(guest, office, '/usuari');
  await expect(guest.getByText('El vostre rol no permet veure aquesta pantalla')).toBeVisible();

  await page.getByRole('button', { name: 'Usuaris' }).click();
  await page.getByRole('row', { name: /Assistent Exemple/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Assistent Exemple' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Rol' }).selectOption({ label: 'Tècnic' });
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/Desat a les/)).toBeVisible();
  await expectFit(page, 'member');
  await open(guest, office, '/agent');
  await expect(guest.getByRole('heading', { level: 1, name: 'Agents' })).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole('link', { name: /Nou agent/ }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Més accions' }).click();
  await page.getByRole('menuitem', { name: 'Donar de baixa' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Donar de baixa' }).click();
  await expect(page.getByRole('button', { name: 'Tornar a donar accés' })).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole('link', { name: /Nou agent/ })).toHaveCount(0);
  const anew = await browser.newContext();
  const late = await anew.newPage();
  await late.goto(link);
  await expect(late.getByRole('alert')).toHaveText(/Aquest enllaç ja no val/);
  expect([...complaints, ...more]).toEqual([]);
});

test('own account: second factor set and asked for, devices closed, password changed', async ({ page, browser }) => {
  const complaints = watchComplaints(page, [/status of 401/]);
  await signIn(page, office);
  await page.getByRole('button', { name: /^Menú de/ }).click();
  await page.getByRole('button', { name: 'El meu perfil' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'El meu perfil' })).toBeVisible();
  await expectFit(page, 'profile');
  await page.getByRole('link', { name: /Segon factor/ }).click();
  await page.getByLabel('Contrasenya actual').fill(OWNER.contrasenya);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'Codi QR per a l’aplicació d’autenticació' })).toBeVisible();
  await expectFit(page, 'second factor');
  const secret = ((await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '').replaceAll(' ', '');
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await page.getByLabel('Codi', { exact: true }).fill(totp.generate());
  await page.keyboard.press('Enter');
  await expect(page.getByText('Deseu aquests codis de recuperació')).toBeVisible();
  const [code = ''] = await page.getByRole('main').getByRole('listitem').allTextContents();
  await page.getByRole('link', { name: /Dispositius/ }).click();
  await expect(page.getByRole('dialog', { name: 'Encara no heu desat els codis de recuperació' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText(code)).toBeVisible();
  const [codes] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descarregar' }).click(),
  ]);
  expect(codes.suggestedFilename()).toBe('codis-de-recuperacio.txt');

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(office.server.url);
  await other.getByLabel('Usuari o correu').fill(OWNER.email);
  await other.getByLabel('Contrasenya', { exact: true }).fill(OWNER.contrasenya);
  await other.keyboard.press('Enter');
  await expect(other.getByLabel('Codi')).toBeFocused();
  await other.keyboard.type('000000');
  await other.keyboard.press('Enter');
  await expect(other.getByRole('alert')).toHaveText(/El codi no és correcte/);
  await other.getByLabel('Codi').fill(code);
  await other.keyboard.press('Enter');
  await expect(other.getByRole('heading', { level: 1, name: 'Inici' })).toBeVisible();

  await page.getByRole('link', { name: /Dispositius/ }).click();
  await expectFit(page, 'devices');
  await page.getByRole('button', { name: 'Tancar totes les altres' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await other.reload();
  await expect(other.getByLabel('Usuari o correu')).toBeVisible();

  await page.getByRole('link', { name: /^Contrasenya/ }).click();
  await page.getByLabel('Contrasenya actual').fill('no-ho-és-pas');
  await page.getByLabel('Contrasenya nova').fill(PASSWORD);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert')).toHaveText(/La contrasenya no és correcta/);
  await page.getByLabel('Contrasenya actual').fill(OWNER.contrasenya);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/Desat a les/)).toBeVisible();
  const login = (contrasenya: string) =>
    office.call('POST', '/usuari/login', { usuari: OWNER.email, contrasenya, plataforma: 'web' });
  expect((await login(OWNER.contrasenya)).body.codi).toBe('credencials_incorrectes');
  expect((await login(PASSWORD)).body.codi).toBe('cal_segon_factor');
  expect(complaints.filter((line) => !/422/.test(line))).toEqual([]);
});
