import { describe, expect, it } from 'vitest'
import { type Duty, duties } from '#contract/base/rights/duties.ts'
import { startTestApp } from '#testing/app.ts'
import { soon } from '#testing/client-views.ts'
import { makeCircuit, makeTour } from '#testing/factories.ts'
import { makeSampleRate } from '#testing/rates.ts'

const app = await startTestApp()
const { admin } = app
const makeAdmin = (...held: Duty[]) => app.makeUser({ role: 'admin', duties: held })
const lacks = (duty: Duty) => ({ name: 'FORBIDDEN_ERROR', context: { duty } })

describe('rates', () => {
  it('are seen by admins of rates or requests, and by the others as by nobody', async () => {
    const entityId = await makeCircuit(admin)
    await makeSampleRate(admin, entityId)
    const { id: asAgency } = await admin('addAgency', {
      name: 'Sur',
      country: 'AR',
      terms: { kind: 'net' },
      sheets: ['general'],
    })
    for (const duty of duties) {
      const { call } = await makeAdmin(duty)
      const sees = duty === 'rates' || duty === 'requests' ? 1 : 0
      const { total } = await call('listRates')
      expect([duty, total]).toEqual([duty, sees])
      expect([duty, (await call('listRates', { asAgency })).total]).toEqual([duty, sees])
    }
  })
})

describe('the bin', () => {
  it('holds for each the kinds that they look after', async () => {
    const tour = await makeTour(admin)
    const rate = await makeSampleRate(admin, await makeCircuit(admin))
    const quote = await admin('addQuote', {
      name: 'Eva',
      message: 'By phone',
      phone: '+54 11 5555 0000',
      channel: 'phone',
      origin: 'phone',
    })
    await admin('deleteTour', { id: tour })
    await admin('deleteRate', { id: rate })
    await admin('deleteQuote', { quoteId: quote.id })
    const binned = { tour, rate, quote: quote.id }
    const lookedAfter = { catalogue: 'tour', rates: 'rate', requests: 'quote' } as const
    for (const [duty, kind] of Object.entries(lookedAfter)) {
      const { call } = await makeAdmin(duty as Duty)
      expect((await call('listBin')).list.map(({ id }) => id)).toEqual([binned[kind]])
      for (const [otherDuty, other] of Object.entries(lookedAfter)) {
        if (other === kind) continue
        const named = { kind: other, id: binned[other] }
        const refused = lacks(otherDuty as Duty)
        await expect(call('listBin', { kind: other })).rejects.toMatchObject(refused)
        await expect(call('restoreFromBin', named)).rejects.toMatchObject(refused)
        await expect(call('deleteFromBin', named)).rejects.toMatchObject(refused)
      }
    }
    for (const [duty, kind] of Object.entries(lookedAfter)) {
      const { call } = await makeAdmin(duty as Duty)
      await call('restoreFromBin', { kind, id: binned[kind] })
    }
  })
})

describe('a partner’s key', () => {
  const read = (key: string, feed: string) =>
    app.server.inject({ url: `/feed/v1/${feed}.json`, headers: { authorization: `Bearer ${key}` } })

  it('reaches no further than the duties of its maker, now and when it is called', async () => {
    const { id: agencyId } = await admin('addAgency', { name: 'Norte', country: 'BO' })
    const maker = await makeAdmin('trade', 'rates', 'requests')
    const scopes = ['catalogue:read' as const, 'rates:read' as const, 'quotes:read' as const]
    const { key } = await maker.call('addApiKey', { name: 'Norte', scopes, agencyId })
    const statuses = async () =>
      Promise.all(
        ['destinations', 'rates', 'quotes'].map(async (feed) => (await read(key, feed)).statusCode),
      )
    expect(await statuses()).toEqual([200, 200, 200])
    await admin('editUserAdmin', { id: maker.id, duties: ['trade', 'rates'] })
    expect(await statuses()).toEqual([200, 200, 403])
    await admin('editUserAdmin', { id: maker.id, duties: ['trade'] })
    expect(await statuses()).toEqual([200, 403, 403])
    await admin('deleteUser', { id: maker.id })
    expect(await statuses()).toEqual([200, 200, 200])
  })
})

describe('client views', () => {
  it('of others are seen by admins of the trade alone', async () => {
    const { id: agencyId } = await admin('addAgency', { name: 'Este', country: 'BR' })
    const agent = await app.makeUser({ agencyId })
    const entityId = await makeTour(admin)
    const { id } = await agent.call('addClientView', {
      lang: 'en',
      title: 'Ice',
      expiresOn: soon,
      items: [{ entityType: 'tour', entityId }],
    })
    for (const duty of ['trade', 'requests', 'catalogue'] as const) {
      const { call } = await makeAdmin(duty)
      const { list } = await call('listClientViews')
      expect([duty, list.map((view) => view.id)]).toEqual([duty, duty === 'trade' ? [id] : []])
      if (duty !== 'trade') {
        await expect(call('deleteClientView', { id })).rejects.toMatchObject({
          name: 'NOT_FOUND_ERROR',
        })
      }
    }
  })
})

describe('the dashboard', () => {
  const parts: Partial<Record<Duty, string[]>> = {
    catalogue: ['content', 'missedSearches', 'scheduled'],
    requests: ['asked', 'quotes'],
    trade: ['agencies', 'users'],
    team: ['activity', 'users'],
  }

  it('has for each the parts that they look after', async () => {
    for (const duty of duties) {
      const { call } = await makeAdmin(duty)
      const shown = Object.keys(await call('getDashboard')).toSorted()
      expect([duty, shown]).toEqual([duty, parts[duty] ?? []])
    }
  })
})
