import {
  type ListQuery,
  readListQuery,
  type SortName,
  sortsOf,
} from '#contract/base/addresses/list-query.ts'
import type { ListKind } from '#contract/base/addresses/addresses.ts'
import type { PageContext } from '#web/page-context.ts'
import { fixedValues, priceValues } from './fixed-values.ts'
import { applyListQuery, dropUnknownValues, type ListEntry, type ListResult } from './facets.ts'

/** Content of a list page, and the query it is the answer to. */
export interface ListView<Card> extends ListResult<Card> {
  query: ListQuery
  sorts: readonly SortName[]
}

export function toListView<Card>(
  kind: ListKind,
  entries: readonly ListEntry<Card>[],
  request: Request,
  page: Pick<PageContext, 'language' | 't'>,
): ListView<Card> {
  const sorts = sortsOf(kind)
  const asked = readListQuery(new URL(request.url).searchParams, sorts)
  const fixed = fixedValues(kind, page)
  const prices = entries.flatMap(({ price }) => price ?? [])
  if (prices.length > 0) fixed.set('price', priceValues(prices, asked.chosen.price ?? [], page))
  const query = dropUnknownValues(entries, asked, fixed)
  return { ...applyListQuery(entries, query, fixed), query, sorts }
}
