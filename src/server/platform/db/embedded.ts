import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { drizzle } from 'drizzle-orm/pglite'
import { operatorError } from '../runtime/operator-error.ts'
import type { EmbeddedDatabase } from './connect.ts'
import type { DataFolderLock } from './data-folder.ts'

/** fuzzystrmatch is known to the oldest migrations alone. */
const extensions = { fuzzystrmatch, pg_trgm, unaccent }

/** A quarter of the usual buffers: PGlite clears and keeps all of them, and serves one statement at a time. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB']

/** Opens the embedded database in `dataDir`/db under its lock, which closing gives back. */
export async function openEmbedded(
  dataDir: string,
  lock: DataFolderLock,
): Promise<EmbeddedDatabase> {
  try {
    const pglite = await PGlite.create({ dataDir: join(dataDir, 'db'), extensions, startParams })
    return presentEmbedded(pglite, () => lock.release())
  } catch (error) {
    await lock.release()
    throw operatorError(`DATA_DIR: the database in ${dataDir} cannot be opened`, error)
  }
}

/** Opens an embedded database in memory, from a dumped image where one is given. For tests. */
export async function openInMemory(image?: Blob): Promise<EmbeddedDatabase> {
  const pglite = await PGlite.create({
    extensions,
    startParams,
    ...(image === undefined ? {} : { loadDataDir: image }),
  })
  return presentEmbedded(pglite, async () => {})
}

function presentEmbedded(pglite: PGlite, afterClose: () => Promise<void>): EmbeddedDatabase {
  const db = drizzle(pglite)
  return {
    kind: 'pglite',
    db,
    transaction: (work) => db.transaction(work),
    pglite,
    async close() {
      if (pglite.closed) return
      await pglite.close()
      await afterClose()
    },
  }
}
