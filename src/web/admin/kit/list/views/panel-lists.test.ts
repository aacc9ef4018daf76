import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { panelLists } from '#contract/accounts/saved-views.ts'

const panel = resolve(import.meta.dirname, '../../..')

const sources = readdirSync(panel, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => readFileSync(join(panel, name), 'utf8'))
  .filter((source) => /<(DataTable|PagedList|NamedList|NamedListPage|SavedViews)\b/.test(source))

test('every list of the panel offers its columns under its own name', () => {
  const named = sources.flatMap((source) => {
    const whole = source.includes('list={kindFacts[kind].plural}') ? ['circuits', 'packages'] : []
    const given = [...source.matchAll(/\blist=(?:"(\w+)"|\{[^}]*\?([^}]*)\})/g)]
    const words = given.flatMap(([, word, either = '']) => word ?? either.match(/\w+/g) ?? [])
    return [...whole, ...words]
  })
  expect([...new Set(named)].toSorted()).toEqual(panelLists.toSorted())
})
