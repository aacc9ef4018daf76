import { defineConfig } from 'vitest/config'

/** Real processes that are killed, frozen and cut off; much of the time is waiting, so two files run at once. */
export default defineConfig({
  test: {
    include: ['faults/**/*.test.ts'],
    globalSetup: ['faults/global-setup.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
    reporters: [
      'default',
      ['json', { outputFile: process.env['TEST_REPORT'] ?? 'test-results/faults.json' }],
    ],
  },
})
