import 'maplibre-gl/dist/maplibre-gl.css'
import {
  AttributionControl,
  type LngLatBoundsLike,
  Map as InteractiveMap,
  NavigationControl,
  setWorkerUrl,
} from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import type { OfferedMap } from '../map-offer.tsx'
import { arrangeLabels } from './arrange-labels.ts'
import { markPlaces } from './mark-places.ts'
import styles from './opened-map.module.css'
import { drawRoutes } from './draw-routes.ts'

// Of this build, so that no policy has to allow workers made of text.
setWorkerUrl(workerUrl)

/** How long a style may take: what is slower counts as not there. */
const patienceMs = 20_000
/** How long the drawing stays for the first tiles; then the map is shown without them. */
const tilesMs = 3_000
/** A single place has surroundings. */
const closestZoom = 7
/** Room for names beside the outermost places. */
const padding = { top: 44, right: 56, bottom: 44, left: 56 }

export interface OpenedMap {
  focus: () => void
  remove: () => void
}

/** Opens a map within the frame of its drawing. @throws where the style cannot be had, or nothing can draw it */
export async function openMap(frame: HTMLElement, offered: OfferedMap): Promise<OpenedMap> {
  const container = document.createElement('div')
  container.className = styles.map ?? ''
  frame.append(container)
  let map: InteractiveMap | undefined
  try {
    const shown = makeMap(container, offered)
    map = shown
    await styleOf(shown)
    const routes = drawRoutes(shown, container, offered)
    const marks = markPlaces(shown, offered)
    const arrange = () => arrangeLabels(container, marks, pointsAlong(shown, container, routes))
    shown.on('moveend', arrange)
    shown.on('resize', arrange)
    await firstTilesOf(shown)
    arrange()
    container.dataset.shown = ''
    return {
      focus: () => shown.getCanvas().focus({ preventScroll: true }),
      remove: () => {
        shown.remove()
        container.remove()
      },
    }
  } catch (error) {
    map?.remove()
    container.remove()
    throw error
  }
}

function makeMap(container: HTMLElement, { styleUrl, title, places, texts }: OfferedMap) {
  const map = new InteractiveMap({
    container,
    style: styleUrl,
    bounds: boundsOf(places.filter(({ mark }) => mark !== 'near')),
    fitBoundsOptions: { padding, maxZoom: closestZoom },
    // One finger and the wheel go on scrolling the page.
    cooperativeGestures: true,
    // North is up, as it is drawn.
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    maxPitch: 0,
    attributionControl: false,
    locale: {
      'Map.Title': title,
      'NavigationControl.ZoomIn': texts.zoomIn,
      'NavigationControl.ZoomOut': texts.zoomOut,
      'Popup.Close': texts.close,
      'CooperativeGesturesHandler.WindowsHelpText': texts.zoomWithCtrl,
      'CooperativeGesturesHandler.MacHelpText': texts.zoomWithCommand,
      'CooperativeGesturesHandler.MobileHelpText': texts.moveWithTwoFingers,
    },
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  map.addControl(new NavigationControl({ showCompass: false }))
  // Never folded away: whoever made the map is named.
  map.addControl(new AttributionControl({ compact: false }))
  return map
}

function boundsOf(places: OfferedMap['places']): LngLatBoundsLike {
  const [lngs, lats] = [places.map(({ lng }) => lng), places.map(({ lat }) => lat)]
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)]
}

/**
 * Waits for the style. A failure before there is a style is the style's; later a tile may be missing, and the rest is
 * shown.
 */
function styleOf(map: InteractiveMap): Promise<void> {
  return new Promise((resolve, reject) => {
    map.once('style.load', () => resolve())
    map.on('error', ({ error }) => reject(error))
    setTimeout(() => reject(new Error('The style takes too long')), patienceMs)
  })
}

function firstTilesOf(map: InteractiveMap): Promise<void> {
  return new Promise((resolve) => {
    map.once('load', () => resolve())
    setTimeout(resolve, tilesMs)
  })
}

/** Points of the routes where they are in the window, for names to keep off. */
function pointsAlong(
  map: InteractiveMap,
  container: HTMLElement,
  routes: ReturnType<typeof drawRoutes>,
): DOMRect[] {
  const { left, top } = container.getBoundingClientRect()
  return routes.flat().map((place) => {
    const { x, y } = map.project(place)
    return new DOMRect(left + x - 1, top + y - 1, 2, 2)
  })
}
