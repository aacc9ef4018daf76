/** Selector of the elements that the keyboard stops at. */
const stops = 'a[href], button, input, summary'

/** The drawer that is open, and what had the focus before. */
let opened: { drawer: HTMLElement; before: Element | null | undefined } | undefined

/**
 * Drawers cover the page. Their openers (`data-opens`) and closers (`data-closes`) are links to addresses, so
 * that they open and close without JavaScript; with it they are buttons, focus goes in and stays in, Escape
 * and Back close, and focus returns to where it was.
 */
export function initDrawers(): void {
  addEventListener('click', onClick)
  addEventListener('keydown', onKey)
  addEventListener('popstate', close)
  closeAndStepBack()
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) closeAndStepBack()
  })
}

export function openDrawer(id: string): void {
  const drawer = document.getElementById(id)
  if (!drawer || opened) return
  const { activeElement, body } = document
  // Opened with the page, nothing had the focus before: then it goes to what opens the drawer.
  const before = activeElement === body ? openersOf(id)[0] : activeElement
  opened = { drawer, before }
  drawer.dataset.open = 'true'
  sayExpanded(id, true)
  body.style.overflow = 'hidden'
  stopsIn(drawer).find(isStop)?.focus()
  // Back closes the drawer and leaves the page where it is: an open drawer has an entry of its own.
  history.pushState({ sheet: id }, '')
}

/** The id of the drawer that is open. */
export const openedDrawer = (): string | undefined => opened?.drawer.id

function close(): void {
  if (!opened) return
  const { drawer, before } = opened
  opened = undefined
  delete drawer.dataset.open
  sayExpanded(drawer.id, false)
  document.body.style.overflow = ''
  if (before instanceof HTMLElement) before.focus()
}

/**
 * Closed by its own means, a drawer takes its entry away. So does one that was left behind by a link in it, whose entry
 * shows nothing of its own.
 */
function closeAndStepBack(): void {
  close()
  if (history.state?.sheet) history.back()
}

function onClick(event: MouseEvent): void {
  const pressed = event.target instanceof Element ? event.target : undefined
  const opener = pressed?.closest<HTMLElement>('[data-opens]')?.dataset.opens
  if (opener) {
    event.preventDefault()
    return openDrawer(opener)
  }
  const closer = pressed?.closest<HTMLElement>('[data-closes]')?.dataset.closes
  // Opened by its address before the page answered, a drawer is closed by another.
  if (!closer || location.hash === `#${closer}`) return
  event.preventDefault()
  closeAndStepBack()
}

function onKey(event: KeyboardEvent): void {
  const { target, key } = event
  if (key === ' ' && target instanceof HTMLAnchorElement && target.role === 'button') {
    event.preventDefault()
    return target.click()
  }
  if (!opened) return
  if (key === 'Escape') return closeAndStepBack()
  if (key !== 'Tab') return
  const inside = stopsIn(opened.drawer)
  const ends = [inside.find(isStop), inside.findLast(isStop)]
  if (!event.shiftKey) ends.reverse()
  if (document.activeElement !== ends[0]) return
  event.preventDefault()
  ends[1]?.focus()
}

function stopsIn(drawer: HTMLElement): HTMLElement[] {
  return [...drawer.querySelectorAll<HTMLElement>(stops)]
}

const isStop = (element: HTMLElement) => element.tabIndex >= 0 && element.checkVisibility()

const openersOf = (id: string) => document.querySelectorAll(`[data-opens="${id}"]`)

function sayExpanded(id: string, expanded: boolean): void {
  for (const opener of openersOf(id)) opener.ariaExpanded = String(expanded)
}
