import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'

export const pageSizes = [25, 50, 100] as const

export interface ListState {
  search: string
  /** The column sorted by, and whether downwards; undefined is the server's own order. */
  sort: { column: string; down: boolean } | undefined
  /** From 1. */
  page: number
  pageSize: number
  filters: Record<string, string>
}

const reservedKeys = new Set(['q', 'sort', 'page', 'rows'])

/** Reads a list's state from its address; what makes no sense there counts as absent. */
export function readListState(params: URLSearchParams): ListState {
  const sort = params.get('sort')
  const page = Number(params.get('page'))
  const rows = Number(params.get('rows'))
  return {
    search: params.get('q') ?? '',
    sort: sort ? { column: sort.replace(/^-/, ''), down: sort.startsWith('-') } : undefined,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    pageSize: pageSizes.find((size) => size === rows) ?? pageSizes[0],
    filters: Object.fromEntries([...params].filter(([key]) => !reservedKeys.has(key))),
  }
}

/** The address's parameters after a change; an empty value removes its key, and all but paging begins at page 1. */
export function changeListState(
  params: URLSearchParams,
  changes: Record<string, string | null>,
): URLSearchParams {
  const next = new URLSearchParams(params)
  if (!('page' in changes)) next.delete('page')
  for (const [key, value] of Object.entries(changes)) {
    if (value) next.set(key, value)
    else next.delete(key)
  }
  return next
}

interface Change {
  /** Whether Back undoes it. */
  isStep?: boolean
}

/**
 * A list's search, filters, order and page, kept in the address so that Back brings them back. What is
 * chosen shows at once: the router draws an address when it has time, and until then a filter would take
 * the same choice made again for one taken away.
 */
export function useListState() {
  const [params, setParams] = useSearchParams()
  const [ahead, setAhead] = useState<URLSearchParams | null>(null)
  // Changes may come faster than a render: each builds on the one before.
  const latest = useRef(params)
  useEffect(() => {
    // A late render may show an address that has been left already.
    const address = new URLSearchParams(window.location.search)
    if (address.toString() !== params.toString()) return
    latest.current = params
    setAhead(null)
  }, [params])
  const change = (changes: Record<string, string | null>, { isStep = false }: Change = {}) => {
    latest.current = changeListState(latest.current, changes)
    setAhead(latest.current)
    setParams(latest.current, { replace: !isStep, preventScrollReset: true })
  }
  return { state: readListState(ahead ?? params), change }
}
