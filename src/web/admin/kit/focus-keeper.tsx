import { type FocusEvent, type ReactNode, useLayoutEffect, useRef } from 'react'

interface FocusKeeperProps {
  /** The ids of what stands inside, each on an element as `data-item`. */
  ids: readonly string[]
  children: ReactNode
}

/**
 * Keeps the keyboard's place where something goes away that had it: the focus moves to what has
 * taken its place, else to the last one, else to an element marked `data-focus-fallback`, else to
 * the page's heading.
 */
export function FocusKeeper({ ids, children }: FocusKeeperProps) {
  const area = useRef<HTMLDivElement>(null)
  const before = useRef(ids)
  const last = useRef<string>(undefined)
  const remember = (event: FocusEvent) => {
    last.current = event.target.closest<HTMLElement>('[data-item]')?.dataset['item']
  }
  useLayoutEffect(() => {
    const place = last.current === undefined ? -1 : before.current.indexOf(last.current)
    before.current = ids
    const isGone = place >= 0 && !ids.includes(last.current ?? '')
    if (!isGone || !isNowhere(document.activeElement)) return
    const next = ids[Math.min(place, ids.length - 1)]
    last.current = undefined
    successorIn(area.current, next)?.focus()
  }, [ids])
  return (
    <div ref={area} onFocus={remember}>
      {children}
    </div>
  )
}

function isNowhere(element: Element | null): boolean {
  return element === null || element === document.body
}

const focusable = 'a[href], button:not(:disabled), input:not(:disabled)'

function successorIn(area: HTMLElement | null, id: string | undefined): HTMLElement | null {
  const item = id === undefined ? undefined : area?.querySelector(`[data-item="${CSS.escape(id)}"]`)
  return (
    item?.querySelector<HTMLElement>(focusable) ??
    area?.querySelector<HTMLElement>('[data-focus-fallback]') ??
    document.querySelector<HTMLElement>('#content h1')
  )
}
