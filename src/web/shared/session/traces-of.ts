/** Prefix of the local-storage keys of the drafts that a user's forms in the panel save. */
export const draftsOf = (userId: string) => `adminDraft:${userId}:`

/** Local-storage key of the addresses that a user opened last in the panel. */
export const trailOf = (userId: string) => `adminTrail:${userId}`

/** Deletes what the panel keeps of a user's work on this computer. */
export function clearTracesOf(userId: string): void {
  localStorage.removeItem(trailOf(userId))
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(draftsOf(userId))) localStorage.removeItem(key)
  }
}
