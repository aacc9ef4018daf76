import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { freePort } from '#testing/free-port.ts'
import type { MailServer } from '#testing/mail-server.ts'
import { ask, call, logIn, type Target } from './calls.ts'
import { triesEmbedded } from './databases.ts'
import { postgresPrograms } from './postgres-cluster.ts'
import { detail, polling, received, sendQuote, useQuoteServers } from './quote-ground.ts'
import { rounds } from './rounds.ts'
import { startServer } from './server-process.ts'
import { useCluster } from './use-cluster.ts'
import { prepareGround } from './workload.ts'

const daySeconds = 24 * 60 * 60

const { dataDir, openMailServer } = useQuoteServers()

/** A day so many days from now, as `2027-05-03`. */
const dayAhead = (days: number) =>
  new Date(Date.now() + days * daySeconds * 1000).toISOString().slice(0, 10)

interface Proposed {
  quoteId: string
  reference: string
  answer: Record<string, unknown>
}

/** A proposal with a price that was sent, and the call that accepts it. */
async function propose(target: Target, destinationId: string, until: string): Promise<Proposed> {
  const { id: quoteId, reference } = await sendQuote(target, destinationId)
  const { id } = await ask<{ id: string }>(target, 'addProposal', { quoteId })
  const unit = { amount: 125_000, currency: 'USD' }
  await ask(target, 'editProposal', {
    id,
    title: 'Iguazú',
    days: [{ title: 'Arrival', text: 'To the falls.' }],
    prices: [{ label: 'Per person', quantity: 2, unit }],
    payments: [{ due: 'acceptance', percent: 100 }],
    validUntil: until,
  })
  await ask(target, 'sendProposal', { id })
  const { url } = await ask<{ url: string }>(target, 'addProposalLink', { id })
  const answer = { token: url.split('/').at(-1), version: 1, answer: 'accepted' }
  return { quoteId, reference, answer }
}

/** Counts mails by what they say, each message once however often it came. */
const mailsOf = async (well: MailServer, subject: string) =>
  new Set(await received(well, subject)).size

/** Kills the server at a moment around the commit of an acceptance, and asks again until it is answered. */
async function killUnderAcceptances(variables: NodeJS.ProcessEnv): Promise<void> {
  const well = await openMailServer()
  const all = { ...variables, SMTP_URL: well.url, PORT: String(await freePort()) }
  let server = await startServer(dataDir(), all)
  const target = await logIn(server.url)
  const { destinationId } = await prepareGround(target)
  for (let kill = 0; kill < rounds(1, 20); kill += 1) {
    const { quoteId, reference, answer } = await propose(target, destinationId, '2098-04-01')
    const key = crypto.randomUUID()
    const visitor = { ...target, token: '' }
    const first = call(visitor, 'answerProposal', answer, key)
    // Now before the commit, now between it and the mails, now after them.
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 120))
    await server.end('SIGKILL')
    await first
    server = await startServer(dataDir(), all)
    const again = await call(visitor, 'answerProposal', answer, key)
    expect(again).toMatchObject({
      outcome: 'acknowledged',
      answer: { total: { amount: 250_000, currency: 'USD' }, instalments: [{}] },
    })
    const { state, timeline } = await detail(target, quoteId)
    expect(state).toBe('won')
    const accepted = timeline.filter(
      (each) => each.kind === 'proposal' && each.state === 'accepted',
    )
    expect(accepted).toHaveLength(1)
    for (const subject of ['Proposal accepted', 'Propuesta aceptada: Iguazú']) {
      await expect.poll(() => mailsOf(well, `${subject} (${reference})`), polling).toBe(1)
    }
  }
  // The traveller's mails carry what was accepted, though the server that took it is gone.
  const mails = await Promise.all(well.received.map((raw) => PostalMime.parse(raw)))
  for (const mail of mails.filter((each) => each.subject?.startsWith('Proposal accepted'))) {
    expect(mail.attachments.map(({ mimeType }) => mimeType)).toContain('application/pdf')
  }
}

/** Instances that start at once, die and have other clocks remind of an ending validity once. */
async function remindAgainAndAgain(variables: NodeJS.ProcessEnv, instances: number) {
  const well = await openMailServer()
  const all = { ...variables, SMTP_URL: well.url }
  const first = await startServer(dataDir(), all)
  const target = await logIn(first.url)
  const allDay = [['00:00', '24:00']]
  const hours = { 1: allDay, 2: allDay, 3: allDay, 4: allDay, 5: allDay, 6: allDay, 7: allDay }
  const office = { timeZone: 'UTC', hours, holidays: null, openDays: [], closedDays: [] }
  await ask(target, 'editSite', { office: { ...office, answerWithinHours: 240 } })
  const { destinationId } = await prepareGround(target)
  const sent: Proposed[] = []
  for (let index = 0; index < rounds(3, 40); index += 1) {
    sent.push(await propose(target, destinationId, dayAhead(4)))
  }
  const reminders = () =>
    Promise.all(
      sent.map(({ reference }) => mailsOf(well, `Vence una propuesta: Iguazú (${reference})`)),
    )
  expect(await first.end('SIGTERM')).toBe(0)

  // Noon of the day before the last one: reminders go out from nine in the morning.
  const skew = Math.round((Date.parse(`${dayAhead(3)}T12:00:00Z`) - Date.now()) / 1000)
  const late = { ...all, CLOCK_SKEW_SECONDS: String(skew) }
  const start = (clock: NodeJS.ProcessEnv) =>
    Promise.all(Array.from({ length: instances }, () => startServer(dataDir(), clock)))
  for (let kill = 0; kill < rounds(1, 10); kill += 1) {
    const servers = await start(late)
    // Now before it is told, now after.
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 500))
    await Promise.all(servers.map((each) => each.end('SIGKILL')))
  }
  const servers = await start(late)
  await expect.poll(reminders, polling).toEqual(sent.map(() => 1))
  await Promise.all(servers.map((each) => each.end('SIGTERM')))
  // A clock that was set right, and one that is ahead again.
  for (const clock of [all, late]) {
    const [server] = await start(clock)
    if (!server) throw new Error('No server was started')
    // Whatever else is to be told at a start was told before what this brings about.
    await ask(await logIn(server.url), 'sendTestMail', { to: 'test@example.com' })
    await server.end('SIGTERM')
  }
  expect(await reminders()).toEqual(sent.map(() => 1))
}

describe.skipIf(!triesEmbedded)('on the embedded database', () => {
  it('an acceptance whose server is killed before its mails counts once, and is mailed', () =>
    killUnderAcceptances({}))

  it('an open proposal is told of once before it ends, over kills and clocks that jump', () =>
    remindAgainAndAgain({}, 1))
})

describe.skipIf(!postgresPrograms)('on PostgreSQL (where it is installed)', () => {
  const cluster = useCluster()

  it('an acceptance whose server is killed before its mails counts once, and is mailed', async () => {
    await killUnderAcceptances({ DATABASE_URL: await cluster().createDatabase() })
  })

  it('instances tell of an open proposal once, though all look at the same time', async () => {
    await remindAgainAndAgain({ DATABASE_URL: await cluster().createDatabase() }, 3)
  })
})
