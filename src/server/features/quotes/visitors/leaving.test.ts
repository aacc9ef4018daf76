import { describe, expect, it } from 'vitest'
import { messages } from '#contract/base/text/messages.ts'
import { mailsTo } from '#testing/accounts.ts'
import { startTestApp, type TestUser } from '#testing/app.ts'
import { makeSentProposal } from '#testing/proposals.ts'

const app = await startTestApp()
const { admin } = app
let serial = 0

async function addAgency(): Promise<string> {
  serial += 1
  return (await admin('addAgency', { name: `Agencia ${serial}`, country: 'AR', city: 'Salta' })).id
}

/** An agent of an agency, with a quote that was sent for it and answered with a proposal. */
async function makeAgent() {
  const agencyId = await addAgency()
  const agent = await app.makeUser({ agencyId })
  const quoteInput = { email: agent.email, name: 'Ana', message: 'Hola', lang: 'en' as const }
  const { id } = await agent.call('createOpenQuote', quoteInput)
  const proposal = await makeSentProposal(app, { id, email: agent.email }, { commission: 14.5 })
  const { url } = await agent.call('addClientView', {
    title: 'Para Ana',
    lang: 'en',
    proposalId: proposal.id,
    expiresOn: inAMonth(),
  })
  await app.services.jobs.drain()
  return { agent, agencyId, quoteId: id, proposalId: proposal.id, viewUrl: url }
}

const inAMonth = () =>
  new Date(app.services.clock().getTime() + 30 * 24 * 3_600_000).toISOString().slice(0, 10)

type Made = Awaited<ReturnType<typeof makeAgent>>

/** Tokens of links of a kind that were mailed to somebody. */
async function linksTo(email: string, kind: 'requests' | 'proposals'): Promise<string[]> {
  const found = new RegExp(`/${kind}/([\\w-]{43})`, 'g')
  const mails = await mailsTo(app, email)
  return mails.flatMap(({ text }) =>
    [...(text ?? '').matchAll(found)].map(([, token = '']) => token),
  )
}

const gone = { name: 'NOT_FOUND_ERROR' }

/** The ways out of an agency. */
const ways: Record<string, (made: Made) => Promise<unknown>> = {
  'to another agency': async ({ agent }) =>
    admin('editUserAdmin', { id: agent.id, agencyId: await addAgency() }),
  'to none': ({ agent }) => admin('editUserAdmin', { id: agent.id, agencyId: null }),
  'as an admin': ({ agent }) => admin('editUserAdmin', { id: agent.id, role: 'admin' }),
  'with the account': ({ agent }) => admin('deleteUser', { id: agent.id }),
}

describe.each(Object.entries(ways))('who leaves an agency %s', (way, leave) => {
  it('loses its quotes, and what was mailed of them', async () => {
    const made = await makeAgent()
    const { agent, quoteId, proposalId } = made
    const requests = await linksTo(agent.email, 'requests')
    const proposals = await linksTo(agent.email, 'proposals')
    expect(proposals).toHaveLength(1)
    await app.call('getProposal', { token: proposals[0] ?? '' })
    await leave(made)

    for (const token of requests) {
      await expect(app.call('getRequest', { token })).rejects.toMatchObject(gone)
    }
    for (const token of proposals) {
      await expect(app.call('getProposal', { token })).rejects.toMatchObject(gone)
      const pdf = await app.server.inject({ url: `/proposals/${token}.pdf` })
      expect(pdf.statusCode).toBe(404)
    }
    if (way === 'to another agency' || way === 'to none') await losesLists(made, agent)

    const refused = {
      name: 'INVALID_DATA_ERROR',
      context: { issues: [{ path: 'email', message: messages.addressLeft }] },
    }
    const reply = { quoteId, subject: 'Hola', text: 'Hola', cc: [], proposalIds: [] }
    await expect(admin('quoteReply', reply)).rejects.toMatchObject(refused)
    const mailed = (await mailsTo(app, agent.email)).length
    await expect(makeSentProposal(app, { id: quoteId, email: agent.email })).rejects.toMatchObject(
      refused,
    )
    // Who holds a link of the office's may answer; the one who left hears nothing of it.
    const { url } = await admin('addProposalLink', { id: proposalId })
    const token = url.split('/').at(-1) ?? ''
    const { version } = await app.call('getProposal', { token })
    const answer = { token, version: version ?? 0, answer: 'declined' as const }
    await app.call('answerProposal', answer)
    // An admin is told as the office is.
    if (way !== 'as an admin') expect(await mailsTo(app, agent.email)).toHaveLength(mailed)
  })
})

async function losesLists({ quoteId, proposalId }: Made, agent: TestUser): Promise<void> {
  for (const scope of ['mine', 'agency'] as const) {
    expect(await agent.call('listMyQuotes', { scope })).toMatchObject({ total: 0, list: [] })
  }
  await expect(agent.call('getMyQuote', { id: quoteId })).rejects.toMatchObject(gone)
  expect(await agent.call('listClientViews')).toMatchObject({ list: [] })
  const view = { title: 'Mía', lang: 'en' as const, proposalId, expiresOn: inAMonth() }
  await expect(agent.call('addClientView', view)).rejects.toMatchObject(gone)
}

describe('what stays', () => {
  it('is the agency’s for its other agents, its views too', async () => {
    const made = await makeAgent()
    const colleague = await app.makeUser({ agencyId: made.agencyId })
    await ways['to another agency']?.(made)
    expect((await colleague.call('listMyQuotes', { scope: 'agency' })).total).toBe(1)
    await colleague.call('getMyQuote', { id: made.quoteId })
    const token = made.viewUrl.split('/').at(-1) ?? ''
    await app.call('getClientView', { token })
  })

  it('is a quote of one’s own that was sent for no agency', async () => {
    const agent = await app.makeUser()
    const quoteInput = { email: agent.email, name: 'Ana', message: 'Hola', lang: 'en' as const }
    const { id } = await agent.call('createOpenQuote', quoteInput)
    await admin('editUserAdmin', { id: agent.id, agencyId: await addAgency() })
    await agent.call('getMyQuote', { id })
    expect((await agent.call('listMyQuotes', { scope: 'mine' })).total).toBe(1)
  })

  it('is everything again for who comes back', async () => {
    const made = await makeAgent()
    const { agent, agencyId, quoteId } = made
    await ways['to none']?.(made)
    await admin('editUserAdmin', { id: agent.id, agencyId })
    await agent.call('getMyQuote', { id: quoteId })
    await admin('quoteReply', { quoteId, subject: 'Hola', text: 'Hola', cc: [], proposalIds: [] })
  })

  it('is everything where two agencies become one', async () => {
    const { agent, agencyId, quoteId } = await makeAgent()
    await admin('mergeAgencies', { from: agencyId, into: await addAgency() })
    await agent.call('getMyQuote', { id: quoteId })
    await admin('quoteReply', { quoteId, subject: 'Hola', text: 'Hola', cc: [], proposalIds: [] })
  })
})

describe('the address of who left', () => {
  it('is told and erased with the person', async () => {
    const made = await makeAgent()
    await ways['to none']?.(made)
    const { email } = made.agent
    const file = await admin('exportPerson', { email })
    expect(JSON.parse(await file.text())).toMatchObject({
      leftAgencies: [{ name: expect.any(String) }],
    })
    await admin('erasePerson', { email })
    const after = await admin('exportPerson', { email })
    expect(JSON.parse(await after.text())).toMatchObject({ leftAgencies: [] })
  })
})
