import { describe, expect, it } from 'vitest'
import type { PayloadOf } from '#contract/index.ts'
import { messages } from '#contract/base/text/messages.ts'
import { makeRegistration } from '#testing/accounts.ts'
import { startTestApp } from '#testing/app.ts'

const app = await startTestApp()
const { admin } = app

type AgencyInput = NonNullable<PayloadOf<'register'>['agency']>

let serial = 0

/** A host and a tax id that no other test has. */
function makeKeys() {
  serial += 1
  return { host: `agencia-${serial}.example.net`, taxId: `30-9999${serial}-1` }
}

async function register(host: string, input: Partial<AgencyInput>) {
  serial += 1
  const email = `persona-${serial}@${host}`
  const agency = { name: `Agencia ${serial}`, country: 'AR', city: 'Salta', ...input }
  await app.call('register', makeRegistration({ email, agency }))
  const { noApproved } = await admin('listUsers')
  const user = noApproved.find((each) => each.email === email)
  if (!user?.agencyId) throw new Error('Nobody was registered')
  return { ...user, agencyId: user.agencyId }
}

async function addAgency(fields: Partial<PayloadOf<'addAgency'>>): Promise<string> {
  serial += 1
  const named = { name: `Oficina ${serial}`, country: 'AR', city: 'Salta' }
  return (await admin('addAgency', { ...named, ...fields })).id
}

/** The author of the website: only the office's website lets users join. */
const websites: Record<string, (host: string) => Promise<{ agencyId: string; joins: boolean }>> = {
  async 'an admin wrote it'(host) {
    return { agencyId: await addAgency({ website: `https://${host}` }), joins: true }
  },
  async 'an admin wrote it later'(host) {
    const agencyId = await addAgency({})
    await admin('editAgency', { id: agencyId, website: `https://www.${host}` })
    return { agencyId, joins: true }
  },
  async 'who registered wrote it'(host) {
    const { agencyId } = await register(host, { website: `https://${host}` })
    return { agencyId, joins: false }
  },
  async 'who registered wrote it, and an admin saved the rest'(host) {
    const { agencyId } = await register(host, { website: `https://${host}` })
    await admin('editAgency', { id: agencyId, website: `https://${host}`, notes: 'Llamada' })
    return { agencyId, joins: false }
  },
  async 'the check of the website confirms it'(host) {
    const { agencyId } = await register(host, { website: `https://${host}` })
    await admin('setAgencyCheck', { id: agencyId, check: 'website', done: true })
    return { agencyId, joins: true }
  },
  async 'the check of the mail domain confirms it'(host) {
    const { agencyId } = await register(host, { website: `https://${host}` })
    await admin('setAgencyCheck', { id: agencyId, check: 'mailDomain', done: true })
    return { agencyId, joins: true }
  },
  async 'the check was taken back'(host) {
    const { agencyId } = await register(host, { website: `https://${host}` })
    await admin('setAgencyCheck', { id: agencyId, check: 'website', done: true })
    await admin('setAgencyCheck', { id: agencyId, check: 'website', done: false })
    return { agencyId, joins: false }
  },
  async 'another check was made'(host) {
    const { agencyId } = await register(host, { website: `https://${host}` })
    await admin('setAgencyCheck', { id: agencyId, check: 'called', done: true })
    return { agencyId, joins: false }
  },
  async 'an agent put it in the place of one that was confirmed'(host) {
    const agencyId = await addAgency({ website: 'https://otra.example.org' })
    await admin('setAgencyCheck', { id: agencyId, check: 'website', done: true })
    await admin('setAgencyCheck', { id: agencyId, check: 'mailDomain', done: true })
    const agent = await app.makeUser({ agencyId })
    await agent.call('editMyAgency', { website: `https://${host}` })
    const { checks } = await admin('detailAgency', { id: agencyId })
    const taken = checks.filter(({ check }) => ['website', 'mailDomain'].includes(check))
    expect(taken).toMatchObject([
      { done: false, by: { id: agent.id } },
      { done: false, by: { id: agent.id } },
    ])
    return { agencyId, joins: false }
  },
  async 'an agent saved it unchanged'(host) {
    const agencyId = await addAgency({ website: `https://${host}` })
    const agent = await app.makeUser({ agencyId })
    await agent.call('editMyAgency', { website: `https://${host}`, phone: '+54 11 5555 5555' })
    return { agencyId, joins: true }
  },
}

