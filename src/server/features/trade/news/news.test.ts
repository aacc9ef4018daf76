import { beforeAll, describe, expect, it } from 'vitest'
import type { Caller, OperationName, PayloadOf } from '#contract/index.ts'
import { startSession } from '#server/platform/auth/sessions.ts'
import { startTestApp, type TestUser } from '#testing/app.ts'
import { makeTestCaller } from '#testing/caller.ts'
import { makeCircuit, makeDestination, makeDetails } from '#testing/factories.ts'
import { makeRate } from '#testing/rates.ts'
import { sendDigests } from './send-digests.ts'

const app = await startTestApp()
const office = await app.makeUser({ role: 'admin' })
const minute = 60
const day = 24 * 60 * minute

let places: string[] = []
let known = ''
let agent: TestUser

async function makeAgent(overrides: Partial<PayloadOf<'addAgency'>> = {}) {
  const terms = { kind: 'net' as const }
  const { id } = await admin('addAgency', { name: 'Agencia', country: 'ES', terms, ...overrides })
  const user = await app.makeUser({ agencyId: id })
  return { ...user, call: callerOf(user) }
}

/** Somebody who logs in anew for every call, for these tests go on for months; in the language of a page. */
function callerOf({ id }: Pick<TestUser, 'id'>, language = 'en'): Caller {
  const { database, logInTokens, clock } = app.services
  const call = async (name: OperationName, payload: unknown) => {
    const token = await startSession(database.db, logInTokens, id, clock())
    const headers = { authorization: `Bearer ${token}`, 'accept-language': language }
    const caller = makeTestCaller(app.server, headers) as (
      name: OperationName,
      payload: unknown,
    ) => Promise<unknown>
    return caller(name, payload)
  }
  return call as Caller
}

const admin = callerOf(office)

/** An agent's news, by subject. */
async function readAll(who: TestUser) {
  const { list } = await who.call('getTradeNews')
  return Object.fromEntries(
    list.map(({ name, change, fields }) => [`${name} ${change}`, fields.join()]),
  )
}

/** The same in a visit of its own. */
async function nextVisit(who: TestUser) {
  app.advanceClock(31 * minute)
  return readAll(who)
}

const makeKnown = (name: string) =>
  makeCircuit(admin, { destinationIds: places, details: makeDetails(name) })

beforeAll(async () => {
  places = [
    await makeDestination(admin, { details: makeDetails('Salta') }),
    await makeDestination(admin, { details: makeDetails('Jujuy') }),
  ]
  known = await makeKnown('Known')
  agent = await makeAgent()
})

describe('a first visit', () => {
  it('looks thirty days back', async () => {
    const { since, list } = await agent.call('getTradeNews')
    const back = Date.now() - since.getTime()
    expect(Math.round(back / (day * 1000))).toBe(30)
    expect(list.map(({ name, change }) => [name, change])).toEqual([
      ['Known', 'new'],
      ['Jujuy', 'new'],
      ['Salta', 'new'],
    ])
  })
})

describe('a later visit', () => {
  it('tells what came, went and changed in what sells, and no mended typo', async () => {
    expect(await nextVisit(agent)).toEqual({})
    const gone = await makeKnown('Soon gone')
    expect(await nextVisit(agent)).toEqual({ 'Soon gone new': '' })
    await admin('deleteCircuit', { id: gone })
    await makeKnown('Fresh')
    await admin('deleteCircuit', { id: await makeKnown('Never seen') })
    await admin('editCircuit', { id: known, details: makeDetails('Known better') })
    expect(await nextVisit(agent)).toEqual({ 'Soon gone withdrawn': '', 'Fresh new': '' })
    await admin('editCircuit', { id: known, validTo: '2027-12-31' })
    await admin('editCircuit', { id: known, validTo: '2028-01-31', days: 9 })
    expect(await nextVisit(agent)).toEqual({ 'Known better changed': 'days,validity' })
  })

  it('goes on for half an hour after the last look', async () => {
    await nextVisit(agent)
    await admin('editCircuit', { id: known, days: 10 })
    expect(await nextVisit(agent)).toEqual({ 'Known better changed': 'days' })
    app.advanceClock(29 * minute)
    expect(await readAll(agent)).toEqual({ 'Known better changed': 'days' })
    await admin('editCircuit', { id: known, validTo: '2028-02-28' })
    app.advanceClock(29 * minute)
    expect(await readAll(agent)).toEqual({ 'Known better changed': 'days,validity' })
    expect(await nextVisit(agent)).toEqual({})
  })

  it('is each agent’s own, and speaks their language', async () => {
    const other = await makeAgent()
    await readAll(other)
    const id = await makeCircuit(admin, {
      destinationIds: places,
      details: [
        { lang: 'en', name: 'North', description: 'x' },
        { lang: 'pt', name: 'Norte', description: 'x' },
      ],
    })
    await nextVisit(agent)
    app.advanceClock(31 * minute)
    const { list } = await callerOf(other, 'pt-BR')('getTradeNews')
    expect(list).toMatchObject([{ id, name: 'Norte', names: { en: 'North', pt: 'Norte' } }])
  })
})

