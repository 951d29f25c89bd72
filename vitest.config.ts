import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { TallyReporter } from './tests/support/tally-reporter.ts';

const server = ['src/server/**/*.test.ts', 'src/areas/*/server/**/*.test.ts', 'tests/office/**/*.test.ts'];
/** Tests of the server that open no database: papers, sheets, certificates. They run once, with those of the domain. */
const once = [
  'src/areas/efactura/server/facturae.test.ts',
  'src/areas/factura/server/document-print.test.ts',
  'src/areas/factura/server/paper-figures.test.ts',
  'src/areas/informe/server/build-formigo-report.test.ts',
  'src/areas/informe/server/qualitat/qualitat.test.ts',
  'src/areas/informe/server/qualitat/stranded.test.ts',
  'src/areas/pressupost/server/document-print.test.ts',
  'src/server/certificates/pkcs12.test.ts',
  'src/server/documents/documents.test.ts',
  'src/server/sheets/read.test.ts',
  'src/server/sheets/write.test.ts',
];
const noise = './tests/support/setup-noise.ts';

/**
 * One project for each kind of test. `sqlite` and `postgres` hold the same files: whatever opens a database runs on
 * both, each worker file on databases of its own (`tests/support/test-database.ts`).
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default', new TallyReporter()],
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'src/kernel/**/*.test.ts',
            'src/contract/**/*.test.ts',
            'src/areas/*/{domain,contract,texts}/**/*.test.ts',
            'tests/**/*.test.ts',
            ...once,
          ],
          exclude: ['tests/fences/planted/**', 'tests/schema/**', 'tests/office/**'],
          setupFiles: [noise],
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'jsdom',
          // What waits for a screen may come too late once on a busy machine. It is counted and named apart.
          retry: process.env.CI ? 1 : 0,
          include: ['src/web/**/*.test.{ts,tsx}', 'src/areas/*/web/**/*.test.{ts,tsx}'],
          setupFiles: [noise, './tests/support/setup-web.ts'],
          css: false,
        },
      },
      ...(['sqlite', 'postgres'] as const).map((engine) => ({
        test: {
          name: engine,
          environment: 'node' as const,
          // Each worker reads the server once: files open applications and databases of their own.
          isolate: false,
          include: [...server, 'tests/schema/**/*.test.ts'],
          exclude: once,
          setupFiles: [noise],
          env: { TEST_DATABASE: engine, NODE_ENV: 'test', LOG_LEVEL: 'silent' },
          globalSetup: [`./tests/support/setup-${engine}.ts`],
        },
      })),
    ],
  },
});
