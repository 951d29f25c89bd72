import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { hashContrasenya, insertRol, insertUsuari } from '#areas/usuari/server/index.ts';
import type { Rol } from '#contract/roles.ts';
import { openDatabase } from '#server/database/database.ts';
import { systemClock } from '#server/http/clock.ts';
import { startServer } from '#tests/support/running-server.ts';
import { callerOn, closeOffice, type Office, ok, openConcrete, openOffice } from './support/api.ts';
import { OWNER } from './support/people.ts';
import { watchComplaints } from './support/screen.ts';
import { open, signIn } from './support/web.ts';

const PASSWORD = 'grua-i-forjat-26';

/** A colleague in the office, written through the doors of the users' room while the server rests. */
const insertColleague = async (office: Office, usuari: string, rol: Rol): Promise<void> => {
  const database = openDatabase(`sqlite:${join(office.dataDir, 'obra.sqlite')}`);
  const contrasenya = await hashContrasenya(PASSWORD);
  await database.write(async (db) => {
    const id = await insertUsuari(db, {
      usuari,
      email: `${usuari}@exemple.cat`,
      nom: 'Col·lega',
      cognoms: 'Exemple',
      contrasenya,
      idioma_fk: 'ca',
      usuari_fk: office.usuari,
      creat: systemClock.now(),
    });
    await insertRol(db, { usuari_fk: id, empresa_fk: office.empresa, rol, agent_fk: null });
  });
  await database.close();
};
const acceptConditions = async (office: Office, usuari: string): Promise<void> => {
  const { token } = await ok(
    callerOn(office.server)('POST', '/usuari/login', { usuari, contrasenya: PASSWORD, plataforma: 'web' }),
  );
  const { condicions } = await ok(office.call('GET', '/textos'));
  await ok(office.call('POST', '/usuari/acceptConds', { versio: condicions.versio, idioma_fk: 'ca' }, token));
};

let office: Office;
test.beforeEach(async () => {
  office = await openOffice();
});
test.afterEach(async () => {
  await closeOffice(office);
});

test('signing out kills the token; the entrance comes back', async ({ page }) => {
  const complaints = watchComplaints(page, [/status of 401/]);
  const tokens = new Set<string>();
  page.on('request', (request) => {
    const token = request.headers()['auth-token'];
    if (token) tokens.add(token);
  });
  await signIn(page, office);
  const [token] = [...tokens];
  expect((await office.call('GET', '/usuari/session', undefined, token)).status).toBe(200);
  await page.getByRole('button', { name: /^Menú de/ }).click();
  await page.getByRole('button', { name: 'Sortir' }).click();
  await expect(page.getByLabel('Usuari o correu')).toBeFocused();
  expect((await office.call('GET', '/usuari/session', undefined, token)).status).toBe(401);
  await page.goBack();
  await expect(page.getByLabel('Usuari o correu')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a session that dies in the middle of a form: only the password, and the save goes on', async ({ page }) => {
  const complaints = watchComplaints(page, [/status of 401/]);
  let token = '';
  page.on('request', (request) => {
    token = request.headers()['auth-token'] ?? token;
  });
  await signIn(page, office);
  await open(page, office, '/treball/nou');
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Mur de contenció Exemple');
  await ok(office.call('DELETE', '/usuari/logout', undefined, token));
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'La sessió ha caducat' });
  await expect(dialog.getByLabel('Contrasenya', { exact: true })).toBeFocused();
  await page.keyboard.type('no-es-aquesta');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel('Contrasenya', { exact: true }).fill(OWNER.contrasenya);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mur de contenció Exemple');
  expect((await ok(office.call('GET', '/treball'))).total).toBe(1);
  expect(complaints).toEqual([]);
});

test('a wrong password again and again has to wait, and says for how long', async ({ page }) => {
  await page.goto(office.server.url);
  const waiting = page.getByText(/Podreu tornar-ho a provar d’aquí a \d+ segons?\./);
  await page.getByLabel('Usuari o correu').fill(OWNER.email);
  for (let tries = 0; tries < 12 && !(await waiting.isVisible()); tries += 1) {
    await page.getByLabel('Contrasenya', { exact: true }).fill(`equivocada-${tries}`);
    const answered = page.waitForResponse(/usuari\/login/);
    await page.keyboard.press('Enter');
    await answered;
    await expect(page.getByRole('alert')).toBeVisible();
  }
  await expect(waiting).toBeVisible();
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeDisabled();
});

