import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { queryRows } from '#server/platform/db/transaction.ts'
import { createTestDatabase } from '#testing/database.ts'
import { measureSimilarity, numberTrigrams } from './trigrams.ts'

const database = await createTestDatabase()
afterAll(() => database.close())

const text = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' ', '-'), maxLength: 30 }),
  fc.string({ unit: 'binary-ascii', maxLength: 40 }),
  fc
    .array(
      fc.constantFrom('salta', 'salto', 'sal', 'rio', 'grande', '7 dias', 'ñandu', 'b&b', "l'eau"),
    )
    .map((words) => words.join(' ')),
)

it('similarities are those of PostgreSQL', async () => {
  const pair = fc.tuple(text, text).filter((both) => both.every((each) => !each.includes('\0')))
  await fc.assert(
    fc.asyncProperty(fc.array(pair, { minLength: 200, maxLength: 200 }), async (pairs) => {
      const rows = await queryRows<{ wanted: string; folded: string; similarity: number }>(
        database.db,
        sql`select search_fold(p->>0) as wanted, search_fold(p->>1) as folded,
            word_similarity(search_fold(p->>0), search_fold(p->>1)) as similarity
          from json_array_elements(${JSON.stringify(pairs)}::json) as p`,
      )
      const numbers = numberTrigrams()
      const trigramsOf = rows.map(({ folded }) => numbers.add(folded))
      const own = rows.map(({ wanted }, at) =>
        measureSimilarity(numbers, wanted).similarityTo(trigramsOf[at] ?? []),
      )
      expect(rows.map((row, at) => ({ ...row, similarity: own[at] }))).toEqual(
        rows.map((row) => ({ ...row, similarity: Math.fround(row.similarity) })),
      )
    }),
    { numRuns: 10 },
  )
})
