import { describe, expect, it } from 'vitest'
import { freePort } from '#testing/free-port.ts'
import type { MailServer } from '#testing/mail-server.ts'
import { ask, logIn } from './calls.ts'
import { postgresPrograms } from './postgres-cluster.ts'
import {
  detail,
  inWeeks,
  polling,
  received,
  type Sent,
  sendQuote,
  threeWeeks,
  useQuoteServers,
} from './quote-ground.ts'
import { rounds } from './rounds.ts'
import { startServer } from './server-process.ts'
import { prepareGround } from './workload.ts'
import { useCluster } from './use-cluster.ts'

const daySeconds = 24 * 60 * 60
const dayMs = daySeconds * 1000

const { dataDir, openMailServer } = useQuoteServers()

/** The references of quotes that admins were reminded of as late, each message counted once. */
async function remindedAsLate(server: MailServer, quotes: readonly Sent[]): Promise<string[]> {
  const reminded: string[] = []
  for (const { reference } of quotes) {
    const messages = await received(server, `Pedido sin responder: Iguazú (${reference})`)
    reminded.push(...[...new Set(messages)].map(() => reference))
  }
  return reminded
}

it('a broken promise is told once, over restarts and clocks that jump', async () => {
  const well = await openMailServer()
  const variables = { SMTP_URL: well.url, PORT: String(await freePort()) }
  const clocks = [{}, threeWeeks, {}, inWeeks(5), threeWeeks]
  let quoteId = ''
  for (const clock of clocks) {
    const server = await startServer(dataDir(), { ...variables, ...clock })
    const target = await logIn(server.url)
    if (quoteId === '') quoteId = (await sendQuote(target)).id
    else if (clock === clocks[1]) {
      await expect.poll(() => received(well, 'Pedido sin responder'), polling).toHaveLength(1)
    }
    // Whatever else is to be told at a start was told before what this brings about.
    await ask(target, 'sendTestMail', { to: 'test@example.com' })
    expect(await server.end('SIGTERM')).toBe(0)
  }
  expect(await received(well, 'Pedido sin responder')).toHaveLength(1)
})

it('a day off that the office adds later moves no promise that was given, and each is told of once', async () => {
  const well = await openMailServer()
  const variables = { SMTP_URL: well.url, PORT: String(await freePort()) }
  let server = await startServer(dataDir(), variables)
  const target = await logIn(server.url)
  const { destinationId } = await prepareGround(target)
  // Open around the clock, so that an answer is due a day after the question whatever the day.
  const allDay = [['00:00', '24:00']]
  const hours = { 1: allDay, 2: allDay, 3: allDay, 4: allDay, 5: allDay, 6: allDay, 7: allDay }
  const office = { timeZone: 'UTC', hours, holidays: null, openDays: [], answerWithinHours: 24 }
  await ask(target, 'editSite', { office: { ...office, closedDays: [] } })
  const before = await sendQuote(target, destinationId)
  const tomorrow = new Date(Date.now() + dayMs).toISOString().slice(0, 10)
  await ask(target, 'editSite', { office: { ...office, closedDays: [tomorrow] } })
  const after = await sendQuote(target, destinationId)
  const asked = [before, after]
  expect((await detail(target, before.id)).dueAt).toBe(before.dueAt)
  expect(Date.parse(after.dueAt) - Date.parse(before.dueAt)).toBeGreaterThanOrEqual(dayMs)

  // A day and a half later the first promise is broken, the second is not.
  const late = { ...variables, CLOCK_SKEW_SECONDS: String(daySeconds * 1.5) }
  await server.end('SIGKILL')
  for (let kill = 0; kill < rounds(1, 20); kill += 1) {
    server = await startServer(dataDir(), late)
    // Now before it is told, now after.
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 500))
    await server.end('SIGKILL')
  }
  server = await startServer(dataDir(), late)
  await expect.poll(() => remindedAsLate(well, asked), polling).toEqual([before.reference])
  const again = await logIn(server.url)
  expect((await detail(again, before.id)).dueAt).toBe(before.dueAt)
  await server.end('SIGKILL')

  server = await startServer(dataDir(), { ...variables, ...threeWeeks })
  const both = asked.map(({ reference }) => reference)
  await expect.poll(() => remindedAsLate(well, asked), polling).toEqual(both)
  // Whatever else is to be told at a start was told before what this brings about.
  await ask(await logIn(server.url), 'sendTestMail', { to: 'test@example.com' })
  expect(await server.end('SIGTERM')).toBe(0)
  expect(await remindedAsLate(well, asked)).toEqual(both)
})

describe.skipIf(!postgresPrograms)(
  'instances on one database (where PostgreSQL is installed)',
  () => {
    const cluster = useCluster()

    it('tell of a broken promise once, though all look at the same time', async () => {
      const well = await openMailServer()
      const variables = { DATABASE_URL: await cluster().createDatabase(), SMTP_URL: well.url }
      const first = await startServer(dataDir(), variables)
      const target = await logIn(first.url)
      const { destinationId } = await prepareGround(target)
      const quotes = 120
      for (let sent = 0; sent < quotes; sent += 1) await sendQuote(target, destinationId)
      expect(await first.end('SIGTERM')).toBe(0)
      const late = () => startServer(dataDir(), { ...variables, ...threeWeeks })
      await Promise.all([late(), late(), late()])
      await expect.poll(() => received(well, 'Pedido sin responder'), polling).toHaveLength(quotes)
      const again = await late()
      await ask(await logIn(again.url), 'sendTestMail', { to: 'test@example.com' })
      expect(new Set(await received(well, 'Pedido sin responder')).size).toBe(quotes)
    })
  },
)
