const autoplayMilliseconds = 6_000
/** How long before it is shown a picture begins to be fetched. */
const aheadMilliseconds = 3_000

/**
 * Pictures side by side can be swiped and scrolled without JavaScript; arrows, the announced position and
 * going on by themselves, until paused, hovered, focused or refused by the visitor's settings, come here.
 */
export function initSliders(): void {
  for (const slider of document.querySelectorAll<HTMLElement>('[data-slider]')) act(slider)
}

function act(slider: HTMLElement): void {
  const track = part(slider, 'track')
  const position = part(slider, 'position')
  const count = track.children.length
  const mayMove = !matchMedia('(prefers-reduced-motion: reduce)').matches
  let index = 0
  let isHeld = false
  let isPaused = !(slider.dataset.slider === 'autoplay' && mayMove)
  let timer: ReturnType<typeof setTimeout> | undefined

  const show = (wanted: number) => {
    const left = ((wanted + count) % count) * track.clientWidth
    track.scrollTo({ left, behavior: mayMove ? 'smooth' : 'instant' })
  }
  const fetchAll = () => {
    for (const slide of track.children) slide.toggleAttribute('data-near', true)
  }
  const goOn = () => {
    fetchAll()
    timer = setTimeout(() => show(index + 1), aheadMilliseconds)
  }
  const update = () => {
    clearTimeout(timer)
    if (!isPaused && !isHeld) timer = setTimeout(goOn, autoplayMilliseconds - aheadMilliseconds)
    position.ariaLive = isPaused || isHeld ? 'polite' : 'off'
    const [pause, play] = [optional(slider, 'pause'), optional(slider, 'play')]
    if (pause && play) [pause.hidden, play.hidden] = [isPaused, !isPaused]
  }
  const hold = (held: boolean) => () => {
    fetchAll()
    isHeld = held
    update()
  }
  const pauseAll = (paused: boolean) => {
    isPaused = paused
    update()
    optional(slider, paused ? 'play' : 'pause')?.focus()
  }

  track.addEventListener(
    'scroll',
    () => {
      const shown = Math.round(track.scrollLeft / track.clientWidth)
      if (shown === index) return
      index = shown
      part(slider, 'number').textContent = String(index + 1)
      for (const [place, slide] of [...track.children].entries()) {
        slide.ariaHidden = String(place !== index)
      }
      update()
    },
    { passive: true },
  )
  slider.addEventListener('pointerenter', hold(true))
  slider.addEventListener('pointerleave', hold(false))
  slider.addEventListener('focusin', hold(true))
  slider.addEventListener('focusout', hold(false))
  optional(slider, 'previous')?.addEventListener('click', () => show(index - 1))
  optional(slider, 'next')?.addEventListener('click', () => show(index + 1))
  optional(slider, 'pause')?.addEventListener('click', () => pauseAll(true))
  optional(slider, 'play')?.addEventListener('click', () => pauseAll(false))
  update()
}

function optional(slider: HTMLElement, name: string): HTMLElement | null {
  return slider.querySelector<HTMLElement>(`[data-slider-part="${name}"]`)
}

function part(slider: HTMLElement, name: string): HTMLElement {
  const found = optional(slider, name)
  if (!found) throw new Error(`A slider lacks its ${name}`)
  return found
}
