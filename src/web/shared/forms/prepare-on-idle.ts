/** How long nobody types before what sending needs is fetched, in ms. */
const idleMs = 300

/**
 * Fetches what sending will need once nobody has typed for a moment: reading the contract's rules takes a slow
 * phone longer than a key may wait for its letter. Call it at every touch of the form; it prepares once.
 */
export function prepareOnIdle(prepare: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isPrepared = false
  return () => {
    if (isPrepared) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      isPrepared = true
      prepare()
    }, idleMs)
  }
}
