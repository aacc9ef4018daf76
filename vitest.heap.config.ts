import { join } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { readsNoDatabase } from './testing/without-database.ts'

const onPostgreSql = process.env['TEST_DATABASE_URL'] !== undefined

const shared = {
  globalSetup: ['testing/global-setup.ts'],
  setupFiles: ['testing/set-up.ts','/tmp/heap-setup.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
  execArgv: ['--import', join(import.meta.dirname, 'src/server/db/quick-resolution.js')],
}

/** The server's tests share the modules that a worker has loaded: loading them for each file takes as long as the tests. */
const server = {
  ...shared,
  name: 'server',
  isolate: false,
  include: ['src/server/**/*.test.ts'],
  // PostgreSQL runs what may differ there.
  exclude: [...configDefaults.exclude, ...(onPostgreSql ? readsNoDatabase() : [])],
}

/** Everything else replaces modules and globals, and loads little. */
const rest = {
  ...shared,
  name: 'rest',
  include: [
    'src/{contract,maps,web}/**/*.test.{ts,tsx}',
    'testing/**/*.test.ts',
    'demo/**/*.test.ts',
  ],
}

export default defineConfig({
  test: {
    projects: (onPostgreSql ? [server] : [server, rest]).map((test) => ({ extends: true, test })),
    maxWorkers: 2,
    reporters: [
      'default',
      ['json', { outputFile: process.env['TEST_REPORT'] ?? 'test-results/embedded.json' }],
    ],
  },
})
