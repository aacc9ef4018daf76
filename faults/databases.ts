import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type Cluster, postgresPrograms, startCluster } from './postgres-cluster.ts'
import { rounds } from './rounds.ts'

const hasPostgres = Boolean(postgresPrograms)

/** Whether what is tried on PostgreSQL is tried on the embedded database too: in the short form, where the other is not installed. */
export const triesEmbedded = rounds(!hasPostgres, true)

/** The databases under test, and whether each is available. */
export const databases = [
  ['the embedded database', triesEmbedded],
  ['PostgreSQL', hasPostgres],
] as const

type DatabaseName = (typeof databases)[number][0]

/** Has a new database for each test of a suite; gives the variables that name it. */
export function newDatabases(name: DatabaseName, isThere: boolean): () => Record<string, string> {
  let cluster: Cluster | undefined
  let variables: Record<string, string> = {}
  beforeAll(async () => {
    if (name === 'PostgreSQL' && isThere) cluster = await startCluster()
  })
  afterAll(async () => cluster?.remove())
  beforeEach(async () => {
    variables = cluster ? { DATABASE_URL: await cluster.createDatabase() } : {}
  })
  return () => variables
}
