import { type Browser, expect, type Page, test } from '@playwright/test';
import { closeOffice, type Office, ok, openConcrete, openOffice } from './support/api.ts';
import { watchComplaints } from './support/screen.ts';
import { cell, open, signIn } from './support/web.ts';

let office: Office;
test.beforeEach(async () => {
  office = await openOffice();
});
test.afterEach(async () => {
  await closeOffice(office);
});

/** Two people, each in a browser of their own, on the same screen. */
const twoPeople = async (browser: Browser, path: string): Promise<[Page, Page, string[]]> => {
  const complaints: string[] = [];
  const one = async (): Promise<Page> => {
    const page = await (
      await browser.newContext({ locale: 'ca-ES', viewport: { width: 1280, height: 800 } })
    ).newPage();
    watchComplaints(page, [/status of 409/], complaints);
    await signIn(page, office);
    await open(page, office, path);
    return page;
  };
  return [await one(), await one(), complaints];
};
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('one agent changed by two: field by field, nothing chosen for them where both wrote', async ({ browser }) => {
  const agent = await ok(
    office.call('POST', '/agent', { tipus_persona: 'E', rao_social: 'Formigons Exemple SL', nif: 'B12345674' }),
  );
  const [first, second, complaints] = await twoPeople(browser, `/agent/${agent.id}`);
  await expect(box(second, 'Nom comercial')).toBeVisible();
  await box(first, 'Nom comercial').fill('Formigons de la primera');
  await box(first, 'Web').fill('exemple.test');
  await first.keyboard.press('Control+s');
  await expect(first.getByText(/Desat a les/)).toBeVisible();

  await box(second, 'Nom comercial').fill('Formigons de la segona');
  await box(second, 'Observacions').fill('Truqueu abans.');
  await second.keyboard.press('Control+s');
  const dialog = second.getByRole('dialog', { name: 'Heu canviat aquest registre en una altra finestra' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText(/^Desat per .+, \d\d\/\d\d\/\d{4} \d\d:\d\d\.$/)).toBeVisible();
  const row = (name: string) => dialog.getByRole('row', { name: new RegExp(`^${name}`) });
  await expect(row('Observacions').getByRole('radio').first()).toBeChecked();
  await expect(row('Web').getByRole('radio').nth(1)).toBeChecked();
  const both = row('Nom comercial');
  await expect(both.getByRole('radio', { checked: true })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Desar' }).click();
  await expect(dialog).toBeVisible();
  await both.getByRole('radio', { name: 'Formigons de la segona' }).check();
  await dialog.getByRole('button', { name: 'Desar' }).click();
  await expect(dialog).toBeHidden();
  await expect(second.getByText(/Desat a les/)).toBeVisible();
  const stored = (): Promise<unknown> => ok(office.call('GET', `/agent/${agent.id}`));
  expect(await stored()).toMatchObject({
    nom_comercial: 'Formigons de la segona',
    web: 'exemple.test',
    observacions: 'Truqueu abans.',
  });

  await box(first, 'Nom comercial').fill('Formigons de la primera, encara');
  await first.keyboard.press('Control+s');
  const other = first.getByRole('dialog', { name: 'Heu canviat aquest registre en una altra finestra' });
  await other.getByRole('radio', { name: 'Formigons de la segona' }).check();
  await other.getByRole('button', { name: 'Desar' }).click();
  await expect(other).toBeHidden();
  await expect(box(first, 'Nom comercial')).toHaveValue('Formigons de la segona');
  await expect(box(first, 'Observacions')).toHaveValue('Truqueu abans.');
  expect(complaints).toEqual([]);
});

test('two typists in one zone: other cells both stay, the same cell offers both values', async ({ browser }) => {
  const { treball, zona } = await openConcrete(office.call, { volum: 90, plantes: 1, lots: 1 });
  const path = `/treball/${treball}/formigo/zona/${zona.id}`;
  const [first, second, complaints] = await twoPeople(browser, path);
  await expect(second.getByRole('grid')).toBeVisible();
  const stored = async (): Promise<{ albara: string; element: string; resistencia: number | null }[]> =>
    (await ok(office.call('GET', `/zona/${zona.id}`))).lots[0].pastades;
  const type = async (page: Page, head: string, row: number, text: string): Promise<void> => {
    await cell(page, head, row).click();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };

  await type(first, 'Albarà', 1, 'A-1');
  await expect.poll(async () => (await stored())[0]?.albara).toBe('A-1');
  await type(second, 'Element', 1, 'Pilar 1');
  await expect.poll(async () => (await stored())[0]).toMatchObject({ albara: 'A-1', element: 'Pilar 1' });
  await expect(cell(second, 'Albarà', 1)).toHaveText('A-1');

  await type(first, 'fc', 2, '31,5');
  await expect.poll(async () => (await stored())[1]?.resistencia).toBe(31.5);
  await type(second, 'fc', 2, '30,5');
  const clash = cell(second, 'fc', 2);
  await expect(clash).toHaveAttribute('data-issue', 'conflict');
  await expect(clash).toContainText('30,5');
  await expect(second.getByText('1 cel·la amb dos valors')).toBeVisible();
  expect((await stored())[1]?.resistencia).toBe(31.5);
  await clash.click();
  await second.keyboard.press('Enter');
  const dialog = second.getByRole('dialog', { name: 'Dos valors per a la mateixa cel·la' });
  await expect(dialog.getByRole('button', { name: 'El valor desat: 31,5' })).toBeFocused();
  await dialog.getByRole('button', { name: 'El meu valor: 30,5' }).click();
  await expect.poll(async () => (await stored())[1]?.resistencia).toBe(30.5);
  await expect(clash).not.toHaveAttribute('data-issue', 'conflict');

  await type(second, 'fc', 3, '33');
  await expect.poll(async () => (await stored())[2]?.resistencia).toBe(33);
  await type(first, 'fc', 3, '34');
  await expect(cell(first, 'fc', 3)).toHaveAttribute('data-issue', 'conflict');
  await cell(first, 'fc', 3).click();
  await first.keyboard.press('Enter');
  await first.getByRole('button', { name: 'El valor desat: 33' }).click();
  await expect(cell(first, 'fc', 3)).toHaveText('33,0');
  expect((await stored())[2]?.resistencia).toBe(33);
  expect(complaints).toEqual([]);
});
