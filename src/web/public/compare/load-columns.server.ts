import type { Details } from '#contract/catalogue/details.ts'
import type { Language } from '#contract/languages.ts'
import type { Caller } from '#contract/operation.ts'
import { paths } from '#contract/addresses.ts'
import { destinationToCard, hotelToLine, nameOf } from '../catalogue/item-card.ts'

interface Item {
  id: string
  details: Details
}

/** What can be said of each destination beside the others; one that is missing or hidden makes the page a 404. */
export async function loadColumns(
  ids: string[],
  { caller, language }: { caller: Caller; language: Language },
) {
  const [{ list }, ...details] = await Promise.all([
    caller('compareDestinations', { ids }),
    ...ids.map((id) => caller('landingDetailDestination', { id })),
  ])
  const toLinks = (items: readonly Item[] = [], path: (typeof paths)['tour']) =>
    items.map(({ id, details }) => {
      const text = nameOf(details, language)
      return { ...text, to: path(language, id, text.name) }
    })
  return list.map((item, place) => ({
    card: destinationToCard(item, language),
    tags: item.tags,
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
