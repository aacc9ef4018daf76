import { createHash } from 'node:crypto'
import type { Kind } from '#contract/base/kinds.ts'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import type { Media } from '#contract/catalogue/media.ts'
import { inLanguage, type Language } from '#contract/base/languages/languages.ts'
import type { AnswerOf, Caller } from '#contract/index.ts'
import { shareVersion } from '#contract/site/share-pictures.ts'
import type { LocatorDrawing } from '#maps/draw-places.ts'
import type { RouteDrawing } from '#maps/draw-route.ts'
import { stopsOf, legStyleTo } from '#maps/route-of.ts'
import type { ShareSite } from './share-drawing.ts'

/** Content of an item's picture, which is also its identity: the same subject is the same picture. */
export interface ShareSubject {
  title: string
  /** The route, or where the item is. */
  line: string
  /** Where the main picture is served; null without one. */
  picture: string | null
  route: Pick<RouteDrawing, 'stops' | 'legStyles'> | null
  place: LocatorDrawing['place'] | null
  version: string
}

interface Named {
  details: { lang: Language; name: string }[]
}

interface Shared extends Named {
  id: string
  updatedAt: Date
  mainImage?: Media | null
}

const nameIn = ({ details }: Named, language: Language) => inLanguage(details, language)?.name ?? ''

function subjectOf(item: Shared, language: Language): ShareSubject {
  const sources = item.mainImage?.sources.filter(({ type }) => type === 'image/jpeg') ?? []
  const widest = sources.toSorted((one, other) => other.width - one.width)[0]
  return {
    title: nameIn(item, language),
    line: '',
    picture: widest?.url ?? item.mainImage?.url ?? null,
    route: null,
    place: null,
    version: shareVersion(item),
  }
}

/**
 * Reads the content of a visible item's picture.
 * @throws NOT_FOUND_ERROR for one that is hidden
 */
export async function readSubject(
  call: Caller,
  kind: Kind,
  id: string,
  language: Language,
): Promise<ShareSubject> {
  switch (kind) {
    case 'circuit':
      return toJourney(await call('landingDetailCircuit', { id }), language)
    case 'package':
      return toJourney(await call('landingDetailPackage', { id }), language)
    case 'destination': {
      const item = await call('landingDetailDestination', { id })
      const { region, country } = item
      const line = [region, country].map(({ name, names }) => names[language] ?? name).join(', ')
      return toPlace(item, item.location, line, language)
    }
    default: {
      const part: Part = await call(operationsOfKind[kind].landingDetail, { id })
      return toPart(part, language)
    }
  }
}

type Journey = AnswerOf<'landingDetailCircuit'>

function toJourney(item: Journey, language: Language): ShareSubject {
  const stops = stopsOf(item).flatMap((stop) => {
    const card = item.destinations.find(({ id }) => id === stop.destinationId)
    return card ? [{ stop, name: nameIn(card, language), location: card.location }] : []
  })
  const drawn = stops.flatMap(({ stop, name, location }, index) =>
    location ? [{ stop, number: index + 1, name, location }] : [],
  )
  return {
    ...subjectOf(item, language),
    line: [...new Set(stops.map(({ name }) => name))].join(' · '),
    route: { stops: drawn, legStyles: drawn.slice(1).map(({ stop }) => legStyleTo(stop)) },
  }
}

type Location = LocatorDrawing['place']['location']

function toPlace(item: Shared, location: Location | null, line: string, language: Language) {
  const subject = subjectOf(item, language)
  return { ...subject, line, place: location && { name: subject.title, location } }
}

/** An item of a destination; of some kinds none has a location of its own. */
interface Part extends Shared {
  location?: Location | null
  destination: Named & { location?: Location | null }
}

/**
 * Returns the subject for an item of a destination: named with the destination, at its own location, else at the
 * destination's.
 */
function toPart(item: Part, language: Language): ShareSubject {
  const { destination } = item
  const location = item.location ?? destination.location ?? null
  return toPlace(item, location, nameIn(destination, language), language)
}

/** The key of a subject's picture in the storage: of what it shows, and of how that is laid out. */
export function keyOfPicture(subject: ShareSubject, language: Language, site: ShareSite): string {
  const layout = 2
  const { version: _, ...shown } = subject
  const inputs = JSON.stringify([layout, language, site, shown])
  return `shares/${createHash('sha256').update(inputs).digest('hex').slice(0, 40)}.jpg`
}
