import { describe, expect, test } from 'vitest'
import type { ImportReport } from '#contract/editing/transfer.ts'
import { redirectMessages } from '#contract/site/redirects/redirect-messages.ts'
import { startTestApp } from '#testing/app.ts'
import { makeTour } from '#testing/factories.ts'
import { csvOfRows, csvRows, plainIssues } from '#testing/sheets.ts'

const app = await startTestApp()
const { admin } = app

type Row = Record<string, string>

async function importRows(rows: Row[], dryRun = false): Promise<ImportReport> {
  const answer = await admin('importRedirects', { file: new Blob([csvOfRows(rows)]), dryRun })
  if ('workId' in answer) throw new Error('It was to be done at once')
  return answer
}

const stored = async () => (await admin('listRedirects')).list

async function clear() {
  for (const { id } of await stored()) await admin('deleteRedirect', { id })
}

describe('a sheet of redirects', () => {
  test('adds, edits and leaves alone, by the source; a rehearsal changes nothing', async () => {
    const tour = await makeTour(admin)
    await admin('addRedirect', { from: '/same', to: '/en' })
    await admin('addRedirect', { from: '/other.php?id=2', to: '/en' })
    const rows = [
      { from: '/SAME/', to: '/en' },
      { from: '/other.php?id=2', to: `tour:${tour}` },
      { from: '/new', to: 'https://old.example/x' },
    ]
    const counts = { add: 1, edit: 1, unchanged: 1, refused: 0 }
    expect((await importRows(rows, true)).counts).toMatchObject(counts)
    expect(await stored()).toHaveLength(2)
    const report = await importRows(rows)
    expect(report.counts).toMatchObject(counts)
    expect(report.rows[1]).toMatchObject({
      row: 3,
      externalId: '/other.php?id=2',
      changes: [{ field: 'to', before: '/en', after: `tour:${tour}` }],
    })
    expect((await stored()).map(({ from, to }) => [from, to])).toEqual([
      ['/new', 'https://old.example/x'],
      ['/other.php?id=2', { kind: 'tour', id: tour }],
      ['/same', '/en'],
    ])
    await clear()
  })

  test('refuses rows by themselves, with their cells', async () => {
    const report = await importRows([
      { from: '', to: '/en' },
      { from: '/a', to: '' },
      { from: '/b', to: '/B/' },
      { from: '/c', to: 'tour:00000000-0000-4000-8000-000000000000' },
      { from: '/d', to: 'tour:walk' },
      { from: '/api/x', to: '/en' },
      { from: '/healthz', to: '/en' },
      { from: '/e', to: '#REF!' },
      { from: '/f', to: '/en' },
      { from: '/F/index.html', to: '/es' },
    ])
    const { redirectLoop, redirectReserved, redirectServed } = redirectMessages
    expect(report.rows.map(({ action }) => action)).toEqual([
      ...Array(8).fill('refused'),
      'add',
      'refused',
    ])
    const issues = plainIssues(report).map(([issue]) => issue)
    expect(issues.map((issue) => issue?.path)).toEqual([
      'from',
      'to',
      'to',
      '',
      'to',
      'from',
      'from',
      'to',
      undefined,
      'from',
    ])
    expect([issues[2], issues[5], issues[6]].map((issue) => issue?.message)).toEqual([
      redirectLoop,
      redirectReserved,
      redirectServed,
    ])
    expect(report.rows[6]?.issues[0]).toMatchObject({ cell: 'A8', value: '/healthz' })
    await clear()
  })

  test('is read as it is exported, whatever its cells begin with', async () => {
    const tour = await makeTour(admin)
    const rows = [
      { from: '/=1+1', to: '/en' },
      { from: '/niño "ok", x;y', to: `tour:${tour}` },
      { from: '/q?a=1&b=%20', to: 'https://old.example/?x=1' },
    ]
    await importRows(rows)
    const sheet = await admin('exportRedirects')
    expect(await csvRows(sheet)).toEqual(rows)
    for (const format of ['csv', 'xlsx'] as const) {
      const file = await admin('exportRedirects', { format })
      const again = await admin('importRedirects', { file, dryRun: false })
      expect(again).toMatchObject({ counts: { add: 0, edit: 0, unchanged: 3, refused: 0 } })
    }
    await clear()
  })

  test('without its columns adds nothing', async () => {
    const file = new Blob(['a,b\r\n1,2'])
    const report = await admin('importRedirects', { file, dryRun: false })
    expect(report).toMatchObject({ counts: { refused: 1, add: 0 } })
  })
})
