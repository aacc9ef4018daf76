import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Quote } from '#contract/requests/quote-fields.ts'

const openKey = 'open'

/** The request that the address says is open. */
export function useOpenRequest() {
  const [params, setParams] = useSearchParams()
  const openId = params.get(openKey) ?? undefined
  const change = useCallback(
    (id: string | undefined) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current)
          if (id) next.set(openKey, id)
          else next.delete(openKey)
          return next
        },
        // Opening is a step that Back undoes; leafing through and closing are not.
        { replace: Boolean(openId), preventScrollReset: true },
      ),
    [openId, setParams],
  )
  return { openId, open: change, close: () => change(undefined) }
}

/**
 * Tells the request before or after the open one, in the list's order. One that leaves the list by
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
