import { describe, expect, it } from 'vitest'
import type { MailServer } from '#testing/mail-server.ts'
import { ask, call, logIn, type Target } from './calls.ts'
import { postgresPrograms } from './postgres-cluster.ts'
import {
  addColleague,
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

/** A draft proposal of a quote, complete enough to be sent. */
async function draftProposal(target: Target, quoteId: string): Promise<string> {
  const { id } = await ask<{ id: string }>(target, 'addProposal', { quoteId })
  const days = [{ title: 'Arrival', text: 'To the falls.' }]
  await ask(target, 'editProposal', { id, title: 'Iguazú', days, validUntil: '2098-04-01' })
  return id
}

/** Two admins send one proposal at the same time, over and over: one succeeds, the other gets a conflict. */
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

/** A visitor accepts twice at the same time, over and over: one acceptance counts, and each side has one mail of it. */
async function acceptTwice(well: MailServer, one: Target, other: Target): Promise<void> {
  const { destinationId } = await prepareGround(one)
  const acceptances = rounds(2, 50)
  for (let round = 0; round < acceptances; round += 1) {
    const { id: quoteId, reference } = await sendQuote(one, destinationId)
    const id = await draftProposal(one, quoteId)
    await ask(one, 'sendProposal', { id })
    const { url } = await ask<{ url: string }>(one, 'addProposalLink', { id })
    const answer = { token: url.split('/').at(-1), version: 1, answer: 'accepted' }
    const calls = await Promise.all([
      call(one, 'answerProposal', answer),
      call(other, 'answerProposal', answer),
    ])
    expect(calls.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    const { state, timeline } = await detail(one, quoteId)
    expect(state).toBe('won')
    const accepted = timeline.filter(
      (entry) => entry.kind === 'proposal' && entry.state === 'accepted',
    )
    expect(accepted).toHaveLength(1)
    const mails = () => received(well, `Proposal accepted (${reference})`)
    await expect.poll(mails, polling).toHaveLength(1)
  }
}

it('of two acceptances at the same time one counts', async () => {
  const well = await openMailServer()
  const server = await startServer(dataDir(), { SMTP_URL: well.url })
  const target = await logIn(server.url)
  await acceptTwice(well, target, target)
})

it('of two admins who send one proposal at the same time one does', async () => {
  const well = await openMailServer()
  const server = await startServer(dataDir(), { SMTP_URL: well.url })
  const target = await logIn(server.url)
  await sendTwice(well, target, await addColleague(target))
})

describe.skipIf(!postgresPrograms)(
  'instances on one database (where PostgreSQL is installed)',
  () => {
    const cluster = useCluster()

    it('send a proposal once that two admins send at the same time', async () => {
      const well = await openMailServer()
      const variables = { DATABASE_URL: await cluster().createDatabase(), SMTP_URL: well.url }
      const one = await startServer(dataDir(), variables)
      const other = await startServer(dataDir(), variables)
      const target = await logIn(one.url)
      await sendTwice(well, target, { ...(await addColleague(target)), url: other.url })
    })
  },
)
