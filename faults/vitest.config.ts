import { defineConfig } from 'vitest/config'
import { rounds } from './rounds.ts'

const minute = 60_000

/** Real processes that are killed, frozen and cut off; much of the time is waiting, so three files run at once. */
export default defineConfig({
  test: {
    include: ['faults/**/*.test.ts'],
    globalSetup: ['faults/global-setup.ts'],
    testTimeout: rounds(5, 120) * minute,
    hookTimeout: 5 * minute,
    // A busy machine takes seconds for what a quiet one does at once.
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: 3,
    reporters: [
      'default',
      ['json', { outputFile: process.env['TEST_REPORT'] ?? 'test-results/faults.json' }],
    ],
  },
})
