import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
/** As tall as any screen, so that what stands at the foot covers nothing that can be scrolled from under it. */
const TALL_PHONE = { width: 360, height: 5000 };

/** What the browser complains of while a journey runs; refusals that a journey provokes are named in `expected`. */
export const watchComplaints = (page: Page, expected: readonly RegExp[] = [], complaints: string[] = []): string[] => {
  const keep = (text: string): void => {
    if (!expected.some((one) => one.test(text))) complaints.push(text);
  };
  page.on('console', (message) => {
    if (message.type() === 'error') keep(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => keep(error.stack ?? error.message));
  return complaints;
};

/** Transitions finished: a colour half way between two is nobody's contrast. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const running = document.getAnimations().filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
    await Promise.all(running.map((one) => one.finished.catch(() => undefined)));
  });

/** What axe finds: everything, or what another colour scheme can change alone. */
const faultsOf = async (page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> => {
  await settled(page);
  // One frame: no page of its own is opened to gather those of others.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const asked = rules === 'all' ? axe.withTags(WCAG) : axe.withRules(['color-contrast', 'link-in-text-block']);
  const { violations } = await asked.analyze();
  return violations.flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.target.join(' ')} — ${node.html}`));
};

/** A screen is fit: axe finds nothing in light and in dark, and at 360 px nothing scrolls sideways. */
export const expectFit = async (page: Page, name: string, { phone = true } = {}): Promise<void> => {
  await expect(page.locator('h1')).toHaveCount(1);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    const rules = colorScheme === 'dark' ? 'colours' : 'all';
    expect.soft(await faultsOf(page, rules), `${name}, ${colorScheme}`).toEqual([]);
  }
  if (!phone) return;
  await page.setViewportSize(PHONE);
  const width = (): Promise<number> => page.evaluate(() => document.scrollingElement?.scrollWidth ?? 0);
  await expect.soft.poll(width, { message: `${name}, at ${PHONE.width} px` }).toBeLessThanOrEqual(PHONE.width);
  await page.setViewportSize(TALL_PHONE);
  expect.soft(await faultsOf(page), `${name}, on the phone`).toEqual([]);
  await page.setViewportSize(DESK);
};
