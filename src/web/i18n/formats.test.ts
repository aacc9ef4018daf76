import { expect, it } from 'vitest'
import { dayText, languageName, listText, moneyText, monthName, weekdayName } from './formats.ts'

it.each([
  ['es', 125_000, 'USD', 'USD\u00a01.250'],
  ['en', 125_000, 'USD', 'USD\u00a01,250'],
  ['pt', 125_050, 'USD', 'USD\u00a01.250,50'],
  ['en', 98_000, 'CLP', 'CLP\u00a098,000'],
] as const)('money in %s: %i minor units of %s is "%s"', (language, amount, currency, text) => {
  expect(moneyText({ amount, currency }, language)).toBe(text)
})

it('days, months and weekdays are told in the language, whatever the machine’s clock', () => {
  expect(dayText('2027-05-03', 'en')).toBe('3 May 2027')
  expect(dayText('2027-01-01', 'es')).toBe('1 de enero de 2027')
  expect(dayText('02-29', 'pt')).toBe('29 de fevereiro')
  expect([1, 12].map((month) => monthName(month, 'es'))).toEqual(['enero', 'diciembre'])
  expect(monthName(9, 'pt', 'short')).toBe('set')
  expect([1, 7].map((day) => weekdayName(day, 'en'))).toEqual(['Monday', 'Sunday'])
})

it('languages and lists have names and joins of their own', () => {
  expect(languageName('pt', 'es')).toBe('portugués')
  expect(listText(['Salta', 'Jujuy', 'Cafayate'], 'en')).toBe('Salta, Jujuy, and Cafayate')
})
