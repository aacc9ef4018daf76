import { beforeAll, describe, expect, it } from 'vitest'
import { mailsTo } from '#testing/accounts.ts'
import { startTestApp } from '#testing/app.ts'
import { makeTour } from '#testing/factories.ts'
import { makeSentProposal } from '#testing/proposals.ts'

const app = await startTestApp()
const { admin, call } = app
const tour = await makeTour(admin)

async function makeAgency(fields: { country?: string; accountManagerId?: string } = {}) {
  const agency = { name: 'Trade Reisen', city: 'Bonn', country: 'DE', ...fields }
  const { id } = await admin('addAgency', agency)
  return { id, agent: await app.makeUser({ agencyId: id }) }
}

const asked = { name: 'Carla', message: 'Zwei Personen', lang: 'es' as const }
const item = { entityType: 'tour' as const, entityId: tour }

describe('a request that the desk enters', () => {
  const enter = (email: string) => admin('addQuote', { ...asked, email, origin: 'phone' })

  it('belongs to the approved account of its e-mail, and to its agency', async () => {
    const { id, agent } = await makeAgency()
    const added = await enter(agent.email)
    expect(added).toMatchObject({ user: { id: agent.id }, agency: { id, name: 'Trade Reisen' } })
    expect(await admin('detailQuote', { quoteId: added.id })).toMatchObject({ agency: { id } })
  })

  it('belongs to nobody whose account is not approved, or to an admin', async () => {
    const waiting = await app.makeUser({ isApproved: false })
    const nobody = { user: null, agency: null }
    expect(await enter(waiting.email)).toMatchObject(nobody)
    const colleague = await app.makeUser({ role: 'admin' })
    expect(await enter(colleague.email)).toMatchObject(nobody)
    expect(await enter('nobody@example.com')).toMatchObject(nobody)
  })
})

describe('who gets a new request', () => {
  let keeper = ''
  let ofGermany = ''
  let ofBrazil = ''
  beforeAll(async () => {
    ;[keeper, ofGermany, ofBrazil] = (await Promise.all(
      ['', '', ''].map(async () => (await app.makeUser({ role: 'admin' })).id),
    )) as [string, string, string]
    const market = { name: { en: 'Market' }, phone: null, whatsapp: null }
    await admin('editSite', {
      markets: [
        { ...market, countries: ['DE'], assigneeId: ofGermany },
        { ...market, countries: ['BR'], assigneeId: ofBrazil },
      ],
    })
  })
  const assigneeOf = async (id: string) => {
    return (await admin('detailQuote', { quoteId: id })).assignee?.id ?? null
  }

  it('is who keeps the agency, else the market of the agency, else that of the visitor', async () => {
    const kept = await makeAgency({ accountManagerId: keeper })
    const german = await makeAgency()
    const other = await makeAgency({ country: 'FR' })
    const ask = async ({ agent }: typeof kept) => {
      const { id } = await agent.call('createQuote', {
        ...asked,
        ...item,
        email: agent.email,
        country: 'BR',
      })
      return assigneeOf(id)
    }
    expect([await ask(kept), await ask(german), await ask(other)]).toEqual([
      keeper,
      ofGermany,
      ofBrazil,
    ])
    const visitor = { ...asked, ...item, email: 'ana@example.com', country: 'BR' }
    expect(await assigneeOf((await call('createQuote', visitor)).id)).toBe(ofBrazil)
  })
})

it('every mail to an agent names their own reference in its subject; the desk reads the agency', async () => {
  const { agent } = await makeAgency()
  const given = { ...asked, ...item, email: agent.email, clientReference: 'TR-4711' }
  const { id } = await agent.call('createQuote', given)
  const {
    id: proposalId,
    token,
    version,
  } = await makeSentProposal(app, {
    id,
    email: agent.email,
  })
  await admin('quoteReply', { quoteId: id, subject: 'Ihre Reise', text: 'Gern!' })
  await call('answerProposal', { token, version, answer: 'accepted' })
  await admin('confirmProposal', { id: proposalId })
  const subjects = (await mailsTo(app, agent.email)).map(({ subject }) => subject ?? '')
  expect(subjects.length).toBeGreaterThanOrEqual(5)
  expect(subjects.filter((subject) => !subject.includes('TR-4711'))).toEqual([])
  const details = (await app.mails()).filter(({ text }) => text?.includes('Trade Reisen'))
  expect(details.length).toBeGreaterThan(0)
})
