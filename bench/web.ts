import { chromium } from '@playwright/test';
import { launchOptions } from '#tests/support/browser.ts';
import { CONTRASENYA, type Member } from '#tests/support/test-app.ts';
import type { Times } from './measure.ts';

const MOVES = 20;

/** First load of the web up to the sign-in form, and moves between two lists, in a real browser on an empty cache. */
export const measureWeb = async (
  url: string,
  _who: Member,
): Promise<{ bytes: number; requests: number; usable: number; move: Times }> => {
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    let bytes = 0;
    let requests = 0;
    session.on('Network.loadingFinished', (event) => {
      bytes += event.encodedDataLength;
      requests += 1;
    });
    const before = performance.now();
    await page.goto(url);
    await page.locator('input[type=password]').waitFor();
    const usable = performance.now() - before;
    const first = { bytes, requests };
    await page
      .locator('input[autocomplete=username], input[type=text], input[type=email]')
      .first()
      .fill('merce@exemple.cat');
    await page.locator('input[type=password]').fill(CONTRASENYA);
    await page.keyboard.press('Enter');
    await page.waitForURL(/home/);
    const company = /empresa\/(\d+)/.exec(page.url())?.[1];
    const times: number[] = [];
    for (let index = 0; index < MOVES; index += 1) {
      const target = index % 2 === 0 ? 'agent' : 'treball';
      const taken = await page.evaluate(
        async ([to, id]) => {
          const start = performance.now();
          const late = start + 5000;
          location.hash = `#/empresa/${id}/${to}`;
          const word = to === 'agent' ? 'Agents' : 'Treballs';
          while (
            document.querySelector('h1')?.textContent?.startsWith(word) !== true ||
            !document.querySelector('[role=row] a, [role=row] [role=gridcell], tbody tr')
          ) {
            if (performance.now() > late) throw new Error(`${word} did not show its rows`);
            await new Promise((resolve) => requestAnimationFrame(resolve));
          }
          return performance.now() - start;
        },
        [target, company] as const,
      );
      if (index >= 4) times.push(taken);
    }
    times.sort((one, other) => one - other);
    const at = (share: number): number => times[Math.floor(times.length * share)] ?? 0;
    return { ...first, usable, move: { p50: at(0.5), p95: at(0.95) } };
  } finally {
    await browser.close();
  }
};
