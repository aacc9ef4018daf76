/** What the keyboard stops at. */
const stops = 'a[href], button, input, summary'

/** The sheet that is open, and what had the focus before. */
let opened: { sheet: HTMLElement; before: Element | null } | undefined

/**
 * Sheets cover the page. Their openers (`data-opens`) and closers (`data-closes`) are links to addresses, so
 * that they open and close without JavaScript; with it they are buttons, focus goes in and stays in, Escape
 * and Back close, and focus returns to where it was.
 */
export function actOnSheets(): void {
  addEventListener('click', onClick)
  addEventListener('keydown', onKey)
  addEventListener('popstate', onBack)
  stepOverClosedSheet()
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) stepOverClosedSheet()
  })
  // While nobody waits, so that a long sheet opens at once.
  requestIdleCallback(() => {
    for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-sheet]')) {
      dataset.laidOut = 'true'
    }
  })
}

export function openSheet(id: string): void {
  const sheet = document.getElementById(id)
  if (!sheet || opened) return
  const { activeElement, body } = document
  // Opened with the page, nothing had the focus before: then it goes to what opens the sheet.
  const opener = document.querySelector(`[data-opens="${id}"]`)
  opened = { sheet, before: activeElement === body ? opener : activeElement }
  sheet.dataset.open = 'true'
  sayExpanded(id, true)
  document.body.style.overflow = 'hidden'
  stopsIn(sheet).find(isStop)?.focus()
  // Back closes the sheet and leaves the page where it is: an open sheet has an entry of its own.
  history.pushState({ sheet: id }, '')
}

/** The id of the sheet that is open. */
export const openedSheet = (): string | undefined => opened?.sheet.id

function close(): void {
  if (!opened) return
  const { sheet, before } = opened
  opened = undefined
  delete sheet.dataset.open
  sayExpanded(sheet.id, false)
  document.body.style.overflow = ''
  if (before instanceof HTMLElement) before.focus()
}

/** Closed by its own means, a sheet takes its entry away. */
function closeAndStepBack(): void {
  close()
  if (history.state?.sheet) history.back()
}

/** The entry of a sheet that was left behind, by a link in it, shows nothing of its own. */
function stepOverClosedSheet(): void {
  close()
  if (history.state?.sheet) history.back()
}

function onBack(): void {
  close()
}

function onClick(event: MouseEvent): void {
  const pressed = event.target instanceof Element ? event.target : undefined
  const opener = pressed?.closest<HTMLElement>('[data-opens]')?.dataset.opens
  if (opener) {
    event.preventDefault()
    return openSheet(opener)
  }
  const closer = pressed?.closest<HTMLElement>('[data-closes]')?.dataset.closes
  // Opened by its address before the page answered, a sheet is closed by another.
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
  const inside = stopsIn(opened.sheet)
  const ends = [inside.find(isStop), inside.findLast(isStop)]
  const [from, to] = event.shiftKey ? ends : ends.toReversed()
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}

function stopsIn(sheet: HTMLElement): HTMLElement[] {
  return [...sheet.querySelectorAll<HTMLElement>(stops)]
}

const isStop = (element: HTMLElement) => element.tabIndex >= 0 && element.checkVisibility()

function sayExpanded(id: string, expanded: boolean): void {
  for (const opener of document.querySelectorAll(`[data-opens="${id}"]`)) {
    opener.ariaExpanded = String(expanded)
  }
}
