import { clearTracesOf, draftsOf } from '#web/shared/session/traces-of.ts'

/** A version of what a form edits, and when it was last changed. */
export interface Stored<Values> {
  values: Values
  updatedAt: Date
}

/** Place of a draft: its user, its form, and the tab in which it was typed. */
export interface DraftPlace {
  user: string
  tab: string
  form: string
}

/** Values that were typed and not submitted, saved on this computer. */
export interface Draft<Values> {
  place: DraftPlace
  at: Date
  values: Values
  /** The edited item, as it was: restoring over a newer version is a conflict. */
  base: Stored<Values> | undefined
}

export const keyOf = ({ user, tab, form }: DraftPlace) => `${draftsOf(user)}${tab}:${form}`

/** Where a user's drafts of a form are saved, one for each tab that left some. */
export function placesOfDrafts(user: string, form: string): DraftPlace[] {
  const start = draftsOf(user)
  return Object.keys(localStorage).flatMap((key) => {
    if (!key.startsWith(start)) return []
    const [tab = '', ...rest] = key.slice(start.length).split(':')
    return rest.join(':') === form ? [{ user, tab, form }] : []
  })
}

/** The draft of a place, if one with the same fields as `shape` is there. */
export function readDraft<Values extends object>(
  place: DraftPlace,
  shape: Values,
): Draft<Values> | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null')
    if (!isDraft(stored, shape)) return undefined
    const { at, values, base } = stored
    return {
      place,
      at: new Date(at),
      values,
      base: base && { values: base.values, updatedAt: new Date(base.updatedAt) },
    }
  } catch {
    return undefined
  }
}

/** The user who logged out: their forms may still be on the page, and save nothing any more. */
let loggedOutUser: string | undefined

export function saveDraft<Values>(
  place: DraftPlace,
  values: Values,
  base: Stored<Values> | undefined,
): void {
  if (place.user === loggedOutUser) return
  try {
    localStorage.setItem(keyOf(place), JSON.stringify({ at: new Date(), values, base }))
  } catch {
    // A full or closed storage costs the draft, never the form.
  }
}

export function deleteDraft(place: DraftPlace): void {
  localStorage.removeItem(keyOf(place))
}

export function hasDrafts(user: string): boolean {
  return Object.keys(localStorage).some((key) => key.startsWith(draftsOf(user)))
}

/** Deletes all drafts of a user who logs out, and saves no more of them. */
export function clearDrafts(user: string): void {
  loggedOutUser = user
  clearTracesOf(user)
}

/** A form that is opened is somebody's who is logged in. */
export function resumeDrafts(): void {
  loggedOutUser = undefined
}

interface StoredDraft<Values> {
  at: string
  values: Values
  base?: { values: Values; updatedAt: string }
}

function isDraft<Values extends object>(
  stored: unknown,
  shape: Values,
): stored is StoredDraft<Values> {
  if (!isRecord(stored) || !hasFields(stored.values, shape)) return false
  return (
    stored.base === undefined || (isRecord(stored.base) && hasFields(stored.base.values, shape))
  )
}

function hasFields(values: unknown, shape: object): boolean {
  return isRecord(values) && Object.keys(shape).every((key) => key in values)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
