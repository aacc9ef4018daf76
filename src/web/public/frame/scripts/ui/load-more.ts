import { showComparison } from '#web/public/catalogue/compare/compare-buttons.browser.ts'
import { showShortlist } from '#web/public/quotes/shortlist/scripts/favourites.ts'

/**
 * A list's link to more brings the next page's own cards into this one: they are said, the first of them has
 * the focus, and the address is the longer list's, so that Back finds it. When they cannot be had, the
 * link is followed.
 */
export function loadMore(): void {
  addEventListener('click', (event) => {
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('a[data-loads-more]')
        : null
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    append(link).catch(() => location.assign(link.href))
  })
}

async function append(link: HTMLAnchorElement): Promise<void> {
  link.ariaBusy = 'true'
  const response = await fetch(link.href, { headers: { accept: 'text/html' } })
  if (!response.ok) throw new Error(`The next cards are not to be had: ${response.status}`)
  const longer = new DOMParser().parseFromString(await response.text(), 'text/html')
  const cards = cardsOf(document)
  const shown = cards.children.length
  const more = [...cardsOf(longer).children].slice(shown)
  cards.append(...more)
  for (const part of ['status', 'more']) {
    const next = longer.querySelector(`[data-list="${part}"]`)
    const here = document.querySelector(`[data-list="${part}"]`)
    if (next) here?.replaceChildren(...next.childNodes)
    else here?.remove()
  }
  showComparison()
  showShortlist()
  history.replaceState(history.state, '', link.href)
  more[0]?.querySelector('a')?.focus({ preventScroll: true })
}

function cardsOf(page: Document): Element {
  const element = page.querySelector('[data-list="cards"] > ul')
  if (!element) throw new Error('The page has no list of cards')
  return element
}
