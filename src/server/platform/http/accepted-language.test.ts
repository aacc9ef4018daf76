import { expect, test } from 'vitest'
import { acceptedLanguage } from './accepted-language.ts'

test.each([
  ['fr, es-AR;q=0.7, pt-BR;q=0.9', 'pt'],
  ['PT-br,en;q=0.9,pt;q=0.8', 'pt'],
  ['es-AR, en', 'es'],
  ['es;q=0, fr', undefined],
  ['eso, *', undefined],
  [',;q=x', undefined],
  ['', undefined],
  [undefined, undefined],
])('of "%s" it is %s', (header, language) => {
  expect(acceptedLanguage(header, ['es', 'en', 'pt'])).toBe(language)
})
