import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { allows, type Rol } from '#contract/roles.ts';
import { allHandlers } from '#server/app.ts';
import { type RunningServer, startServer } from '#tests/support/running-server.ts';
import { PDF } from '#tests/support/upload.ts';
import { completeCompany, createWork, firstSetUp } from './support/main-job.ts';
import { COMPANY } from './support/people.ts';
import { expectFit, watchComplaints } from './support/screen.ts';
import { open } from './support/web.ts';

let dataDir: string;
let server: RunningServer;
test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'prova-despatx-'));
  server = await startServer({ dataDir });
});
test.afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

const PASSWORD = 'sorra-i-grava-26';
const PROMOTOR = 'Promocions Exemple 1, SL';
const WORK = 'Edifici d’exemple';
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const saved = (page: Page) => expect(page.getByText(/Desat a les/)).toBeVisible();
const empresaOf = (page: Page): number => Number(/empresa\/(\d+)/.exec(page.url())?.[1]);

/** A sheet of 300 agents. */
const SHEET = Buffer.from(
  [
    'Raó social;Població;Correu electrònic;Tipus',
    ...Array.from(
      { length: 300 },
      (_none, at) => `Promocions Exemple ${at + 1}, SL;Vic;obra${at + 1}@exemple.cat;Promotor`,
    ),
  ].join('\r\n'),
);

/** What each control asks of the server; the holder sees them all, anybody else what their role may. */
const CONTROLS: Readonly<Record<string, string>> = {
  'Nou treball': 'treball.create',
  'Nou agent': 'agent.create',
  Importar: 'agent.importar.create',
  'Nova zona': 'formigo.createZona',
  'Pujar fitxers': 'treball.document',
  Finalitzar: 'treball.finalize',
  Duplicar: 'treball.duplicate',
  Convidar: 'usuari.invite',
  'Afegir un compte': 'empresa.update',
};

/** Names of all that can be pressed on the screens of the office, menus opened. */
const controlsOn = async (page: Page, empresa: number, treball: string): Promise<string[]> => {
  const found: string[] = [];
  const screens: readonly (readonly [string, string])[] = [
    ['/treball', 'Treballs'],
    ['/agent', 'Agents'],
    [treball, WORK],
    [`${treball}/documents`, WORK],
    [`${treball}/formigo`, WORK],
    ['/usuari', 'Usuaris'],
    ['/dades', COMPANY.nom],
  ];
  for (const [path, title] of screens) {
    await open(page, { empresa }, path);
    const shut = page.getByText('El vostre rol no permet veure aquesta pantalla.');
    await expect(heading(page, new RegExp(title)).or(shut)).toBeVisible();
    // The tabs of a work bear the same title: the one asked for is open.
    if (path.startsWith(treball) && path !== treball)
      await expect(page.locator(`a[aria-current=page][href$="${path}"]`)).toHaveCount(1);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    if (path === '/dades') await page.getByRole('link', { name: /^Comptes/ }).click();
    const more = page.getByRole('main').getByRole('button', { name: 'Més accions' });
    if (await more.isVisible()) {
      await more.click();
      found.push(...(await page.getByRole('menuitem').allTextContents()));
      await page.keyboard.press('Escape');
    }
    for (const role of ['button', 'link'] as const) found.push(...(await page.getByRole(role).allTextContents()));
  }
  return found;
};
const expectControls = (found: readonly string[], rol: Rol): void => {
  const access = new Map(allHandlers(null).map(({ route }) => [route.name, route.access]));
  const seen = Object.keys(CONTROLS).filter((name) => found.some((text) => text.trim().startsWith(name)));
  const may = Object.entries(CONTROLS).filter(([, call]) => allows(access.get(call) ?? [], rol));
  expect(seen).toEqual(may.map(([name]) => name));
};

