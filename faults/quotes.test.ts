import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freePort } from '#testing/free-port.ts'
import { type MailServer, startMailServer } from '#testing/mail-server.ts'
import { ask, call, logIn, type Target } from './calls.ts'
import { type LossyProxy, startLossyProxy } from './lossy-proxy.ts'
import { type Cluster, postgresPrograms, startCluster } from './postgres-cluster.ts'
import { rounds } from './rounds.ts'
import { endServers, startServer } from './server-process.ts'
import { prepareGround } from './workload.ts'

const polling = { timeout: 240_000, interval: 200 }
const daySeconds = 24 * 60 * 60
const dayMs = daySeconds * 1000
const weekSeconds = 7 * daySeconds
/** Long enough for any promise of an answer to be broken. */
const threeWeeks = { CLOCK_SKEW_SECONDS: String(3 * weekSeconds) }

interface Detail {
  state: string
  dueAt: string
  timeline: { kind: string; text?: string; version?: number; state?: string }[]
  proposals: { version: number | null; state: string }[]
}

let dataDir = ''
let mailServer: MailServer | undefined

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'nandu-quotes-'))
})
afterEach(async () => {
  endServers()
  await mailServer?.close()
  mailServer = undefined
  await rm(dataDir, { recursive: true, force: true })
})

/** A mail server that ends with the test. */
async function openMailServer(...of: Parameters<typeof startMailServer>): Promise<MailServer> {
  mailServer = await startMailServer(...of)
  return mailServer
}

interface Sent {
  id: string
  reference: string
  dueAt: string
}

async function sendQuote(target: Target, entityId?: string): Promise<Sent> {
  const about = entityId ?? (await prepareGround(target)).destinationId
  return ask<Sent>({ ...target, token: '' }, 'createQuote', {
    email: 'visitor@example.com',
    name: 'Visitor',
    message: 'Two in March',
    lang: 'en',
    entityType: 'destination',
    entityId: about,
  })
}

const detail = (target: Target, quoteId: string) => ask<Detail>(target, 'detailQuote', { quoteId })

const repliesOf = ({ timeline }: Detail) =>
  timeline.filter(({ kind }) => kind === 'reply').map(({ text }) => text)

/** Another admin beside the one of `logIn`. */
async function addColleague(target: Target): Promise<Target> {
  const account = { email: 'colleague@example.com', password: 'Viajar-Lejos-2026!' }
  const person = { name: 'Clara', surname: 'Colega', role: 'admin' }
  await ask(target, 'addUserAdmin', { ...account, ...person })
  const { token } = await ask<{ token: string }>({ ...target, token: '' }, 'login', account)
  return { ...target, token }
}

/** A draft of a request that lacks nothing to be sent. */
async function draftProposal(target: Target, quoteId: string): Promise<string> {
  const { id } = await ask<{ id: string }>(target, 'addProposal', { quoteId })
  const days = [{ title: 'Arrival', text: 'To the falls.' }]
  await ask(target, 'editProposal', { id, title: 'Iguazú', days, validUntil: '2098-04-01' })
  return id
}

/** The references of the requests that admins were told of as late, each message counted once. */
async function remindedAsLate(server: MailServer, quotes: readonly Sent[]): Promise<string[]> {
  const reminded: string[] = []
  for (const { reference } of quotes) {
    const messages = await received(server, `Pedido sin responder: Iguazú (${reference})`)
    reminded.push(...[...new Set(messages)].map(() => reference))
  }
  return reminded
}

/** The messages that a mail server took whose subject begins so, by the id that each attempt has anew or again. */
async function received(server: MailServer, subject: string): Promise<(string | undefined)[]> {
  const mails = await Promise.all(server.received.map((raw) => PostalMime.parse(raw)))
  return mails.filter((mail) => mail.subject?.startsWith(subject)).map((mail) => mail.messageId)
}

it('a reply waits for a mail server that is away, and goes once', async () => {
  const mailPort = await freePort()
  const server = await startServer(dataDir, { SMTP_URL: `smtp://127.0.0.1:${mailPort}` })
  const target = await logIn(server.url)
  const { id: quoteId } = await sendQuote(target)
  await ask(target, 'quoteReply', { quoteId, subject: 'Answer', text: 'Here it is.' })
  const failures = () => server.output().split('job failed, will be tried again').length - 1
  await expect.poll(failures, polling).toBeGreaterThan(0)
  expect(await detail(target, quoteId)).toMatchObject({ state: 'contacted' })
  const well = await openMailServer({}, mailPort)
  await expect.poll(() => received(well, 'Answer'), polling).toHaveLength(1)
})

