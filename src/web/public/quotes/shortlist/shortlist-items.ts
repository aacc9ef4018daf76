import { publicLimits } from '#contract/base/public-limits.ts'

/** An item of a shortlist as its address names it, `circuit:ID`; whether there is such a kind, the page says. */
const itemName = /^[a-z]+:[\da-f-]{36}$/
/** The address of an item's page: its kind in the plural, and its id. */
const itemPage = /^\/..\/([a-z]+)s\/([^/]+)/

export function isItemName(value: unknown): value is string {
  return typeof value === 'string' && itemName.test(value)
}

/** The item whose page stands at a path. */
export function itemAt(pathname: string): string | undefined {
  const [, kind, id] = itemPage.exec(pathname) ?? []
  const item = `${kind}:${id}`
  return isItemName(item) ? item : undefined
}

/**
 * Reads the items that `?items=` names, each once and in its order; `rest` counts entries that are no item or beyond
 * the limit.
 */
export function readItems(list: string | null): { items: string[]; rest: number } {
  const asked = (list ?? '').toLowerCase().split(',').filter(Boolean)
  const all = [...new Set(asked)]
  const items = all.filter(isItemName).slice(0, publicLimits.shortlistMax)
  return { items, rest: all.length - items.length }
}

/** The same with one item `by` places further down, or up where that is negative. */
export function moved(items: readonly string[], item: string, by: number): string[] {
  const others = items.filter((each) => each !== item)
  return others.toSpliced(Math.max(0, items.indexOf(item) + by), 0, item)
}
