import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PanelList } from '#contract/accounts/saved-views.ts'
import type { AnswerOf } from '#contract/index.ts'
import { panelCall } from '../../api/panel-call.ts'
import { operationQuery } from '../../api/queries.ts'
import { useFailureToast } from '../../layout/text/failure-text.ts'

/** The views of a list that the user has, and the columns that they chose for it. */
export function useListViews(list: PanelList) {
  const { data } = useQuery(operationQuery('listViews', { list }))
  return { views: data?.list ?? [], columns: data?.columns ?? null }
}

/** Remembers the columns of a list; they show at once. */
export function useSetColumns(list: PanelList): (columns: string[] | null) => void {
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const { queryKey } = operationQuery('listViews', { list })
  const { mutate } = useMutation({
    mutationFn: (columns: string[] | null) => panelCall('setColumns', { list, columns }),
    // One after another: the last choice is the one that stays.
    scope: { id: `columns of ${list}` },
    onMutate: (columns) => {
      void client.cancelQueries({ queryKey })
      client.setQueryData<AnswerOf<'listViews'>>(queryKey, (before) => ({
        list: before?.list ?? [],
        columns,
      }))
    },
    onError: (failure) => {
      showFailure(failure)
      return client.invalidateQueries({ queryKey })
    },
  })
  return mutate
}
