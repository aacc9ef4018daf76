import type { NewsEntry, NewsField } from '#contract/trade/news.ts'
import type { itemPublications } from '#server/platform/db/schema/index.ts'
import type { SellingField } from '#server/features/catalogue/publication-log/selling-fields.ts'

/** An item as the publication log has it. */
export type ItemPublication = Pick<
  typeof itemPublications.$inferSelect,
  'itemId' | 'kind' | 'shown' | 'turns' | 'fields' | 'names'
>

/** News without a name in one language. */
export type NewsFacts = Omit<NewsEntry, 'name'>

const sellingFields = [
  'itinerary',
  'days',
  'destinations',
  'hotels',
  'months',
  'validity',
  'status',
] as const satisfies readonly (SellingField & NewsField)[]

/**
 * Returns the news of an item for an agent who knew it as it was at `since`: new, gone, or changed selling points.
 * Undefined if there are none, also if it came and went meanwhile.
 */
export function newsOfItem(item: ItemPublication, since: Date): NewsFacts | undefined {
  const { itemId: id, kind, shown, turns, fields, names } = item
  // They come and go by turns, and the first one kept is a coming.
  const wasShown = turns.filter((turn) => turn < since).length % 2 === 1
  const about = { kind, id, names }
  const turn = turns.at(-1)
  if (shown !== wasShown && turn) {
    return { ...about, change: shown ? 'new' : 'withdrawn', fields: [], at: turn }
  }
  if (!shown) return undefined
  const changed = sellingFields.flatMap((field) => {
    const at = new Date(fields[field] ?? 0)
    return at < since ? [] : [{ field, at }]
  })
  const [latest] = changed.map(({ at }) => at).toSorted((a, b) => b.getTime() - a.getTime())
  if (!latest) return undefined
  return { ...about, change: 'changed', fields: changed.map(({ field }) => field), at: latest }
}
