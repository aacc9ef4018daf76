import { missingPart, showTrouble } from '#web/shared/forms/form-trouble.ts'
import { sessionToken } from '#web/shared/session/session.ts'
import type { IslandData } from './define-island.tsx'
import { toastError } from '#web/shared/ui/toasts/toasts.ts'
import { actOnForm, type IslandName, islands } from './islands.ts'

/** How far from the window an island that wakes in view begins to. */
const viewMargin = '300px'
const touches = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const
/** Islands, and forms of plain inputs that the page's script acts on. */
const waking = '[data-island], form[data-request]'
/** Selector of the elements that act as soon as an island is awake; pressed before, they are pressed again then. */
const acting = 'a[href]:not([target]), button'

/**
 * Events that React would answer by hydrating an island at once, in one long task, where it is about to do so in
 * small ones.
 */
const held = [
  'keydown',
  'keypress',
  'keyup',
  'compositionstart',
  'compositionend',
  'textInput',
  'input',
  'change',
  'click',
]

type State = 'waking' | 'awake' | 'failed'

const states = new WeakMap<HTMLElement, State>()
const missed = new WeakMap<HTMLElement, () => void>()
/** The island that could not be fetched, while the browser acts in it by itself: such an action is not done again. */
let plain: HTMLElement | undefined

/** Watches the islands and forms of the page, and wakes each when it is needed. */
export function watchIslands(): void {
  for (const type of touches) addEventListener(type, onTouch, { capture: true, passive: true })
  addEventListener('click', onClick, { capture: true })
  addEventListener('submit', onSubmit, { capture: true })
  for (const type of held) addEventListener(type, hold, { capture: true, passive: true })
  const all = [...document.querySelectorAll<HTMLElement>(waking)]
  const wakingBy = (when: string) => all.filter(({ dataset }) => dataset.wakes?.includes(when))
  if (sessionToken.read()) for (const island of wakingBy('session')) void wakeIsland(island)
  wakeInView(wakingBy('visible'))
}

/** Has an island or a form act, and does again what was done to it before. */
export async function wakeIsland(element: HTMLElement): Promise<void> {
  const state = states.get(element)
  if (state === 'waking' || state === 'awake') return
  states.set(element, 'waking')
  try {
    const afterwards =
      element instanceof HTMLFormElement ? await actOnForm(element) : await hydrate(element)
    states.set(element, 'awake')
    afterwards?.()
  } catch (error) {
    states.set(element, 'failed')
    reportError(error)
  }
  const action = missed.get(element)
  missed.delete(element)
  if (!action) return
  if (states.get(element) === 'awake') return action()
  // The page stays what it was: links and forms that work by themselves, and others that say why they do not.
  plain = element
  action()
  plain = undefined
  sayMissing(element)
}

/** Loads an island, and React with it. */
async function hydrate(element: HTMLElement): Promise<() => void> {
  // The server wrote the name, from the same list.
  const name = element.dataset.island as IslandName
  const [{ hydrateIsland, tickAgain }, { island }] = await Promise.all([
    import('./hydrate-island.tsx'),
    islands[name](),
  ])
  await hydrateIsland(element, island)
  return () => tickAgain(element)
}

/** Says that what was pressed could not be fetched, in words that the page has with it; what works by itself has none. */
function sayMissing(element: HTMLElement): void {
  const trouble = missingPart()
  if (element instanceof HTMLFormElement) return showTrouble(element, trouble)
  const { texts } = JSON.parse(element.nextElementSibling?.textContent ?? '') as IslandData
  if (texts[trouble]) toastError(texts[trouble])
}

function wakeInView(waiting: HTMLElement[]): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const island = target.closest<HTMLElement>(waking)
        if (!isIntersecting || !island) continue
        observer.unobserve(target)
        requestIdleCallback(() => void wakeIsland(island))
      }
    },
    { rootMargin: viewMargin },
  )
  for (const element of waiting) {
    // An island's own element has no box.
    const seen = element.dataset.island ? element.firstElementChild : element
    if (seen) observer.observe(seen)
  }
}

/**
 * The island that an event happened in or that a link leads into, as long as it does not act by itself; one that could
 * not be fetched is tried again.
 */
function asleep({ target }: Event): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined
  const [, id = ''] = target.closest('[href^="#"]')?.getAttribute('href')?.split('#') ?? []
  const island = (document.getElementById(id) ?? target).closest<HTMLElement>(waking)
  const state = island && states.get(island)
  return island && state !== 'awake' && island !== plain ? island : undefined
}

/** After the next paint, so that what the browser does itself shows at once. */
function onTouch(event: Event): void {
  const island = asleep(event)
  // What could not be fetched is not fetched again at every letter.
  if (!island || (states.get(island) === 'failed' && event.type !== 'focusin')) return
  requestAnimationFrame(() => setTimeout(() => void wakeIsland(island)))
}

/** Keeps from React what happens in an island that wakes: the browser types and ticks without it. */
function hold(event: Event): void {
  const island = asleep(event)
  // Drawers and menus hear of these two.
  const isForOthers = event instanceof KeyboardEvent && ['Escape', 'Tab'].includes(event.key)
  if (island && states.get(island) === 'waking' && !isForOthers) event.stopPropagation()
}

function onClick(event: MouseEvent): void {
  const island = asleep(event)
  const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(acting) : null
  if (!island || !pressed || event.ctrlKey || event.metaKey || event.shiftKey) return
  // A button that sends its form is heard again as the form's submission.
  if (pressed instanceof HTMLButtonElement && pressed.type === 'submit') return
  event.preventDefault()
  again(island, () => pressed.click())
}

function onSubmit(event: SubmitEvent): void {
  const island = asleep(event)
  const { target: form, submitter } = event
  if (!island || !(form instanceof HTMLFormElement)) return
  event.preventDefault()
  again(island, () => form.requestSubmit(submitter))
}

/** Only the last thing that was done counts. */
function again(island: HTMLElement, action: () => void): void {
  missed.set(island, action)
  void wakeIsland(island)
}
