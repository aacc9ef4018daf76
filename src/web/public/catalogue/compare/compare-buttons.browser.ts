import { type Compared, comparison } from './comparison.ts'
import { toastError } from '#web/shared/ui/toasts/toasts.ts'
import { pageLanguage } from '#web/public/frame/scripts/page-language.ts'
import { pageText } from '#web/public/frame/scripts/page-texts.ts'

/** Buttons that put a destination into the comparison or take it out, and the tray that holds what is in it. */
export function initCompareButtons(): void {
  comparison.onChange(showComparison)
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-empties-comparison]'))
      comparison.write([])
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-compares]') : null
    if (!button) return
    const id = button.dataset.compares ?? ''
    // The button's second part says, after a colon, what is compared.
    const name = button.lastElementChild?.textContent?.slice(2) ?? ''
    if (!comparison.toggle({ id, name, lang: pageLanguage() })) toastError(pageText('compare.full'))
  })
  followComparisonPage()
  showComparison()
}

/**
 * Stores the destinations on the comparison's own page as the chosen ones; asked for nothing, the page shows the
 * earlier choice.
 */
function followComparisonPage(): void {
  const shown = document.querySelector<HTMLElement>('[data-compared]')?.dataset.compared
  if (!shown) return
  const asked: Compared[] = JSON.parse(shown)
  const ids = comparison.read().map(({ id }) => id)
  if (asked.length > 0) comparison.write(asked.map((each) => ({ ...each, lang: pageLanguage() })))
  else if (ids.length > 0) location.replace(`?${new URLSearchParams({ ids: ids.join(',') })}`)
}

/** Has the page say what is chosen. */
export function showComparison(): void {
  const chosen = comparison.read()
  for (const button of document.querySelectorAll<HTMLElement>('[data-compares]')) {
    const isChosen = chosen.some(({ id }) => id === button.dataset.compares)
    button.ariaPressed = String(isChosen)
    const label = button.querySelector('span')
    if (label) label.textContent = pageText(isChosen ? 'compare.added' : 'compare.add')
  }
  const tray = document.querySelector<HTMLElement>('[data-compare-tray]')
  if (!tray || document.querySelector('[data-trayless]')) return
  // Most visits compare nothing: the tray's part comes with the first that does.
  if (tray.hidden && chosen.length === 0) return
  void import('./compare-tray.browser.ts').then(({ showTray }) => showTray(tray, comparison.read()))
}
