import type { ListState } from '../list-state.ts'

/** The filters and the order of a list under a name, each as the address spells it. */
export interface SavedView {
  name: string
  params: Record<string, string>
}

/** As many as a menu shows. */
export const viewsMax = 20

/**
 * Returns the parts of a list's address that a view keeps: neither the search, which may be about a person, nor the
 * page.
 */
export function paramsOf({ filters, sort }: ListState, keys: readonly string[]) {
  const chosen = keys.flatMap((key) => {
    const word = filters[key]
    return word ? [[key, word] as const] : []
  })
  const order = sort ? [['sort', `${sort.down ? '-' : ''}${sort.column}`] as const] : []
  return Object.fromEntries([...chosen, ...order])
}

/** The change of the address that shows a view: what it does not say is taken away. */
export function changeTo({ params }: SavedView, keys: readonly string[]) {
  const none = Object.fromEntries([...keys, 'sort'].map((key) => [key, null]))
  return { ...none, ...params }
}

/** Whether a list is shown as a view keeps it. */
export function isShown({ params }: SavedView, now: Record<string, string>): boolean {
  const spelled = (each: Record<string, string>) =>
    JSON.stringify(Object.entries(each).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  return spelled(params) === spelled(now)
}

/** The views with one of this name among them, in the order of their names. */
export function withView(views: readonly SavedView[], view: SavedView): SavedView[] {
  const others = views.filter(({ name }) => name !== view.name)
  return [...others, view]
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .slice(0, viewsMax)
}

/** Reads the views in local storage, without entries that are none. */
export function readViews(stored: string | undefined): SavedView[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(list) ? list.filter(isView) : []
  } catch {
    return []
  }
}

function isView(value: unknown): value is SavedView {
  const { name, params } = (value ?? {}) as Partial<SavedView>
  return (
    typeof name === 'string' &&
    typeof params === 'object' &&
    params !== null &&
    Object.values(params).every((word) => typeof word === 'string')
  )
}
