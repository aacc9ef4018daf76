/** What was typed and not saved, kept on this computer. */
export interface Draft<Values> {
  at: Date
  values: Values
  /** When what was edited had last been changed: restoring over a newer version is a conflict. */
  base: Date | undefined
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
    const base = kept.base ? new Date(kept.base) : undefined
    return { at: new Date(kept.at), values: kept.values, base }
  } catch {
    return undefined
  }
}

export function keepDraft(form: string, values: object, base: Date | undefined): void {
  try {
    localStorage.setItem(prefix + form, JSON.stringify({ at: new Date(), values, base }))
  } catch {
    // A full or closed storage costs the draft, never the form.
  }
}

export function dropDraft(form: string): void {
  localStorage.removeItem(prefix + form)
}

function isDraft<Values extends object>(
  kept: unknown,
  shape: Values,
): kept is { at: string; values: Values; base?: string } {
  if (typeof kept !== 'object' || kept === null || !('at' in kept) || !('values' in kept)) {
    return false
  }
  const { values } = kept
  if (typeof values !== 'object' || values === null) return false
  return Object.keys(shape).every((key) => key in values)
}
