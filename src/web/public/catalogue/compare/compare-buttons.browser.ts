import { type Compared, comparison } from './comparison.ts'
import { toastError } from '#web/shared/ui/toasts/toasts.ts'
import { pageLanguage } from '#web/public/frame/scripts/page-language.ts'
import { pageText } from '#web/public/frame/scripts/page-texts.ts'

/** Buttons that put a destination into the comparison or take it out, and the tray that holds what is in it. */
export function initCompareButtons(): void {
  comparison.onChange(showComparison)
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const choice = target.closest<HTMLElement>('[data-choice]')
    if (choice) return changeShown(comparedBy(choice, choice.dataset.choice))
    const button = target.closest<HTMLElement>('[data-compares]')
    if (!button) return
    if (!comparison.toggle(comparedBy(button, button.dataset.compares)))
      toastError(pageText('compare.full'))
  })
  // Asked for nothing, the comparison's page shows the earlier choice.
  const ids = comparison.read().map(({ id }) => id)
  if (shownOnPage()?.length === 0 && ids.length > 0)
    location.replace(`?${new URLSearchParams({ ids: ids.join(',') })}`)
  showComparison()
}

/** The destination of a button, whose second part says, after a colon, what is compared. */
function comparedBy(button: HTMLElement, id = ''): Compared {
  return { id, name: button.lastElementChild?.textContent?.slice(2) ?? '', lang: pageLanguage() }
}

/** The destinations that the comparison's own page shows; nothing on other pages. */
function shownOnPage(): Compared[] | undefined {
  const shown = document.querySelector<HTMLElement>('[data-compared]')?.dataset.compared
  return shown ? JSON.parse(shown) : undefined
}

/**
 * Stores what a link of the comparison's page leads to, where the page shows the visitor's own choice or there is
 * none; a comparison that somebody shared leaves the visitor's own alone.
 */
function changeShown(changed: Compared): void {
  const shown = (shownOnPage() ?? []).map((each) => ({ ...each, lang: pageLanguage() }))
  const idsOf = (list: readonly Compared[]) =>
    list
      .map(({ id }) => id)
      .toSorted()
      .join()
  const own = comparison.read()
  if (own.length > 0 && idsOf(own) !== idsOf(shown)) return
  const others = shown.filter(({ id }) => id !== changed.id)
  comparison.write(others.length < shown.length ? others : [...shown, changed])
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