const invite = async (page: Page, browser: Browser): Promise<Page> => {
  await open(page, { empresa: empresaOf(page) }, '/usuari');
  await expect(heading(page, 'Usuaris')).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('textbox', { name: 'Nom', exact: true })).toBeFocused();
  for (const typed of ['Assistent', 'Exemple']) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.type('assistent@exemple.test');
  await page.getByRole('combobox', { name: 'Rol' }).selectOption({ label: 'Administració' });
  await page.keyboard.press('Control+s');
  const address = page.getByRole('textbox', { name: 'Enllaç' });
  await expect(address).toHaveValue(/#\/invitacio\//);
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(await address.inputValue());
  await guest.getByLabel('Contrasenya', { exact: true }).fill(PASSWORD);
  await guest.keyboard.press('Enter');
  await guest.getByRole('button', { name: 'Accepto les condicions' }).click();
  await expect(heading(guest, 'Inici')).toBeVisible();
  return guest;
};

test('a new office: its company, an assistant with limits, 300 agents, a work with twenty papers, closed and opened', async ({
  page,
  browser,
}) => {
  const complaints = watchComplaints(page, [/409 \(Conflict\)/]);
  const looks = async (): Promise<void> => {};
  await test.step('the holder sets it up: company, series, account', async () => {
    await firstSetUp(page, server.url, looks);
    await completeCompany(page, looks);
    await page.getByRole('link', { name: /^Sèries/ }).click();
    await page.getByLabel('Format').first().fill('{any2}/{serie}/{numero:4}');
    await page.keyboard.press('Control+s');
    await saved(page);
    await page.getByRole('link', { name: /^Comptes/ }).click();
    await page.getByRole('button', { name: 'Afegir un compte' }).click();
    await expect(page.getByLabel('IBAN')).toBeFocused();
    await page.keyboard.type('ES9121000418450200051332');
    await page.keyboard.press('Control+s');
    await saved(page);
    await expectFit(page, 'accounts');
  });
  const empresa = empresaOf(page);

  await test.step('300 agents come in from a sheet', async () => {
    await open(page, { empresa }, '/agent/importar');
    await page.locator('input[type=file]').setInputFiles({ name: 'agents.csv', mimeType: 'text/csv', buffer: SHEET });
    await page.getByRole('button', { name: 'Revisar' }).click();
    await expect(page.getByText(/^300 sense avisos/)).toBeVisible();
    await page.getByRole('button', { name: 'Importar 300' }).click();
    await expect(page.getByText(/S’han importat 300 agents/)).toBeVisible();
    await page.getByRole('button', { name: 'Veure els agents' }).click();
    // With who set the office up.
    await expect(page.getByText('1–50 de 301')).toBeVisible();
    await expectFit(page, 'agents');
  });

  let treball = '';
  await test.step('a work with twenty papers, closed and opened again', async () => {
    const agents = [['Promotor', PROMOTOR]] as const;
    await createWork(page, { nom: WORK, projecte: '1/2/24', agents }, looks);
    treball = /\/treball\/\d+/.exec(page.url())?.[0] ?? '';
    await open(page, { empresa }, `${treball}/documents`);
    const files = Array.from({ length: 20 }, (_none, at) => ({
      name: `Acta ${String(at + 1).padStart(2, '0')}.pdf`,
      mimeType: 'application/pdf',
      buffer: Buffer.concat([PDF, Buffer.from(String(at))]),
    }));
    await page.locator('input[type=file][multiple]').setInputFiles(files);
    await expect(page.getByText(/^20 fitxers/)).toBeVisible();
    await expectFit(page, 'twenty papers');
    await page.getByRole('button', { name: 'Més accions' }).click();
    await page.getByRole('menuitem', { name: 'Finalitzar' }).click();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(/Treball tancat el/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pujar fitxers' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Reobrir' }).click();
    await expect(page.getByRole('button', { name: 'Pujar fitxers' })).toBeVisible();
  });

  await test.step('an assistant comes in and finds nothing to press that would be refused', async () => {
    const guest = await invite(page, browser);
    const refused: string[] = [];
    guest.on('response', (answer) => {
      if (answer.status() === 403) refused.push(answer.url());
    });
    expectControls(await controlsOn(page, empresa, treball), 'titular');
    expectControls(await controlsOn(guest, empresa, treball), 'administracio');
    // Nor does a screen ask for what the role may not see.
    expect(refused).toEqual([]);
    await open(guest, { empresa }, treball);
    await expect(heading(guest, new RegExp(WORK))).toBeVisible();
    await expectFit(guest, 'work, as an assistant sees it');
  });
  expect(complaints).toEqual([]);
});
