import { kindsInOrder } from '#contract/editing/transfer.ts'
import { expect, it } from 'vitest'
import { sampleItems, sampleRate } from '#web/admin/editing/sheets/sample-rows.ts'
import { sampleSheet } from '#web/admin/editing/sheets/sample-sheet.ts'
import { startTestApp } from './app.ts'
import { csvRows, importSheet } from './sheets.ts'

const { admin } = await startTestApp()
const nobody = '00000000-0000-4000-8000-000000000000'
const fileOf = (blob: Blob, name: string) => new File([blob], name)

it('samples are invented, name nothing that is stored, and can be imported', async () => {
  for (const kind of kindsInOrder) {
    const exported = await admin('exportCatalogue', { kind, ids: [nobody] })
    const sheet = await sampleSheet(fileOf(exported, `${kind}.csv`), sampleItems[kind])
    const [row = {}] = await csvRows(sheet)
    expect(Object.keys(row)).not.toContain('id')
    expect(Object.entries(row).filter(([, cell]) => cell !== '')).toHaveLength(
      Object.keys(sampleItems[kind][0] ?? {}).length,
    )
    const { rows, counts } = await importSheet(admin, kind, sheet)
    expect({ ...counts, rows }).toMatchObject({
      add: sampleItems[kind].length,
      refused: 0,
    })
  }
  const exported = await admin('exportRates', { entityId: nobody })
  const sheet = await sampleSheet(fileOf(exported, 'rates.csv'), sampleRate)
  const [row = {}] = await csvRows(sheet)
  expect(Object.keys(row)).not.toContain('id')
  const report = await admin('importRates', { file: sheet })
  expect(report).toMatchObject({
    counts: { add: sampleRate.length, refused: 0 },
  })
  for (const { status } of (await admin('listRates', {})).list) expect(status).toBe(false)
  for (const { status } of (await admin('listTours', { adminPanel: true })).list)
    expect(status).toBe(false)
})
