import { postgresPrograms } from './postgres-cluster.ts'
import { rounds } from './rounds.ts'

const hasPostgres = Boolean(postgresPrograms)

/** Whether what is tried on PostgreSQL is tried on the embedded database too: in the short form, where the other is not installed. */
export const triesEmbedded = rounds(!hasPostgres, true)

/** What a fault is tried on, and whether it is. */
export const databases = [
  ['the embedded database', triesEmbedded],
  ['PostgreSQL', hasPostgres],
] as const
