import { expect, it } from 'vitest'
import { readWords } from '../stored-choices.ts'
import { chosenFor, withGroup } from './groups.ts'
import { pinsMax, withPin } from './pins.ts'

it('pins stand in the order of pinning, and a second press takes one away', () => {
  const both = withPin(withPin([], 'rates'), 'dashboard')
  expect(both).toEqual(['rates', 'dashboard'])
  expect(withPin(both, 'rates')).toEqual(['dashboard'])
})

it('one pin too many changes nothing', () => {
  const full = Array.from({ length: pinsMax }, (_, at) => `section ${at}`)
  expect(withPin(full, 'rates')).toEqual(full)
})

it('a group stays as it was left; nobody has touched the others', () => {
  const chosen = withGroup(withGroup([], 'site', true), 'sales', false)
  expect(['site', 'sales', 'team'].map((group) => chosenFor(chosen, group))).toEqual([
    true,
    false,
    undefined,
  ])
  expect(withGroup(chosen, 'sales', true)).toEqual(['site', 'sales'])
})

it('what is no list of words in the storage counts as none', () => {
  expect(readWords(undefined)).toEqual([])
  expect(readWords('{')).toEqual([])
  expect(readWords('{"a":1}')).toEqual([])
  expect(readWords('["rates", 3, null]')).toEqual(['rates'])
})
