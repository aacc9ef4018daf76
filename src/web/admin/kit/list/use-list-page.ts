import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { z } from 'zod'
import type { AnswerOf, OperationName, PayloadOf } from '#contract/index.ts'
import { operationQuery } from '../api/queries.ts'
import { toValidInput, pageOf } from './valid-input.ts'
import { type ListState, useListState } from './list-state.ts'

/** The operations that answer a page of a list, and how long it is. */
type ListName = {
  [Name in OperationName]: AnswerOf<Name> extends { list: unknown[]; total: number } ? Name : never
}[OperationName]

interface Options {
  /** Returns the parameters beside search, page and order. */
  wanted: (state: ListState) => Record<string, unknown>
  refetchInterval?: number
}

/** The page of a list that the address tells; the server searches, narrows and sorts it. */
export function useListPage<Name extends ListName>(
  name: Name,
  input: z.ZodObject,
  { wanted, refetchInterval }: Options,
) {
  const { state, change } = useListState()
  const payload = toValidInput(input, { ...pageOf(state), ...wanted(state) }) as PayloadOf<Name>
  const query = useQuery({
    ...operationQuery(name, payload),
    // What was found before stays in sight, and the field keeps the focus.
    placeholderData: keepPreviousData,
    ...(refetchInterval && { refetchInterval }),
  })
  useLastPage(query.isPlaceholderData ? undefined : query.data, state, change)
  return { query, state, change, payload }
}

type ListPage = ReturnType<typeof useListState>

/** Goes to the last page there is where an address, or a deletion, leads behind it. */
function useLastPage(
  answer: AnswerOf<ListName> | undefined,
  { page, pageSize }: ListState,
  change: ListPage['change'],
): void {
  const last = answer && Math.max(1, Math.ceil(answer.total / pageSize))
  useEffect(() => {
    if (last !== undefined && page > last) change({ page: String(last) })
  })
}