describe('joining by website', () => {
  it.each(Object.entries(websites))('where %s', async (_name, make) => {
    const { host } = makeKeys()
    const { agencyId, joins } = await make(host)
    const colleague = await register(host, { website: `https://${host}` })
    if (joins) expect(colleague.agencyId).toBe(agencyId)
    else expect(colleague.agencyId).not.toBe(agencyId)
    expect(colleague.suggested).toEqual([])
  })
})

describe('joining by tax id', () => {
  it('comes before the website, which an agent may set to a competitor’s', async () => {
    const { host, taxId } = makeKeys()
    const thief = await addAgency({})
    const agent = await app.makeUser({ agencyId: thief })
    await agent.call('editMyAgency', { website: `https://${host}` })
    const own = await addAgency({ taxId })
    const ana = await register(host, { taxId, website: `https://${host}` })
    expect(ana.agencyId).toBe(own)
  })

  it('and by the website of another agency joins neither: both are suggested', async () => {
    const { host, taxId } = makeKeys()
    const byTax = await addAgency({ name: 'Norte', taxId })
    const bySite = await addAgency({ name: 'Sur', website: `https://${host}` })
    const ana = await register(host, { taxId, website: `https://${host}` })
    expect([byTax, bySite]).not.toContain(ana.agencyId)
    const suggested = [
      { id: byTax, name: 'Norte', by: 'taxId' },
      { id: bySite, name: 'Sur', by: 'website' },
    ]
    expect(ana.suggested).toEqual(suggested)
    expect(await admin('detailAgency', { id: ana.agencyId })).toMatchObject({
      status: 'pending',
      suggested,
    })
    const [found] = (await admin('searchUsers', { keyword: ana.email })).list
    expect(found?.suggested).toEqual(suggested)
    expect((await admin('detailAgency', { id: byTax })).suggested).toEqual([])

    await admin('mergeAgencies', { from: bySite, into: byTax })
    expect((await admin('detailAgency', { id: ana.agencyId })).suggested).toHaveLength(1)
    await admin('mergeAgencies', { from: ana.agencyId, into: byTax })
    expect((await admin('searchUsers', { keyword: ana.email })).list[0]?.suggested).toEqual([])
  })
})

describe('approving somebody', () => {
  it('does not bring back an agency that was rejected', async () => {
    const { host, taxId } = makeKeys()
    const agencyId = await addAgency({ taxId })
    const before = await app.makeUser({ agencyId })
    await admin('editAgency', { id: agencyId, status: 'rejected' })
    const stranger = await register(host, { taxId })
    expect(stranger.agencyId).toBe(agencyId)
    const approve = () => admin('toggleUserApproved', { id: stranger.id, lang: 'es' })
    await expect(approve()).rejects.toMatchObject({
      name: 'INVALID_DATA_ERROR',
      context: {
        agencyStatus: 'rejected',
        issues: [{ path: 'id', message: messages.agencyRejected }],
      },
    })
    const [row] = (await admin('searchUsers', { keyword: stranger.email })).list
    expect(row?.isApproved).toBe(false)
    expect(await admin('detailAgency', { id: agencyId })).toMatchObject({ status: 'rejected' })
    await expect(before.call('getMe')).rejects.toMatchObject({ name: 'INVALID_TOKEN' })
    await admin('editAgency', { id: agencyId, status: 'approved' })
    await approve()
  })
})
