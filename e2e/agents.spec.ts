import { expect, type Page, test } from '@playwright/test';
import { funcioId } from '#areas/referencia/server/index.ts';
import { closeOffice, type Office, ok, openOffice } from './support/api.ts';
import { expectFit, watchComplaints } from './support/screen.ts';
import { inMenu, open, signIn } from './support/web.ts';

let office: Office;
test.beforeEach(async () => {
  office = await openOffice();
});
test.afterEach(() => closeOffice(office));

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const agent = (fields: object) => ok(office.call('POST', '/agent', { tipus_persona: 'E', ...fields }));

/** As a spreadsheet of here saves it: semicolons, Windows-1252, a title above the heads. */
const SHEET = Buffer.from(
  [
    'Contactes del despatx;;;;',
    'Raó social;NIF;Població;Correu electrònic;Tipus',
    ...Array.from(
      { length: 298 },
      (_none, at) =>
        `Construccions Peña i Núñez ${at + 1}, SL;;Vic;obra${at + 1}@exemple.cat;${at % 2 ? 'Promotor' : 'Proveïdor'}`,
    ),
    'Correu dolent, SL;;Vic;no-és-un-correu;Promotor',
    ';B58378431;Vic;;Promotor',
  ].join('\r\n'),
  'latin1',
);

test('300 agents come from a sheet with two bad rows, are filtered, and the import is undone', async ({ page }) => {
  const complaints = watchComplaints(page);
  await signIn(page, office);
  await open(page, office, '/agent/importar');
  await expect(heading(page, 'Importar agents')).toBeVisible();
  await expectFit(page, 'import, file');
  await page.locator('input[type=file]').setInputFiles({ name: 'agents.csv', mimeType: 'text/csv', buffer: SHEET });
  await expect(page.getByText('300 files')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Construccions Peña i Núñez 1, SL' })).toBeVisible();
  await expectFit(page, 'import, columns');
  await button(page, 'Revisar').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('298 sense avisos · 0 amb avisos · 2 amb errors')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Només errors i avisos' }).check();
  await expect(page.getByRole('row').nth(1)).toContainText('301');
  await expect(page.getByRole('row').nth(1)).toContainText('L’adreça electrònica no és correcta.');
  await expectFit(page, 'import, review');
  await button(page, 'Importar 298').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('S’han importat 298 agents · 2 files no importades')).toBeVisible();
  await expectFit(page, 'import, outcome');
  // Reloading finds the outcome again.
  await page.reload();
  await expect(page.getByText('S’han importat 298 agents · 2 files no importades')).toBeVisible();

  await button(page, 'Veure els agents').click();
  await expect(page.getByText('1–50 de 299')).toBeVisible();
  await button(page, 'Proveïdors').click();
  await button(page, 'Sense tipus').click();
  await expect(page.getByText('1–50 de 149')).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('nunez 298');
  await expect(page.getByText('1–1 de 1')).toBeVisible();

  await page.goBack();
  await expect(button(page, 'Desfer la importació')).toBeVisible();
  await button(page, 'Desfer la importació').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Desfer la importació' }).click();
  await expect(page.getByText('298 suprimits, 0 conservats').filter({ visible: true }).first()).toBeVisible();
  expect((await ok(office.call('GET', '/agent'))).total).toBe(1);
  expect(complaints).toEqual([]);
});

