import { expect, it } from 'vitest'
import { weekdayName } from '#contract/base/dates/day-text.ts'
import { languageName, listText, monthName } from './formats.ts'

it('months and weekdays are told in the language, whatever the machine’s clock', () => {
  expect([1, 12].map((month) => monthName(month, 'es'))).toEqual(['enero', 'diciembre'])
  expect(monthName(9, 'pt', 'short')).toBe('set')
  expect([1, 7].map((day) => weekdayName(day, 'en'))).toEqual(['Monday', 'Sunday'])
})

it('languages and lists have names and joins of their own', () => {
  expect(languageName('pt', 'es')).toBe('portugués')
  expect(listText(['Salta', 'Jujuy', 'Cafayate'], 'en')).toBe('Salta, Jujuy, and Cafayate')
})
