import { sessionToken } from '../session/session.ts'
import { isIslandName, islands } from './islands.ts'

/** How far from the window an island that wakes in view begins to. */
const viewMargin = '300px'
const touches = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const
/** What acts in an island as soon as it is awake; pressed before, it is pressed again then. */
const acting = 'a[href], button'

/** What React would answer by hydrating an island at once, in one long task, where it is about to do so in small ones. */
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

/** Watches the islands of the page, and wakes each when it is needed. */
export function watchIslands(): void {
  for (const type of touches) addEventListener(type, onTouch, { capture: true, passive: true })
  addEventListener('click', onClick, { capture: true })
  addEventListener('submit', onSubmit, { capture: true })
  for (const type of held) addEventListener(type, hold, { capture: true, passive: true })
  const all = [...document.querySelectorAll<HTMLElement>('[data-island]')]
  const waking = (when: string) => all.filter(({ dataset }) => dataset.wakes?.includes(when))
  if (sessionToken.read()) for (const island of waking('session')) void wakeIsland(island)
  wakeInView(waking('visible'))
}

/** Loads an island and React with it, hydrates it, and does again what was done to it before. */
export async function wakeIsland(element: HTMLElement): Promise<void> {
  const state = states.get(element)
  if (state === 'waking' || state === 'awake') return
  states.set(element, 'waking')
  const name = element.dataset.island
  try {
    if (!isIslandName(name)) throw new Error(`There is no island ${name}`)
    const [{ hydrateIsland }, { island }] = await Promise.all([
      import('./hydrate-island.tsx'),
      islands[name](),
    ])
    await hydrateIsland(element, island)
    states.set(element, 'awake')
  } catch (error) {
    // Without a network the page stays what it was: links and forms that work by themselves.
    states.set(element, 'failed')
    reportError(error)
  }
  missed.get(element)?.()
  missed.delete(element)
}

function wakeInView(waiting: HTMLElement[]): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const island = target.closest<HTMLElement>('[data-island]')
        if (!isIntersecting || !island) continue
        observer.unobserve(target)
        requestIdleCallback(() => void wakeIsland(island))
      }
    },
    { rootMargin: viewMargin },
  )
  // The island's own element has no box.
  for (const { firstElementChild } of waiting)
    if (firstElementChild) observer.observe(firstElementChild)
}

/** The island that an event happened in, as long as it does not act by itself. */
function asleep({ target }: Event): HTMLElement | undefined {
  const island = target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null
  const state = island && states.get(island)
  return island && state !== 'awake' && state !== 'failed' ? island : undefined
}

/** After the next paint, so that what the browser does itself shows at once. */
function onTouch(event: Event): void {
  const island = asleep(event)
  if (island) requestAnimationFrame(() => setTimeout(() => void wakeIsland(island)))
}

/** Keeps from React what happens in an island that wakes: the browser types and ticks without it. */
function hold(event: Event): void {
  const island = asleep(event)
  // Sheets and menus hear of these two.
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
