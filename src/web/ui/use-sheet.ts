import {
  type KeyboardEvent as ReactKeyboardEvent,
  type MouseEvent as ReactMouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router'

/** What the keyboard stops at. */
const stops = 'a[href], button, input, summary'

/**
 * A sheet that covers the page. Its opener and closers are links to addresses, so that it opens and
 * closes without JavaScript; with it they are buttons, focus goes in and stays in, Escape closes,
 * and focus returns to where it was.
 */
export function useSheet<Sheet extends HTMLElement>(id: string) {
  const [open, setOpen] = useState(false)
  const sheet = useRef<Sheet>(null)
  useKeyboardInside(sheet, open, setOpen)
  useBack(open, setOpen)
  const opener = {
    ...linkAsButton(`#${id}`),
    'aria-expanded': open,
    'aria-controls': id,
    onClick: (event: ReactMouseEvent) => {
      event.preventDefault()
      setOpen(true)
    },
  }
  const closer = (href: string) => ({
    ...linkAsButton(href),
    onClick: (event: ReactMouseEvent) => {
      // Opened by its address before the page answered, it is closed by another.
      if (location.hash !== `#${id}`) event.preventDefault()
      setOpen(false)
    },
  })
  return { open, setOpen, sheet, opener, closer }
}

/**
 * Back closes the sheet and leaves the page where it is. An open sheet has an entry of its own in the history,
 * which the router does not hear of; where it is left behind, by a link in the sheet, it is stepped over.
 */
function useBack(open: boolean, setOpen: (open: boolean) => void): void {
  const { key } = useLocation()
  useEffect(() => {
    const stepOver = (event: PopStateEvent) => {
      if (!event.state?.sheet) return
      event.stopImmediatePropagation()
      history.back()
    }
    addEventListener('popstate', stepOver, true)
    return () => removeEventListener('popstate', stepOver, true)
  }, [])
  useEffect(() => {
    if (!open) return
    history.pushState({ ...history.state, idx: history.state.idx + 1, sheet: true }, '')
    const close = (event: Event) => {
      event.stopImmediatePropagation()
      setOpen(false)
    }
    const options = { capture: true, once: true }
    addEventListener('popstate', close, options)
    return () => {
      // Closed by its own means, the sheet takes its entry away; `close` keeps that from the router.
      if (history.state?.sheet) history.back()
      else removeEventListener('popstate', close, options)
    }
  }, [open, setOpen, key])
}

function linkAsButton(href: string) {
  const onKeyDown = (event: ReactKeyboardEvent<HTMLElement>) => {
    if (event.key !== ' ') return
    event.preventDefault()
    event.currentTarget.click()
  }
  return { href, role: 'button', onKeyDown }
}

function useKeyboardInside(
  sheet: RefObject<HTMLElement | null>,
  open: boolean,
  setOpen: (open: boolean) => void,
): void {
  useEffect(() => {
    if (!open) return
    const before = document.activeElement
    const stopsInside = () =>
      [...(sheet.current?.querySelectorAll<HTMLElement>(stops) ?? [])].filter(
        (stop) => stop.tabIndex >= 0 && stop.checkVisibility(),
      )
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') return setOpen(false)
      if (event.key !== 'Tab') return
      const inside = stopsInside()
      const [from, to] = event.shiftKey ? [inside[0], inside.at(-1)] : [inside.at(-1), inside[0]]
      if (document.activeElement !== from) return
      event.preventDefault()
      to?.focus()
    }
    stopsInside()[0]?.focus()
    document.body.style.overflow = 'hidden'
    addEventListener('keydown', onKey)
    return () => {
      document.body.style.overflow = ''
      removeEventListener('keydown', onKey)
      if (before instanceof HTMLElement) before.focus()
    }
  }, [sheet, open, setOpen])
}
