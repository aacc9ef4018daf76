import { describe, expect, it } from 'vitest'
import { kinds } from '#contract/base/kinds.ts'
import { rateColumns } from '#server/features/trade/rates/sheet-columns.ts'
import { foldHeader } from '#server/platform/sheets/reading/headers.ts'
import { textLanguages } from '#texts/languages.ts'
import { sheetColumnNames } from '#texts/column-names.ts'
import { knownColumnsOf } from './columns.ts'

const sheets = [
  ...kinds.map((kind) => [kind, ['id', ...knownColumnsOf(kind).map(({ name }) => name)]] as const),
  ['rates', [...rateColumns]] as const,
]

/** A column without the language of its texts, or the place that an id stands for. */
const fieldOf = (column: string) => column.replace(/\.[a-z]{2}$/, '')
const namedByOthers = new Set(['regionId', 'categoryId'])

describe.each(sheets)('the columns of %s', (_, columns) => {
  const fields = [...new Set(columns.map(fieldOf))].filter((field) => !namedByOthers.has(field))

  it.each(textLanguages)('have names in %s, none of them of two columns', (reader) => {
    const names = sheetColumnNames[reader]
    expect(fields.filter((field) => !names[field])).toEqual([])
    const folded = fields.flatMap((field) =>
      (names[field] ?? '').split(' | ').map((name) => ({ field, name: foldHeader(name) })),
    )
    const shared = folded.filter(({ field, name }) =>
      folded.some((other) => other.name === name && other.field !== field),
    )
    expect(shared).toEqual([])
  })
})
