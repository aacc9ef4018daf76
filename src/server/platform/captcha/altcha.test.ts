import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startTestApp } from '#testing/app.ts'
import { makeRegistration } from '#testing/accounts.ts'
import { makeAltcha } from './altcha.ts'

const secret = 'a9Xq2LrT7vWz4KpB8sYd1MnC6hJf3GeU'
const altcha = makeAltcha([secret])
const now = () => new Date()

const posed = z.object({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    expiresAt: z.number(),
    data: z.record(z.string(), z.string()),
  }),
  signature: z.string(),
})
type Posed = z.infer<typeof posed>
type Solution = { counter: number; derivedKey: string }

async function solve(given: unknown): Promise<{ challenge: Posed; solution: Solution }> {
  const challenge = posed.parse(given)
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('Not solved')
  return { challenge, solution: { counter: solution.counter, derivedKey: solution.derivedKey } }
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')

describe('a proof of work', () => {
  let solved: { challenge: Posed; solution: Solution }
  beforeAll(async () => {
    solved = await solve(await altcha.challenge('register', now()))
  })

  it('is accepted for its action, known again however it is written', async () => {
    const result = await altcha.verify(encode(solved), 'register', now())
    const { solution, challenge } = solved
    const rewritten = await altcha.verify(` ${encode({ solution, challenge })}`, 'register', now())
    expect(result).toMatchObject({ outcome: 'accepted', identity: challenge.signature })
    expect(rewritten).toEqual(result)
  })

  it.each<[string, (given: typeof solved) => unknown]>([
    [
      'another solution',
      ({ challenge }) => ({ challenge, solution: { counter: 1, derivedKey: '00'.repeat(32) } }),
    ],
    [
      'an easier challenge',
      ({ challenge, solution }) => ({
        challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1 } },
        solution,
      }),
    ],
    [
      'a challenge of another action',
      ({ challenge, solution }) => ({
        challenge: {
          ...challenge,
          parameters: { ...challenge.parameters, data: { action: 'createQuote' } },
        },
        solution,
      }),
    ],
    [
      'a challenge that never ends',
      ({ challenge, solution }) => ({
        challenge: {
          ...challenge,
          parameters: { ...challenge.parameters, expiresAt: 9_999_999_999 },
        },
        solution,
      }),
    ],
    ['no challenge', ({ solution }) => ({ solution })],
    ['nothing', () => null],
  ])('is refused with %s', async (_case, change) => {
    for (const action of ['register', 'createQuote'] as const) {
      const result = await altcha.verify(encode(change(solved)), action, now())
      expect(result).toEqual({ outcome: 'refused' })
    }
  })

  it('is refused for another action, in another installation, when late, and when garbled', async () => {
    const refused = { outcome: 'refused' }
    const later = new Date(Date.now() + 11 * 60 * 1000)
    expect(await altcha.verify(encode(solved), 'createQuote', now())).toEqual(refused)
    expect(await altcha.verify(encode(solved), 'register', later)).toEqual(refused)
    expect(await altcha.verify('%%%', 'register', now())).toEqual(refused)
    const elsewhere = makeAltcha(['another secret of thirty-two bytes or more'])
    expect(await elsewhere.verify(encode(solved), 'register', now())).toEqual(refused)
  })
})

it('protects a registration from end to end, once', async () => {
  const app = await startTestApp({ CAPTCHA_PROVIDER: 'altcha' })
  const challenge = await app.call('getCaptchaChallenge', { action: 'register' })
  const captchaTk = encode(await solve(challenge))
  await app.call('register', makeRegistration({ captchaTk }))
  await expect(app.call('register', makeRegistration({ captchaTk }))).rejects.toMatchObject({
    name: 'INVALID_DATA_ERROR',
  })
})
