import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import { messages } from '#contract/base/text/messages.ts'
import { startTestApp } from '#testing/app.ts'
import { makeCategory, makeDestination, makeRegion } from '#testing/factories.ts'
import { importSheet, plainIssues } from '#testing/sheets.ts'

const { admin } = await startTestApp()
const regionId = await makeRegion(admin)
const categoryId = await makeCategory(admin)
const destinationId = await makeDestination(admin, { regionId })

const issuesOf = async (sheet: string | Blob) =>
  plainIssues(await importSheet(admin, 'destination', sheet))

it('columns are known whatever their case', async () => {
  const id = await makeDestination(admin, { regionId })
  const before = (await admin('listDestinations', { brief: true })).list.length
  for (const [header, meant, cell] of [
    ['ID', 'id', id],
    ['Name.en', 'name.en', 'Other'],
    ['EXTERNALID', 'externalId', 'CASE'],
  ] as const) {
    const sheet = `${header === 'ID' ? '' : 'id,'}${header}\n${header === 'ID' ? '' : `${id},`}${cell}`
    const report = await importSheet(admin, 'destination', sheet)
    expect(report.columns[header]).toBe(meant)
    expect(report.counts).toMatchObject({ add: 0, refused: 0 })
  }
  expect((await admin('listDestinations', { brief: true })).list).toHaveLength(before)
})

it('a reference that nobody wrote is missing, not wrong', async () => {
  const { rows } = await importSheet(admin, 'hotel', 'externalId,name.en,category\nNOWHERE,Inn,3')
  expect(rows[0]?.issues).toMatchObject([
    { path: 'description.en' },
    { path: 'destinationId', message: messages.required },
  ])
})

it.each(['csv', 'xlsx'] as const)(
  'errors of the spreadsheet are no content, in %s',
  async (format) => {
    const header = ['externalId', 'name.en', 'description.en', 'region', 'tags']
    const cells = [`ERRORS-${format}`, 'Salinas', '#REF!', '#N/A', '#n/a']
    const bytes = await writeXlsx({ sheets: [{ name: 'sheet', rows: [header, cells] }] })
    const sheet =
      format === 'csv'
        ? `${header.join(',')}\n${cells.join(',')}`
        : new Blob([new Uint8Array(bytes)])
    const issues = (await issuesOf(sheet))[0] ?? []
    // Each cell is named once: one that cannot be read is not missing as well.
    expect(issues.map(({ path }) => path).toSorted()).toEqual(['description.en', 'region', 'tags'])
    expect(issues.every(({ message }) => message.startsWith(sheetMessages.errorCell))).toBe(true)
    const { list } = await admin('listRegions', {})
    expect(list.map(({ name }) => name)).not.toContain('#N/A')
  },
)

it.each([
  ['altitude', '3.000', '3000 / 3.0'],
  ['nightsAdvised.min', '1,000', '1000 / 1.0'],
])('a number that may be thousands is refused in %s', async (column, text, readings) => {
  const sheet = `externalId;name.en;description.en;regionId;${column}\nT;T;T;${regionId};${text}`
  const message = `${sheetMessages.ambiguousNumber}: ${readings}`
  expect(await issuesOf(sheet)).toEqual([[{ path: column, message }]])
})

it('a point has decimals', async () => {
  const sheet = `externalId;name.en;description.en;regionId;location.lat;location.lng\nP;P;P;${regionId};-24.125;-65,375`
  expect(await issuesOf(sheet)).toEqual([[]])
})

describe('a price is in units of its currency', () => {
  const sheetOf = (cells: Record<string, string>) => {
    const row = {
      externalId: 'PRICED',
      'name.en': 'Priced',
      'description.en': 'Priced.',
      categoryId,
      destinationId,
      ...cells,
    }
    return new Blob([`${Object.keys(row).join(';')}\n${Object.values(row).join(';')}`])
  }

  it.each([
    ['1250', 'USD', 125_000],
    ['1250,5', 'USD', 125_050],
    ['85.99', 'USD', 8_599],
    ['85000', 'CLP', 85_000],
    ['1.250', 'CLP', 1_250],
    ['1.250', 'KWD', 1_250],
  ])('%s %s', async (priceFrom, currency, amount) => {
    await importSheet(admin, 'tour', sheetOf({ priceFrom, 'priceFrom.currency': currency }))
    const { list } = await admin('listTours', { keyword: 'Priced', adminPanel: true })
    expect(list.map((tour) => tour.priceFrom)).toEqual([{ amount, currency }])
    const again = await importSheet(admin, 'tour', sheetOf({ priceFrom }))
    expect(again.counts.unchanged).toBe(1)
  })

  it.each([
    ['1.250', 'USD', `${sheetMessages.ambiguousNumber}: 1250 / 1.25`],
    ['12.505', 'CLP', null],
    ['12.55', 'CLP', sheetMessages.tooExact],
    ['cheap', 'USD', messages.invalid],
    ['#N/A', 'USD', `${sheetMessages.errorCell}: #N/A`],
  ])('%s %s may be refused', async (priceFrom, currency, message) => {
    const sheet = sheetOf({ priceFrom, 'priceFrom.currency': currency })
    const issues = plainIssues(await importSheet(admin, 'tour', sheet, true))
    expect(issues).toEqual([message === null ? [] : [{ path: 'priceFrom', message }]])
  })

  it('a price that is none is told at its column', async () => {
    const sheet = sheetOf({ priceFrom: '', 'priceFrom.currency': 'USD' })
    const { rows } = await importSheet(admin, 'tour', sheet, true)
    expect(rows[0]).toMatchObject({ action: 'refused', issues: [{ path: 'priceFrom' }] })
  })

  it.each(['priceFrom.amount', 'PRICEFROM.AMOUNT'])(
    'a column %s, of minor units, refuses the file',
    async (column) => {
      const sheet = sheetOf({ [column]: '1250', 'priceFrom.currency': 'USD' })
      await expect(importSheet(admin, 'tour', sheet)).rejects.toMatchObject({
        name: 'INVALID_DATA_ERROR',
        context: {
          issues: [{ path: 'file', message: `${sheetMessages.minorUnits}: ${column} → priceFrom` }],
        },
      })
    },
  )
})
