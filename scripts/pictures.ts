import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { LANGUAGES, type Language, LOCALE_OF } from '#kernel/language.ts';
import { launchOptions } from '#tests/support/browser.ts';

/**
 * `npm run pictures`: takes the pictures of the manuals again, in each language, from the demonstration office; with names
 * after it (`npm run pictures -- factura llibres`), those alone. They are kept in the repository, so that a manual needs no
 * browser.
 */
const FOLDER = fileURLToPath(new URL('../src/areas/referencia/server/manuals/imatges/', import.meta.url));
const DESK = { width: 1120, height: 640 };
/** Where the bank stands beside the programme. */
const WIDE = { width: 1360, height: 760 };
const PHONE = { width: 360, height: 640 };
const SETTLED = 900;

interface Picture {
  readonly name: string;
  /** Below the company. */
  readonly path: string;
  readonly phone?: boolean;
  readonly wide?: boolean;
  readonly before?: (page: Page) => Promise<void>;
}
/** Until the screen stands in its frame and nothing is on its way. */
const settled = async (page: Page): Promise<void> => {
  await page.locator('#main h1').waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLED);
};
/** Opens the first row of a list that says so, as a person would. */
const openRow =
  (text: RegExp) =>
  async (page: Page): Promise<void> => {
    await page.locator('[data-row]').filter({ hasText: text }).first().click();
    await page.waitForURL(/\/\d+$/);
    await settled(page);
  };

const PICTURES: readonly Picture[] = [
  { name: 'inici', path: '/home' },
  { name: 'convidar', path: '/usuari/nou' },
  { name: 'agents', path: '/agent' },
  { name: 'treball', path: '/treball/100000' },
  {
    name: 'zona-nova',
    path: '/treball/100000/formigo/zona/nova',
    before: async (page) => {
      await page.locator('main input[id$="volum"]').fill('420');
      await page.locator('main input[id$="plantes"]').fill('5');
    },
  },
  { name: 'zona', path: '/treball/100000/formigo/zona/100000' },
  { name: 'resposta', path: '/treball/100000/formigo/zona/100001?lot=2' },
  { name: 'fallada', path: '/treball/100000/formigo/zona/100000?lot=2' },
  { name: 'programa', path: '/treball/100000/programa', wide: true },
  { name: 'seguiment', path: '/treball/100000/seguiment?proces=7' },
  { name: 'pressupost', path: '/pressupost', wide: true, before: openRow(/façana/) },
  { name: 'factures', path: '/factura', wide: true },
  { name: 'factura', path: '/factura', wide: true, before: openRow(/Esborrany|Borrador|Draft/) },
  { name: 'despeses', path: '/despesa', wide: true },
  { name: 'despesa', path: '/despesa', wide: true, before: openRow(/Papereria/) },
  { name: 'llibres', path: '/llibres', wide: true },
  { name: 'mobil-seguiment', path: '/treball/100000/seguiment', phone: true },
  { name: 'mobil-inici', path: '/home', phone: true },
  { name: 'mobil-zona', path: '/treball/100000/formigo/zona/100000', phone: true },
  { name: 'mobil-documents', path: '/treball/100000/documents', phone: true },
];

const asked = process.argv.slice(2);
const demo = spawn(process.execPath, ['scripts/demo.ts'], { stdio: ['ignore', 'pipe', 'inherit'] });
const said: Record<string, string> = {};
for await (const line of createInterface({ input: demo.stdout })) {
  const [, key = '', value = ''] = /^(\w+): (.*)$/.exec(line) ?? [];
  said[key] = value;
  if (said['contrasenya']) break;
}
const { adreca = '', usuari = '', contrasenya = '' } = said;

const signIn = async (page: Page): Promise<string> => {
  await page.goto(adreca);
  await page.locator('input[autocomplete="username"]').fill(usuari);
  await page.locator('input[type="password"]').fill(contrasenya);
  await page.keyboard.press('Enter');
  await page.waitForURL(/empresa\/\d+\/home/);
  return /empresa\/(\d+)/.exec(page.url())?.[1] ?? '';
};

/** The language is the user's: chosen in the menu, as a person would. */
const speak = async (page: Page, language: Language): Promise<void> => {
  await page.locator('header button[aria-haspopup="dialog"]').last().click();
  await page.locator(`input[type="radio"][value="${language}"] + label`).first().click();
  await page.keyboard.press('Escape');
};

mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch(launchOptions());
for (const language of LANGUAGES) {
  const context = await browser.newContext({
    locale: LOCALE_OF[language],
    timezoneId: 'Europe/Madrid',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    viewport: DESK,
  });
  const entrance = await context.newPage();
  const empresa = await signIn(entrance);
  await speak(entrance, language);
  for (const { name, path, phone, wide, before } of PICTURES) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    const page = await context.newPage();
    await page.setViewportSize(phone ? PHONE : wide ? WIDE : DESK);
    await page.goto(`${adreca}/#/empresa/${empresa}${path}`);
    await settled(page);
    await before?.(page);
    await page.waitForTimeout(SETTLED);
    await page.screenshot({ path: `${FOLDER}${name}.${language}.png` });
    await page.close();
  }
  await context.close();
}
await browser.close();
demo.kill('SIGTERM');
