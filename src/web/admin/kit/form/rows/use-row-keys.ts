import { useState } from 'react'

export interface RowKeys {
  keys: readonly string[]
  move: (from: number, to: number) => void
  remove: (index: number) => void
  /** Gives the new row's key. */
  insert: (index: number) => string
}

let made = 0

function make(): string {
  made += 1
  return String(made)
}

/** Keys for rows that have no id of their own: a row keeps its key wherever it goes. */
export function useRowKeys(count: number): RowKeys {
  const [known, setKnown] = useState<readonly string[]>(() => Array.from({ length: count }, make))
  let keys = known
  // A restored draft or a reloaded version comes from outside.
  if (known.length !== count) {
    keys = Array.from({ length: count }, (_, index) => known[index] ?? make())
    setKnown(keys)
  }
  return {
    keys,
    move: (from, to) => {
      const key = keys[from]
      if (key !== undefined) setKnown(keys.toSpliced(from, 1).toSpliced(to, 0, key))
    },
    remove: (index) => setKnown(keys.toSpliced(index, 1)),
    insert: (index) => {
      const key = make()
      // Several may be inserted at once.
      setKnown((all) => all.toSpliced(index, 0, key))
      return key
    },
  }
}

/** A list with one of its entries elsewhere. */
export function moved<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  return rows.toSpliced(from, 1).toSpliced(to, 0, ...rows.slice(from, from + 1))
}
