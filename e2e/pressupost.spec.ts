import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { closeOffice, type Office, ok, openOffice } from './support/api.ts';
import { expectFit, watchComplaints } from './support/screen.ts';
import { open, signIn } from './support/web.ts';

const CLIENT = 'Ajuntament Exemple';
const ADRECA = { via: 'Carrer Major, 1', codi_postal: '08500', poblacio: 'Vic', provincia: 'Barcelona' };
let office: Office;
let client: number;
test.beforeAll(async () => {
  office = await openOffice();
  const { call, empresa } = office;
  const { versio } = await ok(call('GET', `/empresa/${empresa}`));
  const comptes = [{ iban: 'ES91 2100 0418 4502 0005 1332', bic: '', nom: '', per_defecte: true }];
  await ok(call('POST', `/empresa/${empresa}`, { versio, adreca: ADRECA, iva_fk: 1, comptes }));
  const agent = await ok(
    call('POST', '/agent', {
      rao_social: CLIENT,
      tipus_persona: 'P',
      nif: 'P0801900B',
      promotor: true,
      adreces: [ADRECA],
      dir3: {
        oficina_comptable: 'L01080193',
        organ_gestor: 'L01080193',
        unitat_tramitadora: 'L01080193',
        organ_proponent: '',
      },
    }),
  );
  client = agent.id;
});
test.afterAll(() => closeOffice(office));

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
/** Does what the palette finds by its words. */
const act = async (page: Page, words: string): Promise<void> => {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await page.keyboard.type(words);
  await expect(page.getByRole('option', { name: new RegExp(words) }).first()).toHaveAttribute(
    'data-combobox-selected',
    'true',
  );
  await page.keyboard.press('Enter');
};
/** Issues the draft on the screen, whatever its warnings. */
const issue = async (page: Page): Promise<string> => {
  await expect(heading(page, 'Esborrany de factura')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog', { name: 'Emetre la factura' });
  await expect(dialog.getByRole('button', { name: 'Emetre' })).toBeEnabled();
  await page.keyboard.press('Control+Enter');
  await expect(heading(page, /-2026-|-20\d\d-/)).toBeVisible();
  return (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
};

test('a quotation accepted by the client’s link becomes a work and three milestone invoices: one paid in two parts, one rectified, one in Facturae', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const complaints = watchComplaints(page);
  await signIn(page, office);
  await open(page, office, `/pressupost/nou?agent=${client}`);
  await expect(page.getByRole('textbox', { name: 'Client' })).toHaveValue(CLIENT);
  await page.getByRole('textbox', { name: 'Concepte' }).first().fill('Reforma de la biblioteca');
  await page.keyboard.press('Control+i');
  const grid = page.getByRole('grid', { name: 'Línies' });
  await expect(grid.locator(':focus')).toHaveCount(1);
  await page.keyboard.type('Direcció d’execució');
  for (const _step of ['quantitat', 'unitat', 'preu']) await page.keyboard.press('Tab');
  await page.keyboard.type('1000,01');
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-total="total"]')).toHaveText('1.210,01');
  await page.getByRole('button', { name: '30 / 40 / 30' }).click();
  await page.keyboard.press('Control+s');
  await expect(heading(page, 'Reforma de la biblioteca')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog')).toContainText('P-');
  await page.keyboard.press('Control+Enter');
  await expect(heading(page, /^P-\d{4}-00001$/)).toBeVisible();
  const record = page.url();

  await act(page, 'Enllaç per al client');
  await page.getByRole('button', { name: 'Fer l’enllaç' }).click();
  const address = page.getByRole('dialog').getByRole('textbox', { name: 'Enllaç per al client' });
  await expect(address).toHaveValue(/#\/p\//);
  const link = await address.inputValue();
  await page.keyboard.press('Escape');

  const away = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const theirs = await away.newPage();
  const theirComplaints = watchComplaints(theirs);
  await theirs.goto(link);
  await expect(heading(theirs, /P-\d{4}-00001/)).toBeVisible();
  await expect(theirs.locator('[data-total]')).toHaveText('1.210,01 €');
  await expectFit(theirs, 'quotation of the client');
  await theirs.getByRole('textbox', { name: /El vostre nom/ }).fill('Regidoria d’Exemple');
  await theirs.getByRole('button', { name: 'Accepto el pressupost' }).click();
  await expect(theirs.getByText(/Heu acceptat aquest pressupost/)).toBeVisible();
  expect(theirComplaints).toEqual([]);
  await away.close();

  await page.goto('about:blank');
  await page.goto(record);
  await expect(page.getByText(/Acceptat per Regidoria d’Exemple/)).toBeVisible();
  // What is only read says its sums, and what they come from.
  await expect(page.getByRole('button', { name: /^Per què\? Total pressupost/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^2\d{3}\/\d+ Reforma de la biblioteca/ })).toBeVisible();
  for (let n = 0; n < 3; n += 1) {
    await page.getByRole('button', { name: 'Facturar' }).first().click();
    await expect(page.getByRole('link', { name: 'En esborrany' })).toHaveCount(n + 1);
  }
  const { call, empresa } = office;
  const drafts = (await ok(call('GET', `/empresa/${empresa}/factura?ordre_camp=total`))).items;
  expect(drafts.reduce((sum: number, { base }: { base: number }) => sum + base, 0)).toBe(100_001);

  // Paid in two parts.
  await open(page, office, `/factura/${drafts[0].id}`);
  await issue(page);
  for (const part of ['100', null]) {
    await page.keyboard.press('c');
    const amount = page.getByRole('textbox', { name: /^Import/ });
    await expect(amount).toBeFocused();
    if (part !== null) {
      await page.keyboard.press('Control+a');
      await page.keyboard.type(part);
    }
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await expect(page.locator('[data-mark="paid"]')).toBeVisible();

  // Rectified whole.
  await open(page, office, `/factura/${drafts[1].id}`);
  const second = await issue(page);
  await act(page, 'Rectificar');
  await expect(page.getByRole('radio', { name: /^Tota/ })).toBeFocused();
  await page.getByRole('combobox', { name: /^Motiu fiscal/ }).selectOption('R1');
  await page.getByRole('combobox', { name: /^Raó que s’imprimeix/ }).selectOption('16');
  await page.keyboard.press('Control+Enter');
  await issue(page);
  await expect(page.getByText(`Rectifica ${second}`)).toBeVisible();

  // Checked and downloaded for the entry point of public bodies.
  await open(page, office, `/factura/${drafts[2].id}`);
  const third = await issue(page);
  await act(page, 'Facturae');
  const check = page.getByRole('dialog', { name: `Facturae de ${third}` });
  // Fit but for the signature, which this office has no certificate for.
  await expect(check).toContainText('No hi ha cap certificat de l’empresa per signar');
  await expect(check.getByRole('listitem')).toHaveCount(1);
  const download = page.waitForEvent('download');
  await check.getByRole('button', { name: 'Descarregar sense signar' }).click();
  const xml = await readFile(await (await download).path(), 'utf8');
  expect(xml).toContain('<CentreCode>L01080193</CentreCode>');
  expect(xml).toContain(`<InvoiceNumber>${third}</InvoiceNumber>`);
  await page.keyboard.press('Escape');

  // The chain of records is sound.
  const { comprovacio } = await ok(call('POST', `/empresa/${empresa}/registre/comprova`, {}));
  expect(comprovacio).toMatchObject({ registres: 4, trencaments: 0 });
  expect(complaints).toEqual([]);
});

test('screens of quotations are fit, at the desk and on the phone', async ({ page }) => {
  const { call, empresa } = office;
  const lines = [{ clau: 'a', concepte: 'Feina', preu: '100', iva_fk: 1 }];
  const draft = await ok(
    call('POST', `/empresa/${empresa}/pressupost`, { agent_fk: client, titol: 'Prova', linies: lines }),
  );
  const made = await ok(
    call('POST', `/empresa/${empresa}/pressupost`, { agent_fk: client, titol: 'Enviat', linies: lines }),
  );
  const sent = await ok(call('POST', `/empresa/${empresa}/pressupost/${made.id}/emetre`, { versio: made.versio }));
  await signIn(page, office);
  for (const [path, title] of [
    ['/pressupost', /^Pressupostos/],
    ['/pressupost/nou', 'Nou pressupost'],
    [`/pressupost/${draft.id}`, 'Prova'],
    [`/pressupost/${sent.id}`, /^P-/],
  ] as const) {
    await open(page, office, path);
    await expect(heading(page, title)).toBeVisible();
    await expectFit(page, String(path));
  }
});

test('rows of the grid of lines are as wide as their heads, however long what stands in them', async ({ page }) => {
  const { call, empresa } = office;
  const linies = [
    {
      clau: 'a',
      concepte: 'Direcció d’execució de les obres de reforma i ampliació de la biblioteca municipal',
      preu: '1',
    },
    { clau: 'b', concepte: 'Curt', preu: '2', opcio: true },
  ].map((linia) => ({ ...linia, iva_fk: 1 }));
  const draft = await ok(call('POST', `/empresa/${empresa}/pressupost`, { agent_fk: client, titol: 'Amples', linies }));
  await signIn(page, office);
  await open(page, office, `/pressupost/${draft.id}`);
  const rows = page.getByRole('grid', { name: 'Línies' }).getByRole('row');
  await expect(rows).toHaveCount(3);
  const edges = await rows.evaluateAll((all) =>
    all.map((row) => [...row.children].map((cell) => Math.round(cell.getBoundingClientRect().left))),
  );
  expect(edges[1]).toEqual(edges[0]);
  expect(edges[2]).toEqual(edges[0]);
});
