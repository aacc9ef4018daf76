import type { Settings } from '#server/platform/settings/env.ts'

/** Which database a command has worked on: without its variables it is not the server's. */
export function nameOfDatabase({ databaseUrl, dataDir }: Settings): string {
  return databaseUrl === null ? `embedded database in ${dataDir}` : 'PostgreSQL'
}
