/** Names this tab, from one load of the page to the next. */
export const thisTab = crypto.randomUUID()

const lockOf = (tab: string) => `adminTab:${tab}`

// Held until the tab is closed, reloaded or crashes: the browser then lets it go by itself.
void navigator.locks?.request(lockOf(thisTab), () => new Promise(() => undefined))

/** Settles once a tab is gone, or at once when it is this one; rejects when the wait is given up. */
export async function whenTabIsGone(tab: string, signal: AbortSignal): Promise<void> {
  if (tab !== thisTab) await navigator.locks?.request(lockOf(tab), { signal }, () => undefined)
}
