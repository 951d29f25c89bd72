import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/support/browser.ts';

/** Journeys in a real browser. Each starts its own server (`tests/support/running-server.ts`) on data of its own. */
export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.spec.ts',
  outputDir: './test-results',
  // Two at once take as long on two cores, each being twice as slow.
  workers: process.env.CI ? 1 : 2,
  fullyParallel: false,
  forbidOnly: true,
  // On a busy machine a step may come too late once. What passed the second time is counted and named apart.
  retries: process.env.CI ? 1 : 0,
  timeout: 180_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    browserName: 'chromium',
    // Without a UTF-8 locale Chromium cannot name a file with an accent, and calls it «download».
    launchOptions: { ...launchOptions(), env: { ...process.env, LC_ALL: 'C.UTF-8' } },
    locale: 'ca-ES',
    timezoneId: 'Europe/Madrid',
    viewport: { width: 1280, height: 800 },
    acceptDownloads: true,
    actionTimeout: 15_000,
    // Recording every step of every journey costs time, and nothing of it is kept where CI is set.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
});
