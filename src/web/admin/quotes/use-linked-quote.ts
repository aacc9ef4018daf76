import { useQuery } from '@tanstack/react-query'
import { quoteOperations } from '#contract/quotes.ts'
import { askedOf } from '../kit/list/asked.ts'
import { operationQuery } from '../queries.ts'

/** One quote by its id, wherever it stands in the list; undefined while unknown. */
export function useLinkedQuote(id: string | undefined) {
  const asked = askedOf(quoteOperations.listQuote.input, { quoteId: id, limit: 1 })
  const { data } = useQuery({
    ...operationQuery('listQuote', asked),
    enabled: asked.quoteId !== undefined,
  })
  return id === undefined ? undefined : data?.list[0]
}
