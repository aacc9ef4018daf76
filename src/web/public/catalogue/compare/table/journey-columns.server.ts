import { paths } from '#contract/base/addresses/addresses.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import type { AnswerOf } from '#contract/index.ts'
import type { PageContext } from '#web/page-context.ts'
import { itineraryFacts } from '../../facts/facts-view.server.ts'
import { hotelToLine, nameOf } from '../../cards/item-card.ts'
import { routeOf, toDays } from '../../days/journey-view.server.ts'
import { toTexts } from '../../tags/texts-view.server.ts'

type Journey = AnswerOf<'landingDetailCircuit'>

/** The page, and the month whose prices it tells. */
export type PageInMonth = PageContext & { month: number | undefined }

export interface NamedJourney {
  id: string
  kind: 'circuit' | 'package'
  name: string
  lang?: Language
  to: string
}

/** Every visible circuit and package, by name. */
export async function readJourneys({
  caller,
  language,
}: Pick<PageContext, 'caller' | 'language'>): Promise<(NamedJourney & { places: string[] })[]> {
  const [circuits, packages] = await Promise.all([
    caller('listCircuits', { brief: true }),
    caller('listPackages', { brief: true }),
  ])
  const named = (kind: NamedJourney['kind'], list: typeof circuits.list) =>
    list.map(({ id, details, destinationIds }) => {
      const text = nameOf(details, language)
      return { id, kind, ...text, to: paths[kind](language, id, text.name), places: destinationIds }
    })
  return [...named('circuit', circuits.list), ...named('package', packages.list)]
}

/** Returns the column of a journey beside others. */
export async function toJourneyColumn(journey: NamedJourney, page: PageInMonth) {
  const { caller, language } = page
  const read = journey.kind === 'circuit' ? 'landingDetailCircuit' : 'landingDetailPackage'
  const item: Journey = await caller(read, { id: journey.id })
  const nameById = new Map(
    item.destinations.map(({ id, details }) => [id, nameOf(details, language).name]),
  )
  const stops = routeOf(item).flatMap((id) => nameById.get(id) ?? [])
  const { included, excluded, highlights } = toTexts(item.details, language)
  return {
    ...journey,
    image: item.mainImage,
    stops,
    facts: itineraryFacts(item, stops, page).deciding,
    days: toDays(item, { language, tours: item.tours }).map(({ day, title, lang, place }) => ({
      day,
      title: title || place,
      lang,
    })),
    highlights,
    included,
    excluded,
    hotels: item.hotels.map((hotel) => hotelToLine(hotel, language)),
  }
}

export type JourneyColumn = Awaited<ReturnType<typeof toJourneyColumn>>
