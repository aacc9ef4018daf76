import { join } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { featuresOnPostgreSql, readsNoDatabase } from './testing/without-database.ts'

const onPostgreSql = process.env['TEST_DATABASE_URL'] !== undefined

/** CI tests what operations do once, on PostgreSQL, and races on both databases. */
const elsewhere =
  !onPostgreSql && process.env['FEATURES_TESTED_ELSEWHERE'] !== undefined
    ? featuresOnPostgreSql()
    : []

const shared = {
  globalSetup: ['testing/global-setup.ts'],
  setupFiles: ['testing/set-up.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // A busy machine takes seconds for what a quiet one does at once.
  expect: { poll: { timeout: 30_000 } },
  execArgv: ['--import', join(import.meta.dirname, 'src/server/platform/db/quick-resolution.js')],
}

/** Replaces modules that the others share. */
const alone = ['testing/languages.test.ts', 'testing/made-up-text.test.ts']

/** Files share the modules that a worker has loaded: loading them for each file takes as long as the tests. */
const together = {
  ...shared,
  name: 'together',
  isolate: false,
  include: onPostgreSql
    ? ['src/server/**/*.test.ts']
    : ['src/**/*.test.{ts,tsx}', '{bench,demo,testing}/**/*.test.ts'],
  // PostgreSQL runs what may differ there.
  exclude: [
    ...configDefaults.exclude,
    ...alone,
    ...elsewhere,
    ...(onPostgreSql ? readsNoDatabase() : []),
  ],
}

export default defineConfig({
  test: {
    projects: (onPostgreSql
      ? [together]
      : [together, { ...shared, name: 'alone', include: alone }]
    ).map((test) => ({ extends: true, test })),
    // Tests on PostgreSQL wait for its answers.
    maxWorkers: onPostgreSql ? 3 : 2,
    reporters: [
      'default',
      ['json', { outputFile: process.env['TEST_REPORT'] ?? 'test-results/embedded.json' }],
    ],
  },
})
