import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dropOldUnsentTexts, keepUnsentText, readUnsentText } from './unsent-texts.ts'

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

it('keeps what is written for each box, admin and quote, until it is saved', () => {
  keepUnsentText('note', 'ana', 'one', { text: 'Llamar', now })
  expect(readUnsentText('note', 'ana', 'one')).toBe('Llamar')
  expect(readUnsentText('log', 'ana', 'one')).toBe('')
  expect(readUnsentText('note', 'luis', 'one')).toBe('')
  expect(readUnsentText('note', 'ana', 'other')).toBe('')
  keepUnsentText('note', 'ana', 'one', { text: '  ', now })
  expect(Object.keys(localStorage)).toEqual([])
})

it('forgets what nobody has touched for a month, and what it cannot read', () => {
  localStorage.setItem('adminWords:note:ana:broken', '{')
  localStorage.setItem('another', 'stays')
  keepUnsentText('note', 'ana', 'old', { text: 'Vieja', now })
  keepUnsentText('log', 'ana', 'young', { text: 'Nueva', now: daysLater(10) })
  dropOldUnsentTexts(daysLater(31))
  expect(readUnsentText('note', 'ana', 'old')).toBe('')
  expect(readUnsentText('log', 'ana', 'young')).toBe('Nueva')
  expect(Object.keys(localStorage)).toEqual(['another', 'adminWords:log:ana:young'])
})
