import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { startServer } from '#tests/support/running-server.ts';
import { closeOffice, type Office, openConcrete, openOffice } from './support/api.ts';
import { expectFit, watchComplaints } from './support/screen.ts';
import { open, signIn } from './support/web.ts';

let office: Office;
test.beforeEach(async () => {
  office = await openOffice();
});
test.afterEach(async () => {
  await closeOffice(office);
});

test('probe 53: a long report is made while one goes on working, outlives reload and restart, and comes down', async ({
  page,
}) => {
  const complaints = watchComplaints(page, [/Failed to (load|fetch)/]);
  const { treball } = await openConcrete(office.call, { volum: 4000, lots: 40 });
  await signIn(page, office);
  await open(page, office, `/treball/${treball}/informes`);
  await page.getByRole('button', { name: 'Full de control del formigó' }).click();
  await page.getByRole('button', { name: 'Fer-lo en segon pla' }).click();
  await expect(page.getByText('S’està fent en segon pla. El trobareu a les tasques, a dalt.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /^(1 tasca|Tasques i avisos)$/ }).click();
  const panel = page.getByRole('dialog', { name: 'Tasques i avisos' });
  await expect(panel.getByText('Feta')).toBeVisible({ timeout: 60_000 });
  await expect(panel.getByText('S’està fent en segon pla. El trobareu a les tasques, a dalt.')).toBeVisible();

  const port = Number(new URL(office.server.url).port);
  await office.server.stop();
  office = { ...office, server: await startServer({ dataDir: office.dataDir, port }) };
  await page.reload();
  await page.getByRole('button', { name: 'Tasques i avisos' }).click();
  await expectFit(page, 'Tasques i avisos');
  const coming = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Descarregar' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^Informe .*\.pdf$/);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  expect(complaints).toEqual([]);
});
