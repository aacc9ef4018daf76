import { describe, expect, it } from 'vitest'
import { messages } from '#contract/base/text/messages.ts'
import type { PayloadOf } from '#contract/index.ts'
import { makePicture } from '#testing/factories.ts'
import { startTestApp } from '#testing/app.ts'

const app = await startTestApp()
const { admin } = app
const unknown = crypto.randomUUID()
const ofNone = await app.makeUser()

let serial = 0

function makeAgency(overrides: Partial<PayloadOf<'addAgency'>> = {}): PayloadOf<'addAgency'> {
  serial += 1
  return { name: `Viajes ${serial}`, country: 'ES', city: 'Madrid', ...overrides }
}

describe('an agency', () => {
  it('keeps what an admin writes of it, and is approved unless told otherwise', async () => {
    const manager = await app.makeUser({ role: 'admin' })
    const given = {
      name: 'Rutas del Sur',
      country: 'es',
      city: 'Sevilla',
      website: 'www.rutasdelsur.example.com',
      phone: '+34 600 000 000',
      taxId: 'B-12 345 678',
      licence: { kind: 'CIAN', number: '41-0001' },
      notes: 'Paga a 30 días.\nSiempre.',
      terms: { kind: 'commission', percent: 12.345 },
      sheets: ['general', 'España', 'general'],
      legalName: 'Rutas del Sur S. L.',
      lang: 'es',
      accountManagerId: manager.id,
      contract: { signedOn: '2026-01-01', creditDays: 30 },
      recheckOn: '2027-01-01',
    } as const
    const { id } = await admin('addAgency', { ...given, sheets: [...given.sheets] })
    const agency = await admin('detailAgency', { id })
    expect(agency).toMatchObject({
      ...given,
      country: 'ES',
      website: 'https://www.rutasdelsur.example.com',
      terms: { kind: 'commission', percent: 12.35 },
      sheets: ['general', 'España'],
      status: 'approved',
      logo: null,
      users: 0,
      people: [],
      alike: [],
    })
    expect(agency.checks.map(({ check, done }) => [check, done])).toEqual(
      ['licence', 'taxId', 'website', 'mailDomain', 'phoneCall', 'contract'].map((check) => [
        check,
        false,
      ]),
    )
    await admin('editAgency', { id, city: null, licence: null, status: 'pending' })
    expect(await admin('detailAgency', { id })).toMatchObject({
      name: given.name,
      city: null,
      licence: null,
      phone: given.phone,
      status: 'pending',
    })
    await manager.call('logout')
    await admin('deleteUser', { id: manager.id })
    expect((await admin('detailAgency', { id })).accountManagerId).toBeNull()
  })

  it.each([
    [{ name: ' ' }, 'name', messages.nameEmpty],
    [{ country: 'XX' }, 'country', messages.invalid],
    [{ website: 'javascript:alert(1)' }, 'website', messages.invalid],
    [{ phone: 'ask Ana 22' }, 'phone', messages.phoneInvalid],
    [
      { terms: { kind: 'commission' as const, percent: 51 } },
      'terms.percent',
      messages.numberTooLarge,
    ],
    [
      { contract: { signedOn: '2026-02-01', endsOn: '2026-01-01' } },
      'contract.endsOn',
      messages.spanOrder,
    ],
    [{ accountManagerId: ofNone.id }, 'accountManagerId', messages.notAnAdmin],
  ])('refuses %o', async (broken, path, message) => {
    await expect(admin('addAgency', makeAgency(broken))).rejects.toMatchObject({
      name: 'INVALID_DATA_ERROR',
      context: { issues: [{ path, message }] },
    })
  })

  it('sells the general sheet unless told otherwise, or none', async () => {
    const { id } = await admin('addAgency', makeAgency({ sheets: null }))
    const sheets = async () => (await admin('detailAgency', { id })).sheets
    expect(await sheets()).toEqual(['general'])
    await admin('editAgency', { id, sheets: [] })
    expect(await sheets()).toEqual([])
    await admin('editAgency', { id, sheets: null })
    expect(await sheets()).toEqual(['general'])
  })

  it('is kept by somebody who is there', async () => {
    const refused = { name: 'NOT_FOUND_ERROR' }
    const given = { accountManagerId: unknown }
    await expect(admin('addAgency', makeAgency(given))).rejects.toMatchObject(refused)
    const { id } = await admin('addAgency', makeAgency())
    await expect(admin('editAgency', { id, ...given })).rejects.toMatchObject(refused)
  })

  it('is not edited over a newer edit', async () => {
    const { id } = await admin('addAgency', makeAgency())
    const { updatedAt } = await admin('detailAgency', { id })
    await admin('editAgency', { id, phone: '555 0101', updatedAt })
    await expect(admin('editAgency', { id, phone: '555 0102', updatedAt })).rejects.toMatchObject({
      name: 'EDIT_CONFLICT_ERROR',
    })
  })

  it('is found by name, city, website and tax id, and counted by status', async () => {
    const { id } = await admin('addAgency', makeAgency({ name: 'Ñandú Norte', city: 'Córdoba' }))
    const other = makeAgency({ city: 'Cordoba', status: 'suspended', taxId: '30-7777-1' })
    const second = await admin('addAgency', other)
    const idsOf = async (query: PayloadOf<'listAgencies'>) =>
      (await admin('listAgencies', query)).list.map((each) => each.id)
    expect(await idsOf({ keyword: 'nandu cordoba' })).toEqual([id])
    expect(await idsOf({ keyword: 'CORDOBA' })).toEqual([second.id, id])
    expect(await idsOf({ keyword: 'cordoba', status: 'suspended' })).toEqual([second.id])
    expect(await idsOf({ keyword: '7777' })).toEqual([second.id])
    expect(await admin('listAgencies', { keyword: 'cordoba', limit: 1 })).toMatchObject({
      total: 2,
      counts: { approved: 1, suspended: 1, pending: 0, rejected: 0 },
    })
  })

  it('is looked into: who said so and when, and at most ten checks of the office’s own', async () => {
    const { id } = await admin('addAgency', makeAgency())
    await admin('setAgencyCheck', { id, check: 'phoneCall', done: true })
    await admin('setAgencyCheck', { id, check: 'Referencias', done: true })
    const checks = async () => (await admin('detailAgency', { id })).checks
    expect(await checks()).toContainEqual({
      check: 'phoneCall',
      done: true,
      by: { id: expect.any(String), name: expect.stringContaining('Agencia') },
      at: expect.any(Date),
    })
    expect((await checks()).at(-1)).toMatchObject({ check: 'Referencias', done: true })
    for (let each = 2; each <= 10; each += 1) {
      await admin('setAgencyCheck', { id, check: `Propio ${each}`, done: true })
    }
    await expect(
      admin('setAgencyCheck', { id, check: 'Propio 11', done: true }),
    ).rejects.toMatchObject({ context: { issues: [{ path: 'check', message: messages.tooMany }] } })
    await admin('setAgencyCheck', { id, check: 'Referencias', done: false })
    await admin('setAgencyCheck', { id, check: 'phoneCall', done: false })
    expect((await checks()).filter(({ done }) => done)).toHaveLength(9)
    const by = { id: expect.any(String), name: expect.any(String) }
    const undone = { check: 'Referencias', done: false, by, at: expect.any(Date) }
    expect(await checks()).toContainEqual(undone)
  })

  it('goes only when nobody belongs to it', async () => {
    const { id } = await admin('addAgency', makeAgency())
    const agent = await app.makeUser({ agencyId: id, name: 'Ana', surname: 'Paz' })
    await expect(admin('deleteAgency', { id })).rejects.toMatchObject({
      name: 'INVALID_DELETE_ERROR',
      status: 409,
      context: { dependents: { users: [{ id: agent.id, name: 'Ana Paz' }] } },
    })
    await admin('editUserAdmin', { id: agent.id, agencyId: null })
    await admin('deleteAgency', { id })
    await expect(admin('detailAgency', { id })).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR' })
  })

  it('tells which others may be the same one', async () => {
    const { id } = await admin(
      'addAgency',
      makeAgency({
        name: 'Patagonia Trails',
        country: 'FR',
        taxId: 'FR 99',
        website: 'trails.example.org',
      }),
    )
    const byTax = await admin(
      'addAgency',
      makeAgency({ name: 'Otra', country: 'FR', taxId: 'fr-99' }),
    )
    const bySite = await admin(
      'addAgency',
      makeAgency({ name: 'Distinta', country: 'FR', website: 'https://www.trails.example.org/fr' }),
    )
    const byName = await admin('addAgency', makeAgency({ name: 'Patagonia Trail', country: 'FR' }))
    await admin('addAgency', makeAgency({ name: 'Patagonia Trails', country: 'IT' }))
    const { alike } = await admin('detailAgency', { id })
    expect(alike.map(({ id: other, because }) => [other, because])).toEqual([
      [byTax.id, 'taxId'],
      [bySite.id, 'website'],
      [byName.id, 'name'],
    ])
  })
})

