import { describe, expect, it } from 'vitest'
import { messages } from '#contract/base/text/messages.ts'
import { startTestApp, type TestUser } from '#testing/app.ts'
import { makeQuote, makeSentProposal } from '#testing/proposals.ts'

const app = await startTestApp()
const { admin } = app
const gone = { name: 'NOT_FOUND_ERROR' }

const { id: agencyId } = await admin('addAgency', {
  name: 'Trade Reisen',
  country: 'DE',
  terms: { kind: 'net' },
  branches: [{ name: 'Bonn', city: 'Bonn' }, { name: 'Köln' }],
})
const agent = await app.makeUser({ agencyId })
const colleague = await app.makeUser({ agencyId })
const manager = await app.makeUser({ agencyId, manager: true })
const quote = await makeQuote(app, { agencyId, userId: agent.id })
const proposal = await makeSentProposal(app, quote)
const view = { title: 'Norte', lang: 'es' as const, proposalId: proposal.id }
const expiresOn = new Date(app.services.clock().getTime() + 30 * 86_400_000)
  .toISOString()
  .slice(0, 10)
const { id: viewId } = await agent.call('addClientView', { ...view, expiresOn })

/** Everything of a request that an agent's colleagues might reach; each answers whether it was. */
const reached: Record<string, (user: TestUser) => Promise<boolean>> = {
  async listMyQuotes({ call }) {
    const { list, total } = await call('listMyQuotes', { scope: 'agency' })
    expect(list).toHaveLength(total)
    return list.some(({ id }) => id === quote.id)
  },
  async listClientViews({ call }) {
    const { list, total } = await call('listClientViews', {})
    expect(list).toHaveLength(total)
    return list.some(({ id }) => id === viewId)
  },
  getMyQuote: ({ call }) => isThere(call('getMyQuote', { id: quote.id })),
  openMyProposal: ({ call }) => isThere(call('openMyProposal', { id: proposal.id })),
  addMyRequestMessage: ({ call }) =>
    isThere(call('addMyRequestMessage', { id: quote.id, text: 'Hola' })),
  addClientView: ({ call }) => isThere(call('addClientView', { ...view, expiresOn })),
  editClientView: ({ call }) => isThere(call('editClientView', { id: viewId, title: 'Sur' })),
  addClientViewLink: ({ call }) => isThere(call('addClientViewLink', { id: viewId })),
}

async function isThere(call: Promise<unknown>): Promise<boolean> {
  try {
    await call
    return true
  } catch (failure) {
    expect(failure).toMatchObject(gone)
    return false
  }
}

describe.each(Object.entries(reached))('%s', (_name, reach) => {
  it.each([
    ['all', [true, true, true]],
    ['own', [true, false, true]],
  ] as const)('where the agency shares %s', async (shares, expected) => {
    await admin('editAgency', { id: agencyId, shares })
    const seen = []
    for (const user of [agent, colleague, manager]) seen.push(await reach(user))
    expect(seen).toEqual(expected)
  })
})

it('admins see all views, whatever is shared', async () => {
  await admin('editAgency', { id: agencyId, shares: 'own' })
  const { list } = await admin('listClientViews', {})
  expect(list.map(({ id }) => id)).toContain(viewId)
})

describe('branch and manager', () => {
  const refused = (path: string, message: string) => ({
    name: 'INVALID_DATA_ERROR',
    context: { issues: [{ path, message }] },
  })

  it('belong to an agency, and end with another', async () => {
    const user = await app.makeUser({ agencyId })
    const edit = (fields: object) => admin('editUserAdmin', { id: user.id, ...fields })
    await expect(edit({ branch: 'Berlin' })).rejects.toMatchObject(refused('branch', messages.gone))
    await edit({ branch: 'Köln', manager: true })
    expect(await admin('detailUserAdmin', { id: user.id })).toMatchObject({
      branch: 'Köln',
      manager: true,
    })
    const { people } = await admin('detailAgency', { id: agencyId })
    expect(people.find(({ id }) => id === user.id)).toMatchObject({ branch: 'Köln', manager: true })
    const { id: other } = await admin('addAgency', { name: 'Sur', country: 'AR' })
    await edit({ agencyId: other })
    const moved = { agencyId: other, branch: null, manager: false }
    expect(await admin('detailUserAdmin', { id: user.id })).toMatchObject(moved)
  })

  it('are checked where they are said: a branch that was given up hinders no other edit', async () => {
    const { id: agency } = await admin('addAgency', {
      name: 'Este',
      country: 'AR',
      branches: [{ name: 'Centro' }],
    })
    const user = await app.makeUser({ agencyId: agency, branch: 'Centro' })
    await admin('editAgency', { id: agency, branches: [] })
    await admin('editUserAdmin', { id: user.id, name: 'Eva' })
    await expect(admin('editUserAdmin', { id: user.id, branch: 'Centro' })).rejects.toMatchObject(
      refused('branch', messages.gone),
    )
  })

  it('are nobody’s who sells for no agency', async () => {
    const alone = await app.makeUser()
    const edit = (fields: object) => admin('editUserAdmin', { id: alone.id, ...fields })
    await expect(edit({ manager: true })).rejects.toMatchObject(
      refused('manager', messages.noAgency),
    )
    await expect(edit({ branch: 'Köln' })).rejects.toMatchObject(
      refused('branch', messages.noAgency),
    )
    const person = { name: 'Ana', surname: 'Paz', role: 'user' as const, invite: true as const }
    const added = await admin('addUserAdmin', {
      ...person,
      email: 'branch@example.com',
      agencyId,
      branch: 'Bonn',
    })
    expect(await admin('detailUserAdmin', added)).toMatchObject({ branch: 'Bonn' })
  })

  it('of an agency have names of their own', async () => {
    const branches = [{ name: 'Bonn' }, { name: 'Bonn' }]
    await expect(admin('editAgency', { id: agencyId, branches })).rejects.toMatchObject(
      refused('branches.1.name', messages.taken),
    )
  })
})
