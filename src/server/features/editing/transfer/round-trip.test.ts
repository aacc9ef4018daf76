import { describe, expect, it } from 'vitest'
import { kinds } from '#contract/base/kinds.ts'
import { startTestApp } from '#testing/app.ts'
import { csvRows, detailOf, importSheet, makeFullCatalogue } from '#testing/sheets.ts'

const app = await startTestApp()
const { admin } = app
const items = await makeFullCatalogue(admin)

describe.each(kinds)('a %s', (kind) => {
  it.each(['csv', 'xlsx', 'json'] as const)('comes back unchanged as %s', async (format) => {
    const before = await detailOf(admin, kind, items[kind])
    const file = await admin('exportCatalogue', { kind, format })
    for (const dryRun of [true, false]) {
      const { rows, counts } = await importSheet(admin, kind, file, dryRun)
      expect(
        rows.filter(({ action, issues }) => action !== 'unchanged' || issues.length > 0),
      ).toEqual([])
      expect(counts.unchanged).toBe(rows.length)
      expect(rows.length).toBeGreaterThan(0)
    }
    expect(await detailOf(admin, kind, items[kind])).toEqual(before)
  })

  it('comes back unchanged with semicolons, and in Windows-1252', async () => {
    const file = await admin('exportCatalogue', { kind })
    const [header = ''] = (await file.text()).split('\r\n', 1)
    const rows = await csvRows(file)
    const columns = Object.keys(rows[0] ?? {})
    expect(header.split(',')).toEqual(columns)
    const quoted = (cell = '') => `"${cell.replaceAll('"', '""')}"`
    const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))]
    const text = lines.map((cells) => cells.map(quoted).join(';')).join('\n')
    for (const encoding of ['utf8', 'latin1'] as const) {
      const { counts } = await importSheet(admin, kind, new Blob([Buffer.from(text, encoding)]))
      expect(counts).toEqual({
        add: 0,
        edit: 0,
        conflict: 0,
        refused: 0,
        unchanged: rows.length,
        cleared: {},
      })
    }
  })
})
