import { createHash } from 'node:crypto'
import { access, mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Database } from '#server/platform/db/connect.ts'
import { openInMemory } from '#server/platform/db/embedded.ts'
import { migrateDatabase } from '#server/platform/db/migrate.ts'
import { installQueues } from '#server/platform/jobs/open-boss.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const cacheFolder = join(root, 'node_modules/.cache/test-database')

/**
 * The path of a dumped, migrated PGlite folder, made where there is none for these migrations.
 * Loading it takes a fraction of what a new database takes.
 */
export async function prepareImage(): Promise<string> {
  const path = join(cacheFolder, `${await schemaHash()}.tar`)
  if (await exists(path)) return path
  const database = await openInMemory()
  await installSchema(database)
  // Opening it replays what was written since the last checkpoint.
  await database.pglite.exec('checkpoint')
  const image = await database.pglite.dumpDataDir('none')
  await database.close()
  await mkdir(cacheFolder, { recursive: true })
  const unfinished = `${path}.${process.pid}`
  await writeFile(unfinished, Buffer.from(await image.arrayBuffer()))
  await rename(unfinished, path)
  return path
}

/** Migrates and installs the job queues, so that no test has to. */
export async function installSchema(database: Database): Promise<void> {
  await migrateDatabase(database)
  await installQueues(database, console)
}

/** Changes with everything that ends up in the image. */
async function schemaHash(): Promise<string> {
  const migrations = (await readdir(join(root, 'migrations'))).filter((name) =>
    name.endsWith('.sql'),
  )
  const files = [
    'testing/database-image.ts',
    ...migrations.toSorted().map((name) => join('migrations', name)),
    'src/server/platform/jobs/queues.ts',
    'src/server/platform/jobs/open-boss.ts',
    'node_modules/@electric-sql/pglite/package.json',
    'node_modules/pg-boss/package.json',
  ]
  const hash = createHash('sha256')
  for (const file of files) hash.update(await readFile(join(root, file)))
  return hash.digest('hex').slice(0, 16)
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path)
    return true
  } catch {
    return false
  }
}
