import { modals } from '@mantine/modals'
import { createContext, type ReactNode, useCallback, useContext, useEffect } from 'react'

/** Tells the dialog below that another one stands over it, which has the keys meanwhile. */
export const Covering = createContext<((isCovered: boolean) => void) | null>(null)

/** Holds the keys of the dialog below while a dialog over it is open; tells whether there is one below. */
export function useCovering(opened: boolean): boolean {
  const cover = useContext(Covering)
  useEffect(() => {
    if (!opened || !cover) return
    cover(true)
    // The key that closes the upper one is heard below it next, and is not to close both.
    return () => void setTimeout(() => cover(false))
  }, [opened, cover])
  return cover !== null
}

/** Content of the question of this id, if a dialog may open over it. */
export function Coverable({ modalId, children }: { modalId: string; children: ReactNode }) {
  const cover = useCallback(
    (isCovered: boolean) => modals.updateModal({ modalId, closeOnEscape: !isCovered }),
    [modalId],
  )
  return <Covering value={cover}>{children}</Covering>
}
