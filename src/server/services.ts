import type { FastifyBaseLogger } from 'fastify'
import type { CatalogueVersion } from '#server/cache/catalogue-version.ts'
import type { Caches } from '#server/cache/caches.ts'
import type { Captcha } from '#server/captcha/captcha.ts'
import type { Database } from '#server/db/connect.ts'
import type { Settings } from '#server/settings/env.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { MediaPipeline } from '#server/media/store-media.ts'
import type { Admission } from '#server/limits/admission.ts'
import type { Metrics } from '#server/monitoring/metrics.ts'
import type { LogInTokens } from '#server/auth/log-in-tokens.ts'
import type { Passwords } from '#server/auth/passwords.ts'
import type { RateLimits } from '#server/limits/rate-limits.ts'

/** Everything outside a transaction that handlers may need, each behind a port; made once in main.ts. */
export interface Services {
  settings: Settings
  database: Database
  catalogueVersion: CatalogueVersion
  caches: Caches
  /** Storage, decoders and temporary folder of uploads. */
  mediaPipeline: MediaPipeline
  jobs: Jobs
  /** Told of every item that somebody looks at: its pictures are drawn next, where some are missing. */
  prioritisePictures: (itemId: string) => void
  logInTokens: LogInTokens
  /** What the payloads of repeatable calls are hashed with. */
  payloadHashKey: string
  passwords: Passwords
  captcha: Captcha
  rateLimits: RateLimits
  admission: Admission
  metrics: Metrics
  log: FastifyBaseLogger
  /** The only source of time. */
  clock: () => Date
}
