import type { SiteColors } from '#contract/base/colors.ts'
import { derivePalette, type Tokens } from '#contract/site/palette/derive-palette.ts'
import { sharePictureSize } from '#contract/site/share-pictures.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { drawLocator } from '#maps/draw-places.ts'
import { drawRoute } from '#maps/draw-route.ts'
import { asShapes } from '#maps/drawing/letters/lettering.ts'
import { element } from '#maps/drawing/svg.ts'
import { linesOf, type Typeface } from '#maps/drawing/letters/typefaces.ts'
import type { Frame } from '#maps/drawing/view.ts'
import type { ShareSubject } from './share-subject.ts'

const { width, height } = sharePictureSize

/** Where the main picture goes: the left third, in its own proportions. */
export const inlayBox = { left: 0, top: 0, width: 420, height } as const

const mapWidth = 400
const margin = 40

/** Site whose picture it is: its signature and its colours. */
export interface ShareSite {
  name: string
  colors: SiteColors
}

/** All of an item's picture but the photograph: its name, its line and its map, without any font. */
export function drawSharePicture(
  subject: ShareSubject,
  language: Language,
  site: ShareSite,
): string {
  const colors = derivePalette(site.colors).light
  const map = drawMap(subject, language, site.colors)
  const left = subject.picture === null ? 0 : inlayBox.width
  const right = map === null ? width : width - mapWidth
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    element('rect', { width, height, fill: colors.paper }),
    map === null ? '' : placeMap(map, right, colors.line),
    words(subject, { site: site.name, colors, x: left + margin, room: right - left - 2 * margin }),
  )
}

function drawMap(
  { route, place }: ShareSubject,
  language: Language,
  colors: SiteColors,
): string | null {
  const frame: Frame = {
    width: mapWidth,
    minHeight: height,
    maxHeight: height,
    margin: 66,
    minDegrees: 3,
  }
  const drawn = {
    medium: { colors },
    language,
    alternative: { id: 'map', title: '' },
    frame,
  }
  if (route) return drawRoute({ ...route, ...drawn })
  return place && drawLocator({ ...drawn, place, experiences: [], neighbours: [] })
}

function placeMap(map: string, x: number, fill: string): string {
  const place = `<svg x="${x}" y="0" width="${mapWidth}" height="${height}"`
  const edge = element('rect', { x: x - 1, width: 1, height, fill })
  return map.replace('<svg', place) + edge
}

interface Paragraph {
  text: string
  typeface: Typeface
  size: number
  fill: string
  maxLines: number
}

interface Writing {
  site: string
  colors: Tokens
  x: number
  room: number
}

function words({ title, line }: ShareSubject, { site, colors, x, room }: Writing): string {
  const size = titleSize(title, room)
  const name = paragraph(
    { text: title, typeface: 'display', size, fill: colors.ink, maxLines: 6 },
    x,
    room,
  )
  const route = paragraph(
    { text: line, typeface: 'text', size: 23, fill: colors.inkSoft, maxLines: 7 },
    x,
    room,
  )
  const middle = (height - name.height - route.height - 48) / 2
  const rule = element('rect', {
    x,
    y: middle + name.height + 20,
    width: 56,
    height: 3,
    fill: colors.ochre,
  })
  const below = name.height + 48
  return [
    asShapes({
      text: site,
      x,
      y: 62,
      anchor: 'start',
      typeface: 'strong',
      size: 22,
      fill: colors.accent,
    }),
    element('g', { transform: `translate(0 ${Math.round(middle)})` }, name.svg),
    rule,
    element('g', { transform: `translate(0 ${Math.round(middle + below)})` }, route.svg),
  ].join('')
}

/** As large as its longest word allows. */
function titleSize(title: string, room: number): number {
  const sizes = [58, 50, 44, 38, 32]
  const fits = (size: number) =>
    linesOf('display', size, title, room).length <= 4 &&
    title.split(' ').every((word) => word.length * size * 0.52 < room)
  return sizes.find(fits) ?? 28
}

function paragraph({ text, typeface, size, fill, maxLines }: Paragraph, x: number, room: number) {
  const lines = linesOf(typeface, size, text, room)
  const shown = lines.slice(0, maxLines)
  if (lines.length > maxLines) shown[maxLines - 1] += ' …'
  const leading = size * 1.16
  const svg = shown
    .map((each, index) =>
      asShapes({
        text: each,
        x,
        y: Math.round(size + index * leading),
        anchor: 'start',
        typeface,
        size,
        fill,
      }),
    )
    .join('')
  return { svg, height: shown.length * leading }
}
