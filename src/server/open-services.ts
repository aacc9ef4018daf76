import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from './db/connect.ts'
import type { Settings } from './env.ts'
import { openJobs } from './jobs/jobs.ts'
import type { JobHandlers } from './jobs/run-job.ts'
import { makeDecoderPool } from './media/decoder-pool.ts'
import { makeLogInTokens } from './security/log-in-tokens.ts'
import type { Services } from './services.ts'
import { openStorage } from './storage/open-storage.ts'

interface ServiceNeeds {
  settings: Settings
  /** Open and migrated; closed with the services. */
  database: Database
  /** What log-in tokens, e-mail tokens and captchas are signed with. */
  secret: string
  log: FastifyBaseLogger
  clock?: () => Date
  /** Whether jobs run as they come, or only when a test drains them. */
  watchJobs?: boolean
}

export interface OpenServices extends Services {
  /** Finishes running jobs and closes what is open. */
  close(): Promise<void>
}

/** Opens every port on an open database. */
export async function openServices(needs: ServiceNeeds): Promise<OpenServices> {
  const { settings, database, secret, log, clock = () => new Date(), watchJobs = true } = needs
  const storage = await openStorage({
    folder: join(settings.dataDir, 'media'),
    storageUrl: settings.storageUrl,
    credentials: settings.storageCredentials,
  })
  const decoders = makeDecoderPool()
  const handlers: JobHandlers = {
    'remove-files': async ({ keys }) => {
      for (const key of keys) await storage.remove(key)
    },
  }
  const jobs = await openJobs(database, { handlers, log, watch: watchJobs })
  return {
    settings,
    database,
    workshop: { storage, decoders, temporaryFolder: join(settings.dataDir, 'tmp') },
    jobs,
    logInTokens: makeLogInTokens(secret),
    log,
    clock,
    async close() {
      await jobs.stop()
      decoders.close()
      await database.close()
    },
  }
}
