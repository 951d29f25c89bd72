import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

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

/** A new width taken in, and transitions finished: a colour half way between two is nobody's contrast. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const running = document.getAnimations().filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
    await Promise.all(running.map((one) => one.finished.catch(() => undefined)));
  });

const RULES: Record<'all' | 'colours', RunOptions['runOnly']> = {
  all: { type: 'tag', values: WCAG },
  colours: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/** What axe finds: everything, or what another colour scheme can change alone. A page reads axe once. */
const faultsOf = async (page: Page, rules: keyof typeof RULES = 'all'): Promise<string[]> => {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (runOnly): Promise<AxeResults> =>
      (window as unknown as { axe: typeof axe }).axe.run({ runOnly, resultTypes: ['violations'] }),
    RULES[rules],
  );
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
