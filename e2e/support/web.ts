import { expect, type Page } from '@playwright/test';
import type { Office } from './api.ts';
import { OWNER } from './people.ts';

/** Signs in through the entrance and waits for Inici, or for the screen asked for. */
export const signIn = async (
  page: Page,
  { server }: Pick<Office, 'server'>,
  usuari: string = OWNER.email,
  contrasenya: string = OWNER.contrasenya,
): Promise<void> => {
  await page.goto(server.url);
  await page.getByLabel('Usuari o correu').fill(usuari);
  await page.getByLabel('Contrasenya', { exact: true }).fill(contrasenya);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Inici' })).toBeVisible();
};

/** Opens a screen by its address, as a bookmark would. */
export const open = async (page: Page, office: Pick<Office, 'empresa'>, path: string): Promise<void> => {
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, `/empresa/${office.empresa}${path}`);
};

/** Cell of the grid of samples by its head and its row from 1. */
export const cell = (page: Page, head: string, row: number) => {
  const grid = page.getByRole('grid');
  return grid.getByRole('row').nth(row).getByRole('gridcell').nth(COLUMNS.indexOf(head));
};
/** The usual columns of the grid, in their order. */
const COLUMNS = ['Data', 'Albarà', 'Element', 'Con mm', '7 d', '28-1', '28-2', 'fc', '◂'];

/** Pastes text where the focus is, as the clipboard of a spreadsheet would. */
export const paste = async (page: Page, text: string): Promise<void> => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+v');
};

/** Chooses in «Més accions» by the keyboard: the menu takes the focus first, then arrows go to the line. */
export const inMenu = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Més accions' }).focus();
  await page.keyboard.press('Enter');
  const lines = page.getByRole('menuitem');
  const focused = page.locator('[role="menuitem"]:focus');
  await expect(focused).toHaveCount(1);
  const line = page.getByRole('menuitem', { name });
  const has = () => line.evaluate((one) => one === document.activeElement);
  for (let step = await lines.count(); step > 0 && !(await has()); step -= 1) await page.keyboard.press('ArrowDown');
  await expect(line).toBeFocused();
  await page.keyboard.press('Enter');
};
