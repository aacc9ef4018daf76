import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropDraft, keepDraft, readDraft } from './draft.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  kept.clear()
})

test('a draft comes back with what it was based on, until it is dropped', () => {
  const updatedAt = new Date('2026-01-02T03:04:05.678Z')
  const base = { values: { name: 'Walk' }, updatedAt }
  keepDraft('tour:1', { name: 'Hike' }, base)
  expect(readDraft('tour:1', { name: '' })).toMatchObject({ values: { name: 'Hike' }, base })
  expect(readDraft('tour:2', { name: '' })).toBeUndefined()
  dropDraft('tour:1')
  expect(readDraft('tour:1', { name: '' })).toBeUndefined()
})

test('a draft of a form that has other fields now, or of no form at all, is left alone', () => {
  keepDraft('tour:1', { name: 'Hike' }, undefined)
  expect(readDraft('tour:1', { name: '', tags: [] })).toBeUndefined()
  kept.set('adminDraft:tour:1', '{"at":"2026-01-02","values":{"name":"Hike"},"base":"2026-01-01"}')
  expect(readDraft('tour:1', { name: '' })).toBeUndefined()
  kept.set('adminDraft:tour:1', '{broken')
  expect(readDraft('tour:1', { name: '' })).toBeUndefined()
})
