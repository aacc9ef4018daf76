import type { SiteColors } from '#contract/base/colors.ts'
import { type Countries, countriesOf, drawBaseLayer } from './base-layer.ts'
import { countryNames } from './country-names.ts'
import { type Label, type Obstacles, placeLabel, writeLabel } from './labels.ts'
import { asShapes, asText, type Lettering } from './letters/lettering.ts'
import { type Palette, pagePalette, picturePalette } from './palette.ts'
import type { Box, Location, Point } from '../places.ts'
import { element, escape } from './svg.ts'
import { type Frame, type View, viewOf } from './view.ts'

/** Purpose of a drawing: a page that has fonts and style sheets, or a picture that has none, in the site's colours. */
export type Medium = 'page' | { colors: SiteColors }

/** How a map is called and told to those who do not see it. */
export interface Alternative {
  /** Begins the ids within the drawing; it is used once on a page. */
  id: string
  title: string
  description?: string
}

export interface Canvas {
  view: View
  palette: Palette
  letter: Lettering
  countries: Countries
  obstacles: Obstacles
}

interface CanvasOptions {
  medium: Medium
  frame: Frame
  /** Places that must be visible. */
  places: readonly Location[]
}

/** A drawing about to be made. */
export function layOut({ medium, frame, places }: CanvasOptions): Canvas {
  const view = viewOf(places, frame)
  return {
    view,
    palette: medium === 'page' ? pagePalette : picturePalette(medium.colors),
    letter: medium === 'page' ? asText : asShapes,
    countries: countriesOf(view, places),
    obstacles: { width: view.width, height: view.height, taken: [], sparse: [], points: [] },
  }
}

/** Sea and land of a canvas. */
export function baseLayer({ view, countries, palette }: Canvas): string {
  return drawBaseLayer(view, countries, palette)
}

interface Taken {
  /** Boxes without letters. */
  boxes: readonly Box[]
  /** Points that have labels of their own. */
  points: readonly Point[]
  /** Points that labels should leave free if possible. */
  sparse?: readonly Point[]
}

/** Keeps labels off what is drawn. */
export function take({ obstacles }: Canvas, { boxes, points, sparse = [] }: Taken): void {
  obstacles.taken.push(...boxes)
  obstacles.points = [...obstacles.points, ...points]
  obstacles.sparse = [...obstacles.sparse, ...sparse]
}

/** Writes a label where there is room; nothing where there is none. */
export function write(canvas: Canvas, label: Label): string {
  const placed = placeLabel(label, canvas.obstacles)
  return placed ? writeLabel(label.lines, placed, canvas.letter) : ''
}

/** Letters with the base layer's colour around them, so that lines pass behind. */
export function withHalo({ palette }: Canvas, letters: string): string {
  const attributes = {
    stroke: palette.halo,
    'stroke-width': 3,
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
  }
  return letters ? element('g', attributes, letters) : ''
}

/** The names of countries where there is room left for them. */
export function nameCountries(canvas: Canvas, language: string): string {
  const { view, countries, palette } = canvas
  return countryNames(view, countries.all, language)
    .map(({ at, name }) =>
      write(canvas, {
        at,
        clear: { x: 0, y: 0 },
        over: true,
        lines: [
          {
            text: name.toUpperCase(),
            typeface: 'strong',
            size: 10,
            fill: palette.quiet,
            spacing: 1.6,
          },
        ],
      }),
    )
    .join('')
}

/** The whole drawing; one with links is no picture, but a group of them. */
export function finish(
  { view }: Canvas,
  { id, title, description }: Alternative,
  role: 'img' | 'group',
  content: readonly string[],
): string {
  const { width, height } = view
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      role,
      'aria-labelledby': `${id}-title`,
      'aria-describedby': description ? `${id}-text` : undefined,
    },
    element('title', { id: `${id}-title` }, escape(title)),
    description ? element('desc', { id: `${id}-text` }, escape(description)) : '',
    ...content,
  )
}
