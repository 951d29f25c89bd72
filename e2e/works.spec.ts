import { writeFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { HEIC_PHOTO } from '#tests/support/heic-photo.ts';
import { PDF, PNG } from '#tests/support/upload.ts';
import { closeOffice, type Office, ok, openConcrete, openOffice } from './support/api.ts';
import { expectFit, watchComplaints } from './support/screen.ts';
import { open, signIn } from './support/web.ts';

let office: Office;
test.beforeEach(async () => {
  office = await openOffice();
});
test.afterEach(() => closeOffice(office));

const choose = (page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.locator('input[type=file][multiple]').setInputFiles(files);
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name, exact: true }) });
const names = (page: Page) => page.getByRole('rowheader').allTextContents();

test('a work with twenty attachments, ordered, with its annex, seen in place, closed and opened again', async ({
  page,
}) => {
  const complaints = watchComplaints(page, [/409 \(Conflict\)/, /422 \(Unprocessable/]);
  const { treball } = await openConcrete(office.call);
  // Probe 43: what people typed is text, wherever it is shown.
  const SCRIPT = '<img src=x onerror="window.xss=1"><script>window.xss=1</script>';
  const texts = { nom: SCRIPT, us: SCRIPT, descripcio: SCRIPT, observacions: SCRIPT, llicencia: SCRIPT.slice(0, 60) };
  await ok(office.call('POST', `/treball/${treball}`, { versio: 1, ...texts }));
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, office);
  await open(page, office, `/treball/${treball}/documents`);
  await expect(page.getByText('Encara no hi ha cap fitxer.')).toBeVisible();
  await expectFit(page, 'documents, none yet');

  await test.step('twenty at once; a wrong one says why, and is given up', async () => {
    const files = Array.from({ length: 18 }, (_, index) => ({
      name: index === 17 ? '"><img src=x onerror=window.xss=1>.pdf' : `Acta ${String(index + 1).padStart(2, '0')}.pdf`,
      mimeType: 'application/pdf',
      buffer: Buffer.concat([PDF, Buffer.from(String(index))]),
    }));
    await choose(page, [
      ...files,
      { name: 'obra.png', mimeType: 'image/png', buffer: PNG },
      { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: HEIC_PHOTO },
      { name: 'fals.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html><script>window.xss = 1</script>') },
      { name: 'buit.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
    ]);
    await expect(page.getByText(/^20 fitxers/)).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'El contingut de «fals.pdf» no és un PDF' })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'El fitxer és buit' })).toBeVisible();
    await expectFit(page, 'documents, some refused');
    await page.getByRole('button', { name: 'Cancel·lar fals.pdf' }).click();
    await page.getByRole('button', { name: 'Cancel·lar buit.pdf' }).click();
    await expect(page.getByRole('region', { name: 'Pujades' })).toHaveCount(0);
  });

  await test.step('ordered, renamed and put in the annex with the keyboard alone', async () => {
    const first = (await names(page))[0] ?? '';
    await page.getByRole('button', { name: first, exact: true }).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(async () => (await names(page))[1]).toBe(first);
    await expect(page.getByRole('button', { name: first, exact: true })).toBeFocused();
    await page.keyboard.press('F2');
    await page.getByRole('textbox', { name: `Nom nou de ${first}` }).fill('Acta d’inici.pdf');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Acta d’inici.pdf', exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(row(page, 'Acta d’inici.pdf').getByRole('checkbox')).toBeChecked();
    await page.reload();
    await expect.poll(async () => (await names(page))[1]).toBe('Acta d’inici.pdf');
    await expect(row(page, 'Acta d’inici.pdf').getByRole('checkbox')).toBeChecked();
  });

  await test.step('pictures are seen by the space bar, also those of a telephone', async () => {
    for (const name of ['obra.png', 'IMG_1.HEIC']) {
      await page.getByRole('button', { name, exact: true }).focus();
      await page.keyboard.press('Space');
      const picture = page.getByRole('dialog', { name }).getByRole('img', { name });
      await expect(picture).toBeVisible();
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
    }
    await page.getByRole('button', { name: 'Acta d’inici.pdf', exact: true }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByTitle('Vista de Acta d’inici.pdf')).toHaveAttribute('src', /^\/api\/descarrega\//);
    await page.keyboard.press('Escape');
  });

  await test.step('closing lists what is open; the closed work is only read, and opens again', async () => {
    await page.getByRole('button', { name: 'Més accions' }).click();
    await page.getByRole('menuitem', { name: 'Finalitzar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tancar el treball' });
    await expect(dialog).toContainText('Pilars · Lot 1: lot de formigó sense veredicte');
    await expect(dialog).toContainText('Pilars · Lot 2: lot de formigó sense veredicte');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(/Treball tancat el/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pujar fitxers' })).toHaveCount(0);
    await expectFit(page, 'documents of a closed work');
    await page.getByRole('button', { name: 'Reobrir' }).click();
    await expect(page.getByRole('button', { name: 'Pujar fitxers' })).toBeVisible();
  });
  for (const tab of ['', '/dades', '/historial']) {
    await open(page, office, `/treball/${treball}${tab}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(SCRIPT);
  }
  expect(await page.evaluate(() => 'xss' in window)).toBe(false);
  expect(complaints).toEqual([]);
});

test('an upload outlives a lost line, and a reload once its file is chosen again', async ({ page }, info) => {
  const { id } = await ok(office.call('POST', '/treball', { nom: 'Nau' }));
  const big = info.outputPath('planols.bin');
  await writeFile(big, Buffer.alloc(5 * 1024 * 1024, 7));
  const chooser = page.locator('input[type=file][multiple]');
  // The line: lost at the second piece, then back for that one alone, and whole after the reload.
  const line = (state: 'back' | 'whole'): Promise<void> =>
    page.evaluate((now) => window.sessionStorage.setItem('line', now), state);
  await page.addInitScript((piece) => {
    const whole = window.fetch;
    window.fetch = (input, init) => {
      const from = Number(/inici=(\d+)/.exec(String(input))?.[1] ?? 0);
      const state = window.sessionStorage.getItem('line');
      if (state === 'whole' || from < piece) return whole(input, init);
      if (state !== 'back') return Promise.reject(new TypeError('the line is lost'));
      return from === piece ? whole(input, init) : new Promise(() => {});
    };
  }, 1024 * 1024);
  await signIn(page, office);
  await open(page, office, `/treball/${id}/documents`);
  await chooser.setInputFiles(big);
  await expect(page.getByText(/Sense connexió: es reprèn sola/)).toBeVisible();
  await line('back');
  await expect(page.getByText(/40\s% · 2,1\sMB de 5,2\sMB/)).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await line('whole');
  await page.reload();
  await expect(page.getByText(/Interrompuda: torneu a triar el mateix fitxer.*40\s%/)).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/inici=/.test(request.url())) sent.push(request.url());
  });
  await chooser.setInputFiles(big);
  await expect(page.getByRole('button', { name: 'planols.bin', exact: true })).toBeVisible();
  // What had arrived is not sent again.
  expect(sent).toHaveLength(3);
});

test('probe 14: the dates of a work are the same days from any time zone', async ({ browser }) => {
  const dates = {
    data_encarrec: '2026-03-28',
    data_projecte: '2026-03-29',
    data_inici: '2026-10-25',
    data_final: '2026-12-31',
  };
  const { id } = await ok(office.call('POST', '/treball', { nom: 'Casa', ...dates }));
  for (const timezoneId of ['Europe/Helsinki', 'America/New_York']) {
    const context = await browser.newContext({ timezoneId });
    const page = await context.newPage();
    await signIn(page, office);
    for (let round = 1; round <= 5; round += 1) {
      await open(page, office, '/treball');
      await expect(page.getByRole('heading', { level: 1, name: 'Treballs' })).toBeVisible();
      await open(page, office, `/treball/${id}/dades`);
      await expect(page.getByRole('textbox', { name: 'Inici' })).toHaveValue('25/10/2026');
      await page.getByRole('textbox', { name: 'Ús' }).fill(`${timezoneId} ${round}`);
      await page.keyboard.press('Control+s');
      await expect(page.getByText(/Desat a les/)).toBeVisible();
    }
    await context.close();
    expect(await ok(office.call('GET', `/treball/${id}`))).toMatchObject(dates);
  }
});
