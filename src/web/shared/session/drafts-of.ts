/** Prefix of the local-storage keys of the drafts that a user's forms in the panel save. */
export const draftsOf = (userId: string) => `adminDraft:${userId}:`

export function clearDraftsOf(userId: string): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(draftsOf(userId))) localStorage.removeItem(key)
  }
}
