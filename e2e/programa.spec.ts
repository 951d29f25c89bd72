import { expect, type Page, test } from '@playwright/test';
import { closeOffice, type Office, ok, openOffice } from './support/api.ts';
import { expectFit, watchComplaints } from './support/screen.ts';
import { open, signIn } from './support/web.ts';

const ITEMS = 40;
const DATA = '2024-02-01';

let office: Office;
let treball: number;
test.beforeEach(async () => {
  office = await openOffice();
  const work = { nom: 'Quaranta habitatges', data_projecte: DATA, control_qualitat: true };
  treball = (await ok(office.call('POST', '/treball', work))).id;
});
test.afterEach(() => closeOffice(office));

const tree = (page: Page) => page.getByRole('treegrid', { name: 'Programa' });
const bank = (page: Page) => page.getByRole('listbox', { name: 'Partides del banc' }).getByRole('option');
const line = (page: Page) => page.locator('[data-plan-row]:focus');
const plan = async () => ok(office.call('GET', `/treball/${treball}/programa`));
const partides = async (): Promise<{ id: number; nom: string; amidament: string | null; usos: number[] }[]> =>
  // biome-ignore lint/suspicious/noExplicitAny: what the wire carries
  (await plan()).processos.flatMap((one: any) => one.partides);

/** Opens the dialog, issues, and mends by its use each item that the refusal names. */
const issue = async (page: Page, revisio: number): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: `Emetre la revisió ${revisio} del programa` });
  const faults = dialog.getByRole('alert');
  for (let turn = 0; turn < ITEMS; turn += 1) {
    await page.keyboard.press('Control+Enter');
    await expect(dialog.getByRole('textbox', { name: 'Data de la revisió' })).toBeFocused();
    await page.keyboard.press('Control+Enter');
    const sure = page.getByRole('dialog', { name: 'Avís' });
    await expect(
      faults
        .or(sure)
        .or(page.getByText(`Programa emès: revisió ${revisio}`))
        .first(),
    ).toBeVisible();
    if (!(await faults.isVisible())) {
      if (await sure.isVisible()) await page.keyboard.press('Control+Enter');
      await expect(page.getByText(`Programa emès: revisió ${revisio}`)).toBeVisible();
      await expect(dialog).toBeHidden();
      return;
    }
    if (turn === 0) await expectFit(page, 'programme, uses to be mended', { phone: false });
    await faults.getByRole('link').first().focus();
    await page.keyboard.press('Enter');
    const use = page.getByRole('dialog').getByRole('group', { name: 'Usos previstos' }).getByRole('checkbox').first();
    await expect(use).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.getByRole('dialog').getByText(/En desar, canviaran|queden com són/)).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(line(page)).toBeVisible();
  }
};

test('a programme of forty items is made from the bank, issued, changed and issued again, with the keyboard alone', async ({
  page,
}) => {
  const complaints = watchComplaints(page, [/409|422/]);
  await signIn(page, office);
  await open(page, office, `/treball/${treball}/programa`);
  await expect(page.getByText(/Aquest treball encara no té programa/)).toBeVisible();
  await expectFit(page, 'programme, none yet');

  await test.step('forty items of the bank go in at once: some found by their name, the rest down the list', async () => {
    await page.keyboard.press('b');
    const search = page.getByRole('searchbox', { name: 'Cercar' });
    await expect(search).toBeFocused();
    await page.keyboard.type('maons cera');
    await expect(bank(page)).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await page.keyboard.press('/');
    await expect(search).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(bank(page).nth(ITEMS)).toBeAttached();
    // Reception off: what stays has no uses to choose.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: /^R: / })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(bank(page).first()).not.toContainText('rebliment (terres');
    await page.keyboard.press('/');
    await page.keyboard.press('ArrowDown');
    for (let n = 1; n < ITEMS; n += 1) {
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowDown');
    }
    await expect(page.getByRole('button', { name: `Afegir ${ITEMS}` })).toBeEnabled();
    await page.keyboard.press('Enter');
    await expect(page.getByText(`${ITEMS} partides afegides`)).toBeVisible();
    await expect(tree(page).getByRole('row', { level: 2 })).toHaveCount(ITEMS);
    await expect(page.getByText('Sense emetre')).toBeVisible();
  });

  await test.step('what they measure is typed down the column', async () => {
    await page.keyboard.press('Escape');
    await expect(line(page)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('1250,5');
    await page.keyboard.press('Tab');
    await page.keyboard.type('7');
    await page.keyboard.press('Enter');
    await page.keyboard.type('30');
    await page.keyboard.press('Enter');
    await expect(tree(page).getByText('1.250,50')).toBeVisible();
    await expect.poll(async () => (await partides()).slice(0, 2).map((one) => one.amidament)).toEqual(['1250.5', '30']);
    await expectFit(page, 'programme');
  });

  await test.step('it is issued once its uses are chosen', async () => {
    await issue(page, 1);
    await expect(page.getByText('Emès, revisió 1')).toBeVisible();
  });

  await test.step('changed: another measurement, the order, one out, one more in', async () => {
    await page.reload();
    await expect(page.getByText('Emès, revisió 1')).toBeVisible();
    await tree(page).getByRole('row', { level: 1 }).first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('F2');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('99');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Modificat després de la rev. 1')).toBeVisible();
    const [first, second] = await partides();
    const gone = await line(page).getByRole('gridcell').first().textContent();
    await page.keyboard.press('Delete');
    await expect(page.getByText(/Tret del programa/)).toBeVisible();
    await expect(tree(page).getByRole('row', { level: 2 })).toHaveCount(ITEMS - 1);
    await expect(line(page)).toBeVisible();
    expect((await partides()).map(({ id }) => id)).toContain(first?.id);
    expect(gone).toContain(second?.nom);
    await page.keyboard.press('/');
    await page.keyboard.type('ascensor');
    await expect(bank(page).first()).toContainText(/scensor/);
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('[data-bank-row]:focus')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^«.+», afegida$/)).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('issued again: the dialog has told what changes, and a reload finds it', async () => {
    await page.keyboard.press('Control+Enter');
    const dialog = page.getByRole('dialog', { name: 'Emetre la revisió 2 del programa' });
    await expect(dialog.getByRole('heading', { name: 'Una partida nova' })).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'Una partida treta' })).toBeVisible();
    await expect(dialog.getByText(/Amidament: 1\.250,50 → 99,00/)).toBeVisible();
    await expectFit(page, 'programme, second issue', { phone: false });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await issue(page, 2);
    await page.reload();
    await expect(page.getByText('Emès, revisió 2')).toBeVisible();
    const revisions = await ok(office.call('GET', `/treball/${treball}/programa/revisions`));
    // biome-ignore lint/suspicious/noExplicitAny: what the wire carries
    expect(revisions.map((one: any) => [one.numero, one.n_partides])).toEqual([
      [2, ITEMS],
      [1, ITEMS],
    ]);
    await expect(tree(page).getByRole('row', { level: 2 })).toHaveCount(ITEMS);
  });
  expect(complaints).toEqual([]);
});
