const keptDays = 30

/**
 * Store of texts written beside quotes and not sent yet: kept on this computer for a month, through reloads and
 * log-outs.
 */
interface UnsentStore<Value> {
  read: (key: string) => Value | undefined
  write: (key: string, value: Value, now: Date) => void
  remove: (key: string) => void
  /** Forgets what nobody has touched for a month: it speaks of people. */
  dropOld: (now: Date) => void
}

/** A store of its own: its keys begin with `start`, and each entry has its value under `field`. */
export function makeUnsentStore<Value>(
  start: string,
  field: string,
  isValue: (value: unknown) => value is Value,
): UnsentStore<Value> {
  const find = (storageKey: string): { at: number; value: Value } | undefined => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
      if (!isRecord(kept) || typeof kept['at'] !== 'string') return undefined
      const value = kept[field]
      return isValue(value) ? { at: new Date(kept['at']).getTime(), value } : undefined
    } catch {
      return undefined
    }
  }
  return {
    read: (key) => find(start + key)?.value,
    write: (key, value, now) => {
      try {
        localStorage.setItem(start + key, JSON.stringify({ at: now, [field]: value }))
      } catch {
        // A full or closed storage costs the draft, never what is sent.
      }
    },
    remove: (key) => localStorage.removeItem(start + key),
    dropOld: (now) => {
      const oldest = now.getTime() - keptDays * 86_400_000
      for (const storageKey of Object.keys(localStorage)) {
        if (!storageKey.startsWith(start)) continue
        const at = find(storageKey)?.at
        if (at === undefined || !(at >= oldest)) localStorage.removeItem(storageKey)
      }
    },
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
