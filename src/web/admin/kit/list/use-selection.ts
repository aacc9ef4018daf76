import { useState } from 'react'

/** The rows of a list that were chosen, on whatever page they are. */
export interface Selection {
  chosen: ReadonlySet<string>
  toggle(id: string): void
  choose(ids: readonly string[]): void
  clear(): void
}

export function useSelection(): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  return {
    chosen,
    toggle: (id) =>
      setChosen((before) => {
        const after = new Set(before)
        if (!after.delete(id)) after.add(id)
        return after
      }),
    choose: (ids) => setChosen((before) => new Set([...before, ...ids])),
    clear: () => setChosen(new Set()),
  }
}
