import { paths } from '#contract/base/addresses/addresses.ts'
import { readItems } from '../shortlist-items.ts'
import { savedItems, shortlist } from '../shortlist.ts'
import { toastError, toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import { pageLanguage } from '#web/public/frame/scripts/page-language.ts'
import { orderByDragging } from './order-by-dragging.ts'
import { pageText } from '#web/public/frame/scripts/page-texts.ts'

/**
 * The shortlist's own page. Where it shows what is saved here, it and what is saved stay the same; what
 * somebody else has shared is shown beside, and saved only when that is asked for.
 */
export function actOnShortlistPage(page: HTMLElement): void {
  const asked = itemsIn(page.dataset.asked)
  const shown = itemsIn(page.dataset.shown)
  const saved = savedItems()
  if (asked.length === 0) {
    if (saved.length > 0) location.replace(paths.shortlist(pageLanguage(), saved))
    return
  }
  const isOwn = saved.length === asked.length && asked.every((item) => saved.includes(item))
  // In the order of the address, and without what is no longer offered.
  if (isOwn) saveOnly(shown)
  else showAsShared(page, shown, saved)
  shortlist.onChange(() => {
    if (isOwn && savedItems().join() !== shown.join()) showSaved()
  })
  // Heard where the links that keep the place are, and after them.
  addEventListener('click', (event) => onClick(event, isOwn))
  const copy = page.querySelector<HTMLElement>('[data-copies]')
  if (copy) copy.hidden = !('clipboard' in navigator)
  showNotes(page)
  if (isOwn) {
    orderByDragging(page.querySelector('[data-orders]'), (items) => {
      saveOnly(items)
      showSaved()
    })
  }
}

function onClick(event: MouseEvent, isOwn: boolean): void {
  const pressed = event.target instanceof Element ? event.target : undefined
  if (pressed?.closest('[data-copies]')) void copyAddress()
  const link = pressed?.closest<HTMLAnchorElement>('a[data-arranges]')
  if (!link || !isOwn || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  saveOnly(readItems(new URL(link.href).searchParams.get('items')).items)
}

/** In this page's place: Back leads to where the visitor came from, not through every order there was. */
function showSaved(): void {
  const items = savedItems()
  // The month whose prices are shown stays.
  const [month = ''] = (items.length > 0 && /&month=\d+/.exec(location.search)) || []
  location.replace(paths.shortlist(pageLanguage(), items) + month)
}

function showAsShared(page: HTMLElement, shown: string[], saved: string[]): void {
  const notice = page.querySelector<HTMLElement>('[data-shared]')
  if (!notice) return
  notice.hidden = false
  const own = notice.querySelector<HTMLElement>('[data-shortlist-link]')
  if (own) own.hidden = saved.length === 0
  notice.querySelector('[data-saves-all]')?.addEventListener('click', () => {
    const all = [...new Set([...savedItems(), ...shown])]
    saveOnly(all)
    if (savedItems().length < all.length) toastError(pageText('shortlist.full'))
    else showSaved()
  })
}

function showNotes(page: HTMLElement): void {
  const saved = savedItems()
  for (const field of page.querySelectorAll<HTMLElement>('[data-note]')) {
    const item = field.dataset.note ?? ''
    const area = field.querySelector('textarea')
    if (!area || !saved.includes(item)) continue
    field.hidden = false
    area.value = shortlist.read().find((each) => each.item === item)?.note ?? ''
    area.addEventListener('input', () => writeNote(item, area.value))
  }
}

function writeNote(item: string, note: string): void {
  shortlist.write(shortlist.read().map((each) => (each.item === item ? { item, note } : each)))
}

/** Saves these in this order and no others; their notes stay. */
function saveOnly(items: readonly string[]): void {
  const saved = shortlist.read()
  shortlist.write(items.map((item) => saved.find((each) => each.item === item) ?? { item }))
}

async function copyAddress(): Promise<void> {
  await navigator.clipboard.writeText(location.href)
  toastSuccess(pageText('facts.shared'))
}

function itemsIn(list: string | undefined): string[] {
  return list ? list.split(',') : []
}
