import { expect, it } from 'vitest'
import { demoCatalogue } from './catalogue.ts'
import { demoOlderEnglish } from './editing.ts'

it.each(demoOlderEnglish)('English of $item still says what was written anew', (older) => {
  const key = older.item.replace('destination ', '')
  const destination = demoCatalogue.destinations.find((each) => each.key === key)
  expect(destination?.details.en.description).toContain(older.now)
  expect(destination?.details.en.description).not.toContain(older.was)
})
