import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storedList } from './stored-list.ts'

const stored = new Map<string, string>()
const heard = new Map<string, (event: object) => void>()

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) =>
    heard.set(type, listener),
  )
})

afterEach(() => {
  vi.unstubAllGlobals()
  stored.clear()
  heard.clear()
})

const listOfWords = () =>
  storedList<string>({
    key: 'words',
    max: 2,
    isEntry: (value) => typeof value === 'string',
    isSame: (one, other) => one === other,
  })

test('an entry goes in and out, and a full list takes no more', () => {
  const list = listOfWords()
  expect(list.toggle('a')).toBe(true)
  expect(list.toggle('b')).toBe(true)
  expect(list.toggle('c')).toBe(false)
  expect(list.read()).toEqual(['a', 'b'])
  expect(list.toggle('a')).toBe(true)
  expect(listOfWords().read()).toEqual(['b'])
})

test('what is stored is believed no further than it can be', () => {
  stored.set('words', '["a", 1, null, "b", "c"]')
  expect(listOfWords().read()).toEqual(['a', 'b'])
  stored.set('words', '{"broken"')
  expect(listOfWords().read()).toEqual([])
})

test('what another tab stores is told, and what stands under other keys is not', () => {
  const list = listOfWords()
  const listener = vi.fn<() => void>()
  list.onChange(listener)
  expect(list.read()).toEqual([])
  stored.set('words', '["a"]')
  heard.get('storage')?.({ key: 'others' })
  expect(listener).not.toHaveBeenCalled()
  heard.get('storage')?.({ key: 'words' })
  expect(listener).toHaveBeenCalledOnce()
  expect(list.read()).toEqual(['a'])
})

test('a page that was put aside reads again', () => {
  const list = listOfWords()
  list.onChange(() => undefined)
  list.write(['a'])
  stored.set('words', '["b"]')
  heard.get('pageshow')?.({ persisted: false })
  expect(list.read()).toEqual(['a'])
  heard.get('pageshow')?.({ persisted: true })
  expect(list.read()).toEqual(['b'])
})
