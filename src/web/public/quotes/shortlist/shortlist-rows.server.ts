import { isPlain, kindFacts, type Kind, type PlainKind } from '#contract/base/kinds.ts'
import type { ItineraryCard } from '#contract/catalogue/kinds/cards.ts'
import type { Months } from '#contract/catalogue/facts/seasons.ts'
import type { PageContext } from '#web/page-context.ts'
import { itineraryToCard, tourToFactCard } from '#web/public/catalogue/cards/fact-cards.server.ts'
import { nightsText } from '#web/shared/i18n/fact-labels.ts'
import {
  destinationToCard,
  hotelToLine,
  type ItemCard,
  named,
  partToCard,
} from '#web/public/catalogue/cards/item-card.ts'
import { monthLine, type SeasonalStop } from '#web/public/catalogue/facts/month-line.server.ts'
import type { Catalogue } from '#web/public/catalogue/places/read-catalogue.server.ts'

/** An item as the shortlist shows it. */
export interface ShortlistRow extends ItemCard {
  kind: Kind
  /** `kind:id` */
  item: string
  /** A hotel's. */
  stars?: number
  /** How good each month is for it, where that is known. */
  months: Months | null
  /** How many it takes, where that is known. */
  nights: { min: number; max: number } | null
  /** The destinations that it lies in or leads to, in their order. */
  places: string[]
  /** The items that are part of it, as `kind:id`. */
  holds: string[]
}

/** The visible catalogue, the names and months of its destinations by id, and the page that it is made for. */
export interface RowContext extends PageContext {
  all: Catalogue
  names: ReadonlyMap<string, SeasonalStop>
  /** Chosen month, 1 to 12, for the prices. */
  month?: number | undefined
}

type Row = Omit<ShortlistRow, 'kind' | 'item' | 'holds'> & Partial<Pick<ShortlistRow, 'holds'>>

/** An item by the name that an address gives it; nothing where it is missing or hidden. */
export function toRow(item: string, context: RowContext): ShortlistRow | undefined {
  const [kind = '', id = ''] = item.split(':')
  if (!isKind(kind)) return undefined
  const row = isPlain(kind) ? plainRow(kind, id, context) : rowOf[kind](id, context)
  return row && { holds: [], ...row, kind, item }
}

const isKind = (kind: string): kind is Kind => Object.hasOwn(kindFacts, kind)

const rowOf: Record<
  Exclude<Kind, PlainKind>,
  (id: string, context: RowContext) => Row | undefined
> = {
  destination: (id, context) =>
    rowWith(context.all.destinations, id, (item) => {
      const { language, t } = context
      const facts = [monthLine(item, context), nightsText(item.nightsAdvised, t)]
      const card = destinationToCard(item, language)
      return {
        ...card,
        facts: facts.filter(Boolean).join(' · '),
        months: item.months,
        nights: item.nightsAdvised,
        places: [id],
      }
    }),
  circuit: (id, context) =>
    rowWith(context.all.circuits, id, (item) => journeyRow('circuit', item, context)),
  package: (id, context) =>
    rowWith(context.all.packages, id, (item) => journeyRow('package', item, context)),
  tour: (id, context) =>
    rowWith(context.all.tours, id, (item) => ({
      ...tourToFactCard(item, context, context.names.get(item.destinationId)),
      months: item.months,
      nights: null,
      places: [item.destinationId],
    })),
  hotel: (id, { all, names, language }) =>
    rowWith(all.hotels, id, (item) => ({
      ...hotelToLine(item, language),
      kicker: [names.get(item.destinationId) ?? []].flat().map(named),
      months: null,
      nights: null,
      places: [item.destinationId],
    })),
}

function plainRow(kind: PlainKind, id: string, { all, names, language }: RowContext) {
  return rowWith(all[kindFacts[kind].plural], id, (item) => ({
    ...partToCard(kind, item, language, names.get(item.destinationId)),
    months: null,
    nights: null,
    places: [item.destinationId],
  }))
}

function journeyRow(kind: 'circuit' | 'package', item: ItineraryCard, context: RowContext): Row {
  const card = itineraryToCard(kind, item, context, context.names)
  const nights = { min: item.nights, max: item.nights }
  const holds = [
    ...item.destinationIds.map((id) => `destination:${id}`),
    ...item.tourIds.map((id) => `tour:${id}`),
    ...item.hotelIds.map((id) => `hotel:${id}`),
  ]
  return { ...card, months: item.months, nights, places: item.destinationIds, holds }
}

function rowWith<Item extends { id: string }>(
  list: readonly Item[],
  id: string,
  toRow: (item: Item) => Row,
): Row | undefined {
  const item = list.find((each) => each.id === id)
  return item && toRow(item)
}
