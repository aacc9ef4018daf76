import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  clearDrafts,
  deleteDraft,
  hasDrafts,
  keyOf,
  placesOfDrafts,
  readDraft,
  resumeDrafts,
  saveDraft,
} from './draft.ts'

const place = { user: 'ana', tab: 'tab-1', form: 'tour:1' }
const other = { ...place, form: 'tour:2' }

beforeEach(() => {
  const kept: Record<string, string> = {}
  const hidden = { enumerable: false }
  Object.defineProperties(kept, {
    getItem: { ...hidden, value: (key: string) => kept[key] ?? null },
    setItem: { ...hidden, value: (key: string, value: string) => void (kept[key] = value) },
    removeItem: { ...hidden, value: (key: string) => void Reflect.deleteProperty(kept, key) },
  })
  vi.stubGlobal('localStorage', kept)
})

afterEach(() => {
  resumeDrafts()
  vi.unstubAllGlobals()
})

test('a draft comes back with what it was based on, until it is dropped', () => {
  const updatedAt = new Date('2026-01-02T03:04:05.678Z')
  const base = { values: { name: 'Walk' }, updatedAt }
  saveDraft(place, { name: 'Hike' }, base)
  expect(readDraft(place, { name: '' })).toMatchObject({ place, values: { name: 'Hike' }, base })
  expect(readDraft(other, { name: '' })).toBeUndefined()
  deleteDraft(place)
  expect(readDraft(place, { name: '' })).toBeUndefined()
})

test('a draft of a form that has other fields now, or of no form at all, is left alone', () => {
  saveDraft(place, { name: 'Hike' }, undefined)
  expect(readDraft(place, { name: '', tags: [] })).toBeUndefined()
  localStorage.setItem(
    keyOf(place),
    '{"at":"2026-01-02","values":{"name":"Hike"},"base":"2026-01-01"}',
  )
  expect(readDraft(place, { name: '' })).toBeUndefined()
  localStorage.setItem(keyOf(place), '{broken')
  expect(readDraft(place, { name: '' })).toBeUndefined()
})

test('each tab has a draft of its own, and each user sees theirs alone', () => {
  saveDraft(place, { name: 'One' }, undefined)
  saveDraft({ ...place, tab: 'tab-2' }, { name: 'Two' }, undefined)
  saveDraft(other, { name: 'Three' }, undefined)
  expect(placesOfDrafts('ana', 'tour:1').map(({ tab }) => tab)).toEqual(['tab-1', 'tab-2'])
  expect(placesOfDrafts('blas', 'tour:1')).toEqual([])
  expect(readDraft(place, { name: '' })?.values).toEqual({ name: 'One' })
})

test('who logs out leaves nothing, and forms still open keep nothing of theirs', () => {
  saveDraft(place, { name: 'Mine' }, undefined)
  saveDraft({ ...place, user: 'blas' }, { name: 'Theirs' }, undefined)
  clearDrafts('ana')
  saveDraft(place, { name: 'Late' }, undefined)
  expect([hasDrafts('ana'), hasDrafts('blas')]).toEqual([false, true])
  resumeDrafts()
  saveDraft(place, { name: 'Back' }, undefined)
  expect(hasDrafts('ana')).toBe(true)
})
