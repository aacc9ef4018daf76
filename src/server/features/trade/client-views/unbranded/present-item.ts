import type { Kind } from '#contract/base/kinds.ts'
import { type OperationNames, operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import type { Media } from '#contract/catalogue/media.ts'
import { type Months, recommendedStates } from '#contract/catalogue/facts/seasons.ts'
import { Failure } from '#contract/base/failures.ts'
import { inLanguage, type Language } from '#contract/base/languages/languages.ts'
import type { AnswerOf } from '#contract/index.ts'
import type { ClientViewItem } from '#contract/trade/client-views.ts'
import { presentDays } from './present-days.ts'
import { type ViewContext, presentPicture, presentTexts } from './present-texts.ts'
import type { ViewItem } from '../store.ts'

/** An item as its public page is answered it. */
type Landing = AnswerOf<OperationNames<Kind>['landingDetail']>

interface Named {
  details: { lang: Language; name: string }[]
}

/** An item without its prices and without its operator; none where the public does not see it. */
export async function presentItem(
  { entityType: kind, entityId: id }: ViewItem,
  viewContext: ViewContext,
): Promise<ClientViewItem[]> {
  const item = await readLanding(kind, id, viewContext)
  if (!item) return []
  const { lang, unbranding } = viewContext
  const nameOf = ({ details }: Named) => unbranding.name(inLanguage(details, lang)?.name ?? '')
  const days = 'itinerary' in item ? await presentDays(item, viewContext) : []
  const onDays = new Set(days.flatMap(({ pictures }) => pictures.map(({ url }) => url)))
  return [
    {
      kind,
      ...presentTexts(item.details, viewContext),
      places: placesOf(item, nameOf, lang),
      facts: factsOf(item),
      itinerary: days,
      lodging: [],
      pictures: picturesOf(item)
        .map((each) => presentPicture(each, viewContext))
        .filter(({ url }) => !onDays.has(url)),
    },
  ]
}

async function readLanding(kind: Kind, id: string, { context }: ViewContext) {
  try {
    return await context.within(operationsOfKind[kind].landingDetail, { id })
  } catch (error) {
    if (error instanceof Failure && error.name === 'NOT_FOUND_ERROR') return undefined
    throw error
  }
}

/** The wide ones of the slider first; no upright cards where there are others. */
function picturesOf({ media, mainImage }: Landing): Media[] {
  const pictures = media.filter(({ type }) => type === 'image')
  const at = (wanted: Media['position']) => pictures.filter(({ position }) => position === wanted)
  const wide = [...at('slider'), ...at('detail')]
  if (wide.length > 0) return wide
  return mainImage && pictures.length === 0 ? [mainImage] : pictures
}

/** Where an item is, or what it leads through. */
function placesOf(item: Landing, nameOf: (item: Named) => string, lang: Language): string[] {
  if ('destinations' in item) {
    const places = stopsOf(item).flatMap((id) => item.destinations.filter((each) => each.id === id))
    return places.map(nameOf)
  }
  if ('destination' in item) return [nameOf(item.destination)]
  return [item.region, item.country].map(({ name, names }) => names[lang] ?? name)
}

/** The stops in their order; a place may come twice, where days lead back to it. */
function stopsOf({ itinerary, destinationIds }: Extract<Landing, { itinerary: unknown }>) {
  const named = itinerary.flatMap(({ destinationId }) => destinationId ?? [])
  const stops = named.filter((id, index) => id !== named[index - 1])
  return stops.length > 0 ? stops : destinationIds
}

/** Facts of an item of which nothing is known. */
export const noFacts: ClientViewItem['facts'] = {
  days: null,
  nights: null,
  stars: null,
  durationMinutes: null,
  startTimes: [],
  level: null,
  minAge: null,
  guideLanguages: [],
  groupSize: null,
  address: null,
  checkIn: null,
  checkOut: null,
  altitude: null,
  bestMonths: [],
}

/** Returns the known facts of an item, each if its kind has it; never its price. */
function factsOf(item: Landing): ClientViewItem['facts'] {
  const known = Object.keys(noFacts).filter((name) => name in item)
  const facts = Object.fromEntries(known.map((name) => [name, Reflect.get(item, name) as unknown]))
  return {
    ...noFacts,
    ...facts,
    stars: 'rooms' in item ? item.category : null,
    bestMonths: 'months' in item && item.months ? bestOf(item.months) : [],
  }
}

/** The months that are ideal; where none is, those that are good. None where all are alike. */
function bestOf(months: Months): number[] {
  for (const state of recommendedStates) {
    const best = months.flatMap((each, index) => (each === state ? [index + 1] : []))
    if (best.length > 0) return best.length === months.length ? [] : best
  }
  return []
}
