import { expect, it } from 'vitest'
import { houseName, initialOf, wearsHouseEmblem } from './house.ts'

const unnamed = { name: houseName, logo: null, icon: null }

it('the emblem is worn until a name, a logo or an icon is there', () => {
  expect(wearsHouseEmblem(unnamed)).toBe(true)
  expect(wearsHouseEmblem({ ...unnamed, name: 'Altiplano' })).toBe(false)
  expect(wearsHouseEmblem({ ...unnamed, logo: {} })).toBe(false)
  expect(wearsHouseEmblem({ ...unnamed, icon: {} })).toBe(false)
})

it.each([
  ['altiplano Viajes', 'A'],
  ['“Él Sur”', 'É'],
  ['E\u0301l', 'É'],
  ['7 mares', '7'],
  ['Южный', 'Ю'],
  ['—', ''],
])('%s begins with %s', (name, initial) => {
  expect(initialOf(name)).toBe(initial)
})
