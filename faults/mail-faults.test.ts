import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { freePort } from '#testing/free-port.ts'
import { type MailServer, type MailServerOptions, startMailServer } from '#testing/mail-server.ts'
import { ask, logIn } from './calls.ts'
import { rounds } from './rounds.ts'
import { admin, endServers, startServer } from './server-process.ts'
import { prepareGround } from './workload.ts'

const quotes = 5
/** How the mail server behaves before it is well; an unanswered connection is given up after 10 seconds. */
const illnesses: MailServerOptions[] =
  rounds(1, 2) > 1 ? [{ silent: true }, { refuseMessage: 451 }] : [{ refuseMessage: 451 }]
const kills = rounds(0, 2)
/** Retries come later and later, and a dead worker's message after a minute. */
const polling = { timeout: 240_000, interval: 200 }

let dataDir = ''
let mailServer: MailServer | undefined

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'nandu-mail-faults-'))
})
afterEach(async () => {
  endServers()
  await mailServer?.close()
  await rm(dataDir, { recursive: true, force: true })
})

it('no mail is lost, doubled without need or sent out of order while the mail server is ill', async () => {
  const mailPort = await freePort()
  const variables = { SMTP_URL: `smtp://127.0.0.1:${mailPort}`, PORT: String(await freePort()) }
  let server = await startServer(dataDir, variables)
  const target = await logIn(server.url)
  const { destinationId: entityId } = await prepareGround(target)
  for (let serial = 0; serial < quotes; serial += 1) {
    await ask({ ...target, token: '' }, 'createQuote', {
      email: `visitor-${serial}@example.com`,
      name: `Visitor ${serial}`,
      message: `Quote ${serial}`,
      entityType: 'destination',
      entityId,
    })
  }
  const failures = () => server.output().split('job failed, will be tried again').length - 1
  await expect.poll(failures, polling).toBeGreaterThan(0)

  for (const illness of illnesses) {
    const before = failures()
    mailServer = await startMailServer(illness, mailPort)
    await expect.poll(failures, polling).toBeGreaterThan(before)
    await mailServer.close()
  }

  const well = await startMailServer({}, mailPort)
  mailServer = well
  for (let kill = 1; kill <= kills; kill += 1) {
    await expect.poll(() => well.received.length, polling).toBeGreaterThanOrEqual(kill)
    await server.end('SIGKILL')
    server = await startServer(dataDir, variables)
  }

  const received = () => Promise.all(well.received.map((raw) => PostalMime.parse(raw)))
  const wanted = [
    admin.email,
    ...Array.from({ length: quotes }, (_, n) => `visitor-${n}@example.com`),
  ]
  const messageIds = async (address: string) =>
    (await received())
      .filter(({ to }) => to?.[0]?.address === address)
      .map(({ messageId }) => messageId)
  const distinct = async () =>
    Promise.all(wanted.map(async (address) => new Set(await messageIds(address)).size))
  // The admin's log-in is told to them first, for the browser is new.
  const toEach = [1 + quotes, ...Array.from({ length: quotes }, () => 1)]
  await expect.poll(distinct, polling).toEqual(toEach)

  const repeated = well.received.length - (1 + 2 * quotes)
  expect(repeated).toBeLessThanOrEqual(kills)
  const toAdmin = (await received()).filter(({ to }) => to?.[0]?.address === admin.email)
  const firsts = new Map(toAdmin.toReversed().map((mail) => [mail.messageId, mail.text ?? '']))
  const order = [...firsts.values()].toReversed().map((text) => /Quote \d/.exec(text)?.[0])
  expect(order).toEqual([undefined, ...Array.from({ length: quotes }, (_, n) => `Quote ${n}`)])
})
