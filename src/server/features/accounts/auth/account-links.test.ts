import { plainSite } from '#testing/mailing-site.ts'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestApp, type TestUser } from '#testing/app.ts'
import { userTokens } from '#server/platform/db/schema/index.ts'
import type { AccountLinkPayload } from '../kit/request-link.ts'
import type { OutgoingMail } from '#server/documents/mail/mailers/mailer.ts'
import { makeAccountLinkJob } from './account-links.ts'

const sent: OutgoingMail[] = []
let failures = 0
const app = await startTestApp({ RATE_LIMIT: 'on' })
let user: TestUser
let carryOut: ReturnType<typeof makeAccountLinkJob>

beforeAll(async () => {
  const { database, settings, rateLimits, clock, log } = app.services
  const mailer = {
    send: async (mail: OutgoingMail) => {
      if (failures-- > 0) throw new Error('The mail server is away')
      sent.push(mail)
    },
    takeBack: async () => {},
    close: () => {},
  }
  const secret = 'a secret of at least thirty-two bytes'
  carryOut = makeAccountLinkJob({
    database,
    mailer,
    site: async () => plainSite(settings),
    secret,
    rateLimits,
    clock,
    log,
  })
})

beforeEach(async () => {
  sent.length = 0
  failures = 0
  user = await app.makeUser()
})

function makeLink(secondsAgo: number, seed: string): AccountLinkPayload {
  const requestedAt = new Date(Date.now() - secondsAgo * 1000).toISOString()
  return { purpose: 'reset', email: user.email, lang: 'es', requestedAt, seed }
}

const makeJob = (id: string) => ({ id, attempt: 1, isLast: false, createdAt: new Date() })
const tokenIn = (mail?: OutgoingMail) => /reset-password\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
const newPass = 'Nueva-4567'
const reset = (token: string) => app.call('resetPassword', { token, newPass, lang: 'es' })

it('mails the same link, under the same id, when it has to mail twice', async () => {
  const link = makeLink(0, 'seed')
  failures = 1
  await expect(carryOut(link, makeJob('job'))).rejects.toThrow('away')
  await carryOut(link, makeJob('job'))
  await carryOut(link, makeJob('job'))
  expect(sent.map(({ id }) => id)).toEqual(['job', 'job'])
  expect(tokenIn(sent[1])).toBe(tokenIn(sent[0]))
  await expect(reset(tokenIn(sent[0]))).resolves.toBeUndefined()
})

it('does not revive a link that was used, nor overrule a later one', async () => {
  const [older, later] = [makeLink(20, 'older'), makeLink(10, 'later')]
  await carryOut(older, makeJob('older'))
  await carryOut(later, makeJob('later'))
  await carryOut(older, makeJob('older'))
  expect(sent.map(({ id }) => id)).toEqual(['older', 'later'])
  await reset(tokenIn(sent[1]))
  await carryOut(later, makeJob('later'))
  expect(sent).toHaveLength(2)
  await expect(reset(tokenIn(sent[1]))).rejects.toMatchObject({ name: 'INVALID_TOKEN' })
})

it('counts the mails that were sent, however often that was tried', async () => {
  const limited = (seed: string) => ({ ...makeLink(0, seed), limited: true }) as const
  failures = 5
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await expect(carryOut(limited('first'), makeJob('first'))).rejects.toThrow('away')
  }
  for (const seed of ['first', 'second', 'third', 'fourth']) {
    await carryOut(limited(seed), makeJob(seed))
  }
  expect(sent.map(({ id }) => id)).toEqual(['first', 'second', 'third'])
  await expect(reset(tokenIn(sent[2]))).resolves.toBeUndefined()
})

it('makes another token of the same seed elsewhere, and keeps only its hash', async () => {
  const link = makeLink(0, 'seed')
  await carryOut(link, makeJob('job'))
  const { database, settings, rateLimits, clock, log } = app.services
  const elsewhere = makeAccountLinkJob({
    database,
    mailer: {
      send: async (mail) => void sent.push(mail),
      takeBack: async () => {},
      close: () => {},
    },
    site: async () => plainSite(settings),
    secret: 'another secret of at least thirty-two bytes',
    rateLimits,
    clock,
    log,
  })
  await elsewhere(link, makeJob('job'))
  expect(tokenIn(sent[1])).not.toBe(tokenIn(sent[0]))
  const rows = await database.db.select().from(userTokens).where(eq(userTokens.userId, user.id))
  expect(JSON.stringify(rows)).not.toContain(tokenIn(sent[1]))
})