it('a reply whose server is killed is kept and mailed once, or not at all, and a repeat makes it one', async () => {
  const well = await openMailServer()
  const variables = { SMTP_URL: well.url, PORT: String(await freePort()) }
  let server = await startServer(dataDir, variables)
  const target = await logIn(server.url)
  const { destinationId } = await prepareGround(target)
  for (let kill = 0; kill < rounds(1, 20); kill += 1) {
    const { id: quoteId } = await sendQuote(target, destinationId)
    const key = crypto.randomUUID()
    const reply = { quoteId, subject: `Answer ${kill}.`, text: `Text ${kill}` }
    const first = call(target, 'quoteReply', reply, key)
    // Now before the commit, now after it.
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 60))
    await server.end('SIGKILL')
    await first
    server = await startServer(dataDir, variables)
    expect((await call(target, 'quoteReply', reply, key)).outcome).toBe('acknowledged')
    expect(repliesOf(await detail(target, quoteId))).toEqual([`Text ${kill}`])
    const messages = async () => new Set(await received(well, reply.subject)).size
    await expect.poll(messages, polling).toBe(1)
  }
})

it('a broken promise is told once, over restarts and clocks that jump', async () => {
  const well = await openMailServer()
  const variables = { SMTP_URL: well.url, PORT: String(await freePort()) }
  const clocks = [{}, threeWeeks, {}, { CLOCK_SKEW_SECONDS: String(5 * weekSeconds) }, threeWeeks]
  let quoteId = ''
  for (const clock of clocks) {
    const server = await startServer(dataDir, { ...variables, ...clock })
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
  let server = await startServer(dataDir, variables)
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
    server = await startServer(dataDir, late)
    // Now before it is told, now after.
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 500))
    await server.end('SIGKILL')
  }
  server = await startServer(dataDir, late)
  await expect.poll(() => remindedAsLate(well, asked), polling).toEqual([before.reference])
  const again = await logIn(server.url)
  expect((await detail(again, before.id)).dueAt).toBe(before.dueAt)
  await server.end('SIGKILL')

  server = await startServer(dataDir, { ...variables, ...threeWeeks })
  const both = asked.map(({ reference }) => reference)
  await expect.poll(() => remindedAsLate(well, asked), polling).toEqual(both)
  // Whatever else is to be told at a start was told before what this brings about.
  await ask(await logIn(server.url), 'sendTestMail', { to: 'test@example.com' })
  expect(await server.end('SIGTERM')).toBe(0)
  expect(await remindedAsLate(well, asked)).toEqual(both)
})

/** Two admins send one proposal at the same time, over and over: one does, the other is told that it is sent. */
async function sendTwice(well: MailServer, one: Target, other: Target): Promise<void> {
  const { destinationId } = await prepareGround(one)
  const sendings = rounds(2, 50)
  for (let round = 0; round < sendings; round += 1) {
    const { id: quoteId, reference } = await sendQuote(one, destinationId)
    const id = await draftProposal(one, quoteId)
    const calls = await Promise.all([
      call(one, 'sendProposal', { id }),
      call(other, 'sendProposal', { id }),
    ])
    const [sent, refused] = calls.toSorted((a, b) => a.status - b.status)
    expect(sent).toMatchObject({ status: 200, answer: { version: 1 } })
    expect(refused).toMatchObject({
      status: 400,
      answer: { name: 'INVALID_DATA_ERROR', context: { issues: [{ path: 'state' }] } },
    })
    const { state, proposals, timeline } = await detail(one, quoteId)
    expect({ state, proposals }).toMatchObject({
      state: 'sent',
      proposals: [{ version: 1, state: 'sent' }],
    })
    expect(timeline.filter(({ kind }) => kind === 'proposal')).toMatchObject([
      { version: 1, state: 'sent' },
    ])
    const mails = () => received(well, `Your travel proposal (${reference})`)
    await expect.poll(mails, polling).toHaveLength(1)
  }
  // Whatever else was to be mailed was mailed before what this brings about.
  await ask(one, 'sendTestMail', { to: 'test@example.com' })
  expect(await received(well, 'Your travel proposal')).toHaveLength(sendings)
}

