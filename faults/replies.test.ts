import { afterEach, describe, expect, it } from 'vitest'
import { freePort } from '#testing/free-port.ts'
import { ask, call, logIn } from './calls.ts'
import { type LossyProxy, startLossyProxy } from './lossy-proxy.ts'
import { postgresPrograms } from './postgres-cluster.ts'
import {
  type Detail,
  detail,
  polling,
  received,
  sendQuote,
  useQuoteServers,
} from './quote-ground.ts'
import { rounds } from './rounds.ts'
import { startServer } from './server-process.ts'
import { prepareGround } from './workload.ts'
import { useCluster } from './use-cluster.ts'

const { dataDir, openMailServer } = useQuoteServers()

const repliesOf = ({ timeline }: Detail) =>
  timeline.filter(({ kind }) => kind === 'reply').map(({ text }) => text)

it('a reply waits for a mail server that is away, and goes once', async () => {
  const mailPort = await freePort()
  const server = await startServer(dataDir(), { SMTP_URL: `smtp://127.0.0.1:${mailPort}` })
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
  let server = await startServer(dataDir(), variables)
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
    server = await startServer(dataDir(), variables)
    expect((await call(target, 'quoteReply', reply, key)).outcome).toBe('acknowledged')
    expect(repliesOf(await detail(target, quoteId))).toEqual([`Text ${kill}`])
    const messages = async () => new Set(await received(well, reply.subject)).size
    await expect.poll(messages, polling).toBe(1)
  }
})

describe.skipIf(!postgresPrograms)(
  'instances on one database (where PostgreSQL is installed)',
  () => {
    const cluster = useCluster()
    let proxy: LossyProxy | undefined
    afterEach(() => proxy?.close())

    it('let one of two admins answer who saw the same, and mail once', async () => {
      const well = await openMailServer()
      const variables = { DATABASE_URL: await cluster().createDatabase(), SMTP_URL: well.url }
      const one = await startServer(dataDir(), variables)
      const other = await startServer(dataDir(), variables)
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

    it('keep a reply once whose commit was not answered', async () => {
      const well = await openMailServer()
      const lossy = await startLossyProxy(await cluster().createDatabase())
      proxy = lossy
      const server = await startServer(dataDir(), { DATABASE_URL: lossy.url, SMTP_URL: well.url })
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
