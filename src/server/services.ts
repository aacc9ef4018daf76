import type { FastifyBaseLogger } from 'fastify'
import type { Captcha } from './captcha/captcha.ts'
import type { Database } from './db/connect.ts'
import type { Settings } from './env.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { MediaWorkshop } from './media/store-media.ts'
import type { LogInTokens } from './security/log-in-tokens.ts'
import type { Passwords } from './security/passwords.ts'
import type { RateLimits } from './security/rate-limits.ts'

/** Everything outside a transaction that handlers may need, each behind a port; made once in main.ts. */
export interface Services {
  settings: Settings
  database: Database
  /** Storage, decoders and temporary folder of uploads. */
  workshop: MediaWorkshop
  jobs: Jobs
  logInTokens: LogInTokens
  passwords: Passwords
  captcha: Captcha
  rateLimits: RateLimits
  log: FastifyBaseLogger
  /** The only source of time. */
  clock: () => Date
}
