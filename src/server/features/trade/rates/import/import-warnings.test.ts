import { expect, it } from 'vitest'
import { startTestApp } from '#testing/app.ts'
import { makeHotel } from '#testing/factories.ts'
import { csvOfRows } from '#testing/sheets.ts'

const app = await startTestApp()
const { admin } = app

it('a sheet warns at rows and columns of gaps, low commissions and doubtful prices', async () => {
  const entityId = await makeHotel(admin)
  const shared = { rateRef: 'gap', sheet: 'gaps', entityType: 'hotel', entityId, currency: 'USD' }
  const season = { ...shared, commissionPercent: 0.5, basis: 'double' }
  const sheet = csvOfRows([
    { ...season, season: 'Low', ranges: '2027-01-01/2027-02-28', net: 100, gross: 90 },
    { ...season, season: 'High', ranges: '2027-03-05/2027-03-31', net: 0, gross: 120 },
  ])
  for (const dryRun of [true, false]) {
    const report = await admin('importRates', { file: new Blob([sheet]), dryRun })
    if ('workId' in report) throw new Error('It was to be done at once')
    expect(report.rows.map(({ row, warnings }) => [row, warnings])).toEqual([
      [
        2,
        [
          {
            code: 'GROSS_BELOW_NET',
            path: 'gross',
            context: { net: 10_000, gross: 9_000, currency: 'USD' },
          },
          {
            code: 'LOW_COMMISSION',
            path: 'commissionPercent',
            context: { commission: 0.5, currency: 'USD' },
          },
        ],
      ],
      [
        3,
        [
          { code: 'ZERO_PRICE', path: 'net', context: { currency: 'USD' } },
          {
            code: 'SEASON_GAP',
            path: 'ranges',
            context: { from: '2027-03-01', to: '2027-03-04', currency: 'USD' },
          },
        ],
      ],
    ])
  }
})
