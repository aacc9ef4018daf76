import { expect, test } from 'vitest'
import { differencesOf, mergeFields } from './conflict.ts'

const base = {
  details: { en: { name: 'Lake' }, es: { name: 'Lago' } },
  tags: ['a'],
  days: 3,
  status: true,
}
const theirs = { ...base, details: { en: { name: 'Tarn' }, es: { name: 'Lago' } }, days: 5 }
const yours = {
  ...base,
  details: { en: { name: 'Loch' }, es: { name: 'Lago' } },
  tags: ['a', 'b'],
}

test('two versions differ field by field, each with who changed it; lists are one field', () => {
  expect(differencesOf(base, theirs, yours)).toEqual([
    { path: 'details.en.name', theirs: 'Tarn', yours: 'Loch', changedBy: 'both' },
    { path: 'tags', theirs: ['a'], yours: ['a', 'b'], changedBy: 'yours' },
    { path: 'days', theirs: 5, yours: 3, changedBy: 'theirs' },
  ])
})

test('the same change by both is no difference', () => {
  expect(differencesOf(base, theirs, theirs)).toEqual([])
})

test('a merge takes the chosen fields from theirs and the rest from yours', () => {
  const merged = mergeFields(theirs, yours, (path) => path === 'details.en.name')
  expect(merged).toEqual({ ...yours, details: theirs.details })
})
