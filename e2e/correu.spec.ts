import { expect, test } from '@playwright/test';
import { type MailServer, openMailServer, PASSWORD, USER } from '#tests/support/mail-server.ts';
import { closeOffice, type Office, ok, openOffice } from './support/api.ts';
import { expectFit, watchComplaints } from './support/screen.ts';
import { open, signIn } from './support/web.ts';

let office: Office;
let mail: MailServer;
test.beforeAll(async () => {
  office = await openOffice({ env: { PUBLIC_URL: 'http://obra.exemple.test' } });
  mail = await openMailServer();
});
test.afterAll(async () => {
  await closeOffice(office);
  await mail.close();
});

const invite = (email: string) =>
  ok(
    office.call('POST', '/usuari', {
      nom: 'Persona',
      cognoms: 'Exemple',
      email,
      rol: 'lector',
      idioma_fk: 'ca',
    }),
  );

test('probe 29: a letter that was refused says so in the server’s words, and goes once the fault is mended', async ({
  page,
}) => {
  const complaints = watchComplaints(page);
  await ok(
    office.call('POST', `/empresa/${office.empresa}/smtp`, {
      versio: 0,
      host: '127.0.0.1',
      port: mail.port,
      seguretat: 'cap',
      usuari: USER,
      contrasenya: PASSWORD,
      de_nom: 'Aparelladors Exemple',
      de_email: 'despatx@exemple.cat',
    }),
  );
  mail.refuse.set('refusat@exemple.cat', 550);
  await invite('refusat@exemple.cat');
  await invite('arriba@exemple.cat');
  mail.ending = 'take';
  await expect.poll(() => mail.received.length).toBe(1);
  mail.ending = 'cut-after-taking';
  await invite('dubtos@exemple.cat');

  await signIn(page, office);
  await open(page, office, '/correu');
  const row = (to: string) => page.getByRole('row').filter({ hasText: to });
  await expect(row('refusat@exemple.cat')).toContainText('Fallat');
  await expect(row('arriba@exemple.cat')).toContainText('Enviat');
  await expect(async () => {
    await page.reload();
    await expect(row('dubtos@exemple.cat')).toContainText('Dubtós', { timeout: 2_000 });
  }).toPass();
  await page.getByRole('button', { name: 'Per atendre' }).click();
  await expect(row('arriba@exemple.cat')).toHaveCount(0);
  await expectFit(page, 'outgoing mail');

  await row('refusat@exemple.cat').click();
  await expect(page.getByText('refusat@exemple.cat refused here')).toBeVisible();
  await expectFit(page, 'a failed letter');
  mail.refuse.clear();
  mail.ending = 'take';
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText('Enviat', { exact: true })).toBeVisible();
  await page.keyboard.press('Alt+ArrowLeft');

  await expect(row('refusat@exemple.cat')).toHaveCount(0);
  await row('dubtos@exemple.cat').focus();
  await page.keyboard.press('Space');
  await page
    .getByRole('toolbar', { name: 'Accions de la selecció' })
    .getByRole('button', { name: 'Ja ha arribat' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ja ha arribat' }).click();
  await expect(page.getByText('Cap resultat amb aquests filtres.')).toBeVisible();
  expect(mail.received.map(({ to }) => to[0])).toEqual([
    'arriba@exemple.cat',
    'dubtos@exemple.cat',
    'refusat@exemple.cat',
  ]);
  expect(complaints).toEqual([]);
});