describe('two agencies that are one', () => {
  it('become one: people, requests and what the second lacked', async () => {
    const from = await admin('addAgency', makeAgency({ taxId: 'ES 1', phone: '555 0111' }))
    const into = await admin('addAgency', makeAgency({ phone: '555 0222' }))
    const agent = await app.makeUser({ agencyId: from.id })
    const { id: quoteId } = await agent.call('createOpenQuote', {
      name: 'Ana',
      email: 'ana@example.com',
      message: 'Dos semanas',
    })
    await admin('mergeAgencies', { from: from.id, into: into.id })
    expect(await admin('detailAgency', { id: into.id })).toMatchObject({
      phone: '555 0222',
      taxId: 'ES 1',
      users: 1,
    })
    await expect(admin('detailAgency', { id: from.id })).rejects.toMatchObject({
      name: 'NOT_FOUND_ERROR',
    })
    expect((await admin('listQuote', { agencyId: into.id })).list).toMatchObject([
      { id: quoteId, agency: { id: into.id } },
    ])
    const { list } = await admin('listActivity', { itemId: from.id })
    expect(list[0]).toMatchObject({ kind: 'agency', action: 'delete' })
  })

  it('are two, and both there', async () => {
    const { id } = await admin('addAgency', makeAgency())
    await expect(admin('mergeAgencies', { from: id, into: id })).rejects.toMatchObject({
      name: 'INVALID_DATA_ERROR',
    })
    await expect(admin('mergeAgencies', { from: id, into: unknown })).rejects.toMatchObject({
      name: 'NOT_FOUND_ERROR',
    })
  })

  it('are merged once when two admins do it at the same moment', async () => {
    const one = await admin('addAgency', makeAgency())
    const other = await admin('addAgency', makeAgency())
    const outcomes = await Promise.allSettled([
      admin('mergeAgencies', { from: one.id, into: other.id }),
      admin('mergeAgencies', { from: other.id, into: one.id }),
    ])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

describe("an agent's own agency", () => {
  it('is told without what the office notes about it', async () => {
    const { id } = await admin(
      'addAgency',
      makeAgency({ notes: 'Cuidado', recheckOn: '2027-01-01' }),
    )
    const agent = await app.makeUser({ agencyId: id })
    const own = await agent.call('getMyAgency')
    expect(own).toMatchObject({ id, users: 1, status: 'approved' })
    for (const field of ['notes', 'checks', 'recheckOn']) expect(own).not.toHaveProperty(field)
    const loner = await app.makeUser()
    await expect(loner.call('getMyAgency')).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR' })
    await expect(loner.call('editMyAgency', { phone: '555 0101' })).rejects.toMatchObject({
      name: 'NOT_FOUND_ERROR',
    })
  })

  it('is edited by its agents in phone, website and logo alone', async () => {
    const { id } = await admin('addAgency', makeAgency({ phone: '555 0101' }))
    const agent = await app.makeUser({ agencyId: id })
    const given = { phone: '555 0122', website: 'acme.example.com', status: 'suspended', name: 'X' }
    await agent.call('editMyAgency', given)
    const logo = await agent.call('uploadMyAgencyLogo', { file: await makePicture() })
    const mine = await agent.call('getMyAgency')
    expect(mine).toMatchObject({
      phone: '555 0122',
      website: 'https://acme.example.com',
      status: 'approved',
      logo: { id: logo.id },
    })
    expect(mine.name).not.toBe('X')
    const other = await admin('uploadAgencyLogo', { id, file: await makePicture() })
    expect((await agent.call('getMyAgency')).logo?.id).toBe(other.id)
    await admin('editAgency', { id, logo: null })
    expect((await agent.call('getMyAgency')).logo).toBeNull()
  })

  it('has its requests seen by all of its agents, and by nobody of another', async () => {
    const { id } = await admin('addAgency', makeAgency())
    const ana = await app.makeUser({ agencyId: id, name: 'Ana' })
    const leo = await app.makeUser({ agencyId: id, name: 'Leo' })
    const stranger = await app.makeUser({ agencyId: (await admin('addAgency', makeAgency())).id })
    const asked = { name: 'Eva', email: 'eva@example.com', message: 'Hola' }
    const { id: quoteId } = await ana.call('createOpenQuote', asked)
    const ofAgency = async (call: typeof ana.call) =>
      (await call('listMyQuotes', { scope: 'agency' })).list.map((each) => each.id)
    expect(await ofAgency(ana.call)).toEqual([quoteId])
    expect(await ofAgency(leo.call)).toEqual([quoteId])
    expect(await ofAgency(stranger.call)).toEqual([])
    expect((await leo.call('listMyQuotes', { scope: 'mine' })).total).toBe(0)
    expect(await leo.call('getMyQuote', { id: quoteId })).toMatchObject({ name: 'Eva' })
    await expect(stranger.call('getMyQuote', { id: quoteId })).rejects.toMatchObject({
      name: 'NOT_FOUND_ERROR',
    })
    expect(await admin('detailQuote', { quoteId })).toMatchObject({ agency: { id } })
  })
})
