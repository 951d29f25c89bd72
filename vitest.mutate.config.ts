import { defineConfig } from 'vitest/config';

/** The tests that mutation of the concrete rules runs: those of the domain, and of its texts. */
export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: 20_000,
    include: ['src/areas/formigo/{domain,texts}/**/*.test.ts'],
    setupFiles: ['./tests/support/setup-mutate.ts'],
  },
});
