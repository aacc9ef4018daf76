import { describe, expect, test } from 'vitest'
import { changeListState, readListState } from './list-state.ts'

const read = (query: string) => readListState(new URLSearchParams(query))

describe("a list's state", () => {
  test('is read from the address', () => {
    expect(read('q=lago&sort=-name&page=3&rows=50&status=enabled')).toEqual({
      search: 'lago',
      sort: { column: 'name', down: true },
      page: 3,
      pageSize: 50,
      filters: { status: 'enabled' },
    })
  })

  test('is the first page of 25 where the address makes no sense', () => {
    expect(read('page=-2&rows=1000')).toMatchObject({ page: 1, pageSize: 25, sort: undefined })
  })

  test('begins at page 1 when the search changes, and drops empty values', () => {
    const changed = changeListState(new URLSearchParams('page=4&status=enabled'), {
      q: 'sur',
      status: null,
    })
    expect(changed.toString()).toBe('q=sur')
  })

  test('keeps everything else when the page changes', () => {
    const changed = changeListState(new URLSearchParams('q=sur&page=1'), { page: '2' })
    expect(changed.toString()).toBe('q=sur&page=2')
  })
})
