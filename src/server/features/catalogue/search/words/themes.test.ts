import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { languages } from '#contract/base/languages/languages.ts'
import { limits } from '#contract/base/limits.ts'
import { queryRows } from '#server/platform/db/transaction.ts'
import { startTestApp } from '#testing/app.ts'
import { defaultAliasesOf, foldWord } from './default-aliases.ts'
import themes from './themes.json' with { type: 'json' }

const app = await startTestApp()

const lists = Object.values(themes).map((words) => Object.entries(words))
const wordsOf = (list: (typeof lists)[number]) => list.flatMap(([, words]) => words)

it('each theme has words in every language, no more than a tag may have', () => {
  for (const list of lists) {
    expect(list.map(([lang]) => lang).toSorted()).toEqual(languages.toSorted())
    const words = wordsOf(list)
    expect(words.every((word) => word.length > 0 && word.length <= limits.aliasMaxLength)).toBe(
      true,
    )
    const aliases = defaultAliasesOf(words[0] ?? '', [])
    expect(aliases.length).toBeLessThanOrEqual(limits.themeAliasesMax)
    expect(aliases.map(foldWord).toSorted()).toEqual([...new Set(words.map(foldWord))].toSorted())
  }
})

it('a word belongs to one theme', () => {
  const words = lists.flatMap((list) => [...new Set(wordsOf(list).map(foldWord))])
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
})

it('words are folded as the database folds texts', async () => {
  const words = lists.flatMap(wordsOf)
  const rows = await queryRows<{ folded: string }>(
    app.services.database.db,
    sql`select fold(word) as folded
      from json_array_elements_text(${JSON.stringify(words)}::json) with ordinality as given(word, at)
      order by at`,
  )
  expect(words.map(foldWord)).toEqual(rows.map(({ folded }) => folded))
})

it.each([
  ['familias', [], 'kids'],
  ['FAMÍLIAS', [], '亲子'],
  ['mi tema', ['Honeymoon'], 'lua de mel'],
  ['vino', ['Families'], 'winery'],
])('%s, called %j, has the alias %s', (tag, names, alias) => {
  expect(defaultAliasesOf(tag, names)).toContain(alias)
})

it('what is no common theme has none', () => {
  expect(defaultAliasesOf('familias numerosas', ['Big families'])).toEqual([])
})
