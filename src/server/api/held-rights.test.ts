import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { initialLanguages } from '#contract/base/languages/languages-in-use.ts'
import { operations } from '#contract/index.ts'
import type { Operation } from '#contract/base/operation.ts'
import type { OperationName } from '#contract/index.ts'
import { goodPassword } from '#testing/accounts.ts'
import { startTestApp, type TestUser } from '#testing/app.ts'
import { sendCall } from '#testing/caller.ts'
import { makeSamplePayloads } from '#testing/sample-payloads.ts'
import { changes, users } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { verifyLogInToken } from '#server/platform/auth/sessions.ts'
import { plainRequest } from './call.ts'
import { run } from './pipeline.ts'

// Its samples name a picture on this machine.
const app = await startTestApp({ WEBHOOK_ALLOW_PRIVATE: '1' })
const { admin, services } = app
const { database } = services
const payloadOf = await makeSamplePayloads(app)

const declared = Object.entries<Operation>(operations) as [OperationName, Operation][]
const guarded = declared.filter(([, { access }]) => access !== 'public')
const writing = guarded.filter(([, { effect }]) => effect === 'writes').map(([name]) => name)

/** Password, code and passkey are checked before the transaction, and the sample's are wrong. */
const shows = ['changeMyPassword', 'confirmMe', 'stopTotp', 'renewRecoveryCodes', 'addPasskey']

/** The sample's request is another's, which is found before the transaction. */
const findsNothing = ['addMyRequestMessage']

const request = plainRequest('test', '127.0.0.1')
const lose = ({ id }: TestUser) => admin('editUserAdmin', { id, role: 'user' })
const transact = database.transaction.bind(database)
/** Does something when a transaction is about to begin, or its work done and not yet committed. */
function onNextTransaction(at: 'beginning' | 'end', act: () => Promise<unknown>) {
  async function watched<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    if (at === 'beginning') await act()
    return transact(async (tx) => {
      const result = await work(tx)
      if (at === 'end') await act()
      return result
    })
  }
  vi.spyOn(database, 'transaction').mockImplementationOnce(watched)
}

