import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type Kind, kinds } from '#contract/base/kinds.ts'
import { factsOf } from '#contract/catalogue/facts/facts.ts'
import { isRequiredText, textFieldsOf } from '#contract/catalogue/facts/texts.ts'

const requirements = readFileSync(new URL('../docs/requirements.md', import.meta.url), 'utf8')

/** The fields of a kind in the table that begins with such a column, sorted. */
function fieldsIn(column: string, kind: Kind): string[] {
  const table = requirements.split(`| ${column} `)[1]?.split('\n\n')[0] ?? ''
  const rows = table.split('\n').map((row) => row.split('|').map((cell) => cell.trim()))
  return rows
    .filter(([, , of = '']) => of.split(', ').includes(kind) || of === 'all' || isAllBut(of, kind))
    .flatMap(([, names = '']) => [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name))
    .toSorted()
}

const isAllBut = (of: string, kind: Kind) => of.startsWith('all but ') && !of.endsWith(kind)

it.each(kinds)('requirements §2.3 lists the texts of a %s', (kind) => {
  const optional = textFieldsOf(kind).filter((field) => !isRequiredText(field))
  expect(optional.toSorted()).toEqual(fieldsIn('text', kind))
})

it.each(kinds)('requirements §2.23 lists the facts of a %s', (kind) => {
  const listed = fieldsIn('fact', kind)
  // Extensions and key experiences are kept as links.
  expect(Object.keys(factsOf[kind]).toSorted()).toEqual(
    listed.filter((name) => name !== 'extensionIds' && name !== 'keyTourIds'),
  )
})
