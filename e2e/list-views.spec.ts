import { expect, test } from '@playwright/test';
import { closeOffice, type Office, ok, openConcrete, openOffice } from './support/api.ts';
import { expectFit, watchComplaints } from './support/screen.ts';
import { open, signIn } from './support/web.ts';

let office: Office;
test.beforeEach(async () => {
  office = await openOffice();
});
test.afterEach(() => closeOffice(office));

test('a list is looked at through saved views, and many works are finished at once, each refusal told', async ({
  page,
  context,
}) => {
  const complaints = watchComplaints(page, [/409 \(Conflict\)/]);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (let n = 1; n <= 60; n += 1)
    await ok(office.call('POST', '/treball', { nom: `Nau ${String(n).padStart(2, '0')}`, control_qualitat: n > 30 }));
  const { treball } = await openConcrete(office.call);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, office);
  await open(page, office, '/treball');
  const rows = page.getByRole('row');
  const bar = page.getByRole('toolbar', { name: 'Accions de la selecció' });
  await expect(rows.nth(1)).toBeVisible();

  await test.step('a view is kept, told to have changed, linked, and opens the list', async () => {
    await page.getByRole('searchbox', { name: 'Cercar' }).fill('nau 1');
    await page.getByRole('button', { name: 'Tancats' }).click();
    await expect(rows).toHaveCount(11);
    await page.getByRole('button', { name: 'Vista', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Desar la vista' }).click();
    await page.getByLabel('Nom de la vista').fill('Naus de la primera fase');
    await page.getByLabel('Obrir la llista amb aquesta vista').check();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Vista: Naus de la primera fase', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Control de qualitat' }).click();
    await expect(page.getByRole('button', { name: 'Vista: Naus de la primera fase (canviada)' })).toBeVisible();
    await page.getByRole('button', { name: /^Vista/ }).click();
    await expectFit(page, 'list with a view', { phone: false });
    await page.getByRole('menuitem', { name: 'Copiar l’enllaç' }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.getByRole('button', { name: 'Netejar' }).first().click();
    await expect(rows.nth(20)).toBeVisible();

    const other = await context.newPage();
    await other.goto(link);
    await expect(other.getByRole('button', { name: 'Control de qualitat' })).toHaveAttribute('aria-pressed', 'true');
    await expect(other.getByRole('searchbox', { name: 'Cercar' })).toHaveValue('nau 1');
    await expect(other).toHaveURL(/treball$/);
    await other.close();

    const fresh = await context.newPage();
    await fresh.goto(`${office.server.url}/#/empresa/${office.empresa}/treball`);
    await expect(fresh.getByRole('button', { name: 'Vista: Naus de la primera fase', exact: true })).toBeVisible();
    await expect(fresh.getByRole('row')).toHaveCount(11);
    await fresh.close();
  });

  await test.step('the menu of a row opens with the point or the right button, and gives the focus back', async () => {
    await rows.nth(2).focus();
    await page.keyboard.press('.');
    const menu = page.getByRole('menu', { name: 'Menú de la fila' });
    await expect(menu.getByRole('menuitem', { name: /^Obrir la fila/ })).toBeFocused();
    await expectFit(page, 'list with the menu of a row', { phone: false });
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(rows.nth(2)).toBeFocused();
    await rows.nth(3).click({ button: 'right' });
    await menu.getByRole('menuitem', { name: /^Triar la fila/ }).click();
    await expect(bar.getByText('1 fila triada')).toBeVisible();
    await expect(rows.nth(3)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(bar).toBeHidden();
  });

  await test.step('rows are chosen with the keyboard, and beyond those loaded', async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: 'Vista: Naus de la primera fase', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Netejar' }).first().click();
    await expect(rows.nth(20)).toBeVisible();
    await rows.nth(1).focus();
    await page.keyboard.press('Control+a');
    await expect(bar.getByText('50 files triades')).toBeVisible();
    await bar.getByRole('button', { name: 'Seleccionar els 61' }).click();
    await expect(bar.getByText('61 files triades')).toBeVisible();
    await rows.nth(1).focus();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Space');
    await expect(bar.getByText('1 fila triada')).toBeVisible();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(bar.getByText('3 files triades')).toBeVisible();
    await expectFit(page, 'list with rows chosen');
    await rows.nth(1).focus();
    await page.keyboard.press('Escape');
    await expect(bar).toHaveCount(0);
    await page.keyboard.press('Control+a');
    await expect(bar.getByText('61 files triades')).toBeVisible();
  });

  await test.step('finished together: what has open lots says why and stays chosen', async () => {
    await bar.getByRole('button', { name: 'Finalitzar', exact: true }).click();
    const report = page.getByRole('dialog', { name: 'Finalitzar' });
    await expect(report.getByText('Fet en 60 · no s’ha pogut en 1')).toBeVisible();
    await expect(report.getByRole('listitem')).toHaveCount(1);
    await expect(report.getByRole('link')).toHaveAttribute('href', new RegExp(`treball/${treball}$`));
    await expectFit(page, 'report of a bulk action', { phone: false });
    await report.getByRole('button', { name: 'Tancar' }).last().click();
    await expect(bar.getByText('1 fila triada')).toBeVisible();
    await expect(rows).toHaveCount(2);
    const left = await ok(office.call('GET', '/treball?obert=true&tancat=false'));
    expect(left.total).toBe(1);
  });
  expect(complaints).toEqual([]);
});
