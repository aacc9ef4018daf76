import { paths } from '#contract/base/addresses/addresses.ts'
import { inLanguage } from '#contract/base/languages/languages.ts'
import { publicLimits } from '#contract/base/public-limits.ts'
import { type Compared, comparison } from './comparison.ts'
import { call } from '#web/shared/session/session.ts'
import { pageLanguage } from '#web/public/frame/scripts/page-language.ts'
import { pageText } from '#web/public/frame/scripts/page-texts.ts'

/** Names in the page's language, by the ids of what was chosen in another. */
const names = new Map<string, string>()

/** Has the tray at the foot of the page hold what is chosen. */
export function showTray(tray: HTMLElement, chosen: readonly Compared[]): void {
  const [list, template, link, more] = tray.children
  if (!(template instanceof HTMLTemplateElement && link instanceof HTMLAnchorElement)) return
  const pressed = [...tray.querySelectorAll('button')].findIndex((each) => each.matches(':focus'))
  list?.replaceChildren(...chosen.map((each) => entryFor(each, template)))
  for (const each of chosen) {
    if (each.lang === pageLanguage() || names.has(each.id)) continue
    // Without an answer the name stays as it was chosen.
    askName(each).then(
      () => showTray(tray, comparison.read()),
      () => undefined,
    )
  }
  const buttons = [...tray.querySelectorAll('button')]
  const isEnough = chosen.length >= publicLimits.comparisonMin
  const ids = chosen.map(({ id }) => id)
  link.hidden = !isEnough
  link.href = paths.compare(pageLanguage(), ids)
  link.textContent = pageText('compare.go', { number: chosen.length })
  more?.toggleAttribute('hidden', isEnough)
  tray.hidden = chosen.length === 0
  // Where not all names have room, what was chosen last is seen.
  list?.scrollTo({ left: list.scrollWidth })
  // The button that was pressed is gone with its destination; the keyboard goes on where it was.
  if (pressed >= 0) buttons[Math.min(pressed, buttons.length - 1)]?.focus()
}

function entryFor(destination: Compared, template: HTMLTemplateElement): Node {
  const name = names.get(destination.id) ?? destination.name
  const entry = template.content.cloneNode(true) as DocumentFragment
  entry.querySelector('span')?.replaceChildren(name)
  const button = entry.querySelector('button')
  if (button) button.ariaLabel = pageText('lists.remove', { label: name })
  button?.addEventListener('click', () => comparison.toggle(destination))
  return entry
}

async function askName({ id, name }: Compared): Promise<void> {
  names.set(id, name)
  const { details } = await call('landingDetailDestination', { id })
  names.set(id, inLanguage(details, pageLanguage())?.name ?? name)
}
