import { expect, test } from 'vitest'
import { demoCatalogue } from './catalogue.ts'

const { circuits, packages, destinations } = demoCatalogue
const journeys = [...circuits, ...packages]
const tours = destinations.flatMap((destination) => destination.tours)

test('circuits, packages and experiences say with whom one travels and for how many the price holds', () => {
  for (const item of [...journeys, ...tours]) {
    expect(item.service).toBeDefined()
    expect(item.priceFromPax).toBe(2)
  }
  expect(new Set(tours.map(({ service }) => service))).toEqual(
    new Set(['private', 'shared', 'either']),
  )
})

test('no note of a price names its months beside them', () => {
  const months = /January|May|September|October|November|April|All year/
  for (const { priceNote } of journeys) expect(priceNote?.en ?? '').not.toMatch(months)
})
