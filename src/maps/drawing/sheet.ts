import type { SiteColors } from '#contract/base/colors.ts'
import { type Countries, countriesOf, drawGround } from './ground.ts'
import { countryNames } from './country-names.ts'
import { type Label, type Obstacles, placeLabel, writeLabel } from './labels.ts'
import { asShapes, asText, type Lettering } from './lettering.ts'
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

export interface Sheet {
  view: View
  palette: Palette
  letter: Lettering
  countries: Countries
  obstacles: Obstacles
}

interface SheetNeeds {
  medium: Medium
  frame: Frame
  /** Places that must be visible. */
  places: readonly Location[]
}

/** A drawing about to be made. */
export function layOut({ medium, frame, places }: SheetNeeds): Sheet {
  const view = viewOf(places, frame)
  return {
    view,
    palette: medium === 'page' ? pagePalette : picturePalette(medium.colors),
    letter: medium === 'page' ? asText : asShapes,
    countries: countriesOf(view, places),
    obstacles: { width: view.width, height: view.height, taken: [], sparse: [] },
  }
}

/** Sea and land of a sheet. */
export function ground({ view, countries, palette }: Sheet): string {
  return drawGround(view, countries, palette)
}

export function take(sheet: Sheet, boxes: readonly Box[], sparse: readonly Point[] = []): void {
  sheet.obstacles.taken.push(...boxes)
  sheet.obstacles.sparse = [...sheet.obstacles.sparse, ...sparse]
}

/** Writes a label where there is room; nothing where there is none. */
export function write(sheet: Sheet, label: Label): string {
  const placed = placeLabel(label, sheet.obstacles)
  return placed ? writeLabel(label.lines, placed, sheet.letter) : ''
}

/** Letters with the ground's colour around them, so that lines pass behind. */
export function withHalo({ palette }: Sheet, letters: string): string {
  const attributes = {
    stroke: palette.halo,
    'stroke-width': 3,
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
  }
  return letters ? element('g', attributes, letters) : ''
}

/** The names of countries where there is room left for them. */
export function nameCountries(sheet: Sheet, language: string): string {
  const { view, countries, palette } = sheet
  return countryNames(view, countries.all, language)
    .map(({ at, name }) =>
      write(sheet, {
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
  { view }: Sheet,
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
