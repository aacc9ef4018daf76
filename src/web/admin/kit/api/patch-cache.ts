import type { QueryClient, QueryKey } from '@tanstack/react-query'

type Patch = Record<string, unknown>
export type Snapshot = [QueryKey, unknown][]

/**
 * Writes `patch` over every cached copy of the item `id`, in lists and details; gives what was there before. Answers on
 * their way to these copies are dropped: they may be older than the change.
 */
export function patchCachedItem(client: QueryClient, id: string, patch: Patch): Snapshot {
  const before: Snapshot = []
  for (const [key, data] of client.getQueriesData({})) {
    const next = patched(data, id, patch)
    if (next === data) continue
    before.push([key, data])
    void client.cancelQueries({ queryKey: key, exact: true })
    client.setQueryData(key, next)
  }
  return before
}

/** Puts back what `patchCachedItem` gave. */
export function restoreCache(client: QueryClient, before: Snapshot): void {
  for (const [key, data] of before) client.setQueryData(key, data)
}

/** A copy with the item changed where the answer is the item or lists it; else the answer itself. */
export function patched(data: unknown, id: string, patch: Patch): unknown {
  if (!isRecord(data)) return data
  if (data.id === id) return { ...data, ...patch }
  const { list } = data
  if (!Array.isArray(list) || !list.some((item) => isRecord(item) && item.id === id)) return data
  return {
    ...data,
    list: list.map((item: unknown) =>
      isRecord(item) && item.id === id ? { ...item, ...patch } : item,
    ),
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
