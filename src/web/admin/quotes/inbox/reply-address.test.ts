import { expect, test } from 'vitest'
import { replyAddress } from './reply-address.ts'

test('a reply goes to the visitor, with nothing of theirs able to change its headers', () => {
  const quote = {
    id: 'q',
    email: 'a&cc=x@example.com',
    name: 'A',
    message: 'One\n&bcc=y@example.com',
    entityType: 'tour' as const,
    entityId: 't',
    entityName: 'Hike',
    creationDate: new Date(0),
    seen: true,
    reference: '7K3M-9QXD',
    lang: 'en' as const,
  }
  const address = new URL(replyAddress(quote, { subject: 'Your hike', greeting: 'Hello' }))
  expect(decodeURIComponent(address.pathname)).toBe('a&cc=x@example.com')
  expect([...address.searchParams.keys()]).toEqual(['subject', 'body'])
  expect(address.searchParams.get('body')).toBe(
    'Hello\r\n\r\n\r\n\r\n> One\r\n> &bcc=y@example.com',
  )
})
