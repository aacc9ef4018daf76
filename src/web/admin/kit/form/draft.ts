import { draftsOf, dropDraftsOf } from '../../../session/drafts-of.ts'

/** A version of what a form edits, and when it was last changed. */
export interface Stored<Values> {
  values: Values
  updatedAt: Date
}

/** Whose draft, of which form, typed in which tab. */
export interface DraftPlace {
  user: string
  tab: string
  form: string
}

/** What was typed and not saved, kept on this computer. */
export interface Draft<Values> {
  place: DraftPlace
  at: Date
  values: Values
  /** What was edited, as it was: restoring over a newer version is a conflict. */
  base: Stored<Values> | undefined
}

export const keyOf = ({ user, tab, form }: DraftPlace) => `${draftsOf(user)}${tab}:${form}`

/** Where a user's drafts of a form are kept, one for each tab that left some. */
export function placesOfDrafts(user: string, form: string): DraftPlace[] {
  const start = draftsOf(user)
  return Object.keys(localStorage).flatMap((key) => {
    if (!key.startsWith(start)) return []
    const [tab = '', ...rest] = key.slice(start.length).split(':')
    return rest.join(':') === form ? [{ user, tab, form }] : []
  })
}

/** The draft of a place, if one with the same fields as `shape` was kept there. */
export function readDraft<Values extends object>(
  place: DraftPlace,
  shape: Values,
): Draft<Values> | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null')
    if (!isDraft(kept, shape)) return undefined
    const { at, values, base } = kept
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

/** Who logged out: their forms may still be on the page, and keep nothing any more. */
let gone: string | undefined

export function keepDraft<Values>(
  place: DraftPlace,
  values: Values,
  base: Stored<Values> | undefined,
): void {
  if (place.user === gone) return
  try {
    localStorage.setItem(keyOf(place), JSON.stringify({ at: new Date(), values, base }))
  } catch {
    // A full or closed storage costs the draft, never the form.
  }
}

export function dropDraft(place: DraftPlace): void {
  localStorage.removeItem(keyOf(place))
}

export function hasDrafts(user: string): boolean {
  return Object.keys(localStorage).some((key) => key.startsWith(draftsOf(user)))
}

/** Drops all that somebody who logs out has left, and keeps nothing more of them. */
export function forgetDrafts(user: string): void {
  gone = user
  dropDraftsOf(user)
}

/** A form that is opened is somebody's who is logged in. */
export function keepDraftsAgain(): void {
  gone = undefined
}

interface Kept<Values> {
  at: string
  values: Values
  base?: { values: Values; updatedAt: string }
}

function isDraft<Values extends object>(kept: unknown, shape: Values): kept is Kept<Values> {
  if (!isRecord(kept) || !hasFields(kept.values, shape)) return false
  return kept.base === undefined || (isRecord(kept.base) && hasFields(kept.base.values, shape))
}

function hasFields(values: unknown, shape: object): boolean {
  return isRecord(values) && Object.keys(shape).every((key) => key in values)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
