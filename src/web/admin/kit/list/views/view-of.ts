import type { SavedView } from '#contract/accounts/saved-views.ts'
import type { ListState } from '../list-state.ts'

type Params = SavedView['params']

/**
 * Returns the parts of a list's address that a view keeps: neither the search, which may be about a person, nor the
 * page.
 */
export function paramsOf({ filters, sort }: ListState, keys: readonly string[]): Params {
  const chosen = keys.flatMap((key) => {
    const word = filters[key]
    return word ? [[key, word] as const] : []
  })
  const order = sort ? [['sort', `${sort.down ? '-' : ''}${sort.column}`] as const] : []
  return Object.fromEntries([...chosen, ...order])
}

/** The change of the address that shows a view: what it does not say is taken away. */
export function changeTo({ params }: Pick<SavedView, 'params'>, keys: readonly string[]) {
  const none = Object.fromEntries([...keys, 'sort'].map((key) => [key, null]))
  return { ...none, ...params }
}

/** Whether a list is shown as a view keeps it. */
export function isShown({ params }: Pick<SavedView, 'params'>, now: Params): boolean {
  const spelled = (each: Params) =>
    JSON.stringify(Object.entries(each).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  return spelled(params) === spelled(now)
}

/** A view as earlier releases kept it in the browser. */
export type LocalView = Pick<SavedView, 'name' | 'params'>

/** Reads the views that an earlier release kept in local storage, without entries that are none. */
export function readLocalViews(stored: string | null): LocalView[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(list) ? list.filter(isView) : []
  } catch {
    return []
  }
}

function isView(value: unknown): value is LocalView {
  const { name, params } = (value ?? {}) as Partial<LocalView>
  return (
    typeof name === 'string' &&
    typeof params === 'object' &&
    params !== null &&
    Object.values(params).every((word) => typeof word === 'string')
  )
}
