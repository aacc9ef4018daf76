import { describe, expect, it } from 'vitest'
import { startTestApp } from '#testing/app.ts'
import { makeHotel } from '#testing/factories.ts'

const app = await startTestApp()
const { admin } = app

const line = (net: number) => [{ basis: 'double' as const, net, gross: net * 2 }]

/** Low season around a high one, whose first days are sold no more. */
const rate = async (sheet: string) => ({
  entityType: 'hotel' as const,
  entityId: await makeHotel(admin),
  sheet,
  currency: 'USD',
  seasons: [
    {
      name: 'Low',
      ranges: [
        { from: '2026-12-01', to: '2026-12-26' },
        { from: '2027-01-06', to: '2027-03-31' },
      ],
      lines: line(9_000),
    },
    { name: 'High', from: '2026-12-27', to: '2027-01-05', lines: line(18_000) },
  ],
  stopSales: [
    { from: '2026-12-31', to: '2027-01-01', note: 'Full' },
    { from: '2027-02-01', to: '2027-02-02' },
  ],
})

const days = [
  ['2026-12-26', 0, null],
  ['2026-12-27', 1, null],
  ['2026-12-31', 1, { note: 'Full' }],
  ['2027-01-01', 1, { note: 'Full' }],
  ['2027-01-06', 0, null],
  ['2027-02-01', 0, { note: null }],
] as const

describe('what counts on a day', () => {
  it('is told with each rate, to admins and to agents of any terms', async () => {
    const { id } = await admin('addRate', await rate('on-day'))
    const callers = [admin]
    for (const terms of [{ kind: 'net' as const }, { kind: 'commission' as const, percent: 10 }]) {
      const sheets = ['on-day']
      const { id: agencyId } = await admin('addAgency', { name: 'A', country: 'ES', terms, sheets })
      callers.push((await app.makeUser({ agencyId })).call)
    }
    for (const call of callers) {
      for (const [validOn, season, stopSale] of days) {
        const { list } = await call('listRates', { sheet: 'on-day', validOn })
        expect([validOn, list]).toMatchObject([validOn, [{ id, onDay: { season, stopSale } }]])
      }
      const { list } = await call('listRates', { sheet: 'on-day' })
      expect(list[0]).not.toHaveProperty('onDay')
    }
  })
})
