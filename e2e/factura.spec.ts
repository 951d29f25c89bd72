import { expect, type Page, test } from '@playwright/test';
import { closeOffice, type Office, ok, openOffice } from './support/api.ts';
import { expectFit, watchComplaints } from './support/screen.ts';
import { open, signIn } from './support/web.ts';

const CLIENT = 'Promocions Exemple, SL';
let office: Office;
let client: number;
test.beforeAll(async () => {
  office = await openOffice();
  const { call, empresa } = office;
  const company = await ok(call('GET', `/empresa/${empresa}`));
  const adreca = { via: 'Carrer Major, 1', codi_postal: '08500', poblacio: 'Vic', provincia: 'Barcelona' };
  await ok(call('POST', `/empresa/${empresa}`, { versio: company.versio, adreca }));
  const agent = await ok(
    call('POST', '/agent', {
      rao_social: CLIENT,
      tipus_persona: 'E',
      nif: 'B85626240',
      promotor: true,
      adreces: [adreca],
    }),
  );
  client = agent.id;
});
test.afterAll(() => closeOffice(office));

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const total = async (page: Page, key: string): Promise<number> => {
  const text = (await page.locator(`[data-total="${key}"]`).textContent()) ?? '';
  return Math.round(Number(text.replaceAll('.', '').replace(',', '.').replace('−', '-')) * 100);
};

