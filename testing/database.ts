import { readFile } from 'node:fs/promises'
import { inject } from 'vitest'
import type { Database } from '#server/platform/db/connect.ts'
import { openInMemory } from '#server/platform/db/embedded.ts'
import { createCopy } from './postgres-server.ts'

/** The image in memory: a Blob copies it in small parts at each read, which takes longer than the rest of the start. */
class ReadImage extends Blob {
  readonly #bytes: ArrayBuffer
  constructor(bytes: ArrayBuffer) {
    super()
    this.#bytes = bytes
  }
  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#bytes)
  }
}

let readImage: Promise<ReadImage> | undefined

async function imageAt(path: string): Promise<ReadImage> {
  const { buffer, byteOffset, byteLength } = await readFile(path)
  return new ReadImage(buffer.slice(byteOffset, byteOffset + byteLength))
}

/**
 * A fresh migrated database for one test file, job queues included: PGlite in memory, or a
 * database of the PostgreSQL server that TEST_DATABASE_URL names. Close it in `afterAll`.
 */
export async function createTestDatabase(): Promise<Database> {
  const template = inject('databaseTemplate')
  if ('image' in template) return openInMemory(await (readImage ??= imageAt(template.image)))
  return createCopy(template.serverUrl, template.template)
}
