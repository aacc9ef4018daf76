import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const onPostgreSql = process.env['TEST_DATABASE_URL'] !== undefined

export default defineConfig({
  test: {
    // On PostgreSQL runs what may differ there: contract, maps, pages and scripts never meet the database.
    include: onPostgreSql
      ? ['src/server/**/*.test.ts']
      : ['src/**/*.test.{ts,tsx}', 'testing/**/*.test.ts', 'demo/**/*.test.ts'],
    globalSetup: ['testing/global-setup.ts'],
    setupFiles: ['testing/set-up.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // Loading the server anew for each file takes as long as the tests. Embedded databases would pile up in a worker that goes on.
    isolate: !onPostgreSql,
    execArgv: ['--import', join(import.meta.dirname, 'src/server/db/quick-resolution.js')],
    reporters: [
      'default',
      ['json', { outputFile: process.env['TEST_REPORT'] ?? 'test-results/embedded.json' }],
    ],
  },
})
