import type { Details } from '#contract/catalogue/facts/details.ts'
import { paths } from '#contract/base/addresses/addresses.ts'
import { destinationFacts } from '../../facts/facts-view.server.ts'
import { destinationToCard, hotelToLine, nameOf } from '../../cards/item-card.ts'
import { readTagNames, tagName } from '../../tags/place-name.ts'
import type { PageInMonth } from './journey-columns.server.ts'
import { toTexts } from '../../tags/texts-view.server.ts'

interface Item {
  id: string
  details: Details
}

/** Loads the column of each destination beside the others; one that is missing or hidden makes the page a 404. */
export async function loadColumns(ids: string[], page: PageInMonth) {
  const { caller, language, t, today, month } = page
  const [{ list }, tagNames, ...details] = await Promise.all([
    caller('compareDestinations', { ids }),
    readTagNames(caller, language),
    ...ids.map((id) => caller('landingDetailDestination', { id })),
  ])
  const toLinks = (items: readonly Item[] = [], path: (typeof paths)['tour']) =>
    items.map(({ id, details }) => {
      const text = nameOf(details, language)
      return { ...text, to: path(language, id, text.name) }
    })
  const factsOf = (item: (typeof details)[number]) => {
    const { climate } = toTexts(item.details, language)
    const { deciding, further } = destinationFacts(item, climate, { language, t, today, month })
    return [...deciding, ...further]
  }
  return list.map((item, place) => ({
    card: destinationToCard(item, language),
    facts: details.slice(place, place + 1).flatMap(factsOf),
    tags: item.tags.map((tag) => tagName(tagNames, tag)),
    counts: item.counts,
    experiences: toLinks(details[place]?.tours, paths.tour),
    circuits: toLinks(details[place]?.circuits, paths.circuit),
    packages: toLinks(details[place]?.packages, paths.package),
    hotels: (details[place]?.hotels ?? [])
      .map((hotel) => hotelToLine(hotel, language))
      .toSorted((one, other) => other.stars - one.stars),
  }))
}

export type ComparedColumn = Awaited<ReturnType<typeof loadColumns>>[number]
