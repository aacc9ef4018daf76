import { expect, test } from 'vitest'
import { hostnameOf, isLoopback } from './loopback.ts'

test.each([
  'localhost',
  'LOCALHOST:3000',
  'localhost.',
  'site.localhost',
  '127.0.0.1',
  '127.8.9.10:80',
  '::1',
  '[::1]:3000',
  '::ffff:127.0.0.1',
  '[0:0:0:0:0:0:0:1]',
])('%s is this machine', (host) => {
  expect(isLoopback(host)).toBe(true)
})

test.each([
  '',
  'example.com',
  'localhost.example.com',
  'mylocalhost',
  '127.0.0.1.example.com',
  '0.0.0.0',
  '10.0.0.1',
  '::',
  '::2',
  '::ffff:10.0.0.1',
  'localhost@example.com',
  'example.com#localhost',
  'localhost/x',
  'a b',
])('%j is not', (host) => {
  expect(isLoopback(host)).toBe(false)
})

test('a host is compared as a URL spells it', () => {
  expect(hostnameOf('Demo.Example.com:8080')).toBe('demo.example.com')
  expect(hostnameOf('2001:DB8::0:1')).toBe('[2001:db8::1]')
  expect(hostnameOf('a@b')).toBeNull()
})
