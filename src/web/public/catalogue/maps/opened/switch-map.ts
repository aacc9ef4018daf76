import type { OfferedMap } from '../map-offer.tsx'
import type { OpenedMap } from './opened-map.ts'

/** The maps that are open, by what offers them. */
const opened = new WeakMap<HTMLElement, OpenedMap>()

/** Opens a map in the place of its drawing, or takes it away again; style sheets say what the state is. */
export async function switchMap(offer: HTMLElement): Promise<void> {
  const current = opened.get(offer)
  if (current) {
    opened.delete(offer)
    current.remove()
    offer.dataset.map = 'drawn'
  } else if (offer.dataset.map !== 'opening') {
    await open(offer)
  }
}

async function open(offer: HTMLElement): Promise<void> {
  const { frame, button, map } = partsOf(offer)
  offer.dataset.map = 'opening'
  try {
    const { openMap } = await import('./opened-map.ts')
    const shown = await openMap(frame, map)
    opened.set(offer, shown)
    offer.dataset.map = 'open'
    // Who asked for it is taken there, unless they have gone on meanwhile.
    if (document.activeElement === button) shown.focus()
  } catch {
    // Without a network, a style or WebGL the drawing is what there is.
    offer.dataset.map = 'failed'
  }
}

function partsOf(offer: HTMLElement) {
  const frame = offer.firstElementChild
  const json = offer.querySelector('script')?.textContent
  if (!(frame instanceof HTMLElement) || !json)
    throw new TypeError('The offer of a map lacks parts')
  // The server wrote it, from the same type.
  return { frame, button: offer.querySelector('button'), map: JSON.parse(json) as OfferedMap }
}
