import { createHash, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { initialLanguages } from '#contract/base/languages/languages-in-use.ts'
import { operations } from '#contract/index.ts'
import { type Operation, type RepeatRule, repeatRule } from '#contract/base/operation.ts'
import type { OperationName } from '#contract/index.ts'
import { startTestApp } from '#testing/app.ts'
import { sendCall } from '#testing/caller.ts'
import { makeSamplePayloads } from '#testing/sample-payloads.ts'
import { changes, idempotencyKeys } from '#server/platform/db/schema/index.ts'
import { inTransaction, onReadHandle } from '#server/platform/db/transaction.ts'
import { anonymous, type Call, plainRequest } from './call.ts'
import { idempotentCall } from './idempotency.ts'
import { describeOperations } from '#server/start/reference.ts'

// Its samples name a picture on this machine.
const app = await startTestApp({ WEBHOOK_ALLOW_PRIVATE: '1' })
const { database, clock } = app.services
const payloadOf = await makeSamplePayloads(app)

const declared = Object.entries<Operation>(operations) as [OperationName, Operation][]
/** A link is answered once. */
const secrets = [
  'addRequestLink',
  'addProposalLink',
  'addPreviewLink',
  'addApiKey',
  'addWebhook',
  'addClientView',
  'addClientViewLink',
]
const adding = declared.map(([name]) => name).filter((name) => name.startsWith('add'))

describe('what a repeat under one key gets', () => {
  it('is the first answer wherever something is added, and where the operation says so', () => {
    expect(adding).toContain('addUserAdmin')
    const repeatable = declared.filter(([name, each]) => repeatRule(name, each) === 'first answer')
    expect(repeatable.map(([name]) => name).toSorted()).toEqual(
      [
        ...adding.filter((name) => !secrets.includes(name)),
        'answerProposal',
        'askProposalChange',
        'confirmProposal',
        'createOpenQuote',
        'createQuote',
        'duplicateItem',
        'duplicateRate',
        'quoteAddNote',
        'quoteLogMessage',
        'quoteReply',
        'register',
        'replaceMedia',
        'resendMail',
        'sendProposal',
        'uploadBannerContent',
        'uploadBannerContentVideo',
        'uploadAgencyLogo',
        'uploadMyAgencyLogo',
        'uploadSiteIcon',
        'uploadSiteLogo',
        'uploadSiteLogoDark',
        'uploadSpecialistPhoto',
        'withdrawAcceptance',
      ].toSorted(),
    )
  })

  it.each<[string, Pick<Operation, 'idempotent' | 'secretAnswer'>, RepeatRule]>([
    ['addCountry', {}, 'first answer'],
    ['addApiKey', { secretAnswer: true }, 'conflict'],
    ['startTotp', { secretAnswer: true }, 'conflict'],
    ['createQuote', { idempotent: true }, 'first answer'],
    ['editCountry', {}, 'second effect'],
    ['addressOf', {}, 'second effect'],
  ])('%s %j: %s', (name, declaration, rule) => {
    expect(repeatRule(name, declaration)).toBe(rule)
  })
})

describe('a repeat', () => {
  async function send(name: OperationName, payload: object, token: string, key: string) {
    const headers = { authorization: token, 'idempotency-key': key }
    const response = await sendCall(app.server, name, payload, headers)
    return { status: response.statusCode, answer: response.json<unknown>() }
  }

  /** An admin; for what agents add, one of the sample agency's. */
  const whoMay = (name: string) => {
    const isAgents = operations[name as OperationName].access === 'user'
    return app.makeUser(
      isAgents ? { agencyId: String(payloadOf('editAgency').id) } : { role: 'admin' },
    )
  }

  const uploads = adding.filter((name) => name.endsWith('Media'))
  const tried = adding
    .filter((name) => name === 'addTourMedia' || !uploads.includes(name))
    // What visitors add is nobody's activity.
    .filter((name) => !secrets.includes(name) && operations[name].access === 'admin')

  it.each(secrets)('of %s is refused: its answer was told once', async (name) => {
    const { token } = await whoMay(name)
    const key = randomUUID()
    const operation = name as OperationName
    expect(await send(operation, payloadOf(operation), token, key)).toMatchObject({ status: 200 })
    expect(await send(operation, payloadOf(operation), token, key)).toMatchObject({
      status: 409,
      answer: { name: 'EDIT_CONFLICT_ERROR' },
    })
  })

  it.each(tried)('of %s has the first answer and no second effect', async (name) => {
    const { id, token } = await app.makeUser({ role: 'admin' })
    const key = randomUUID()
    const payload = {
      ...payloadOf(name),
      ...(name === 'addUserAdmin' && { email: `${key}@a.com` }),
    }
    const together = await Promise.all([
      send(name, payload, token, key),
      send(name, payload, token, key),
    ])
    const later = await send(name, payload, token, key)
    expect(later.status).toBe(200)
    expect(together).toEqual([later, later])
    const declared: Operation = operations[name]
    const recorded = declared.changes === undefined ? 0 : 1
    expect(await database.db.$count(changes, eq(changes.actorId, id))).toBe(recorded)
  })

  it('is nobody else’s', async () => {
    const key = randomUUID()
    const ids = []
    for (let each = 0; each < 2; each += 1) {
      const { call } = await app.makeUser({ role: 'admin' })
      ids.push((await call('addCountry', { name: 'Perú' }, { idempotencyKey: key })).id)
    }
    expect(ids[0]).not.toBe(ids[1])
  })

  it('with another payload, or file, is refused', async () => {
    const { token } = await app.makeUser({ role: 'admin' })
    const key = randomUUID()
    const sent = payloadOf('addDestinationMedia')
    expect((await send('addDestinationMedia', sent, token, key)).status).toBe(200)
    const file = new Blob([await (sent['file'] as Blob).bytes(), 'x'])
    for (const changed of [{ position: 'main' }, { file }]) {
      const { status, answer } = await send(
        'addDestinationMedia',
        { ...sent, ...changed },
        token,
        key,
      )
      expect([status, answer]).toMatchObject([400, { name: 'INVALID_DATA_ERROR' }])
    }
  })
})

describe('what is kept of a call', () => {
  const callWith = (key: string, input: Record<string, unknown>): Call => ({
    name: 'addCountry',
    operation: operations.addCountry,
    input,
    authentication: anonymous,
    languages: initialLanguages,
    request: { ...plainRequest('test', '127.0.0.1'), idempotencyKey: key },
    file: null,
  })

  /** Carries a call out whose work is to answer a secret; counts how often. */
  async function makeSecret(key: string, rule: RepeatRule, input = { name: 'Key' }) {
    const idempotent = await idempotentCall(callWith(key, input), {
      now: clock(),
      hashKeys: app.services.payloadHashKeys,
      rule,
    })
    const before = await onReadHandle(database, idempotent.replay)
    return before ?? inTransaction(database, (tx) => idempotent.runOnce(tx, async () => work()))
  }
  let worked = 0
  function work() {
    worked += 1
    return { key: 'Hidden-secret', creationDate: new Date(0) }
  }
  const rowOf = async (key: string) =>
    (await database.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key)))[0]

  it('is no secret: who repeats is told that there is a conflict', async () => {
    const key = randomUUID()
    worked = 0
    const together = await Promise.allSettled([
      makeSecret(key, 'conflict'),
      makeSecret(key, 'conflict'),
    ])
    expect(together.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const conflict = { name: 'EDIT_CONFLICT_ERROR', status: 409 }
    expect(together.find(({ status }) => status === 'rejected')).toMatchObject({ reason: conflict })
    await expect(makeSecret(key, 'conflict')).rejects.toMatchObject(conflict)
    expect(worked).toBe(1)
    await expect(makeSecret(key, 'conflict', { name: 'Other' })).rejects.toMatchObject({
      name: 'INVALID_DATA_ERROR',
    })
    expect(JSON.stringify(await rowOf(key))).not.toContain('Hidden')
  })

  it('is the answer as it was sent', async () => {
    const key = randomUUID()
    const first = await makeSecret(key, 'first answer')
    const second = await makeSecret(key, 'first answer')
    expect(JSON.stringify(second.answer)).toBe(JSON.stringify(first.answer))
    expect([first.replayed, second.replayed]).toEqual([false, true])
  })

  it('lets nobody without the installation’s secret try passwords', async () => {
    const key = randomUUID()
    const { id, call } = await app.makeUser({ role: 'admin' })
    const input = {
      name: 'Ana',
      surname: 'Paz',
      email: `${id}@example.com`,
      role: 'user' as const,
      password: 'Secreta-123',
    }
    await call('addUserAdmin', input, { idempotencyKey: key })
    const row = await rowOf(key)
    expect(row?.payloadHash).toMatch(/^[0-9a-f]{64}$/)
    const plain = createHash('sha256').update(JSON.stringify(input)).digest('hex')
    expect(row?.payloadHash).not.toBe(plain)
    expect(row?.answer).toEqual({ id: expect.any(String) })
    const name = 'addUserAdmin'
    const elsewhere = { ...callWith(key, input), name, operation: operations[name] } as const
    const authentication = {
      user: {
        id,
        role: 'admin' as const,
        duties: null,
        agencyId: null,
        seesAgency: false,
        sessionId: id,
      },
      renewedToken: undefined,
    }
    const { replay } = await idempotentCall(
      { ...elsewhere, authentication },
      { now: clock(), hashKeys: ['another installation'] },
    )
    await expect(onReadHandle(database, replay)).rejects.toMatchObject({
      name: 'INVALID_DATA_ERROR',
    })
  })
})

describe('the reference', () => {
  const { addCountry, editCountry } = operations
  const { paths } = describeOperations({
    places: { addCountry, editCountry, addApiKey: { ...addCountry, secretAnswer: true } },
  })
  const described = (name: string) => paths[`/${name}`]?.post

  it('says which operations take a key, and what a repeat gets', () => {
    expect(described('addCountry')?.parameters).toEqual([
      expect.objectContaining({ name: 'idempotency-key', in: 'header' }),
    ])
    expect(described('addCountry')?.responses).not.toHaveProperty('409')
    expect(described('editCountry')?.parameters).toEqual([])
    expect(described('addApiKey')?.parameters[0]?.description).toContain('EDIT_CONFLICT_ERROR')
    expect(described('addApiKey')?.responses).toHaveProperty('409')
  })
})
