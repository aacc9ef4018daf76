import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { deriveKey as deriveSecret, type Secrets } from '../auth/derived-keys.ts'
import type { Captcha } from './captcha.ts'

const lifeMs = 10 * 60 * 1000

/**
 * The work of one captcha: `cost` rounds for each of the attempts up to the counter, together
 * about a second on a phone. The server does one attempt to pose it and none to check it.
 */
const work = { cost: 5_000, attemptsMin: 300, attemptsMax: 600 }

/** A browser's solution, as base64 of JSON. */
const solved = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      expiresAt: z.number(),
      data: z.object({ action: z.string() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

/** Proof of work, posed and checked here: no third party, no cookie, nothing to see. */
export function makeAltcha([current, ...previous]: Secrets): Captcha {
  const posing = keysOf(current)
  const taken = [posing, ...previous.map(keysOf)]
  return {
    async challenge(action, now) {
      const { parameters, signature } = await createChallenge({
        ...posing,
        algorithm: 'PBKDF2/SHA-256',
        cost: work.cost,
        counter: randomInt(work.attemptsMax, work.attemptsMin),
        deriveKey,
        expiresAt: new Date(now.getTime() + lifeMs),
        data: { action },
      })
      return { parameters, signature }
    },
    async verify(token, action, now) {
      const payload = readPayload(token)
      if (!payload) return { outcome: 'refused' }
      const { challenge, solution } = payload
      const { expiresAt, data } = challenge.parameters
      const ends = new Date(expiresAt * 1000)
      const checks = await Promise.all(
        taken.map((keys) => verifySolution({ ...keys, challenge, solution, deriveKey })),
      )
      if (!checks.some(({ verified }) => verified) || data.action !== action || ends <= now)
        return { outcome: 'refused' }
      return { outcome: 'accepted', identity: challenge.signature, expiresAt: ends }
    },
  }
}

function keysOf(secret: string) {
  return {
    hmacSignatureSecret: deriveSecret(secret, 'captcha challenge'),
    hmacKeySignatureSecret: deriveSecret(secret, 'captcha solution'),
  }
}

function readPayload(token: string) {
  try {
    const parsed = solved.safeParse(JSON.parse(Buffer.from(token, 'base64').toString('utf8')))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}