test('duplicates are told, compared field by field, merged with the keyboard, and taken apart again', async ({
  page,
}) => {
  const complaints = watchComplaints(page);
  const stays = await agent({ rao_social: 'Estructures Ter, SL', nif: 'B58378431', telefons: ['930000001'] });
  const goes = await agent({
    rao_social: 'ESTRUCTURES TER',
    nif: 'B58378431',
    telefons: ['930000002'],
    nom_comercial: 'Ter',
    proveidor: true,
    avisos_acceptats: ['nif_repetit'],
  });
  const work = await ok(
    office.call('POST', '/treball', { nom: 'Nau', agents: [{ agent_fk: goes.id, funcio_fk: funcioId('PRO') }] }),
  );
  await signIn(page, office);
  await open(page, office, '/agent');
  await page.getByRole('link', { name: 'Duplicats' }).click();
  await expect(page.getByText('Mateix NIF')).toBeVisible();
  await expectFit(page, 'duplicates');
  await page.getByRole('link', { name: 'Comparar' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Comparar dos agents')).toBeVisible();
  await expectFit(page, 'comparison');
  const field = (name: string) => page.getByRole('row', { name, exact: true });
  // What only one says, and the lists of both, are proposed.
  await expect(field('Nom comercial').getByRole('radio', { name: 'Ter' })).toBeChecked();
  await expect(field('Telèfons').getByRole('radio', { name: 'Valors de tots dos' })).toBeChecked();
  await expect(field('Raó social').getByRole('radio', { name: 'Estructures Ter, SL' })).toBeChecked();
  await field('Nom comercial').getByRole('radio', { name: 'Ter' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(field('Nom comercial').getByRole('radio', { name: '(buit)' })).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await button(page, 'Fusionar').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Fusionar' })).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Fusionats en Estructures Ter, SL')).toBeVisible();
  await expect(page.getByText('No hi ha agents que semblin repetits.')).toBeVisible();
  const merged = await ok(office.call('GET', `/agent/${stays.id}`));
  expect(merged).toMatchObject({ nom_comercial: 'Ter', proveidor: true, telefons: ['930000001', '930000002'] });
  expect((await office.call('GET', `/agent/${goes.id}`)).status).toBe(404);
  expect((await ok(office.call('GET', `/treball/${work.id}`))).agents).toMatchObject([{ agent_fk: stays.id }]);

  await page.keyboard.press('Control+z');
  await expect(page.getByText('Recuperat')).toBeVisible();
  await expect(page.getByText('Mateix NIF')).toBeVisible();
  expect((await ok(office.call('GET', `/treball/${work.id}`))).agents).toMatchObject([{ agent_fk: goes.id }]);
  expect(complaints).toEqual([]);
});

test('probe 21: in use it is not deleted but put aside; out of use it goes, and comes back within its time', async ({
  page,
}) => {
  const complaints = watchComplaints(page, [/409 \(Conflict\)/]);
  const used = await agent({ rao_social: 'Promocions Vives, SL' });
  const free = await agent({ rao_social: 'Agent Lliure, SL' });
  const work = await ok(
    office.call('POST', '/treball', { nom: 'Escola', agents: [{ agent_fk: used.id, funcio_fk: funcioId('PRO') }] }),
  );
  await signIn(page, office);

  await test.step('what uses it is listed, with links; the way on is to put it aside', async () => {
    await open(page, office, `/agent/${used.id}`);
    await expect(heading(page, 'Promocions Vives, SL')).toBeVisible();
    await page.keyboard.press('2');
    await expect(page.getByRole('cell', { name: 'Promotor' })).toBeVisible();
    await expectFit(page, 'used in');
    await inMenu(page, 'Suprimir l’agent');
    const dialog = page.getByRole('dialog', { name: 'L’agent es fa servir' });
    await expect(dialog.getByRole('link', { name: `${work.codi} Escola` })).toHaveAttribute(
      'href',
      `#/empresa/${office.empresa}/treball/${work.id}`,
    );
    await expect(dialog.getByRole('button', { name: 'Donar de baixa' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Promocions Vives, SL: donat de baixa')).toBeVisible();
    await expect(
      page.getByRole('banner').or(page.locator('header')).getByText('De baixa').filter({ visible: true }).first(),
    ).toBeVisible();
    await inMenu(page, 'Reactivar');
    await expect(page.getByText('Promocions Vives, SL: reactivat')).toBeVisible();
  });

  await test.step('what changed is shown before the open works take it', async () => {
    const { versio } = await ok(office.call('GET', `/agent/${used.id}`));
    await ok(office.call('POST', `/agent/${used.id}`, { versio, rao_social: 'Promocions Vives i Filles, SL' }));
    await open(page, office, '/agent');
    await page.getByRole('link', { name: 'Posar al dia (1)' }).click();
    await expect(page.getByText('1 agent canviat, en 1 treball obert')).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toContainText('Promocions Vives i Filles, SL');
    await expectFit(page, 'bringing up to date');
    await button(page, 'Posar al dia 1 treball').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 treball posat al dia')).toBeVisible();
    const { agents } = await ok(office.call('GET', `/treball/${work.id}`));
    expect(agents).toMatchObject([{ nom: 'Promocions Vives i Filles, SL', desfasat: false }]);
  });

  await test.step('out of use it goes; a reload still offers it back, the button and the key bring it', async () => {
    await open(page, office, `/agent/${free.id}`);
    await expect(heading(page, 'Agent Lliure, SL')).toBeVisible();
    await inMenu(page, 'Suprimir l’agent');
    await expect(page.getByRole('dialog', { name: 'Suprimir l’agent' })).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(heading(page, 'Agents')).toBeVisible();
    await expect(page.getByText('Agent suprimit: Agent Lliure, SL')).toBeVisible();
    expect((await office.call('GET', `/agent/${free.id}`)).status).toBe(404);
    await page.reload();
    await button(page, /Desfer/).click();
    await expect(heading(page, 'Agent Lliure, SL')).toBeVisible();
    await inMenu(page, 'Suprimir l’agent');
    await expect(page.getByRole('dialog', { name: 'Suprimir l’agent' })).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Agent suprimit: Agent Lliure, SL')).toBeVisible();
    await expectFit(page, 'offered back', { phone: false });
    await page.keyboard.press('Control+z');
    await expect(heading(page, 'Agent Lliure, SL')).toBeVisible();
    await page.keyboard.press('0');
    await expect(
      page
        .getByText(/ha recuperat l’agent/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
  });

  await test.step('a whole work goes and comes back', async () => {
    await open(page, office, `/treball/${work.id}`);
    await expect(heading(page, /Escola/)).toBeVisible();
    await inMenu(page, 'Suprimir el treball');
    await page.getByRole('dialog').getByRole('button', { name: 'Suprimir' }).click();
    await expect(heading(page, 'Treballs')).toBeVisible();
    expect((await office.call('GET', `/treball/${work.id}`)).status).toBe(404);
    await page.keyboard.press('Control+z');
    await expect(heading(page, /Escola/)).toBeVisible();
  });
  expect(complaints).toEqual([]);
});
