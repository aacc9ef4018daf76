import { expect, test } from 'vitest'
import { differencesOf, mergeFields } from './conflict.ts'

const theirs = {
  details: { en: { name: 'Lake' }, es: { name: 'Lago' } },
  tags: ['a'],
  status: true,
}
const yours = {
  details: { en: { name: 'Loch' }, es: { name: 'Lago' } },
  tags: ['a', 'b'],
  status: true,
}

test('two versions differ field by field; lists are one field', () => {
  expect(differencesOf(theirs, yours)).toEqual([
    { path: 'details.en.name', theirs: 'Lake', yours: 'Loch' },
    { path: 'tags', theirs: ['a'], yours: ['a', 'b'] },
  ])
})

test('a merge takes the chosen fields from theirs and the rest from yours', () => {
  const merged = mergeFields(theirs, yours, (path) => path === 'details.en.name')
  expect(merged).toEqual({ ...yours, details: theirs.details })
})
