import { expect, it } from 'vitest'
import { Webhook } from 'standardwebhooks'
import { mailedToken } from '#testing/accounts.ts'
import { startTestApp } from '#testing/app.ts'
import { sendCall } from '#testing/caller.ts'
import { makeDestination } from '#testing/factories.ts'
import { startReceiver } from '#testing/webhook-receiver.ts'
import { makeUnsubscribeLinks } from '#server/features/privacy/unsubscribe-links.ts'
import { makeWebhookSecrets } from '#server/features/trade/webhooks/secrets.ts'
import { makeLogInTokens } from './tokens/log-in-tokens.ts'
import { makeQuoteTokens } from './tokens/quote-tokens.ts'

const before = 'uT4kX9pQ2mZ7cR1vB6nJ8sY3wL5hD0aG'
const after = 'e7NqK2xW9rV4tP6yM1bC8zF3jS5gH0dL'
const stranger = 'Q1wE4rT7yU0iO3pA6sD9fG2hJ5kL8zXc'

const ids = [
  '3f1c7c1e-6b1f-4a51-9c39-0f8a3b6d2f11',
  '9d5f0a52-4d3b-4c0b-8a57-6de3c1a0b822',
] as const

it('signs log-in tokens with the secret and takes those of the previous one', async () => {
  const now = new Date()
  const both = makeLogInTokens([after, before])
  const old = await makeLogInTokens([before]).sign(...ids, now)
  const young = await both.sign(...ids, now)
  const foreign = await makeLogInTokens([stranger]).sign(...ids, now)
  expect(await both.check(old, now)).toMatchObject({ userId: ids[0], sessionId: ids[1] })
  expect(await both.check(foreign, now)).toBeNull()
  expect(await both.check(old, new Date(now.getTime() + 31 * 60 * 1000))).toBeNull()
  expect(await makeLogInTokens([after]).check(young, now)).not.toBeNull()
  expect(await makeLogInTokens([after]).check(old, now)).toBeNull()
  expect(await makeLogInTokens([before]).check(young, now)).toBeNull()
})

it('ends news by the links of both', () => {
  const token = makeUnsubscribeLinks([before]).tokenOf('ana@example.com')
  const both = makeUnsubscribeLinks([after, before])
  expect(both.subjectOf(token)).toEqual({ email: 'ana@example.com' })
  expect(both.subjectOf(`${token}x`)).toBeUndefined()
  expect(makeUnsubscribeLinks([after]).subjectOf(token)).toBeUndefined()
  const young = both.tokenOf('ana@example.com')
  expect(makeUnsubscribeLinks([after]).subjectOf(young)).toEqual({ email: 'ana@example.com' })
})

it('signs what webhooks carry under both, so that either verifies', () => {
  const both = makeWebhookSecrets([after, before])
  const headers = both.sign('hook', 'delivery', '{"a":1}', new Date())
  for (const secret of [before, after]) {
    const verifier = new Webhook(makeWebhookSecrets([secret]).of('hook'))
    expect(verifier.verify('{"a":1}', headers)).toEqual({ a: 1 })
  }
  expect(both.of('hook')).toBe(makeWebhookSecrets([after]).of('hook'))
  const foreign = new Webhook(makeWebhookSecrets([stranger]).of('hook'))
  expect(() => foreign.verify('{"a":1}', headers)).toThrow()
})

it('makes the token of a waiting mail with the key that its seed names', async () => {
  const tx = { insert: () => ({ values: () => Promise.resolve() }) } as never
  const holder = { quoteId: ids[0], proposalId: null }
  const old = makeQuoteTokens([before])
  const both = makeQuoteTokens([after, before])
  const waiting = await old.makeSeed(tx, holder, new Date())
  const young = await both.makeSeed(tx, holder, new Date())
  expect(both.tokenOf(waiting)).toBe(old.tokenOf(waiting))
  expect(both.tokenOf(young)).toBe(makeQuoteTokens([after]).tokenOf(young))
  // An instance that was not restarted yet leaves it to one that was.
  expect(() => old.tokenOf(young)).toThrow(/secret/)
  expect(both.tokenOf('seed-of-an-older-version')).toBe(
    makeQuoteTokens([after]).tokenOf('seed-of-an-older-version'),
  )
})

it('interrupts nobody in the running product, while the previous secret is named', async () => {
  const receiver = await startReceiver()
  const first = await startTestApp({ SECRET: before, WEBHOOK_ALLOW_PRIVATE: '1' })
  const entityId = await makeDestination(first.admin)
  const user = await first.makeUser({ role: 'admin' })
  const { secret } = await first.admin('addWebhook', {
    url: receiver.url,
    events: ['quote.created'],
    agencyId: null,
  })
  const ask = {
    email: 'ana@example.com',
    name: 'Ana',
    message: 'Marzo',
    entityId,
    entityType: 'destination' as const,
  }
  const { id } = await first.call('createQuote', ask, { idempotencyKey: 'asked once' })
  const unsubscribe = `/unsubscribe/${first.services.unsubscribeLinks.tokenOf(ask.email)}`

  const { database } = first.services
  const second = await startTestApp(
    { SECRET: after, SECRET_PREVIOUS: before, WEBHOOK_ALLOW_PRIVATE: '1' },
    { database: { ...database, close: () => Promise.resolve() }, adminId: user.id },
  )
  // The session goes on, under a token of the new secret.
  second.advanceClock(6 * 60)
  const answer = await sendCall(second.server, 'listUsers', {}, { authorization: user.token })
  expect(answer.statusCode).toBe(200)
  const alone = makeLogInTokens([after])
  const renewed = String(answer.headers['refresh-token'])
  expect(await alone.check(renewed, second.services.clock())).toMatchObject({ userId: user.id })
  second.advanceClock(-6 * 60)
  // A repeat is known again, a link in a mail that has left works, and so does one in a mail that waited.
  const again = await second.call('createQuote', ask, { idempotencyKey: 'asked once' })
  expect(again.id).toBe(id)
  expect((await second.server.inject({ url: unsubscribe })).statusCode).toBe(200)
  const token = await mailedToken(second, ask.email)
  expect(await second.call('getRequest', { token })).toBeDefined()
  // So does a receiver who knows the previous secret alone.
  const [sent] = receiver.calls
  const verifier = new Webhook(secret)
  expect(verifier.verify(sent?.body ?? '', sent?.headers as Record<string, string>)).toBeTruthy()
  receiver.close()
})