/** Starts `first`, stops it before its commit, starts `second`, and lets `first` go on. */
async function inOrder<First, Second>(
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[PromiseSettledResult<First>, PromiseSettledResult<Second>, string[]]> {
  const finished: string[] = []
  const reached = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  onNextTransaction('end', async () => {
    reached.resolve()
    await released.promise
  })
  const one = first().finally(() => finished.push('first'))
  await reached.promise
  const two = second().finally(() => finished.push('second'))
  // Time enough to come through, if nothing held it.
  await new Promise((resolve) => void setTimeout(resolve, 300))
  expect(finished).toEqual([])
  released.resolve()
  const [firstResult, secondResult] = await Promise.allSettled([one, two])
  return [firstResult, secondResult, finished]
}

const files = async () =>
  (await readdir(join(app.dataDir, 'media'), { recursive: true })).toSorted()

describe('a right that is lost while the call waits for a slot', () => {
  const reading = declared.filter(([, { panel, access }]) => panel || access !== 'public')

  it.each(reading.map(([name]) => name))('is none for %s', async (name) => {
    const user = await app.makeUser({ role: 'admin' })
    const authentication = await verifyLogInToken(
      database.db,
      services.logInTokens,
      user.token,
      services.clock(),
    )
    await lose(user)
    const operation = operations[name]
    const input = { adminPanel: true }
    const call = {
      name,
      operation,
      input,
      authentication,
      request,
      file: null,
      languages: initialLanguages,
    }
    await expect(run(services, call)).rejects.toMatchObject({ name: 'INVALID_TOKEN' })
  })
})

describe('a right that is lost just before the transaction', () => {
  it.each(writing)('is none for %s, and no file stays', async (name) => {
    const user = await app.makeUser({ role: 'admin' })
    const before = await files()
    onNextTransaction('beginning', () => lose(user))
    const headers = { authorization: user.token }
    const response = await sendCall(app.server, name, payloadOf(name), headers)
    const found = { status: response.statusCode, name: response.json<{ name: string }>().name }
    expect(found).toEqual(
      shows.includes(name)
        ? { status: 400, name: 'INVALID_DATA_ERROR' }
        : findsNothing.includes(name)
          ? { status: 404, name: 'NOT_FOUND_ERROR' }
          : { status: 401, name: 'INVALID_TOKEN' },
    )
    expect(await database.db.$count(changes, eq(changes.actorId, user.id))).toBe(0)
    expect(await database.db.$count(users, eq(users.email, 'sample@example.com'))).toBe(0)
    expect(await files()).toEqual(before)
  })
})

describe('a writing call and the loss of its right at the same moment', () => {
  it.each(['demoted', 'deleted'])(
    'a call that is being carried out ends before its caller is %s',
    async (how) => {
      const user = await app.makeUser({ role: 'admin' })
      const [written, lost, finished] = await inOrder(
        () => user.call('addCountry', { name: 'Uruguay' }),
        async () => (how === 'deleted' ? admin('deleteUser', { id: user.id }) : lose(user)),
      )
      expect([written.status, lost.status]).toEqual(['fulfilled', 'fulfilled'])
      expect(finished).toEqual(['first', 'second'])
    },
  )

  it('a call waits for a loss that is being committed, and is refused', async () => {
    const user = await app.makeUser({ role: 'admin' })
    const [lost, written] = await inOrder(
      () => lose(user),
      () => user.call('addCountry', { name: 'Chile' }),
    )
    expect(lost.status).toBe('fulfilled')
    expect(written).toMatchObject({ reason: { name: 'INVALID_TOKEN' } })
    const { list } = await app.call('listCountries')
    expect(list.map(({ name }) => name)).not.toContain('Chile')
  })
})

describe('an agency that is another meanwhile', () => {
  it('is the one that a call goes by', async () => {
    const add = async (name: string) => (await admin('addAgency', { name, country: 'ES' })).id
    const [before, after] = [await add('Lagos'), await add('Ríos')]
    const agent = await app.makeUser({ agencyId: before })
    const [, edited] = await inOrder(
      () => admin('editUserAdmin', { id: agent.id, agencyId: after }),
      () => agent.call('editMyAgency', { phone: '555 0122' }),
    )
    expect(edited.status).toBe('fulfilled')
    expect(await admin('detailAgency', { id: before })).toMatchObject({ phone: null })
    expect(await admin('detailAgency', { id: after })).toMatchObject({ phone: '555 0122' })
  })
})

describe('no call waits for one that waits for it', () => {
  const takeAway: [string, (actor: TestUser, target: TestUser) => Promise<unknown>][] = [
    ['demote', (actor, { id }) => actor.call('editUserAdmin', { id, role: 'user' })],
    ['delete', (actor, { id }) => actor.call('deleteUser', { id })],
    ['give a password to', (actor, { id }) => givePassword(actor, id)],
  ]
  const givePassword = (actor: TestUser, id: string) =>
    actor.call('editUserAdmin', { id, password: goodPassword })

  /** A deadlock shows as a transaction that is begun once more. */
  async function expectEachOnce(calls: (() => Promise<unknown>)[]) {
    const transaction = vi.spyOn(database, 'transaction').mockClear()
    const outcomes = await Promise.allSettled(calls.map((call) => call()))
    expect(transaction.mock.calls.length).toBeLessThanOrEqual(calls.length)
    return outcomes
  }

  it.each(takeAway)('when two admins %s each other', async (_how, act) => {
    for (let round = 0; round < 5; round += 1) {
      const [one, two] = [
        await app.makeUser({ role: 'admin' }),
        await app.makeUser({ role: 'admin' }),
      ]
      const outcomes = await expectEachOnce([() => act(one, two), () => act(two, one)])
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: { name: 'INVALID_TOKEN' },
      })
    }
  })

  it('when a user is edited who is about to change their own row, or logs out twice', async () => {
    for (let round = 0; round < 5; round += 1) {
      const user = await app.makeUser({ role: 'admin' })
      await expectEachOnce([
        () => user.call('setLastViewTariff'),
        () => givePassword(user, user.id),
        () => user.call('setLastViewTariff'),
        () => lose(user),
        () => user.call('logout'),
        () => user.call('logout'),
      ])
    }
  })
})

it('a session that ends just before the transaction leaves nobody, who may ask for a journey', async () => {
  const user = await app.makeUser()
  onNextTransaction('beginning', () => user.call('logout'))
  const question = { email: 'held@example.com', name: 'Held', message: 'Two in March' }
  const { id } = await user.call('createOpenQuote', question)
  expect(await admin('detailQuote', { quoteId: id })).toMatchObject({ email: 'held@example.com' })
})
