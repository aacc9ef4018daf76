import { useQueryClient } from '@tanstack/react-query'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { MissedSearch } from '#contract/editing/missed-searches.ts'
import { toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import { useFailureToast } from '#web/admin/kit/layout/text/failure-text.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'

/** Takes a search out of the diary; what is missed again comes back, so that nobody is asked first. */
export function useDismissal(): (search: MissedSearch) => Promise<void> {
  const t = usePanelTexts()
  const client = useQueryClient()
  const showFailure = useFailureToast()
  return async ({ keyword, lang }) => {
    try {
      await panelCall('dismissMissedSearch', { keyword, lang })
      toastSuccess(t('missed.dismissed', { keyword }))
    } catch (failure) {
      showFailure(failure)
    }
    await client.invalidateQueries({ queryKey: ['listMissedSearches'] })
  }
}
