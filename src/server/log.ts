import pino, { type Logger } from 'pino'
import type { Settings } from './env.ts'

/** What never reaches a log: secrets and what could become one (security: log only what helps). */
const masked = [
  'req.headers.authorization',
  'req.headers.cookie',
  'req.headers["captcha-token"]',
  '*.password',
  '*.newPass',
  '*.token',
  '*.captchaTk',
]

/** A path without the tokens of mailed links. */
function withoutTokens(url: string): string {
  return url.replace(/((?:reset-password|verify-email\/[^/?]+)\/)[^/?]+/, '$1[token]')
}

interface LoggedRequest {
  id: string
  method: string
  url: string
  ip: string
}

/** JSON lines with the request's id, in `LOG_LEVEL` and above. */
export function openLog(settings: Pick<Settings, 'logLevel'>): Logger {
  return pino({
    level: settings.logLevel,
    redact: { paths: masked, censor: '[masked]' },
    serializers: {
      req: ({ id, method, url, ip }: LoggedRequest) => ({
        id,
        method,
        url: withoutTokens(url),
        ip,
      }),
      err: pino.stdSerializers.err,
    },
  })
}
