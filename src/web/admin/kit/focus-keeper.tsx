import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react'

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
  const remember = ({ target }: FocusEvent) => {
    // A row's open menu stands elsewhere in the page, and tells of its focus here all the same.
    if (!area.current?.contains(target)) return
    last.current = target.closest<HTMLElement>('[data-item]')?.dataset['item']
  }
  useEffect(() => {
    const place = last.current === undefined ? -1 : before.current.indexOf(last.current)
    const isGone = place >= 0 && !ids.includes(last.current ?? '')
    before.current = ids
    if (!isGone) return
    const next = ids[Math.min(place, ids.length - 1)]
    last.current = undefined
    void whenFocusIsLost().then((isLost) => isLost && successorIn(area.current, next)?.focus())
  }, [ids])
  return (
    <div ref={area} onFocus={remember}>
      {children}
    </div>
  )
}

/**
 * Whether nothing has the focus, once the dialog that asked has closed and let go of it; false when
 * somebody has moved on meanwhile.
 */
async function whenFocusIsLost(): Promise<boolean> {
  for (let waited = 0; waited < 20; waited += 1) {
    const { activeElement } = document
    if (activeElement === null || activeElement === document.body) return true
    if (!activeElement.closest('[role="dialog"], [role="menu"]')) return false
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return false
}

/**
 * Selector of the elements that the keyboard goes on with; not the box that chooses a row, which stands before its
 * name.
 */
const focusable = 'a[href], button:not(:disabled), input:not(:disabled, [type="checkbox"])'

function successorIn(area: HTMLElement | null, id: string | undefined): HTMLElement | null {
  const item = id === undefined ? undefined : area?.querySelector(`[data-item="${CSS.escape(id)}"]`)
  return (
    item?.querySelector<HTMLElement>(focusable) ??
    area?.querySelector<HTMLElement>('[data-focus-fallback]') ??
    document.querySelector<HTMLElement>('#content h1')
  )
}
