import { expect, test } from 'vitest'
import { acceptedLanguage } from './languages.ts'

test.each([
  ['fr, es-AR;q=0.7, pt-BR;q=0.9', 'pt'],
  ['PT-br', 'pt'],
  ['es ; Q=0.2 , pt; level=1; q=0.3', 'pt'],
  ['es;q=0, fr', 'en'],
  ['est, pt;q=0.1', 'pt'],
  ['pt;q=, es;q=much', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('of %j the language is %s', (header, language) =>
  expect(acceptedLanguage(header)).toBe(language),
)
