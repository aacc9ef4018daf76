/** Local-storage key: an agent shows the site to somebody, and nothing of the trade is seen until they end it. */
const presentingKey = 'presenting'

const listeners = new Set<() => void>()

export function isPresenting(): boolean {
  return localStorage.getItem(presentingKey) !== null
}

export function setPresenting(on: boolean): void {
  if (on) localStorage.setItem(presentingKey, '1')
  else localStorage.removeItem(presentingKey)
  for (const listener of listeners) listener()
}

/** Calls `listener` when it begins or ends, in another tab too, until the answer is called. */
export function onPresentingChange(listener: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === presentingKey || key === null) listener()
  }
  listeners.add(listener)
  addEventListener('storage', follow)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', follow)
  }
}
