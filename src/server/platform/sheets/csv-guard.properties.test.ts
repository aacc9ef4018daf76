import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { guardedWords } from '#contract/editing/csv-guard.ts'
import { type Cell, csvOf } from './csv.ts'
import { splitLongCells } from './long-cells.ts'
import { readLines } from './reading/read-lines.ts'
import { xlsxOf } from './xlsx.ts'

const folder = await mkdtemp(join(tmpdir(), 'guards-'))
afterAll(() => rm(folder, { recursive: true }))

const signs = [
  '=',
  '+',
  '-',
  '@',
  "'",
  '"',
  ';',
  ',',
  '|',
  '\t',
  '\r',
  '\n',
  ' ',
  '\u00A0',
  'a',
  '1',
]
const text = fc
  .array(
    fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...signs) }, fc.string({ maxLength: 3 })),
    {
      maxLength: 10,
    },
  )
  .map((parts) => parts.join(''))
const table = fc.array(fc.record({ a: text, b: text }), { minLength: 1, maxLength: 5 })

async function* rowsOf<Row>(rows: Row[]) {
  yield* rows
}

it('no piece of an export of what outsiders wrote begins a formula, wherever it is cut', async () => {
  await fc.assert(
    fc.asyncProperty(table, async (rows) => {
      const bytes = await buffer(Readable.from(csvOf(['a', 'b'], rowsOf(rows), 'outsiders')))
      const pieces = bytes.toString().split(/[,;\t|\r\n]/)
      expect(pieces.filter((piece) => /^["\s]*[=+\-@]/.test(piece))).toEqual([])
    }),
    { numRuns: 2_000 },
  )
})

it('nothing of what outsiders wrote is lost by its guards', () => {
  const unguarded = (cell: string) =>
    cell
      .replace(/^'(?=[=+\-@\t\r']|[ "\u00A0]+[=+\-@])/, '')
      .replaceAll(/([,;\t|\r\n])'(?='|[ "\u00A0]*[=+\-@])/g, '$1')
  fc.assert(
    fc.property(text, (word) => {
      expect(unguarded(guardedWords(word))).toBe(word)
    }),
    { numRuns: 5_000 },
  )
})

const names = new Map([
  ['a', 'a'],
  ['b', 'b'],
])

it.each(['csv', 'xlsx'] as const)('every text of our own comes back from %s', async (format) => {
  const columns = ['a', 'b']
  const path = join(folder, `own.${format}`)
  // A workbook is XML, which has no other control characters.
  const isNoise = (word: string) => /[\p{Cc}\uFFFE\uFFFF]/u.test(word.replaceAll(/[\t\r\n]/g, ''))
  await fc.assert(
    fc.asyncProperty(table, async (rows) => {
      fc.pre(rows.every(({ a, b }) => !isNoise(a + b) && (a + b).isWellFormed() && a !== '…'))
      const sheet = { name: 'Sheet', columns, dates: {}, timeZone: 'UTC' }
      const cells: AsyncIterable<Record<string, Cell>> = rowsOf(rows)
      const bytes =
        format === 'csv'
          ? csvOf(columns, cells)
          : await xlsxOf(sheet, splitLongCells(columns, cells))
      await writeFile(path, bytes)
      const lines = linesOf(await readLines({ path, format, maxRows: 9, names }))
      const came = new Map(lines.map((line) => [line.row, line.cells]))
      for (const [index, { a, b }] of rows.entries()) {
        const [one = null, other = null] = came.get(index + 2) ?? []
        expect([one ?? '', other ?? '']).toEqual([a, b])
      }
    }),
    { numRuns: 300 },
  )
})

function linesOf(read: Awaited<ReturnType<typeof readLines>>) {
  if ('refused' in read) throw new Error(read.refused)
  return read.lines
}
