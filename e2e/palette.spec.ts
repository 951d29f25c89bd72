import { expect, test } from '@playwright/test';
import { closeOffice, type Office, ok, openOffice } from './support/api.ts';
import { expectFit, watchComplaints } from './support/screen.ts';
import { open, signIn } from './support/web.ts';

let office: Office;
test.beforeEach(async () => {
  office = await openOffice();
});
test.afterEach(() => closeOffice(office));

test('Ctrl+K finds works and agents without accents, goes to screens and runs what a screen offers', async ({
  page,
  context,
}) => {
  const complaints = watchComplaints(page);
  const work = await ok(office.call('POST', '/treball', { nom: 'Rehabilitació del col·legi Exemple' }));
  const agent = await ok(
    office.call('POST', '/agent', {
      tipus: 'A',
      tipus_persona: 'E',
      rao_social: 'Àrids Güell Exemple SL',
      promotor: true,
    }),
  );
  await signIn(page, office);
  const box = page.getByRole('dialog').getByRole('textbox');
  const lines = page.getByRole('dialog').getByRole('option');
  const ask = async (text: string): Promise<void> => {
    await page.keyboard.press('Control+k');
    await expect(box).toBeFocused();
    await page.keyboard.type(text);
  };

  await test.step('a work by a word of its name, and back to it as a recent', async () => {
    await ask('rehabilitacio col.legi');
    await expect(lines).toHaveText([/Rehabilitació del col·legi Exemple/]);
    await expectFit(page, 'palette with a record', { phone: false });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /Rehabilitació/ })).toBeVisible();
    await open(page, office, '/home');
    await ask('');
    await expect(lines.first()).toHaveText(/Rehabilitació/);
    await expect(lines.first()).toHaveAttribute('data-combobox-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /Rehabilitació/ })).toBeVisible();
  });

  await test.step('→ lists the places of the work', async () => {
    await ask(`#${work.codi}`);
    await expect(lines).toHaveText([/Rehabilitació/]);
    await page.keyboard.press('ArrowRight');
    await expect(lines).toHaveText([/Dades i agents/, /Programa/, /Formigó/, /Documents/, /Informes/]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`treball/${work.id}/formigo$`));
  });

  await test.step('@ only agents; Ctrl+Enter opens a tab and keeps the palette', async () => {
    await ask('@guell');
    await expect(lines).toHaveText([/Àrids Güell Exemple SL/]);
    const [tab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')]);
    await expect(tab).toHaveURL(new RegExp(`agent/${agent.id}$`));
    await tab.close();
    await expect(box).toBeFocused();
    await page.keyboard.press('Escape');
  });

  await test.step('> only actions: those of the screen first, then everybody’s', async () => {
    await open(page, office, `/treball/${work.id}`);
    await expect(page.getByRole('heading', { level: 1, name: /Rehabilitació/ })).toBeVisible();
    await ask('>duplicar');
    await expect(lines).toHaveText([/Duplicar/]);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Duplicar el treball' })).toBeVisible();
    await page.keyboard.press('Escape');
    await ask('>nou agent');
    await expect(lines).toHaveText([/Nou agent/]);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Nou agent' })).toBeVisible();
  });

  await test.step('on the phone it opens from the bar', async () => {
    await open(page, office, '/home');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('navigation').getByRole('button', { name: 'Cercar' }).click();
    await expect(box).toBeFocused();
    await page.keyboard.type('agents');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Agents' })).toBeVisible();
  });
  expect(complaints).toEqual([]);
});

test('what is typed straight after Ctrl+K lands in the palette and nowhere else', async ({ page }) => {
  await signIn(page, office);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('recordatori');
  const box = page.getByRole('dialog').getByRole('textbox');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('recordatori');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page
    .getByRole('dialog')
    .getByRole('option', { name: /^Recordatoris/ })
    .click();
  await expect(page).toHaveURL(/\/factura\?vista=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Factures' })).toBeVisible();
});
