import { kindFacts, type PlainKind, plainKinds, type PluralOf } from '#contract/base/kinds.ts'
import type { Cards } from '#contract/catalogue/kinds/cards.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import type { Named } from '#web/shared/ui/names.tsx'
import { type ItemCard, partToCard } from '../cards/item-card.ts'

type PlainCard = Cards[PlainKind]

/** Items of a kind that pages show by picture, name, place and summary alone. */
export interface PlainGroup {
  kind: PluralOf<PlainKind>
  cards: ItemCard[]
}

/** Converts the items of each plain kind to cards; `names` are those of destinations, where the page does not say them. */
export function toPlainGroups<Item extends PlainCard>(
  itemsOf: (kind: PluralOf<PlainKind>) => readonly Item[],
  language: Language,
  names?: ReadonlyMap<string, Named>,
  more: (item: Item) => Partial<ItemCard> = () => ({}),
): PlainGroup[] {
  return plainKinds.map((kind) => ({
    kind: kindFacts[kind].plural,
    cards: itemsOf(kindFacts[kind].plural).map((item) => ({
      ...partToCard(kind, item, language, names?.get(item.destinationId)),
      ...more(item),
    })),
  }))
}
