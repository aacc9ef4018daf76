import { describe, expect, test } from 'vitest'
import { addressOf, parsePage } from './page-address.ts'

const id = '0a6ec5d1-7a33-4f0e-9c1b-64f2a1b0c3d4'
const parsed = (address: string) => parsePage(new URL(address, 'https://travel.example'))
const written = (address: string) => addressOf(parsed(address), 'en')

describe('the page that an address asks for', () => {
  test.each([
    [`/en/tours/${id}`, `/tours/${id.toUpperCase()}/any-name/?utm_source=x`],
    ['/en/circuits?tag=a&tag=b', '/en/circuits?x=1&tag=b&page=1&tag=a&sort=featured&tag=a'],
    ['/en/hotels', '/en/hotels?sort=longest&page=0'],
    ['/en/search?q=rio', '/en/search?q=+rio+&typing=1'],
    ['/en/compare?ids=b,a', '/en/compare?ids=B,,a,b'],
    ['/en/themes/v1%2E5', '/en/themes/v1.5'],
    ['/en/404', '/en/nothing/here'],
    ['/en/404', '/xx/tours'],
    ['/en/tours/404', '/en/tours/of-old'],
    ['/robots.txt', '/robots.txt?x=1'],
  ])('is %s for %s too', (own, other) => {
    expect(written(own)).toBe(own)
    expect(written(other)).toBe(own)
  })

  test('is another where the order of a list is what it says', () => {
    expect(written('/en/compare?ids=a,b')).not.toBe(written('/en/compare?ids=b,a'))
    expect(written('/en/shortlist?items=a:1,b:2')).toBe('/en/shortlist?items=a:1,b:2')
  })

  test('is one of few, one of many, or nobody else’s', () => {
    expect(parsed('/en/tours?utm=1').audience).toBe('plain')
    expect(parsed('/en/tours?page=2').audience).toBe('narrowed')
    for (const address of [
      '/en/requests/x',
      '/Preview/x',
      '/es/%70roposals/x',
      '/en/reset-password/x',
      '/verify-email/a@b.example/x',
      '/en/my-requests',
      '/en/client-views?item=tour:1',
      '/en/account',
      '/admin-panel/tours?page=2',
      '/category/x/tours',
      '/admin-panel.data',
    ]) {
      expect(parsed(address)).toMatchObject({ audience: 'private', rest: address })
    }
  })

  test('says what it is about', () => {
    expect(parsed(`/es/tours/${id}/x`)).toMatchObject({ name: 'tours', language: 'es', id })
    expect(parsed('/tours/x')).not.toHaveProperty('id')
  })
})
