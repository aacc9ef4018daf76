import { expect, test } from 'vitest'
import { readListState } from '../list-state.ts'
import { changeTo, isShown, paramsOf, readLocalViews } from './view-of.ts'

const keys = ['status', 'region']
const stateOf = (query: string) => readListState(new URLSearchParams(query))

test('a view keeps filters and order, and neither search nor page', () => {
  const state = stateOf('q=ana&page=3&rows=50&status=enabled&region=a%2Cb&sort=-name&request=7')
  expect(paramsOf(state, keys)).toEqual({ status: 'enabled', region: 'a,b', sort: '-name' })
})

test('showing a view takes away what it does not say', () => {
  expect(changeTo({ params: { region: 'a' } }, keys)).toEqual({
    status: null,
    region: 'a',
    sort: null,
  })
})

test('a view is shown whatever the order of the address', () => {
  const view = { params: { sort: 'name', region: 'a' } }
  expect(isShown(view, paramsOf(stateOf('region=a&sort=name&q=lake'), keys))).toBe(true)
  expect(isShown(view, paramsOf(stateOf('region=a'), keys))).toBe(false)
})

test('what is no view in the storage counts for nothing', () => {
  const view = { name: 'A', params: { status: 'enabled' } }
  const stored = [view, { name: 7 }, null, { name: 'B', params: { status: 1 } }]
  expect(readLocalViews(JSON.stringify(stored))).toEqual([view])
  expect(readLocalViews('{')).toEqual([])
  expect(readLocalViews(null)).toEqual([])
})
