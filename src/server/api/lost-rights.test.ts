import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { operations } from '#contract/index.ts'
import type { Operation } from '#contract/base/operation.ts'
import type { OperationName } from '#contract/index.ts'
import { goodPassword } from '#testing/accounts.ts'
import { startTestApp, type TestUser } from '#testing/app.ts'
import { encodePayload } from '#testing/caller.ts'
import { makeSamplePayloads } from '#testing/sample-payloads.ts'
import { changes, users } from '#server/platform/db/schema/index.ts'

// Its samples name a picture on this machine.
const app = await startTestApp({ WEBHOOK_ALLOW_PRIVATE: '1' })
const { admin, services } = app
const payloadOf = await makeSamplePayloads(app)

const guarded = Object.entries<Operation>(operations)
  .filter(([, { access }]) => access !== 'public')
  .map(([name]) => name as OperationName)

const losses: [string, (user: TestUser) => Promise<unknown>][] = [
  ['demoted', ({ id }) => admin('editUserAdmin', { id, role: 'user' })],
  ['deleted', ({ id }) => admin('deleteUser', { id })],
  ['given a new password', ({ id }) => admin('editUserAdmin', { id, password: goodPassword })],
  ['logged out', ({ call }) => call('logout')],
]

/** Sends the headers of a call; its body waits until `send`. */
async function openCall(name: OperationName, user: TestUser, given = payloadOf(name)) {
  const { payload, headers } = await encodePayload(given)
  const asked = Promise.withResolvers<void>()
  const body = new Readable({ read: () => asked.resolve() })
  const answer = app.server.inject({
    method: 'POST',
    url: `/api/${name}`,
    headers: { ...headers, authorization: user.token, 'transfer-encoding': 'chunked' },
    payload: body,
  })
  await asked.promise
  return {
    async send() {
      body.push(payload)
      body.push(null)
      return answer
    },
  }
}

describe.each(losses)('an admin who is %s while a body is on its way', (_how, lose) => {
  it.each(guarded)('has not called %s', async (name) => {
    const user = await app.makeUser({ role: 'admin' })
    const call = await openCall(name, user)
    await lose(user)
    const response = await call.send()
    expect(response.statusCode).toBe(401)
    expect(response.json()).toEqual({ name: 'INVALID_TOKEN', context: {} })
    const { db } = services.database
    expect(await db.$count(changes, eq(changes.actorId, user.id))).toBe(0)
    expect(await db.$count(users, eq(users.email, 'sample@example.com'))).toBe(0)
  })
})

describe('an admin who keeps the right', () => {
  it.each(guarded.filter((name) => name !== 'logout'))('calls %s', async (name) => {
    const user = await app.makeUser({ role: 'admin' })
    const response = await (await openCall(name, user)).send()
    expect([401, 403, 500]).not.toContain(response.statusCode)
  })
})

it.each(['createOpenQuote', 'getPublicConfig'] as const)(
  'a session that ends while a body is on its way leaves nobody, who may call %s',
  async (name) => {
    const user = await app.makeUser()
    const question = { email: 'lost@example.com', name: 'Lost', message: 'Two in March' }
    const call = await openCall(name, user, name === 'createOpenQuote' ? question : {})
    await user.call('logout')
    expect((await call.send()).statusCode).toBe(200)
    const { list } = await admin('listQuote')
    const kept = list.filter((quote) => quote.email === 'lost@example.com')
    expect(kept.map(({ agency }) => agency)).toEqual(kept.map(() => null))
  },
)
