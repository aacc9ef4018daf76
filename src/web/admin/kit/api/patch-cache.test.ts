import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { patchCachedItem, restoreCache } from './patch-cache.ts'

test('an item changes wherever it is cached, and everything can be put back', () => {
  const client = new QueryClient()
  const list = {
    list: [
      { id: 'a', status: true },
      { id: 'b', status: true },
    ],
    total: 2,
  }
  const detail = { id: 'a', status: true, name: 'A' }
  client.setQueryData(['list'], list)
  client.setQueryData(['detail'], detail)
  client.setQueryData(['other'], { id: 'c', status: true })

  const before = patchCachedItem(client, 'a', { status: false })
  expect(client.getQueryData(['list'])).toEqual({
    list: [
      { id: 'a', status: false },
      { id: 'b', status: true },
    ],
    total: 2,
  })
  expect(client.getQueryData(['detail'])).toEqual({ ...detail, status: false })
  expect(client.getQueryData(['other'])).toEqual({ id: 'c', status: true })

  restoreCache(client, before)
  expect(client.getQueryData(['list'])).toEqual(list)
  expect(client.getQueryData(['detail'])).toEqual(detail)
})

test('an answer that was on its way when the item changed does not take the change back', async () => {
  const client = new QueryClient()
  client.setQueryData(['detail'], { id: 'a', seen: true })
  const sent = Promise.withResolvers<{ id: string; seen: boolean }>()
  const reading = client
    .fetchQuery({ queryKey: ['detail'], queryFn: () => sent.promise })
    .catch(() => undefined)
  patchCachedItem(client, 'a', { seen: false })
  sent.resolve({ id: 'a', seen: true })
  await reading
  expect(client.getQueryData(['detail'])).toEqual({ id: 'a', seen: false })
  expect(client.getQueryState(['detail'])?.fetchStatus).toBe('idle')
})
