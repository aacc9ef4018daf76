import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  makeCircuit,
  makeDestination,
  makeHotel,
  makeIncentive,
  makePackage,
  makeTour,
} from '#testing/factories.ts'
import { freePort } from '#testing/free-port.ts'
import { makeRate } from '#testing/rates.ts'
import { readEveryOperation } from '#testing/read-every-operation.ts'
import type { TestApp } from '#testing/app.ts'
import { ask, callerOf, logIn, type Target } from './calls.ts'
import { databases, newDatabases } from './databases.ts'
import { rounds } from './rounds.ts'
import { endServers, startServer } from './server-process.ts'

const daySeconds = 24 * 60 * 60
/** Fourteen hours ahead of UTC, and three and a half behind: of two moments of a day each, one is another day there. */
const zones = ['Pacific/Kiritimati', 'America/St_Johns']
const password = 'Generada-2026!'

let dataDir = ''
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'nandu-zones-'))
})
afterEach(async () => {
  endServers()
  await rm(dataDir, { recursive: true, force: true })
})

/** So that it is this hour of tomorrow in UTC. */
function skewTo(hour: number): number {
  const midnight = Math.ceil(Date.now() / 1000 / daySeconds) * daySeconds
  return Math.round(midnight + hour * 60 * 60 - Date.now() / 1000)
}

const dayAt = (skew: number, days = 0) =>
  new Date(Date.now() + (skew + days * daySeconds) * 1000).toISOString().slice(0, 10)

/** An office that is always open, an agent, a rate that is booked and sold until today, and plans. */
async function fill(target: Target, skew: number): Promise<string> {
  const admin = callerOf(target)
  const allDay: [string, string][] = [['00:00', '24:00']]
  const hours = { 1: allDay, 2: allDay, 3: allDay, 4: allDay, 5: allDay, 6: allDay, 7: allDay }
  const office = { timeZone: 'UTC', hours, holidays: null, openDays: [], answerWithinHours: 24 }
  await ask(target, 'editSite', { office: { ...office, closedDays: [] } })
  const id = await makeDestination(admin)
  const entityId = await makeCircuit(admin, {})
  await makeTour(admin, { destinationId: id })
  await makeHotel(admin, { destinationId: id })
  await makeIncentive(admin, { destinationId: id })
  await makePackage(admin)
  const today = dayAt(skew)
  const lines = [{ basis: 'double' as const, net: 1_000, gross: 2_000 }]
  const dates = { from: today, to: dayAt(skew, 1), lines }
  await admin(
    'addRate',
    makeRate({ entityId, seasons: [{ name: 'Now', ...dates }], bookFrom: today, bookTo: today }),
  )
  const agency = { name: 'Agencia', country: 'ES', terms: { kind: 'net' as const } }
  const { id: agencyId } = await admin('addAgency', agency)
  const agent = { name: 'Ana', surname: 'Gómez', email: 'agent@example.com', password }
  await admin('addUserAdmin', { ...agent, role: 'user', agencyId })
  const disableAt = new Date(Date.now() + (skew + 5 * daySeconds) * 1000).toISOString()
  await ask(target, 'setSchedule', { kind: 'destination', id, disableAt })
  const scopes = ['catalogue:read' as const, 'rates:read' as const]
  return (await admin('addApiKey', { name: 'Partner', scopes, agencyId })).key
}

/** How long until a request that comes now is to be answered, in hours. */
async function promiseOf(target: Target): Promise<number> {
  const { id, dueAt } = await ask<{ id: string; dueAt: string }>(
    { ...target, token: '' },
    'createOpenQuote',
    { email: 'visitor@example.com', name: 'Visitor', message: 'Two in March' },
  )
  const { creationDate } = await ask<{ creationDate: string }>(target, 'detailQuote', {
    quoteId: id,
  })
  await ask(target, 'deleteQuote', { quoteId: id })
  return (Date.parse(dueAt) - Date.parse(creationDate)) / 1000 / 60 / 60
}

/** Every operation's answer to an admin, an agent and an anonymous caller, and the feeds. */
async function readAll(target: Target, key: string): Promise<Record<string, unknown>> {
  const { url } = target
  const { token } = await ask<{ token: string }>({ url, token: '' }, 'login', {
    email: 'agent@example.com',
    password,
  })
  const admin = callerOf(target)
  const callers = { admin, agent: callerOf({ url, token }), nobody: callerOf({ url, token: '' }) }
  const answers = await readEveryOperation({ admin } as TestApp, callers)
  for (const feed of ['rates', 'circuits', 'destinations']) {
    const headers = { authorization: `Bearer ${key}` }
    const response = await fetch(`${url}/feed/v1/${feed}.json`, { headers })
    answers[`feed ${feed} ${response.status}`] = JSON.parse(await response.text()).list
  }
  return answers
}

/** Answers that tell the moment of their making, who has logged in last, or what was done meanwhile. */
const momentary =
  /getCaptcha|ListMySessions|listMySessions|listApiKeys|getPasskey|suggestPrices|listActivity|getDashboard|listMails|listBin/

const lasting = (answers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(answers).filter(([question]) => !momentary.test(question)))

describe.each(databases)('on %s', (name, isThere) => {
  const variables = newDatabases(name, isThere)

  // In the short form each database has one of the moments.
  it.skipIf(!isThere).each(rounds(name === 'PostgreSQL' ? [12] : [1], [1, 12]))(
    'days, deadlines, plans and feeds are the same wherever the machine thinks it is, at %i:00 UTC',
    async (hour) => {
      const skew = skewTo(hour)
      const clock = { CLOCK_SKEW_SECONDS: String(skew), PORT: String(await freePort()) }
      const start = (zone: string) => startServer(dataDir, { ...variables(), ...clock, TZ: zone })
      let server = await start('UTC')
      let target = await logIn(server.url)
      const key = await fill(target, skew)
      const expected = { promise: await promiseOf(target), ...lasting(await readAll(target, key)) }
      expect(expected.promise).toBe(24)
      expect(JSON.stringify(expected)).toContain('"net":1000')
      await server.end('SIGTERM')
      for (const zone of zones) {
        server = await start(zone)
        target = await logIn(server.url)
        const found = { promise: await promiseOf(target), ...lasting(await readAll(target, key)) }
        expect(found).toEqual(expected)
        await server.end('SIGTERM')
      }
    },
  )
})
