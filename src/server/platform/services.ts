import type { FastifyBaseLogger } from 'fastify'
import type { CatalogueVersion } from '#server/platform/cache/catalogue-version.ts'
import type { Caches } from '#server/platform/cache/caches.ts'
import type { Captcha } from '#server/platform/captcha/captcha.ts'
import type { Database } from '#server/platform/db/connect.ts'
import type { Replica } from '#server/platform/db/replica.ts'
import type { Transactional } from '#server/platform/db/transaction.ts'
import type { CurrentSite } from '#server/platform/site/current-site.ts'
import type { Settings } from '#server/platform/settings/env.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { MediaPipeline } from '#server/platform/media/stored/store-media.ts'
import type { Admission } from '#server/platform/limits/admission.ts'
import type { Metrics } from '#server/platform/monitoring/metrics.ts'
import type { RequestTokens } from '#server/platform/auth/tokens/request-tokens.ts'
import type { Secrets } from '#server/platform/auth/derived-keys.ts'
import type { LogInTokens } from '#server/platform/auth/tokens/log-in-tokens.ts'
import type { Passkeys } from '#server/platform/auth/factors/passkeys.ts'
import type { TotpCodes } from '#server/platform/auth/factors/totp.ts'
import type { Passwords } from '#server/platform/auth/passwords.ts'
import type { BrowserReportCounter } from '#server/platform/monitoring/count-browser-reports.ts'
import type { SheetReader } from '#server/platform/sheets/sheet-reader.ts'
import type { RateLimits } from '#server/platform/limits/rate-limits.ts'
import type { Fellows } from '#server/platform/runtime/fellows.ts'

/**
 * Everything outside a transaction that handlers may need, each behind a port; `start/open-services.ts` makes it once.
 * Documents, features and the pipeline declare their own ports here (`declare module`), each beside its maker.
 */
export interface Services {
  settings: Settings
  database: Database
  /** What everybody may read of the catalogue, and what is kept with its version: on a replica where there is one. */
  catalogueReads: Transactional
  /** Undefined: there is none. */
  replica: Pick<Replica, 'check'> | undefined
  catalogueVersion: CatalogueVersion
  caches: Caches
  /** Whose site it is; inside a transaction `readSite` says so. */
  currentSite: CurrentSite
  /** Storage, decoders and temporary folder of uploads. */
  mediaPipeline: MediaPipeline
  jobs: Jobs
  browserReports: BrowserReportCounter
  logInTokens: LogInTokens
  /** The tokens that visitors have for their requests and proposals. */
  requestTokens: RequestTokens
  /** Reads the sheets of imports, in a process. */
  sheetReader: Pick<SheetReader, 'lines'>
  /** What the payloads of repeatable calls are hashed with. */
  payloadHashKeys: Secrets
  passwords: Passwords
  /** Codes of apps. */
  totp: TotpCodes
  passkeys: Passkeys
  captcha: Captcha
  rateLimits: RateLimits
  admission: Admission
  metrics: Metrics
  /** The other workers behind the same port; undefined for a process that is alone there. */
  fellows: Fellows | undefined
  log: FastifyBaseLogger
  /** The only source of time. */
  clock: () => Date
}
