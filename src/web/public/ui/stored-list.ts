interface StoredListOptions<Entry> {
  /** Its key in local storage. */
  key: string
  /** How many it holds at most. */
  max: number
  /** Checks an entry before it is believed: another version of the page may have left it behind. */
  isEntry: (value: unknown) => value is Entry
  /** Whether two are of the same thing. */
  isSame: (one: Entry, other: Entry) => boolean
}

/** A list that a visitor makes on this device: kept in local storage, and the same in every tab. */
export interface StoredList<Entry> {
  read: () => readonly Entry[]
  /** Keeps these and no others. */
  write: (entries: readonly Entry[]) => void
  /** Takes an entry in or out; false when the list is full. */
  toggle: (entry: Entry) => boolean
  /** Calls `listener` whenever the list changes, here or in another tab, until the answer is called. */
  onChange: (listener: () => void) => () => void
}

export function storedList<Entry>({
  key,
  max,
  isEntry,
  isSame,
}: StoredListOptions<Entry>): StoredList<Entry> {
  const nothing: readonly Entry[] = []
  const listeners = new Set<() => void>()
  let kept: readonly Entry[] | undefined
  let isFollowed = false

  function parse(text: string | null): readonly Entry[] {
    try {
      const value: unknown = JSON.parse(text ?? '[]')
      return Array.isArray(value) ? value.filter(isEntry).slice(0, max) : nothing
    } catch {
      return nothing
    }
  }

  const read = () => (kept ??= parse(localStorage.getItem(key)))

  function tell(): void {
    for (const listener of listeners) listener()
  }

  function write(entries: readonly Entry[]): void {
    kept = entries.slice(0, max)
    localStorage.setItem(key, JSON.stringify(kept))
    tell()
  }

  function toggle(entry: Entry): boolean {
    const others = read().filter((each) => !isSame(each, entry))
    const isNew = others.length === read().length
    if (isNew && others.length >= max) return false
    write(isNew ? [...others, entry] : others)
    return true
  }

  function readAgain(): void {
    kept = undefined
    tell()
  }

  function follow(): void {
    isFollowed = true
    addEventListener('storage', (event) => {
      if (event.key === key || event.key === null) readAgain()
    })
    // A page that was put aside hears of nothing meanwhile.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) readAgain()
    })
  }

  function onChange(listener: () => void): () => void {
    if (!isFollowed) follow()
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return { read, write, toggle, onChange }
}
