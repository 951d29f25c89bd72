import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser that tests drive: `CHROMIUM_PATH`, else the usual places; null when there is none. */
export const chromiumPath = (): string | null =>
  [process.env.CHROMIUM_PATH ?? '', ...USUAL_PLACES].find((path) => path !== '' && existsSync(path)) ?? null;

/** How tests start it: quiet, without calls home, and without a sandbox only for root, where it cannot have one. */
export const launchOptions = (): LaunchOptions => {
  const executablePath = chromiumPath();
  if (!executablePath)
    throw new Error('Chromium is not installed: install it, or set CHROMIUM_PATH to a Chromium or Chrome');
  return {
    executablePath,
    headless: true,
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-dev-shm-usage',
    ],
  };
};
