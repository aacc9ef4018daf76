import { expect, test } from 'vitest'
import { destinationOperations } from '#contract/catalogue/kinds/destinations.ts'
import { toValidInput, pageOf } from './valid-input.ts'
import { readListState } from './list-state.ts'

const asked = (query: string, wanted: Record<string, unknown> = {}) => {
  const state = readListState(new URLSearchParams(query))
  return toValidInput(destinationOperations.listDestinations.input, { ...pageOf(state), ...wanted })
}

test("a list's address becomes what the server is asked for", () => {
  expect(asked('q=+lago+&sort=-name&page=3&rows=50', { status: false })).toEqual({
    keyword: 'lago',
    sort: '-name',
    limit: 50,
    offset: 100,
    status: false,
  })
})

test('what the server would refuse, or does not know, is left out', () => {
  expect(asked('sort=price', { regionId: 'nowhere', missing: 'xx', other: 1 })).toEqual({
    limit: 25,
    offset: 0,
  })
  expect(asked(`q=${'a'.repeat(300)}`).keyword).toHaveLength(100)
})

test('of several choices those that mean something are asked for, and none where none does', () => {
  const one = '11111111-1111-4111-8111-111111111111'
  expect(asked('', { regionId: [one, 'nowhere'], missing: ['xx'] })).toMatchObject({
    regionId: [one],
  })
  expect(asked('', { missing: ['xx'] })).not.toHaveProperty('missing')
})
