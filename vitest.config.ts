import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const onPostgreSql = process.env['TEST_DATABASE_URL'] !== undefined

/** On PostgreSQL runs what may differ there: contract, maps, pages and scripts never meet the database. */
const include = onPostgreSql
  ? ['src/server/**/*.test.ts']
  : ['src/**/*.test.{ts,tsx}', 'testing/**/*.test.ts', 'demo/**/*.test.ts']

/** What has a module replaced for everything that loads it. */
const apart = ['testing/languages.test.ts']

export default defineConfig({
  test: {
    projects: [
      // Two thirds of the time were files that load the server once more. What a file changes, it puts back.
      { extends: true, test: { name: 'together', include, exclude: apart, isolate: false } },
      ...(onPostgreSql
        ? []
        : [{ extends: true as const, test: { name: 'apart', include: apart, isolate: true } }]),
    ],
    globalSetup: ['testing/global-setup.ts'],
    setupFiles: ['testing/set-up.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    execArgv: ['--import', join(import.meta.dirname, 'src/server/db/quick-resolution.js')],
    reporters: [
      'default',
      ['json', { outputFile: process.env['TEST_REPORT'] ?? 'test-results/embedded.json' }],
    ],
  },
})