test('roles: what one may not do is not there; what one may not see says so', async ({ page }) => {
  await office.server.stop();
  await insertColleague(office, 'peu', 'obra');
  await insertColleague(office, 'lectora', 'lector');
  const port = Number(new URL(office.server.url).port);
  office = { ...office, server: await startServer({ dataDir: office.dataDir, port }) };
  await acceptConditions(office, 'peu');
  await acceptConditions(office, 'lectora');
  const { treball, zona } = await openConcrete(office.call);
  const leave = async (): Promise<void> => {
    await page.getByRole('button', { name: /^Menú de/ }).click();
    await page.getByRole('button', { name: 'Sortir' }).click();
    await expect(page.getByLabel('Usuari o correu')).toBeVisible();
  };
  await test.step('who only reads', async () => {
    await signIn(page, office, 'lectora', PASSWORD);
    await open(page, office, '/treball');
    await expect(page.getByRole('row', { name: /Edifici d’exemple/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /Nou treball/ })).toHaveCount(0);
    await open(page, office, `/treball/${treball}/formigo/zona/${zona.id}`);
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Afegir pastada' })).toHaveCount(0);
    await expect(page.getByRole('gridcell').first()).toHaveAttribute('aria-readonly', 'true');
    await open(page, office, '/agent/nou');
    await expect(page.getByText('El vostre rol no permet veure aquesta pantalla.')).toBeVisible();
    await open(page, office, '/treball/999999');
    await expect(page.getByText('Aquest registre no existeix o no és d’aquesta empresa.')).toBeVisible();
    await leave();
  });
  await test.step('who works on site', async () => {
    await signIn(page, office, 'peu', PASSWORD);
    await expect(page.getByRole('link', { name: 'Agents', exact: true })).toHaveCount(0);
    await open(page, office, '/agent');
    await expect(page.getByText('El vostre rol no permet veure aquesta pantalla.')).toBeVisible();
    await open(page, office, '/treball');
    await expect(page.getByText('No teniu cap treball assignat. Demaneu-ho al titular.')).toBeVisible();
    await open(page, office, `/treball/${treball}/formigo/zona/${zona.id}`);
    await expect(page.getByText('Aquest registre no existeix o no és d’aquesta empresa.')).toBeVisible();
  });
});

test('another company shows its own records, and the same address under another one is nobody’s', async ({ page }) => {
  const second = await ok(
    office.call('POST', '/empresa', {
      nom_fiscal: 'Segona Exemple SL',
      tipus_persona: 'E',
      nif: 'A12345674',
      avisos_acceptats: ['nif_incorrecte'],
    }),
  );
  const { treball } = await openConcrete(office.call);
  await signIn(page, office);
  await open(page, office, '/treball');
  await expect(page.getByRole('row', { name: /Edifici d’exemple/ })).toBeVisible();
  await page.keyboard.press('Control+e');
  await page.getByRole('menuitem', { name: 'Segona Exemple SL' }).click();
  await expect(page.getByRole('button', { name: /^Empresa Segona Exemple SL/ })).toBeVisible();
  await expect(page.getByText('Encara no hi ha cap treball', { exact: false })).toBeVisible();
  await open(page, { empresa: second.id }, `/treball/${treball}`);
  await expect(page.getByText('Aquest registre no existeix o no és d’aquesta empresa.')).toBeVisible();
});

test('leaving with changes asks: stay, leave, or save and leave', async ({ page }) => {
  const { treball } = await openConcrete(office.call);
  await signIn(page, office);
  await open(page, office, `/treball/${treball}/dades`);
  const use = page.getByRole('textbox', { name: 'Ús', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Hi ha canvis sense desar' });
  const away = (): Promise<void> => page.getByRole('link', { name: 'Agents', exact: true }).first().click();
  await use.fill('Escola');
  await away();
  await dialog.getByRole('button', { name: 'Continuar editant' }).click();
  await expect(use).toHaveValue('Escola');
  await away();
  await dialog.getByRole('button', { name: 'Desar', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Agents' })).toBeVisible();
  expect((await ok(office.call('GET', `/treball/${treball}`))).us).toBe('Escola');
  await open(page, office, `/treball/${treball}/dades`);
  await use.fill('Museu');
  await away();
  await dialog.getByRole('button', { name: 'Sortir sense desar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Agents' })).toBeVisible();
  expect((await ok(office.call('GET', `/treball/${treball}`))).us).toBe('Escola');
});
