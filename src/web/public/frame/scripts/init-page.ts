import { isLanguage } from '#contract/base/languages/languages.ts'
import { countVisitAfterLoad } from './analytics.ts'
import { storeLanguage } from '#web/shared/i18n/language.ts'
import { watchIslands } from '#web/public/ui/islands/wake-islands.ts'
import { setFlashMessage, showFlashMessage } from './flash-message.ts'
import { showClocks } from './clocks.ts'
import { initCompareButtons } from '#web/public/catalogue/compare/compare-buttons.browser.ts'
import { initDisclosures } from './ui/disclosures.ts'
import { closeDropdowns } from './ui/dropdowns.ts'
import { initFavourites } from '#web/public/quotes/shortlist/scripts/favourites.ts'
import { initQuotes } from '#web/public/quotes/form/scripts/init-quotes.ts'
import { restoreScroll } from './ui/scroll-position.ts'
import { loadMore } from './ui/load-more.ts'
import { shareOnDemand } from './ui/share.ts'
import { initDrawers } from './ui/drawers.ts'
import { showSession } from './show-session.ts'
import { initSliders } from './ui/sliders.ts'

/** Everything that a public page does beside its islands; without it links and forms do the work. */
export function initPage(): void {
  if (leaveUnknownAddress()) return
  closeDropdowns()
  initDrawers()
  restoreScroll()
  initSliders()
  playBanner()
  loadMore()
  initClicks()
  initDisclosures()
  shareOnDemand()
  showSession()
  initCompareButtons()
  detectPasskeys()
  watchIslands()
  showFlashMessage()
  countVisitAfterLoad()
  // In tasks of their own, between which the page answers.
  setTimeout(initFavourites)
  setTimeout(initQuotes)
  requestIdleCallback(onIdle)
}

/** Runs slow work that nobody waits for; style sheets then lay out the parts not seen yet. */
function onIdle(): void {
  showClocks()
  const root = document.documentElement
  root.dataset.idle = ''
  // Laid out now, and from then on kept as it is.
  root.getBoundingClientRect()
  root.dataset.laidOut = ''
}

/** From an address that no page has the visitor goes on to the landing page (requirements §5.3). */
function leaveUnknownAddress(): boolean {
  const notice = document.querySelector<HTMLElement>('[data-leads-to]')
  const { leadsTo, says = '' } = notice?.dataset ?? {}
  if (!leadsTo) return false
  setFlashMessage({ type: 'error', text: says })
  location.replace(leadsTo)
  return true
}

/** Few pages have a video: what plays it comes with them. */
function playBanner(): void {
  const banner = document.querySelector<HTMLElement>('[data-banner-video]')
  if (banner)
    void import('#web/public/site/home/banner-video.browser.ts').then((each) =>
      each.playBannerVideo(banner),
    )
}

/** Style sheets show what asks for a passkey where the browser has them. */
function detectPasskeys(): void {
  if ('PublicKeyCredential' in window) document.documentElement.dataset.passkeys = ''
}

/** Adds the actions of single links and buttons, beside the pages they lead to. */
function initClicks(): void {
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const language = target.closest('a[hreflang]')?.getAttribute('hreflang') ?? undefined
    if (isLanguage(language)) storeLanguage(language)
    if (target.closest('[data-prints]')) print()
    const offer = target.closest('[data-switches]')?.closest<HTMLElement>('[data-map]')
    if (offer) switchMap(offer)
  })
}

/** Opens or closes a map; what that takes, and the other host with it, comes when it is asked for. */
function switchMap(offer: HTMLElement): void {
  import('#web/public/catalogue/maps/opened/switch-map.ts').then(
    (each) => each.switchMap(offer),
    () => (offer.dataset.map = 'failed'),
  )
}
