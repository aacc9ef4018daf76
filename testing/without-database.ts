import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** A test names the helpers that open a database or Redis, or opens one itself. */
const opensOne =
  /#testing\/(?:app|database|postgres-server)\.ts|openInMemory|openEmbedded|databaseTemplate|TEST_(?:DATABASE|REDIS)_URL/

/** The server's tests whose answer no database can change: running them on a second one tests nothing again. */
export function readsNoDatabase(): string[] {
  return globSync('src/server/**/*.test.ts', { cwd: root }).filter(
    (file) => !opensOne.test(readFileSync(join(root, file), 'utf8')),
  )
}
