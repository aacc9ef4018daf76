import { paths } from '#contract/base/addresses/addresses.ts'
import { itemAt } from '../shortlist-items.ts'
import { savedItems, shortlist } from '../shortlist.ts'
import { toastError } from '#web/shared/ui/toasts/toasts.ts'
import { pageLanguage } from '#web/public/frame/scripts/page-language.ts'
import { pageText } from '#web/public/frame/scripts/page-texts.ts'

/**
 * Hearts that save an item or give it up, and the header's count of what is saved. What is saved is known to
 * this browser alone, so without scripts there are no hearts; those of cards are made here, which keeps lists light.
 */
export function initFavourites(): void {
  shortlist.onChange(showShortlist)
  addEventListener('click', ({ target }) => {
    const heart = target instanceof Element ? target.closest<HTMLElement>('[data-heart]') : null
    const item = heart?.dataset.heart
    if (item && !shortlist.toggle({ item })) toastError(pageText('shortlist.full'))
  })
  showShortlist()
  const page = document.querySelector<HTMLElement>('[data-asked]')
  if (page) void import('./shortlist-page.ts').then((script) => script.actOnShortlistPage(page))
}

/** Has the page say what is saved. */
export function showShortlist(): void {
  const items = savedItems()
  for (const card of document.querySelectorAll('[data-card]:not(:has(> [data-heart]))')) {
    addHeart(card)
  }
  for (const heart of document.querySelectorAll<HTMLElement>('[data-heart]')) {
    heart.hidden = false
    heart.ariaPressed = String(items.includes(heart.dataset.heart ?? ''))
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-shortlist-link]')) {
    link.href = paths.shortlist(pageLanguage(), items)
    const count = link.querySelector('[data-count]')
    if (count) count.textContent = items.length > 0 ? String(items.length) : ''
  }
}

function addHeart(card: Element): void {
  const link = card.querySelector('a')
  const item = link && itemAt(link.pathname)
  if (!item) return
  const heart = document.createElement('button')
  heart.type = 'button'
  heart.dataset.heart = item
  heart.ariaLabel = `${pageText('shortlist.save')}: ${link.textContent}`
  card.append(heart)
}
