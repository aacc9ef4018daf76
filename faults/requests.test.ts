import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type MailServer, startMailServer } from '#testing/mail-server.ts'
import { ask, call, logIn, type Target } from './calls.ts'
import { type LossyProxy, startLossyProxy } from './lossy-proxy.ts'
import { type Cluster, postgresPrograms, startCluster } from './postgres-cluster.ts'
import { rounds } from './rounds.ts'
import { endServers, freePort, startServer } from './server-process.ts'
import { prepareGround } from './workload.ts'

const polling = { timeout: 240_000, interval: 200 }
const weekSeconds = 7 * 24 * 60 * 60
/** Long enough for any promise of an answer to be broken. */
const threeWeeks = { CLOCK_SKEW_SECONDS: String(3 * weekSeconds) }

interface Detail {
  state: string
  dueAt: string
  timeline: { kind: string; text?: string }[]
}

let dataDir = ''
let mailServer: MailServer | undefined

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'nandu-requests-'))
})
afterEach(async () => {
  endServers()
  await mailServer?.close()
  mailServer = undefined
  await rm(dataDir, { recursive: true, force: true })
})

async function sendRequest(target: Target, entityId?: string): Promise<string> {
  const about = entityId ?? (await prepareGround(target)).destinationId
  const { id } = await ask<{ id: string }>({ ...target, token: '' }, 'createQuote', {
    email: 'visitor@example.com',
    name: 'Visitor',
    message: 'Two in March',
    entityType: 'destination',
    entityId: about,
  })
  return id
}

const detail = (target: Target, quoteId: string) => ask<Detail>(target, 'detailQuote', { quoteId })

const repliesOf = ({ timeline }: Detail) =>
  timeline.filter(({ kind }) => kind === 'reply').map(({ text }) => text)

/** The messages that a mail server took whose subject begins so, by the id that each attempt has anew or again. */
async function received(server: MailServer, subject: string): Promise<(string | undefined)[]> {
  const mails = await Promise.all(server.received.map((raw) => PostalMime.parse(raw)))
  return mails.filter((mail) => mail.subject?.startsWith(subject)).map((mail) => mail.messageId)
}

it('a reply waits for a mail server that is away, and goes once', async () => {
  const mailPort = await freePort()
  const server = await startServer(dataDir, { SMTP_URL: `smtp://127.0.0.1:${mailPort}` })
  const target = await logIn(server.url)
  const quoteId = await sendRequest(target)
  await ask(target, 'quoteReply', { quoteId, subject: 'Answer', text: 'Here it is.' })
  const failures = () => server.output().split('job failed, will be tried again').length - 1
  await expect.poll(failures, polling).toBeGreaterThan(0)
  expect(await detail(target, quoteId)).toMatchObject({ state: 'contacted' })
  const well = await startMailServer({}, mailPort)
  mailServer = well
  await expect.poll(() => received(well, 'Answer'), polling).toHaveLength(1)
})

it('a reply whose server is killed is kept and mailed once, or not at all, and a repeat makes it one', async () => {
  const well = await startMailServer()
  mailServer = well
  const variables = { SMTP_URL: well.url, PORT: String(await freePort()) }
  let server = await startServer(dataDir, variables)
  const target = await logIn(server.url)
  const { destinationId } = await prepareGround(target)
  for (let kill = 0; kill < rounds(3, 20); kill += 1) {
    const quoteId = await sendRequest(target, destinationId)
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
  const well = await startMailServer()
  mailServer = well
  const variables = { SMTP_URL: well.url, PORT: String(await freePort()) }
  const clocks = [{}, threeWeeks, {}, { CLOCK_SKEW_SECONDS: String(5 * weekSeconds) }, threeWeeks]
  let quoteId = ''
  for (const clock of clocks) {
    const server = await startServer(dataDir, { ...variables, ...clock })
    const target = await logIn(server.url)
    if (quoteId === '') quoteId = await sendRequest(target)
    else if (clock === clocks[1]) {
      await expect.poll(() => received(well, 'Pedido sin responder'), polling).toHaveLength(1)
    }
    // Whatever else is to be told at a start was told before what this brings about.
    await ask(target, 'sendTestMail', { to: 'test@example.com' })
    expect(await server.end('SIGTERM')).toBe(0)
  }
  expect(await received(well, 'Pedido sin responder')).toHaveLength(1)
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
      const well = await startMailServer()
      mailServer = well
      const variables = { DATABASE_URL: await cluster.createDatabase(), SMTP_URL: well.url }
      const one = await startServer(dataDir, variables)
      const other = await startServer(dataDir, variables)
      const target = await logIn(one.url)
      const { destinationId } = await prepareGround(target)
      for (let round = 0; round < rounds(5, 50); round += 1) {
        const quoteId = await sendRequest(target, destinationId)
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

    it('tell of a broken promise once, though all look at the same time', async () => {
      const well = await startMailServer()
      mailServer = well
      const variables = { DATABASE_URL: await cluster.createDatabase(), SMTP_URL: well.url }
      const first = await startServer(dataDir, variables)
      const target = await logIn(first.url)
      const { destinationId } = await prepareGround(target)
      const requests = 120
      for (let sent = 0; sent < requests; sent += 1) await sendRequest(target, destinationId)
      expect(await first.end('SIGTERM')).toBe(0)
      const late = () => startServer(dataDir, { ...variables, ...threeWeeks })
      await Promise.all([late(), late(), late()])
      await expect
        .poll(() => received(well, 'Pedido sin responder'), polling)
        .toHaveLength(requests)
      const again = await late()
      await ask(await logIn(again.url), 'sendTestMail', { to: 'test@example.com' })
      expect(new Set(await received(well, 'Pedido sin responder')).size).toBe(requests)
    })

    it('keep a reply once whose commit was not answered', async () => {
      const well = await startMailServer()
      mailServer = well
      const lossy = await startLossyProxy(await cluster.createDatabase())
      proxy = lossy
      const server = await startServer(dataDir, { DATABASE_URL: lossy.url, SMTP_URL: well.url })
      const target = await logIn(server.url)
      const quoteId = await sendRequest(target)
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
