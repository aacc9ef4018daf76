/** A field's name and its value, as drafts of forms keep them. */
type Entry = readonly [string, string]

/** Lays entries over the draft of a form, for the page with that form that follows. */
export function beginDraft(name: string, entries: readonly Entry[]): void {
  // The key and shape of `draftOf`, whose module every form would pay for.
  const key = `draft:${name}`
  const isBegun = (field: string) => entries.some(([begun]) => begun === field)
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '[]') as Entry[]
    const others = kept.filter(([field]) => !isBegun(field))
    sessionStorage.setItem(key, JSON.stringify([...others, ...entries]))
  } catch {
    // Storage may be closed or full; the form opens without these values.
  }
}
