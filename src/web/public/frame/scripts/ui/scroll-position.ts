import { openedDrawer, openDrawer } from './drawers.ts'

/** Session-storage key of where the visitor was, for the page that comes next. */
const placeKey = 'place'

interface Place {
  /** The address that it is for. */
  to: string
  top: number
  /** The link that was followed: its words, and which one of those that have the same. */
  words: string
  at: number
  sheet?: string
}

/** Marked themselves, or what they stand in is. */
const keeping = 'a[data-keeps-place], [data-keeps-place] a'

/** The links that keep the place and begin with the same words; what follows in them, a number, changes. */
function linksSaying(words: string): HTMLAnchorElement[] {
  const links = document.querySelectorAll<HTMLAnchorElement>(keeping)
  return [...links].filter((link) => wordsOf(link) === words)
}

const wordsOf = (link: HTMLAnchorElement) => link.firstChild?.textContent ?? ''

/**
 * Links marked with `data-keeps-place` lead to the same page in another form: another language, narrower,
 * sorted otherwise. Scroll position, focus and an open drawer stay.
 */
export function restoreScroll(): void {
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(keeping) : null
    if (!link) return
    const words = wordsOf(link)
    store({
      to: link.href,
      top: scrollY,
      words,
      at: linksSaying(words).indexOf(link),
      sheet: openedDrawer(),
    })
  })
  const place = takePlace()
  if (!place) return
  if (place.sheet) openDrawer(place.sheet)
  scrollTo({ top: place.top, behavior: 'instant' })
  linksSaying(place.words)[place.at]?.focus({ preventScroll: true })
}

function store(place: Place): void {
  try {
    sessionStorage.setItem(placeKey, JSON.stringify(place))
  } catch {
    // Storage may be closed to us (private windows): the next page then begins at its top.
  }
}

function takePlace(): Place | undefined {
  try {
    const place = JSON.parse(sessionStorage.getItem(placeKey) ?? 'null') as Place | null
    sessionStorage.removeItem(placeKey)
    return place?.to === location.href ? place : undefined
  } catch {
    return undefined
  }
}
