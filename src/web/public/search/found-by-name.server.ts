import type { Details } from '#contract/catalogue/details.ts'
import type { Language } from '#contract/languages.ts'
import { slugOf } from '#contract/addresses.ts'
import { nameOf } from '../catalogue/item-card.ts'

/** The items whose name contains the keyword, capitals and accents aside: kinds that the search operation leaves out. */
export function foundByName<Item extends { details: Details }>(
  items: readonly Item[],
  keyword: string,
  language: Language,
): Item[] {
  const wanted = slugOf(keyword)
  if (wanted === '') return []
  return items.filter(({ details }) => slugOf(nameOf(details, language).name).includes(wanted))
}
