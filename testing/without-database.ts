import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** A test names the helpers that open a database or Redis, or opens one itself. */
const opensOne =
  /#testing\/(?:app|database|postgres-server)\.ts|openInMemory|openEmbedded|databaseTemplate|TEST_(?:DATABASE|REDIS)_URL/

/** Tests that open one, yet end before it: at the decoder, the sheet's process, the schema or the network. */
const endBeforeIt = [
  'src/server/api/any-payload.test.ts',
  'src/server/features/catalogue/pictures/picture-addresses.test.ts',
  'src/server/pages/share-pictures/share-plugin.test.ts',
  'src/server/platform/monitoring/telemetry.test.ts',
  'src/server/platform/sheets/reading/large-workbooks.test.ts',
  'src/server/tools/demonstration/draw-pictures-job.test.ts',
]

/** The server's tests whose answer no database can change: running them on a second one tests nothing again. */
export function readsNoDatabase(): string[] {
  const without = globSync('src/server/**/*.test.ts', { cwd: root }).filter(
    (file) => !opensOne.test(readFileSync(join(root, file), 'utf8')),
  )
  return [...without, ...endBeforeIt]
}

/** The tests of features that PostgreSQL runs, races aside. */
export function featuresOnPostgreSql(): string[] {
  const notThere = new Set(readsNoDatabase())
  return globSync('src/server/features/**/*.test.ts', { cwd: root }).filter(
    (file) => !notThere.has(file) && !file.endsWith('/races.test.ts'),
  )
}
