import type { Kind } from '#contract/base/kinds.ts'
import type { Names } from '#contract/catalogue/facts/details.ts'
import { readDestinationCards } from '#server/features/catalogue/cards/destination-cards.ts'
import { readHotelCards } from '#server/features/catalogue/cards/hotel-cards.ts'
import { readTourCards } from '#server/features/catalogue/cards/tour-cards.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { AnsweredItem } from '../editable-part.ts'

/** Another item within a detail, as a version keeps it. */
interface Part {
  id: string
  details: Names
}

/** The lists of a detail that hold other items whole: they have versions of their own. */
const readers = {
  destinations: readDestinationCards,
  tours: readTourCards,
  hotels: readHotelCards,
} as const

type PartList = keyof typeof readers

const lists = Object.keys(readers) as PartList[]

/**
 * The detail of a version with the items that it led to as they are now; those that are gone by name. A version
 * has no draft: that is of today.
 */
export async function withParts(tx: Tx, kind: Kind, item: AnsweredItem): Promise<AnsweredItem> {
  const whole: AnsweredItem = { ...item, draft: null }
  for (const list of lists) {
    const parts = item[list] as Part[] | undefined
    if (parts === undefined || parts.length === 0) continue
    const ids = parts.map(({ id }) => id)
    const cards = await readers[list](tx, { visibility: 'all', ids })
    const cardOf = new Map(cards.map((card) => [card.id, card]))
    whole[list] = parts.map((part) => cardOf.get(part.id) ?? part)
  }
  return kind === 'package' ? { ...whole, packageMedia: item['media'] } : whole
}
