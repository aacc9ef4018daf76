import { modals } from '@mantine/modals'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef } from 'react'

/** Takes the keys from the dialog below; the answer gives them back. */
export type Cover = () => () => void

export const Covering = createContext<Cover | null>(null)

/**
 * Returns a cover that counts who stands over a dialog. The keys come back after the event at hand: the one that closes
 * the upper dialog reaches the lower one next, and must not close both. A count stays right when the next one opens
 * before that.
 */
export function useCover(setCount: (change: (count: number) => number) => void): Cover {
  return useCallback(() => {
    setCount((count) => count + 1)
    let holds = true
    return () => {
      if (holds) setTimeout(() => setCount((count) => count - 1))
      holds = false
    }
  }, [setCount])
}

/** Holds the keys of the dialog below while a dialog over it is open; tells whether there is one below. */
export function useCovering(opened: boolean): boolean {
  const cover = useContext(Covering)
  useEffect(() => (opened ? cover?.() : undefined), [opened, cover])
  return cover !== null
}

/** Content of the question of this id, if a dialog may open over it. */
export function Coverable({ modalId, children }: { modalId: string; children: ReactNode }) {
  const count = useRef(0)
  const setCount = useCallback(
    (change: (count: number) => number) => {
      count.current = change(count.current)
      modals.updateModal({ modalId, closeOnEscape: count.current === 0 })
    },
    [modalId],
  )
  return <Covering value={useCover(setCount)}>{children}</Covering>
}
