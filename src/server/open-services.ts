import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { makeCaches } from '#server/cache/caches.ts'
import { watchCatalogue } from '#server/cache/catalogue-version.ts'
import { makeCaptcha } from '#server/captcha/captcha.ts'
import type { Database } from '#server/db/connect.ts'
import { makeDrawPicturesJob } from '#server/demonstration/draw-pictures-job.ts'
import { makePrioritisePictures } from '#server/demonstration/prioritise-pictures.ts'
import type { Settings } from '#server/settings/env.ts'
import { makeAccountLinkJob } from '#server/features/accounts/auth/account-links.ts'
import { makeLogInWarningJob } from '#server/features/accounts/auth/guard-account.ts'
import { openJobs } from '#server/jobs/jobs.ts'
import type { JobHandlers } from '#server/jobs/run-job.ts'
import { countMails, makeMailer } from '#server/mail/mailer.ts'
import { makeMailJob } from '#server/mail/send-mail.ts'
import { makeDecoderPool } from '#server/media/decoder-pool.ts'
import { makeEncodeAvifJob } from '#server/media/encode-avif-job.ts'
import { makeRemoveFilesJob } from '#server/media/remove-files-job.ts'
import { makeAdmission } from '#server/limits/admission.ts'
import { deriveKey } from '#server/auth/derived-keys.ts'
import { makeMetrics } from '#server/monitoring/metrics.ts'
import { makeLogInTokens } from '#server/auth/log-in-tokens.ts'
import { makePasswords, type PasswordCost } from '#server/auth/passwords.ts'
import { openRateLimits } from '#server/limits/rate-limits.ts'
import type { Services } from './services.ts'
import { openConfiguredStorage } from '#server/storage/open-storage.ts'

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
  /** What a password hash costs, where not the usual. */
  passwordCost?: PasswordCost
}

export interface OpenServices extends Services {
  /** Finishes running jobs and closes what is open. */
  close(): Promise<void>
}

/** Opens every port on an open database. */
export async function openServices(needs: ServiceNeeds): Promise<OpenServices> {
  const { settings, database, secret, log, clock = () => new Date(), watchJobs = true } = needs
  const storage = await openConfiguredStorage(settings)
  const decoders = makeDecoderPool()
  const mediaPipeline = { storage, decoders, temporaryFolder: join(settings.dataDir, 'tmp') }
  const metrics = makeMetrics()
  const mailer = countMails(makeMailer(settings), metrics.countMail)
  const rateLimits = await openRateLimits(settings, { clock, log })
  const handlers: JobHandlers = {
    mail: makeMailJob(mailer),
    'account-link': makeAccountLinkJob({
      database,
      mailer,
      site: settings,
      secret,
      rateLimits,
      clock,
      log,
    }),
    'log-in-warning': makeLogInWarningJob({ database, mailer, site: settings }),
    'draw-pictures': makeDrawPicturesJob({ database, mediaPipeline, clock }),
    'encode-avif': makeEncodeAvifJob({ database, mediaPipeline }),
    'remove-files': makeRemoveFilesJob(storage),
  }
  const jobs = await openJobs(database, { handlers, log, watch: watchJobs })
  const catalogueVersion = await watchCatalogue(jobs.listen)
  return {
    settings,
    database,
    catalogueVersion,
    caches: makeCaches({
      version: catalogueVersion.current,
      onLookup: metrics.countCacheLookup,
    }),
    mediaPipeline,
    jobs,
    prioritisePictures: makePrioritisePictures(jobs, log, settings.demo),
    logInTokens: makeLogInTokens(secret),
    payloadHashKey: deriveKey(secret, 'payloads of repeatable calls'),
    passwords: makePasswords(needs.passwordCost),
    captcha: makeCaptcha({ settings, secret }),
    rateLimits,
    admission: makeAdmission(),
    metrics,
    log,
    clock,
    async close() {
      await catalogueVersion.close()
      await jobs.stop()
      decoders.close()
      mailer.close()
      await rateLimits.close()
      await database.close()
    },
  }
}
