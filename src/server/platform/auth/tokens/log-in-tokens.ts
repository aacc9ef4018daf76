import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { limits } from '#contract/base/limits.ts'
import type { Secrets } from '../derived-keys.ts'

const issuer = 'nandu'
const audience = 'nandu:session'
const algorithm = 'HS256'
const clockLeewaySeconds = 5

/** Content of a log-in token: it identifies the session; rights are never read from it. */
interface TokenClaims {
  userId: string
  sessionId: string
  issuedAt: Date
}

const claims = z.object({ sub: z.guid(), sid: z.guid(), iat: z.number() })

/** Signs and checks log-in tokens (30 minutes, requirements §1.8). */
export interface LogInTokens {
  sign(userId: string, sessionId: string, now: Date): Promise<string>
  /** The claims, or null when the token is malformed, forged, for another purpose or expired. */
  check(token: string, now: Date): Promise<TokenClaims | null>
}

const inSeconds = (date: Date) => Math.floor(date.getTime() / 1000)

/**
 * Tokens under the first secret; another install's secret makes other tokens. One that a previous
 * secret signed is taken until it ends, and is renewed under the first.
 */
export function makeLogInTokens([current, ...previous]: Secrets): LogInTokens {
  const keyOf = (secret: string) => new TextEncoder().encode(secret)
  const key = keyOf(current)
  const taken = [key, ...previous.map(keyOf)]
  return {
    sign: (userId, sessionId, now) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setSubject(userId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(inSeconds(now))
        .setExpirationTime(inSeconds(now) + limits.loginTokenSeconds)
        .sign(key),
    async check(token, now) {
      for (const each of taken) {
        const found = await readClaims(token, each, now)
        if (found) return found
      }
      return null
    },
  }
}

async function readClaims(token: string, key: Uint8Array, now: Date): Promise<TokenClaims | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [algorithm],
      issuer,
      audience,
      clockTolerance: clockLeewaySeconds,
      currentDate: now,
      requiredClaims: ['sub', 'sid', 'iat', 'exp'],
    })
    const { sub, sid, iat } = claims.parse(payload)
    return { userId: sub, sessionId: sid, issuedAt: new Date(iat * 1000) }
  } catch {
    return null
  }
}
