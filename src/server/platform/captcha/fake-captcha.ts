import { limits } from '#contract/base/limits.ts'
import type { Captcha } from './captcha.ts'

const day = 24 * 60 * 60 * 1000

/** For tests: `fake:ACTION:SCORE` or `fake:ACTION:SCORE:ANYTHING` (requirements §8.6). */
export function makeFakeCaptcha(): Captcha {
  return {
    challenge: async () => null,
    async verify(token, action, now) {
      const [, given, score] = /^fake:(\w+):(\d+(?:\.\d+)?)(?::.*)?$/s.exec(token) ?? []
      if (given !== action || Number(score) < limits.captchaScoreMin || Number(score) > 1) {
        return { outcome: 'refused' }
      }
      return { outcome: 'accepted', identity: token, expiresAt: new Date(now.getTime() + day) }
    },
  }
}
