import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useFailureToast } from '../layout/text/failure-text.ts'
import { patchCachedItem, restoreCache } from '../api/patch-cache.ts'

interface ToggleOptions {
  id: string
  /** Toggles of one name and thing run one after another. */
  name: string
  /** The new value. */
  patch: Record<string, unknown>
  toggle: () => Promise<object>
}

/** Changes a flag everywhere at once and puts it back, with a toast, when the server refuses. */
export function useToggle({ id, name, patch, toggle }: ToggleOptions) {
  const client = useQueryClient()
  const showFailure = useFailureToast()
  return useMutation({
    scope: { id: `${name}-${id}` },
    mutationFn: toggle,
    onMutate: () => patchCachedItem(client, id, patch),
    onError: (failure, _input, before) => {
      if (before) restoreCache(client, before)
      showFailure(failure)
    },
    onSuccess: (answer) => void patchCachedItem(client, id, { ...answer }),
    // A tour that is disabled loses its stars as well, and details carry a new moment of change.
    onSettled: () => void client.invalidateQueries({ refetchType: 'active' }),
  })
}
