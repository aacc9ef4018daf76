import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dropOldWords, keepWords, readWords } from './unsent-words.ts'

const now = new Date('2026-11-24T12:00:00Z')
const daysLater = (days: number) => new Date(now.getTime() + days * 86_400_000)

beforeEach(() => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  // Its keys are its own properties, as a browser's storage has them.
  vi.stubGlobal(
    'localStorage',
    new Proxy(storage, {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('keeps what is written for each box, admin and request, until it is saved', () => {
  keepWords('note', 'ana', 'one', { text: 'Llamar', now })
  expect(readWords('note', 'ana', 'one')).toBe('Llamar')
  expect(readWords('log', 'ana', 'one')).toBe('')
  expect(readWords('note', 'luis', 'one')).toBe('')
  expect(readWords('note', 'ana', 'other')).toBe('')
  keepWords('note', 'ana', 'one', { text: '  ', now })
  expect(Object.keys(localStorage)).toEqual([])
})

it('forgets what nobody has touched for a month, and what it cannot read', () => {
  localStorage.setItem('adminWords:note:ana:broken', '{')
  localStorage.setItem('another', 'stays')
  keepWords('note', 'ana', 'old', { text: 'Vieja', now })
  keepWords('log', 'ana', 'young', { text: 'Nueva', now: daysLater(10) })
  dropOldWords(daysLater(31))
  expect(readWords('note', 'ana', 'old')).toBe('')
  expect(readWords('log', 'ana', 'young')).toBe('Nueva')
  expect(Object.keys(localStorage)).toEqual(['another', 'adminWords:log:ana:young'])
})
