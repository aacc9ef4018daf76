import type { FastifyBaseLogger } from 'fastify'
import type { CatalogueVersion } from './cache/catalogue-version.ts'
import type { Caches } from './cache/caches.ts'
import type { Captcha } from './captcha/captcha.ts'
import type { Database } from './db/connect.ts'
import type { Replica } from './db/replica.ts'
import type { Transactional } from './db/transaction.ts'
import type { CurrentSite } from './site/current-site.ts'
import type { Settings } from './settings/env.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { MediaPipeline } from './media/stored/store-media.ts'
import type { Admission } from './limits/admission.ts'
import type { Metrics } from './monitoring/metrics.ts'
import type { QuoteTokens } from './auth/tokens/quote-tokens.ts'
import type { Secrets } from './auth/derived-keys.ts'
import type { LogInTokens } from './auth/tokens/log-in-tokens.ts'
import type { Passkeys } from './auth/factors/passkeys.ts'
import type { TotpCodes } from './auth/factors/totp.ts'
import type { Passwords } from './auth/passwords.ts'
import type { BrowserReportCounter } from './monitoring/count-browser-reports.ts'
import type { SheetReader } from './sheets/reading/sheet-reader.ts'
import type { RateLimits } from './limits/rate-limits.ts'
import type { ServedStatus } from './site/redirects/served-status.ts'
import type { FindRedirect } from './site/redirects/redirect-index.ts'
import type { DeadAddressCounter } from './site/redirects/count-dead-addresses.ts'
import type { HitCounter } from './site/redirects/count-hits.ts'
import type { Siblings } from './runtime/siblings.ts'

/**
 * Everything outside a transaction that handlers may need, each behind a port; `start/open-services.ts` makes it once.
 * Documents, features and the pipeline declare their own ports here (`declare module`), each beside its maker.
 */
export interface Services {
  settings: Settings
  database: Database
  /** Reads of the public catalogue, and of data kept with its version: on a replica where there is one. */
  catalogueReads: Transactional
  /** Undefined: there is none. */
  replica: Pick<Replica, 'check'> | undefined
  catalogueVersion: CatalogueVersion
  caches: Caches
  /** The operator's identity; inside a transaction, `readSite` returns it. */
  currentSite: CurrentSite
  /** Storage, decoders and temporary folder of uploads. */
  mediaPipeline: MediaPipeline
  jobs: Jobs
  browserReports: BrowserReportCounter
  /** The redirect of an address, looked up in memory. */
  findRedirect: FindRedirect
  redirectHits: HitCounter
  deadAddresses: DeadAddressCounter
  /** The status with which this server answers an address, redirects aside. */
  servedStatus: ServedStatus
  logInTokens: LogInTokens
  /** The tokens that visitors have for their requests and proposals. */
  quoteTokens: QuoteTokens
  /** Reads the sheets of imports, in a process. */
  sheetReader: Pick<SheetReader, 'table'>
  /** Keys that hash the payloads of repeatable calls. */
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
  siblings: Siblings | undefined
  log: FastifyBaseLogger
  /** The only source of time. */
  clock: () => Date
}
