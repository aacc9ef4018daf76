import type { Content } from 'pdfmake/interfaces.js'
import type { PrintScheme } from '#contract/site/palette/print-scheme.ts'
import { stopsOfPlaces } from '#contract/quotes/proposals/shown-journey.ts'
import { drawRoute } from '#maps/draw-route.ts'
import type { Frame } from '#maps/drawing/view.ts'
import type { DocumentTranslate } from '#server/platform/runtime/translate.ts'
import { measure, part, partHeading, pieces } from '../paper.ts'
import type { Proposal } from './proposal.ts'

interface RouteContext {
  proposal: Pick<Proposal, 'lang' | 'site' | 'places'>
  t: DocumentTranslate
  scheme: PrintScheme
}

/** In points: the map's column. */
const mapWidth = 270

const frame: Frame = { width: 440, minHeight: 300, maxHeight: 460, margin: 62, minDegrees: 2.4 }

/** The map of a proposal's stops beside their list; nothing where no stop has a location. */
export function routePart({ proposal, t, scheme }: RouteContext): Content[] {
  const { places = [], lang, site } = proposal
  const stops = stopsOfPlaces(places, (count) => t('maps.nights', { count }))
  const svg = drawRoute({
    medium: { colors: site.colors },
    language: lang,
    alternative: { id: 'route', title: '' },
    stops,
    legStyles: [],
    frame,
  })
  if (svg === null) return []
  const lines = stops.map(({ number, name, note }): Content => ({
    text: [
      ...pieces(`${number}   `, { bold: true, color: scheme.accent }),
      ...pieces(name, { bold: true }),
      ...pieces(note ? `   ${note}` : '', { color: scheme.soft }),
    ],
    margin: [0, 0, 0, 4],
  }))
  const columns: Content = {
    columns: [
      { svg, width: mapWidth },
      { stack: lines, width: measure - mapWidth - 20 },
    ],
    columnGap: 20,
  }
  return part(partHeading(t('proposal.route'), scheme), [columns], 0)
}
