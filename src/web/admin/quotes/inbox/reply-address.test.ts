import fc from 'fast-check'
import { expect, test } from 'vitest'
import { replyAddress } from './reply-address.ts'

const words = { subject: 'Your hike', greeting: 'Hello' }

test('a reply goes to the visitor, with nothing of theirs able to change its headers', () => {
  const quote = { email: 'a&cc=x@example.com', message: 'One\n&bcc=y@example.com' }
  const address = new URL(replyAddress(quote, words))
  expect(decodeURIComponent(address.pathname)).toBe('a&cc=x@example.com')
  expect([...address.searchParams.keys()]).toEqual(['subject', 'body'])
  expect(address.searchParams.get('body')).toBe(
    'Hello\r\n\r\n\r\n\r\n> One\r\n> &bcc=y@example.com',
  )
})

test('an address keeps its @ and its +', () => {
  const quote = { email: 'ana+trip@example.com', message: 'Hi' }
  expect(replyAddress(quote, words)).toMatch(/^mailto:ana\+trip@example\.com\?subject=/)
})

test('a link is one that Windows opens, and quotes whole characters of the message', () => {
  const letter = fc.constantFrom('a', 'ñ', 'ж', '旅', '👩‍👩‍👧', 'e\u0301', ' ')
  const message = fc.string({ unit: letter, minLength: 1, maxLength: 3_000 })
  fc.assert(
    fc.property(message, message, (text, subject) => {
      const link = replyAddress({ email: 'ana@example.com', message: text }, { ...words, subject })
      expect(link.length).toBeLessThan(2_000)
      const quoted = new URL(link).searchParams.get('body')?.split('> ', 2)[1] ?? ''
      const kept = quoted.replace(/…$/, '')
      const all = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
      expect(all.slice(0, Array.from(new Intl.Segmenter().segment(kept)).length).join('')).toBe(
        kept,
      )
    }),
    { numRuns: 50 },
  )
})
