import { expect, test } from '@playwright/test';
import { type MailServer, openMailServer, PASSWORD, USER } from '#tests/support/mail-server.ts';
import { closeOffice, type Office, openOffice } from './support/api.ts';
import { expectFit, watchComplaints } from './support/screen.ts';
import { open, signIn } from './support/web.ts';

let office: Office;
let mail: MailServer;
test.beforeAll(async () => {
  office = await openOffice();
  mail = await openMailServer();
});
test.afterAll(async () => {
  await closeOffice(office);
  await mail.close();
});

test('the owner sets the mail server of the company and tries it; its password is never shown again', async ({
  page,
}) => {
  const complaints = watchComplaints(page);
  await signIn(page, office);
  await open(page, office, '/dades');
  await page.getByRole('navigation', { name: 'Parts del registre' }).getByRole('link', { name: 'Correu' }).click();
  await page.getByLabel('Servidor').fill('127.0.0.1');
  await page.getByLabel('Protecció').selectOption('cap');
  await page.getByLabel('Port').fill(String(mail.port));
  await page.getByRole('textbox', { name: 'Usuari' }).fill(USER);
  await page.getByLabel('Contrasenya', { exact: true }).fill('una-de-dolenta');
  await page.getByLabel('Nom').fill('Aparelladors Exemple');
  await page.getByLabel('Adreça electrònica').fill('despatx@exemple.cat');
  await page.keyboard.press('Control+s');
  const attempt = page.getByRole('button', { name: 'Provar el correu' });
  await attempt.click();
  await expect(page.getByText(/535 5\.7\.8/)).toBeVisible();
  await page.getByLabel('Contrasenya', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Ja n’hi ha una de desada')).toBeVisible();
  await attempt.click();
  await expect(page.getByText('El servidor l’ha acceptat')).toBeVisible();
  expect(mail.received).toMatchObject([{ from: 'despatx@exemple.cat', to: ['despatx@exemple.cat'] }]);
  await expectFit(page, 'correu-empresa');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Usuari' })).toHaveValue(USER);
  await expect(page.getByLabel('Contrasenya', { exact: true })).toHaveValue('');
  await page.keyboard.press('0');
  await expect(page.getByText('Contrasenya del correu canviada').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText(PASSWORD)).toHaveCount(0);
  expect(complaints).toEqual([]);
});