it('of two admins who send one proposal at the same time one does', async () => {
  const well = await openMailServer()
  const server = await startServer(dataDir, { SMTP_URL: well.url })
  const target = await logIn(server.url)
  await sendTwice(well, target, await addColleague(target))
})

describe.skipIf(!postgresPrograms)(
  'instances on one database (where PostgreSQL is installed)',
  () => {
    let cluster: Cluster
    let proxy: LossyProxy | undefined

    beforeAll(async () => {
      cluster = await startCluster()
    })
    afterEach(() => proxy?.close())
    afterAll(() => cluster.remove())

    it('let one of two admins answer who saw the same, and mail once', async () => {
      const well = await openMailServer()
      const variables = { DATABASE_URL: await cluster.createDatabase(), SMTP_URL: well.url }
      const one = await startServer(dataDir, variables)
      const other = await startServer(dataDir, variables)
      const target = await logIn(one.url)
      const { destinationId } = await prepareGround(target)
      for (let round = 0; round < rounds(2, 50); round += 1) {
        const { id: quoteId } = await sendQuote(target, destinationId)
        const expectedTimeline = (await detail(target, quoteId)).timeline.length
        const answer = { quoteId, subject: `Answer ${round}.`, expectedTimeline }
        const calls = await Promise.all([
          call(target, 'quoteReply', { ...answer, text: 'One' }),
          call({ ...target, url: other.url }, 'quoteReply', { ...answer, text: 'Other' }),
        ])
        expect(new Set(calls.map(({ status }) => status))).toEqual(new Set([200, 409]))
        expect(repliesOf(await detail(target, quoteId))).toHaveLength(1)
        await expect.poll(() => received(well, answer.subject), polling).toHaveLength(1)
      }
    })

    it('send a proposal once that two admins send at the same time', async () => {
      const well = await openMailServer()
      const variables = { DATABASE_URL: await cluster.createDatabase(), SMTP_URL: well.url }
      const one = await startServer(dataDir, variables)
      const other = await startServer(dataDir, variables)
      const target = await logIn(one.url)
      await sendTwice(well, target, { ...(await addColleague(target)), url: other.url })
    })

    it('tell of a broken promise once, though all look at the same time', async () => {
      const well = await openMailServer()
      const variables = { DATABASE_URL: await cluster.createDatabase(), SMTP_URL: well.url }
      const first = await startServer(dataDir, variables)
      const target = await logIn(first.url)
      const { destinationId } = await prepareGround(target)
      const quotes = 120
      for (let sent = 0; sent < quotes; sent += 1) await sendQuote(target, destinationId)
      expect(await first.end('SIGTERM')).toBe(0)
      const late = () => startServer(dataDir, { ...variables, ...threeWeeks })
      await Promise.all([late(), late(), late()])
      await expect.poll(() => received(well, 'Pedido sin responder'), polling).toHaveLength(quotes)
      const again = await late()
      await ask(await logIn(again.url), 'sendTestMail', { to: 'test@example.com' })
      expect(new Set(await received(well, 'Pedido sin responder')).size).toBe(quotes)
    })

    it('keep a reply once whose commit was not answered', async () => {
      const well = await openMailServer()
      const lossy = await startLossyProxy(await cluster.createDatabase())
      proxy = lossy
      const server = await startServer(dataDir, { DATABASE_URL: lossy.url, SMTP_URL: well.url })
      const target = await logIn(server.url)
      const { id: quoteId } = await sendQuote(target)
      lossy.loseCommits(true)
      const reply = { quoteId, subject: 'Answer', text: 'Once' }
      const first = await call(target, 'quoteReply', reply)
      expect(first.status).toBe(503)
      lossy.loseCommits(false)
      expect((await call(target, 'quoteReply', reply, first.key)).outcome).toBe('acknowledged')
      expect(repliesOf(await detail(target, quoteId))).toEqual(['Once'])
      await expect.poll(() => received(well, 'Answer'), polling).toHaveLength(1)
    })
  },
)
