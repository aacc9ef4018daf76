import { useState } from 'react'
import type { Quote } from '#contract/quotes/quote-fields.ts'
import type { useListState } from '#web/admin/kit/list/list-state.ts'

const openKey = 'open'

/** The quote that the address says is open. Opening leaves the list on its page, and what it is narrowed by. */
export function useOpenQuote({ state, change }: ReturnType<typeof useListState>) {
  const openId = state.filters[openKey]
  const show = (id: string | null) =>
    change(
      { [openKey]: id, page: state.page > 1 ? String(state.page) : null },
      // Leafing through and closing are no steps.
      { isStep: openId === undefined },
    )
  return { openId, open: (id: string) => show(id), close: () => show(null) }
}

/**
 * Tells the quote before or after the open one, in the list's order. One that leaves the list by
 * being read keeps its neighbours; where none is open, both ways lead to the first.
 */
export function useNeighbours(list: readonly Quote[] | undefined, openId: string | undefined) {
  const [around, setAround] = useState<readonly Quote[]>([])
  const isListed = list?.some(({ id }) => id === openId)
  if (list && isListed && list !== around) setAround(list)
  const shown = (isListed ? list : around) ?? []
  const place = shown.findIndex(({ id }) => id === openId)
  return (step: 1 | -1): string | undefined => (place < 0 ? list?.[0]?.id : shown[place + step]?.id)
}
