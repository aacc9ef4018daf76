import { expect, it } from 'vitest'
import { dayText } from './day-text.ts'

it('days are told in the language, whatever the machine’s clock', () => {
  expect(dayText('2027-05-03', 'en')).toBe('3 May 2027')
  expect(dayText('2027-01-01', 'es')).toBe('1 de enero de 2027')
  expect(dayText('02-29', 'pt')).toBe('29 de fevereiro')
})
