import { beforeAll, describe, expect, it } from 'vitest'
import { type Duty, duties } from '#contract/base/rights/duties.ts'
import { messages } from '#contract/base/text/messages.ts'
import { goodPassword } from '#testing/accounts.ts'
import { startTestApp, type TestUser } from '#testing/app.ts'

const app = await startTestApp()
const { admin } = app

const lacks = (duty: Duty) => ({ name: 'FORBIDDEN_ERROR', context: { duty } })
const broken = (path: string, message: string) => ({
  name: 'INVALID_DATA_ERROR',
  context: { issues: [{ path, message }] },
})

const makeAdmin = (held: Duty[] | null) => app.makeUser({ role: 'admin', duties: held })
const dutiesOf = async (id: string) => (await admin('detailUserAdmin', { id })).duties

let serial = 0
const newAdmin = () => {
  serial += 1
  const email = `nueva-${serial}@example.com`
  return { name: 'Nora', surname: 'Paz', email, password: goodPassword, role: 'admin' as const }
}

describe('the duties of an admin', () => {
  it('are told to themself, in the form and in lists; an agent has none to tell', async () => {
    const { id, call } = await makeAdmin(['requests'])
    const agent = await app.makeUser()
    expect((await call('getMe')).duties).toEqual(['requests'])
    expect((await agent.call('getMe')).duties).toBeNull()
    expect(await dutiesOf(id)).toEqual(['requests'])
    const { admins } = await admin('listUsers')
    expect(admins.find((each) => each.id === id)?.duties).toEqual(['requests'])
    expect(admins.find((each) => each.id !== id)?.duties).toBeNull()
  })

  it('are kept each once and in one order; all eight by name are all', async () => {
    const { id } = await admin('addUserAdmin', {
      ...newAdmin(),
      duties: ['team', 'requests', 'team'],
    })
    expect(await dutiesOf(id)).toEqual(['requests', 'team'])
    await admin('editUserAdmin', { id, duties: duties.toReversed() })
    expect(await dutiesOf(id)).toBeNull()
  })

  it('hold from the next call on', async () => {
    const { id, call } = await makeAdmin(['requests'])
    await call('listTemplates')
    await expect(call('listSheets')).rejects.toMatchObject(lacks('rates'))
    await admin('editUserAdmin', { id, duties: ['rates'] })
    await call('listSheets')
    await expect(call('listTemplates')).rejects.toMatchObject(lacks('requests'))
  })

  it('are those of whoever makes the account, unless they say otherwise', async () => {
    const maker = await makeAdmin(['site', 'team'])
    const { id } = await maker.call('addUserAdmin', newAdmin())
    expect(await dutiesOf(id)).toEqual(['site', 'team'])
    const agent = await app.makeUser()
    await maker.call('editUserAdmin', { id: agent.id, role: 'admin' })
    expect(await dutiesOf(agent.id)).toEqual(['site', 'team'])
    await maker.call('editUserAdmin', { id: agent.id, role: 'user' })
    expect(await dutiesOf(agent.id)).toBeNull()
  })

  it('are of admins alone', async () => {
    const agent = await app.makeUser()
    const refused = broken('duties', messages.dutiesOfAgent)
    const given = { id: agent.id, duties: ['rates' as const] }
    await expect(admin('editUserAdmin', given)).rejects.toMatchObject(refused)
    const { role: _role, ...person } = newAdmin()
    await expect(
      admin('addUserAdmin', { ...person, role: 'user', duties: [] }),
    ).rejects.toMatchObject(refused)
  })
})

describe('who lacks a duty', () => {
  let clerk: TestUser
  let other: TestUser
  beforeAll(async () => {
    clerk = await makeAdmin(['team', 'trade'])
    other = await makeAdmin(['team', 'privacy'])
  })

  it('gives it to nobody: not by name, not by all', async () => {
    const lower = await makeAdmin(['trade'])
    for (const given of [['rates' as const], null]) {
      const refused = lacks(given ? 'rates' : 'catalogue')
      await expect(
        clerk.call('addUserAdmin', { ...newAdmin(), duties: given }),
      ).rejects.toMatchObject(refused)
      await expect(
        clerk.call('editUserAdmin', { id: lower.id, duties: given }),
      ).rejects.toMatchObject(refused)
      await expect(
        clerk.call('editUserAdmin', { id: clerk.id, duties: given }),
      ).rejects.toMatchObject(refused)
    }
    expect(await dutiesOf(lower.id)).toEqual(['trade'])
  })

  it.each([
    ['editUserAdmin', { email: 'mine@example.com' }],
    ['editUserAdmin', { password: goodPassword }],
    ['editUserAdmin', { role: 'user' }],
    ['deleteUser', {}],
    ['endUserSessions', {}],
    ['endUserSessions', { removeFactors: true }],
    ['removeSecondFactor', {}],
  ] as const)('gets no further by an account that has it: %s %j', async (name, fields) => {
    const call = clerk.call as unknown as (name: string, payload: object) => Promise<unknown>
    await expect(call(name, { id: other.id, ...fields })).rejects.toMatchObject(lacks('privacy'))
    await other.call('listActivity')
  })

  it('looks after accounts that have no more than they have', async () => {
    const lower = await makeAdmin(['trade'])
    await clerk.call('editUserAdmin', { id: lower.id, name: 'Alba', duties: [] })
    await clerk.call('endUserSessions', { id: lower.id })
    await clerk.call('deleteUser', { id: lower.id })
  })
})

describe('approval', () => {
  it('is of the trade for the people of agencies, and of the team for all others', async () => {
    const { id: agencyId } = await admin('addAgency', { name: 'Sur', country: 'AR' })
    const team = await makeAdmin(['team'])
    const trade = await makeAdmin(['trade'])
    for (const [may, mayNot, duty, agency] of [
      [trade, team, 'trade', agencyId],
      [team, trade, 'team', null],
    ] as const) {
      const waiting = () => app.makeUser({ agencyId: agency, isApproved: false })
      const [first, second] = [await waiting(), await waiting()]
      const approved = { id: first.id, lang: 'en' as const }
      const rejected = { id: second.id, reason: { en: 'No.' } }
      await expect(mayNot.call('toggleUserApproved', approved)).rejects.toMatchObject(lacks(duty))
      await expect(mayNot.call('rejectUser', rejected)).rejects.toMatchObject(lacks(duty))
      await may.call('rejectUser', rejected)
      await may.call('toggleUserApproved', approved)
    }
  })
})

describe('the last admin with all duties', () => {
  it('keeps them, beside others who have some', async () => {
    const team = await makeAdmin(['team'])
    const { id } = await admin('getMe')
    const full = (await admin('listUsers')).admins.filter(({ duties: held }) => held === null)
    for (const other of full.filter((each) => each.id !== id)) {
      await admin('deleteUser', { id: other.id })
    }
    await expect(admin('editUserAdmin', { id, duties: ['team'] })).rejects.toMatchObject(
      broken('duties', messages.lastAdmin),
    )
    await admin('editUserAdmin', { id, name: 'Alba', duties: [...duties] })
    expect(await dutiesOf(id)).toBeNull()
    const second = await makeAdmin(null)
    await second.call('editUserAdmin', { id, duties: ['team'] })
    await expect(team.call('deleteUser', { id: second.id })).rejects.toMatchObject({
      name: 'INVALID_DATA_ERROR',
    })
    await second.call('editUserAdmin', { id, duties: null })
  })
})
