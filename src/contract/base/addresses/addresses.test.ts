import { describe, expect, test } from 'vitest'
import { inOtherLanguage, isPanel, ownPath, paths, slugOf, worthReturning } from './addresses.ts'

describe('addresses', () => {
  test('end in a readable slug', () => {
    expect(paths.destination('es', 'x', 'El Chaltén & Fitz Roy')).toBe(
      '/es/destinations/x/el-chalten-fitz-roy',
    )
    expect(paths.destination('es', 'x', '…')).toBe('/es/destinations/x')
    expect(slugOf('  Ñandú  ')).toBe('nandu')
  })

  test('keep their page when the language changes', () => {
    expect(inOtherLanguage('/en/destinations/x', 'pt')).toBe('/pt/destinations/x')
    expect(inOtherLanguage('/destinations/x', 'pt')).toBe('/pt/destinations/x')
    expect(inOtherLanguage('/', 'es')).toBe('/es')
    expect(inOtherLanguage('/estancias', 'es')).toBe('/es/estancias')
  })
})

describe('the panel’s addresses', () => {
  test.each(['/admin-panel', '/admin-panel/users', '/category/x/tours', '/category/x/tours/'])(
    '%s is one',
    (path) => expect(isPanel(path)).toBe(true),
  )

  test.each(['/', '/admin-panels', '/category/x', '/es/categories/x', '/category/x/tours/y'])(
    '%s is none',
    (path) => expect(isPanel(path)).toBe(false),
  )
})

describe('a return address', () => {
  test.each([
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    '/%2fevil.example',
    '/%5cevil',
    'x',
    '',
    '/\t/x',
    '/%',
  ])('that leaves the site is refused: %j', (path) => expect(ownPath(path)).toBeUndefined())

  test('of this site is kept with its query', () => {
    expect(ownPath('/admin-panel/quotes?seen=false')).toBe('/admin-panel/quotes?seen=false')
  })

  test.each([
    '/',
    '/es',
    '/pt/login',
    '/en/reset-password-request',
    '/es/verify-email/a@b.example/x',
    '/es/reset-password/a-secret',
    '/es/Reset%2DPassword/a-secret',
  ])('is not made of where one begins: %s', (path) => expect(worthReturning(path)).toBe(false))

  test.each(['/es/rates', '/registers', '/en/tours/x', '/estancias'])('is made of %s', (path) =>
    expect(worthReturning(path)).toBe(true),
  )
})
