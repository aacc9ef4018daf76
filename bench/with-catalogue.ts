import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { openPostgres, type PostgresDatabase } from '#server/platform/db/connect.ts'
import { migrateDatabase } from '#server/platform/db/migrate.ts'
import { fillCatalogue } from './fill-catalogue.ts'

/** A filled database, and what a server of this folder needs to work on it. */
export interface BenchCatalogue {
  database: PostgresDatabase
  variables: { DATABASE_URL: string; DATA_DIR: string }
}

/**
 * Runs `work` on a new database of the server that DATABASE_URL names, with `ofEach` items of every kind, or so many
 * tours where it is told.
 */
export async function withCatalogue<Result>(
  ofEach: number,
  work: (catalogue: BenchCatalogue) => Promise<Result>,
  tourCount: number = ofEach,
): Promise<Result> {
  const serverUrl = process.env['DATABASE_URL']
  if (!serverUrl) throw new Error('DATABASE_URL: a PostgreSQL server where databases may be made')
  const name = `nandu_bench_${process.pid}_${tourCount}`
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const administration = new Client({ connectionString: serverUrl })
  await administration.connect()
  await administration.query(`create database ${name}`)
  const dataDir = await mkdtemp(join(tmpdir(), 'nandu-bench-'))
  const database = await openPostgres(url.href, 4)
  try {
    await migrateDatabase(database)
    await fillCatalogue(database, ofEach, tourCount)
    return await work({ database, variables: { DATABASE_URL: url.href, DATA_DIR: dataDir } })
  } finally {
    await database.close()
    await administration.query(`drop database ${name} with (force)`)
    await administration.end()
    await rm(dataDir, { recursive: true, force: true })
  }
}
