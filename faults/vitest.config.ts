import { defineConfig } from 'vitest/config'

/** Real processes that are killed, frozen and cut off; one file after the other. */
export default defineConfig({
  test: {
    include: ['faults/**/*.test.ts'],
    globalSetup: ['faults/global-setup.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    fileParallelism: false,
    reporters: [
      'default',
      ['json', { outputFile: process.env['TEST_REPORT'] ?? 'test-results/faults.json' }],
    ],
  },
})