test('by the keyboard alone: ten lines, issued, paid in two parts, given back', async ({ page }) => {
  const complaints = watchComplaints(page);
  await signIn(page, office);
  await page.keyboard.press('g');
  await page.keyboard.press('f');
  await expect(heading(page, 'Factures')).toBeVisible();
  await page.keyboard.press('n');
  await expect(heading(page, 'Nova factura')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Client' })).toBeFocused();
  await page.keyboard.type('Promocions');
  await expect(page.getByRole('option', { name: CLIENT })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Client' })).toHaveValue(CLIENT);
  const grid = page.getByRole('grid', { name: 'Línies' });
  for (let step = 0; step < 15 && (await grid.locator(':focus').count()) === 0; step += 1)
    await page.keyboard.press('Tab');
  for (let n = 1; n <= 10; n += 1) {
    await page.keyboard.type(`Treball número ${n}`);
    await page.keyboard.press('Tab');
    await page.keyboard.type(String(n));
    for (const _step of ['unitat', 'preu']) await page.keyboard.press('Tab');
    await page.keyboard.type('10,50');
    await page.keyboard.press('Enter');
    // Enter after a run of Tabs goes down to where the run began.
    await expect(grid.getByRole('row')).toHaveCount(n + 2);
  }
  // 55 units at 10,50: 577,50, and 21 % of it.
  await expect(page.locator('[data-total="total"]')).toHaveText('698,78');
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog', { name: 'Emetre la factura' });
  await expect(dialog).toContainText('A-2026-00001');
  await expect(dialog.getByRole('button', { name: 'Emetre' })).toBeEnabled();
  await page.keyboard.press('Control+Enter');
  await expect(heading(page, 'A-2026-00001')).toBeVisible();

  await page.keyboard.press('c');
  const amount = page.getByRole('textbox', { name: /^Import/ });
  await expect(amount).toBeFocused();
  await expect(amount).toHaveValue('698,78');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('300');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Cobrada en part')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('c');
  await expect(amount).toHaveValue('398,78');
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('[data-mark="paid"]')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('2');
  await expect(page.getByRole('row')).toHaveCount(3);

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Rectificar');
  await expect(page.getByRole('option', { name: /Rectificar/ })).toHaveAttribute('data-combobox-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: /^Tota/ })).toBeFocused();
  // Why, and what is printed of it, are chosen: nothing stands chosen.
  await page.keyboard.press('Tab');
  await page.keyboard.type('R1');
  await page.keyboard.press('Tab');
  await page.keyboard.type('16');
  await page.keyboard.press('Control+Enter');
  await expect(heading(page, 'Esborrany de factura')).toBeVisible();
  await expect(page.locator('[data-total="total"]')).toHaveText('−698,78');
  await page.keyboard.press('Control+Enter');
  await expect(
    page.getByRole('dialog', { name: 'Emetre la factura' }).getByRole('button', { name: 'Emetre' }),
  ).toBeEnabled();
  await page.keyboard.press('Control+Enter');
  await expect(heading(page, /2026-00001/)).toBeVisible();
  await expect(page.getByText('Rectifica A-2026-00001')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a document comes to the same on the screen and on the server, twenty of any kind', async ({ page }) => {
  const { call, empresa } = office;
  await signIn(page, office);
  let seed = 20_261_128;
  const upTo = (most: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % most;
  };
  const percent = () => `${upTo(40)}.${upTo(10)}`;
  for (let n = 0; n < 20; n += 1) {
    const linies = Array.from({ length: 1 + upTo(6) }, (_none, place) => ({
      clau: `l${place}`,
      concepte: `Línia ${place}`,
      tipus: upTo(6) === 0 ? 'suplit' : 'linia',
      quantitat: `${1 + upTo(20)}.${upTo(100)}`,
      preu: `${1 + upTo(900)}.${upTo(10_000)}`,
      descompte: upTo(3) === 0 ? percent() : '0',
      ...(upTo(4) === 0 ? { descompte_import: upTo(900) } : {}),
      ...(upTo(4) === 0 ? { carrec: percent() } : {}),
      ...(upTo(4) === 0 ? { carrec_import: upTo(900) } : {}),
      iva_fk: [1, 1, 2, 3, 4, 6][upTo(6)],
      irpf_fk: [2, 3, null][upTo(3)],
    }));
    linies[0] = { ...(linies[0] as (typeof linies)[0]), tipus: 'linia' };
    const draft = await ok(
      call('POST', `/empresa/${empresa}/factura`, {
        agent_fk: client,
        linies,
        descomptes: upTo(2) ? [{ percentatge: percent() }] : [],
        carrecs: upTo(3) ? [] : [{ import: upTo(5000) }],
        recarrec_equivalencia: upTo(3) === 0,
        retencio: upTo(3) ? null : { percentatge: '5', sobre: upTo(2) ? 'base' : 'total' },
        bestretes: upTo(3) ? [] : [{ concepte: 'A compte', import: upTo(9000) }],
      }),
    );
    await open(page, office, `/factura/${draft.id}`);
    await expect(page.getByRole('row')).toHaveCount(linies.length + 1);
    await expect(page.locator('[data-total="a_pagar"]')).toBeVisible();
    await expect
      .poll(() => total(page, 'a_pagar'), { message: JSON.stringify(draft) })
      .toBe(draft.totals.total_a_pagar);
    expect(await total(page, 'total')).toBe(draft.totals.total_factura);
  }
});

test('its screens are fit, at the desk and on the phone', async ({ page }) => {
  await signIn(page, office);
  const list = await ok(office.call('GET', `/empresa/${office.empresa}/factura?getAll=true`));
  const issued = list.items.find((one: { numero: string | null }) => one.numero !== null);
  const draft = list.items.find((one: { numero: string | null }) => one.numero === null);
  for (const [path, title] of [
    ['/factura', /^Factures/],
    ['/factura/nova', 'Nova factura'],
    [`/factura/${draft.id}`, 'Esborrany de factura'],
    [`/factura/${issued.id}?part=cobraments`, issued.numero],
    [`/factura/${issued.id}?part=registre`, issued.numero],
    ['/cobrament', 'Cobraments'],
    ['/periodica', 'Periòdiques'],
    ['/periodica/nova', 'Nova periòdica'],
  ] as const) {
    await open(page, office, path);
    await expect(heading(page, title)).toBeVisible();
    await expectFit(page, String(path));
  }
});