describe('rates', () => {
  it('are told of to whom they are shown, with stop sales apart, and without a figure', async () => {
    const stranger = await makeAgent({ sheets: ['elsewhere'] })
    const without = await makeAgent({ terms: null })
    for (const each of [agent, stranger, without]) await readAll(each)
    app.advanceClock(day)
    const rate = makeRate({ entityId: known })
    const { id } = await admin('addRate', rate)
    expect(await nextVisit(agent)).toEqual({ 'Known better rates': 'rates' })
    expect(await nextVisit(stranger)).toEqual({})
    expect(await nextVisit(without)).toEqual({})
    app.advanceClock(2 * minute)
    await readAll(agent)
    app.advanceClock(2 * minute)
    await admin('editRate', { id, stopSales: [{ from: '2027-04-01', to: '2027-04-05' }] })
    const { list } = await agent.call('getTradeNews')
    expect(list[0]).toMatchObject({ kind: 'circuit', id: known, change: 'rates' })
    expect(await nextVisit(agent)).toEqual({ 'Known better rates': 'stopSale' })
    app.advanceClock(2 * minute)
    await admin('editRate', { id, externalId: 'no-news' })
    expect(await nextVisit(agent)).toEqual({})
    await admin('editRate', { id, status: false })
    expect(await nextVisit(agent)).toEqual({})
  })
})

describe('a monthly mail', () => {
  const mailed = async (who: TestUser) => {
    await sendDigests(app.services)
    const mails = await app.mails()
    return mails.filter(
      ({ to, subject }) =>
        to?.[0]?.address === who.email && /^(?:News for|Novidades para) /.test(subject ?? ''),
    )
  }

  it('comes to who switched it on, a month later, as long as there is something to tell', async () => {
    const reader = await makeAgent()
    const other = await makeAgent()
    await reader.call('setTradeDigest', { on: true })
    expect((await reader.call('getTradeNews')).digest).toBe(true)
    expect((await other.call('getTradeNews')).digest).toBe(false)
    await admin('editCircuit', { id: known, days: 12 })
    expect(await mailed(reader)).toEqual([])
    app.advanceClock(32 * day)
    const [mail, ...more] = await mailed(reader)
    expect(more).toEqual([])
    expect(mail?.text).toContain('Known better: changed: days')
    expect(await mailed(other)).toEqual([])
    app.advanceClock(32 * day)
    expect(await mailed(reader)).toHaveLength(1)
  })

  it('is in the reader’s own language, else in that of the call which asked for it', async () => {
    const [reader, other] = [await makeAgent(), await makeAgent()]
    await reader.call('editMe', { lang: 'pt' })
    for (const { call } of [reader, other]) await call('setTradeDigest', { on: true })
    await admin('editCircuit', { id: known, days: 14 })
    app.advanceClock(32 * day)
    const [own] = await mailed(reader)
    expect(own?.subject).toContain('Novidades para agências')
    const [asked] = await mailed(other)
    expect(asked?.subject).toContain('News for agencies')
  })

  it('is sent once by instances that look at the same time', async () => {
    const reader = await makeAgent()
    await reader.call('setTradeDigest', { on: true })
    await admin('editCircuit', { id: known, days: 13 })
    app.advanceClock(32 * day)
    await Promise.all([sendDigests(app.services), sendDigests(app.services)])
    expect(await mailed(reader)).toHaveLength(1)
  })

  it('ends with one click, for ever, whatever the address is by then', async () => {
    const reader = await makeAgent()
    await reader.call('setTradeDigest', { on: true })
    await admin('editCircuit', { id: known, days: 14 })
    app.advanceClock(32 * day)
    const [mail] = await mailed(reader)
    const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const url = /^<http:\/\/localhost:3000(\/unsubscribe\/\S+)>$/.exec(
      header('list-unsubscribe') ?? '',
    )?.[1]
    await admin('editUserAdmin', { id: reader.id, email: `new-${reader.email}` })
    const payload = 'List-Unsubscribe=One-Click'
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await app.server.inject({ method: 'POST', url: `${url}`, headers, payload })
    expect(answer.statusCode).toBe(200)
    await admin('editCircuit', { id: known, days: 15 })
    app.advanceClock(32 * day)
    expect(await mailed({ ...reader, email: `new-${reader.email}` })).toEqual([])
  })

  it('does not go to whose agency was suspended', async () => {
    const { id } = await admin('addAgency', { name: 'X', country: 'ES', terms: { kind: 'net' } })
    const reader = await app.makeUser({ agencyId: id })
    await callerOf(reader)('setTradeDigest', { on: true })
    await admin('editCircuit', { id: known, days: 16 })
    await admin('editAgency', { id, status: 'suspended' })
    app.advanceClock(32 * day)
    expect(await mailed(reader)).toEqual([])
  })
})
