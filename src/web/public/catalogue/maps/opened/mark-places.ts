import { type Map as InteractiveMap, Marker, Popup } from 'maplibre-gl'
import type { MapPlace } from '../map-content.ts'
import type { OfferedMap } from '../map-offer.tsx'
import styles from './opened-map.module.css'

/** A marked place: the dot, and the name beside it. */
export interface Mark {
  dot: HTMLElement
  label: HTMLElement
}

/** Marks places by buttons that say their names, and tell more when they are pressed. */
export function markPlaces(map: InteractiveMap, { places }: OfferedMap): Mark[] {
  return places.map((place) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = `${styles.marker} ${styles[place.mark]}`
    const said = [place.numbers, place.name].filter(Boolean).join(' ')
    button.ariaLabel = [said, place.note].filter(Boolean).join(', ')
    const dot = part('span', styles.dot, place.numbers ?? '')
    const label = part('span', styles.label)
    const name = part('span', undefined, place.name)
    if (place.lang) name.lang = place.lang
    label.append(name)
    button.append(dot, ' ', label)
    tellWhenPressed(map, button, place)
    button.addEventListener('focus', () => bringIntoView(map, place))
    new Marker({ element: button }).setLngLat(place).addTo(map)
    return { dot, label }
  })
}

/** Brings a place beside the window into view: keyboard users come to it too, and the page has followed them there. */
function bringIntoView(map: InteractiveMap, place: MapPlace): void {
  const { x, y } = map.project(place)
  const container = map.getContainer()
  const { clientWidth, clientHeight } = container
  if (x > 0 && y > 0 && x < clientWidth && y < clientHeight) return
  map.jumpTo({ center: place })
  container.scrollIntoView({ behavior: 'instant', block: 'nearest' })
}

/** A name and the way to its page, beside the marker until it is closed. */
function tellWhenPressed(map: InteractiveMap, button: HTMLElement, place: MapPlace): void {
  const link = document.createElement('a')
  link.href = place.to
  link.textContent = place.name
  if (place.lang) link.lang = place.lang
  const content = part('div', styles.told)
  content.append(link)
  if (place.note) content.append(part('span', styles.note, place.note))
  const popup = new Popup({ offset: 14, maxWidth: '15rem' })
  popup.setLngLat(place).setDOMContent(content)
  popup.on('open', () => {
    popup.getElement()?.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') popup.remove()
    })
  })
  popup.on('close', () => {
    button.ariaExpanded = 'false'
    // Whoever was in it would begin at the top of the page again.
    if (document.activeElement === document.body) button.focus({ preventScroll: true })
  })
  button.ariaExpanded = 'false'
  button.addEventListener('click', (event) => {
    // The map closes what is open when it is pressed.
    event.stopPropagation()
    if (popup.isOpen()) {
      popup.remove()
    } else {
      popup.addTo(map)
      button.ariaExpanded = 'true'
    }
  })
}

function part(tag: string, className: string | undefined, text = ''): HTMLElement {
  const element = document.createElement(tag)
  element.className = className ?? ''
  element.textContent = text
  return element
}
