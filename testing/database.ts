import { readFile } from 'node:fs/promises'
import { inject } from 'vitest'
import type { Database } from '#server/db/connect.ts'
import { openInMemory } from '#server/db/embedded.ts'
import { createCopy } from './postgres-server.ts'

/**
 * A fresh migrated database for one test file, job queues included: PGlite in memory, or a
 * database of the PostgreSQL server that TEST_DATABASE_URL names. Close it in `afterAll`.
 */
export async function createTestDatabase(): Promise<Database> {
  const template = inject('databaseTemplate')
  if ('image' in template) return openInMemory(new Blob([await readFile(template.image)]))
  return createCopy(template.serverUrl, template.template)
}
