import { expect, test } from 'vitest'
import { missingRequirementsOf } from './missing-requirements.ts'

const today = '2027-05-03'
const day = {
  title: 'Ushuaia',
  text: '',
  hotel: '',
  meals: [],
  destinationId: null,
  hotelId: null,
  pictures: [],
}
const price = {
  label: 'Circuit',
  quantity: 2,
  amount: 900,
  option: '',
  optional: false,
  onSpot: false,
  ownCurrency: '',
  commissionable: true,
  commissionPercent: null,
  from: null,
}
const ready = {
  title: 'Patagonia',
  days: [day],
  prices: [],
  scale: [],
  validDays: '' as const,
  validUntil: today,
}

test('a title, a day or a price, and a last day that is not over are enough', () => {
  expect(missingRequirementsOf(ready, today)).toEqual([])
  expect(missingRequirementsOf({ ...ready, days: [], prices: [price] }, today)).toEqual([])
})

test('what lacks is told all at once', () => {
  const empty = { ...ready, title: ' ', days: [], validUntil: '' }
  expect(missingRequirementsOf(empty, today)).toEqual(['title', 'content', 'validUntil'])
  expect(missingRequirementsOf({ ...ready, validUntil: '2027-05-02' }, today)).toEqual(['past'])
})
