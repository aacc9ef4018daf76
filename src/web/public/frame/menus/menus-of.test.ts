import { expect, it } from 'vitest'
import type { AnswerOf } from '#contract/index.ts'
import { menusOf } from './menus-of.server.ts'

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const item = (number: number, name: string, starred = false) => ({
  id: idOf(number),
  details: [{ lang: 'en' as const, name }],
  starred,
})
const nothing: AnswerOf<'headerDropdowns'> = {
  circuits: [],
  packages: [],
  experiences: [],
  incentives: [],
  destinations: [],
  countries: [],
  categories: [],
}
const menuOf = (answer: Partial<AnswerOf<'headerDropdowns'>>, kind: string) =>
  menusOf({ ...nothing, ...answer }, 'en').find((each) => each.kind === kind)

it('starred items come first, then the others by name, and a long menu shows eight', () => {
  const others = Array.from({ length: 12 }, (_, at) =>
    item(at, `Name ${String(12 - at).padStart(2, '0')}`),
  )
  const menu = menuOf(
    { circuits: [...others, item(20, 'Zonda', true), item(21, 'Yungas', true)] },
    'circuit',
  )
  const names = menu?.items.map(({ name }) => name)
  expect(names).toHaveLength(8)
  expect(names?.slice(0, 4)).toEqual(['Yungas', 'Zonda', 'Name 01', 'Name 02'])
  expect(menu?.total).toBe(14)
})

it('each country shows its starred destinations first', () => {
  const destinations = [
    item(1, 'Bariloche'),
    item(2, 'Calafate', true),
    item(3, 'Iguazú', true),
    item(4, 'Rio'),
  ]
  const many = Array.from({ length: 4 }, (_, at) => ({
    id: idOf(90 + at),
    name: `Land ${at}`,
    names: {},
    destinationIds: [],
  }))
  const country = { id: idOf(9), name: 'Argentina', names: {}, destinationIds: [1, 2, 3].map(idOf) }
  const menu = menuOf({ destinations, countries: [country, ...many] }, 'destination')
  const [first] = menu?.groups ?? []
  expect(first?.items.map(({ name }) => name)).toEqual(['Calafate', 'Iguazú'])
  expect(first?.total).toBe(3)
})

it('a country with many starred destinations shows them, and no more than a menu holds', () => {
  const destinations = Array.from({ length: 11 }, (_, at) => item(at, `Place ${at}`, at < 9))
  const argentina = {
    id: idOf(99),
    name: 'Argentina',
    names: {},
    destinationIds: destinations.map(({ id }) => id),
  }
  const uruguay = {
    ...argentina,
    id: idOf(98),
    name: 'Uruguay',
    destinationIds: [idOf(9), idOf(10)],
  }
  const menu = menuOf({ destinations, countries: [argentina, uruguay] }, 'destination')
  expect(menu?.groups.map(({ items }) => items.length)).toEqual([8, 2])
})
