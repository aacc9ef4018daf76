/** A version of what a form edits, and when it was last changed. */
export interface Stored<Values> {
  values: Values
  updatedAt: Date
}

/** What was typed and not saved, kept on this computer. */
export interface Draft<Values> {
  at: Date
  values: Values
  /** What was edited, as it was: restoring over a newer version is a conflict. */
  base: Stored<Values> | undefined
}

const prefix = 'adminDraft:'

/** The draft of a form, if one with the same fields as `shape` was kept. */
export function readDraft<Values extends object>(
  form: string,
  shape: Values,
): Draft<Values> | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(prefix + form) ?? 'null')
    if (!isDraft(kept, shape)) return undefined
    const { at, values, base } = kept
    return {
      at: new Date(at),
      values,
      base: base && { values: base.values, updatedAt: new Date(base.updatedAt) },
    }
  } catch {
    return undefined
  }
}

export function keepDraft<Values>(
  form: string,
  values: Values,
  base: Stored<Values> | undefined,
): void {
  try {
    localStorage.setItem(prefix + form, JSON.stringify({ at: new Date(), values, base }))
  } catch {
    // A full or closed storage costs the draft, never the form.
  }
}

export function dropDraft(form: string): void {
  localStorage.removeItem(prefix + form)
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
